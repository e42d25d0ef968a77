import { describe, expect, it } from "vitest";
import { isComplete, matched, matchesOf, nextFree, takenBack, unmatched, unused } from "@/games/serpent/matching";

const PAIRS = [
  { id: "pair_0", left: "Apple", right: "Purple" },
  { id: "pair_1", left: "Banana", right: "Red" },
  { id: "pair_2", left: "Grape", right: "Yellow" },
];

describe("matching pairs", () => {
  const none = unmatched(PAIRS);

  it("is complete when every left part has its right one", () => {
    const all = matched(matched(matched(none, 0, 1), 1, 2), 2, 0);
    expect([isComplete(none), isComplete(all), unused(all)]).toEqual([false, true, []]);
    expect(matchesOf(PAIRS, all)).toEqual([
      { pairId: "pair_0", leftText: "Apple", rightText: "Red" },
      { pairId: "pair_1", leftText: "Banana", rightText: "Yellow" },
      { pairId: "pair_2", leftText: "Grape", rightText: "Purple" },
    ]);
  });

  it("uses a right part once: laid elsewhere, it changes places", () => {
    const laid = matched(matched(none, 0, 1), 1, 2);
    expect(matched(laid, 1, 1)).toEqual([2, 1, null]);
    expect(matched(matched(none, 0, 1), 2, 1)).toEqual([null, null, 1]);
  });

  it("gives back what another part takes the place of", () => {
    expect(unused(matched(matched(none, 0, 1), 0, 2))).toEqual([0, 1]);
  });

  it("can be taken back", () => {
    expect(takenBack(matched(none, 1, 2), 1)).toEqual(none);
  });

  it("goes on with the next that has nothing yet, round and round", () => {
    const two = matched(matched(none, 1, 0), 2, 1);
    expect([nextFree(two, 1), nextFree(matched(two, 0, 2), 0)]).toEqual([0, null]);
  });
});
