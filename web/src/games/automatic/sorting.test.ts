import { describe, expect, it } from "vitest";
import { sorted } from "@/games/automatic/sorting";

describe("a state of any game", () => {
  it("is sorted into what each player has and the rest", () => {
    const { rows, facts } = sorted({ points: [3, 0], round: 2, hand: ["a", "b", "c"] }, 2);
    expect(rows).toEqual([["points", [3, 0]]]);
    expect(facts).toEqual([
      ["round", 2],
      ["hand", ["a", "b", "c"]],
    ]);
  });

  it("shows the parts of each player side by side", () => {
    const { rows } = sorted({ players: [{ cards: 7 }, { cards: 2, out: true }] }, 2);
    expect(rows).toEqual([
      ["cards", [7, 2]],
      ["out", [undefined, true]],
    ]);
  });
});
