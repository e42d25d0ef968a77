// What the front page says of a game, beside what its rules say.
import type { GameInfo } from "@/games/catalogue";

export interface Range {
  least: number;
  most: number;
}

interface Introduction {
  minutes: Range; // how long a match takes among people
  bot: string; // who plays where nobody else is wanted
  players?: Range; // if not all seats are players'
  first?: readonly string[]; // the options that make most of a difference
}

const INTRODUCTIONS: Readonly<Record<string, Introduction>> = {
  snatch: { minutes: { least: 5, most: 10 }, bot: "reciprocal", first: ["variant"] },
  share: { minutes: { least: 15, most: 25 }, bot: "norm", first: ["rounds"] },
  playone: { minutes: { least: 5, most: 10 }, bot: "simple" },
  colors: { minutes: { least: 40, most: 60 }, bot: "strategist" },
  serpent: { minutes: { least: 15, most: 30 }, bot: "student", players: { least: 2, most: 10 }, first: ["gamemaster", "subject", "language"] },
};

export const minutesOf = (game: string): Range | null => INTRODUCTIONS[game]?.minutes ?? null;

/** How many play; a gamemaster does not. */
export function playersOf({ id, seats }: GameInfo): Range {
  return INTRODUCTIONS[id]?.players ?? { least: seats.minimum, most: seats.maximum };
}

/** Options in the order in which one asks for them. */
export function ordered<T>(game: string, options: readonly (readonly [name: string, it: T])[]): readonly (readonly [name: string, it: T])[] {
  const first = INTRODUCTIONS[game]?.first ?? [];
  const place = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);
  return options.toSorted(([one], [other]) => place(one) - place(other));
}

/** The bot one plays against without choosing; `random` for want of another. */
export function usualBot(game: string, bots: readonly string[]): string {
  const usual = INTRODUCTIONS[game]?.bot;
  if (usual && bots.includes(usual)) return usual;
  return bots.find((bot) => bot !== "random") ?? "random";
}
