// How a game's names and values are said, by its own texts where it has them.
import type { Wording } from "@/games/forms/Field";
import type { Schema, TableState } from "@/session/types";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";

const WORDS = {
  yes: ["yes", "sí"],
  no: ["no", "no"],
  none: ["–", "–"],
  free: ["free seat", "asiento libre"],
} as const;

/** `turn_seconds`, `currentRound`, `INTENT_DRAW`: as one would write them. */
export function humanised(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Values of this game; `prefix` says what the names are of: `option`, `parameter`, `state`. */
export function useWording(game: string, prefix: string, seats: TableState["seats"] = []): Wording {
  const say = useSay(WORDS);
  const own = useGameTexts(game);
  const value = (it: unknown, schema?: Schema): string => {
    if (typeof it === "boolean") return say(it ? "yes" : "no");
    if (it === null || it === undefined) return say("none");
    if (schema?.format === "seat") return seats[Number(it)]?.name ?? say("free");
    if (typeof it === "string") return own(`value:${it}`) ?? it;
    return typeof it === "number" ? String(it) : JSON.stringify(it);
  };
  return { name: (key) => capital(own(`${prefix}:${key}`) ?? humanised(key)), value };
}
