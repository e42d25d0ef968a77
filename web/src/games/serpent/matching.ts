// Right parts laid beside left ones, until all are matched. Pure.
import type { SerpentState } from "@/generated/views";

type CardData = NonNullable<SerpentState["cardData"]>;
export type Pair = NonNullable<CardData["sentencePairs"]>[number];

/** For each left part the place of the right one that was laid there; null where there is none. */
export type Matching = readonly (number | null)[];

export const unmatched = (pairs: readonly Pair[]): Matching => pairs.map(() => null);

/** A right part comes to a left one. If it lay elsewhere, the two change places. */
export function matched(matching: Matching, left: number, right: number): Matching {
  const [from, there] = [matching.indexOf(right), matching[left] ?? null];
  return matching.map((here, index) => (index === left ? right : index === from ? there : here));
}

export const takenBack = (matching: Matching, left: number): Matching => matching.map((here, index) => (index === left ? null : here));

/** The right parts that lie nowhere yet. */
export const unused = (matching: Matching): readonly number[] => matching.map((_, right) => right).filter((right) => !matching.includes(right));

export const isComplete = (matching: Matching): boolean => !matching.includes(null);

/** The first left part that has nothing yet, from one on. */
export function nextFree(matching: Matching, from: number): number | null {
  const order = matching.map((_, index) => (from + index) % matching.length);
  return order.find((left) => matching[left] === null) ?? null;
}

/** As players send it. */
export const matchesOf = (pairs: readonly Pair[], matching: Matching) =>
  pairs.map(({ id, left }, index) => ({ pairId: id, leftText: left, rightText: pairs[matching[index] ?? -1]?.right ?? "" }));
