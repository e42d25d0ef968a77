import { describe, expect, it } from "vitest";
import { laid, sentenceOf, shifted, takenBack, unlaid } from "@/games/serpent/ordering";

describe("words put in order", () => {
  it("come one after the other, or where they are dropped", () => {
    expect(laid(laid([], 2), 0)).toEqual([2, 0]);
    expect(laid([2, 0], 1, 1)).toEqual([2, 1, 0]);
  });

  it("move from one place of the sentence to another", () => {
    expect([laid([0, 1, 2], 2, 0), laid([0, 1, 2], 0)]).toEqual([[2, 0, 1], [1, 2, 0]]);
    expect([shifted([0, 1, 2], 1, -1), shifted([0, 1, 2], 2, 1)]).toEqual([[1, 0, 2], [0, 1, 2]]);
  });

  it("are taken back to the others", () => {
    expect([takenBack([2, 0], 2), unlaid([0], 3)]).toEqual([[0], [1, 2]]);
  });

  it("are told apart, though they may be the same", () => {
    expect(sentenceOf(["the", "dog", "the"], [2, 1, 0])).toBe("the dog the");
  });
});
