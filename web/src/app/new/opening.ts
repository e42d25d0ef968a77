// From what somebody chooses to what the server is asked for. Pure.
import type { GameInfo } from "@/games/catalogue";
import { firstsOf, kindOf } from "@/games/forms/schema";
import { playersOf, usualBot } from "@/games/introductions";
import { type NewTable, ORGANISATION, PRIVATE, PUBLIC, type Values } from "@/session/entering";
import type { Schema } from "@/session/types";
import type { Language } from "@/texts/language";

/** With whom one plays: those with the link, anybody, bots alone, those with an account, an organisation. */
export type Company = "link" | "anybody" | "bots" | "accounts" | "organisation";

export interface Choice {
  game: string;
  company: Company;
  organisation: string; // its id
  players: number;
  bot: string;
  options: Values;
  approval: boolean;
  watch: boolean;
  late: boolean;
  absent: string;
  minutes: number; // that somebody may be away
}

export const ABSENT = ["forfeit", "bot", "default", "wait"] as const;

const SECRET = "decks"; // chosen at the table, where everybody sees which they are

/** The options that a form can ask for. */
export const fieldsOf = (game: GameInfo): readonly [string, Schema][] =>
  Object.entries(game.options.properties ?? {}).filter(([name, schema]) => name !== SECRET && kindOf(schema) !== "anything");

/** A game's options to begin with: cards in the language of whoever asks. */
export function optionsOf(game: GameInfo, language: Language): Values {
  const fields = Object.fromEntries(fieldsOf(game));
  const speaks = fields.language?.enum?.includes(language) ?? false;
  return { ...firstsOf(fields), ...(speaks ? { language } : {}) };
}

/** To begin with there is room for everybody who may come; bots are no more than it takes. */
export function choiceOf(game: GameInfo, language: Language, company: Company = "link"): Choice {
  const { least, most } = playersOf(game);
  return {
    game: game.id,
    company,
    organisation: "",
    players: company === "bots" ? least : most,
    bot: usualBot(game.id, game.bots),
    options: optionsOf(game, language),
    approval: false,
    watch: true,
    late: false,
    absent: "forfeit",
    minutes: 0,
  };
}

/** Whoever judges the cards does not race (R11). */
export const isGamemaster = ({ options }: Pick<Choice, "options">): boolean => options.gamemaster === "player";

const LOGIN_TYPES: Readonly<Record<Company, number>> = {
  link: PUBLIC,
  anybody: PUBLIC,
  bots: PUBLIC,
  accounts: PRIVATE,
  organisation: ORGANISATION,
};

const MINUTE_MS = 60_000;
const GRACE_MS = 20_000; // for a connection that comes back

function settingsOf(choice: Choice): Values {
  return {
    private: choice.company !== "anybody" && choice.company !== "organisation",
    approval: choice.approval,
    late: choice.late,
    absent: choice.absent,
    grace_ms: choice.minutes > 0 ? choice.minutes * MINUTE_MS : GRACE_MS,
    ...(choice.watch ? {} : { spectators: 0 }),
  };
}

export function tableOf(choice: Choice): NewTable {
  return {
    game: choice.game,
    options: choice.options,
    settings: settingsOf(choice),
    logintype: LOGIN_TYPES[choice.company],
    maxplayers: choice.players,
    ...(choice.company === "organisation" ? { orgid: choice.organisation } : {}),
  };
}

/** Who takes the other seats, where one plays against bots. */
export const botsOf = (choice: Choice): readonly string[] =>
  Array.from({ length: choice.players - (isGamemaster(choice) ? 0 : 1) }, () => choice.bot);
