// Cards, and what a view of playone says about them. Pure.
import type { PlayoneState } from "@/generated/views";
import { valuesOf, waysTo } from "@/games/legal";
import type { View } from "@/session/types";

export type Card = NonNullable<PlayoneState["topCard"]>;
export const COLORS = ["RED", "BLUE", "GREEN", "YELLOW"] as const;
export type Color = (typeof COLORS)[number];

export const PLAY = "INTENT_PLAY_CARD";
export const DRAW = "INTENT_DRAW";
export const CHOOSE = "INTENT_CHOOSE_COLOR";
export const START = "INTENT_START_ROUND";

const KINDS = ["NUMBER", "SKIP", "REVERSE", "DRAW_TWO", "WILD", "WILD_DRAW_FOUR"];
const WILD_COMES_LAST = COLORS.length;

export const colorOf = (name: string | null): Color | null => COLORS.find((color) => color === name) ?? null;

function place(card: Card): number {
  const color = colorOf(card.color);
  const group = color ? COLORS.indexOf(color) : WILD_COMES_LAST;
  return group * 100 + KINDS.indexOf(card.kind) * 10 + (card.number ?? 0);
}

/** A hand as one would hold it: by colour, then numbers, then actions, the wild ones last. */
export const inOrder = (hand: readonly Card[]): Card[] => [...hand].sort((one, other) => place(one) - place(other));

/** The cards that may be laid now. */
export const playable = (view: View): ReadonlySet<unknown> =>
  new Set(waysTo(view, PLAY).flatMap((way) => valuesOf(way.data.cardId)));

/** How many cards of a hand have each colour. */
export const tally = (hand: readonly Card[], color: Color): number => hand.filter((card) => card.color === color).length;

/** What stands in the corners of a card that makes others draw. */
export const SIGNS: Readonly<Record<string, string>> = { DRAW_TWO: "+2", WILD_DRAW_FOUR: "+4" };

/** A card as it is called, with all that stands on it: who speaks to the page says what they read. */
export function withSign({ kind }: Card, name: string): string {
  const sign = SIGNS[kind];
  return sign === undefined || name.includes(sign) ? name : `${name} (${sign})`;
}

/** The cards that were not there before. */
export function fresh(before: readonly Card[], now: readonly Card[]): Card[] {
  const known = new Set(before.map((card) => card.id));
  return now.filter((card) => !known.has(card.id));
}
