import { describe, expect, it } from "vitest";
import { combatIn, stepsOf } from "@/games/colors/combat";

function told(event: string, numbers: { troops: number; defenders: number; defense: number; left: number }) {
  const data = { seat: 0, defender: "blue", origin: "0,0", target: "1,0", ...numbers };
  const combat = combatIn({ id: 7, event, data, message: "", at: 0 });
  if (!combat) throw new Error("no combat");
  return stepsOf(combat).map(({ name, attackers, defenders }) => [name, attackers, defenders]);
}

describe("the steps of a combat", () => {
  it("are the meeting, the comparison and the end", () => {
    expect(told("combatWon", { troops: 8, defenders: 5, defense: 0, left: 3 })).toEqual([["meet", 8, 5], ["compare", 8, 5], ["end", 3, 0]]);
    expect(told("combatHeld", { troops: 3, defenders: 5, defense: 0, left: 2 }).at(-1)).toEqual(["end", 0, 2]);
    expect(told("combatDraw", { troops: 5, defenders: 5, defense: 0, left: 0 }).at(-1)).toEqual(["end", 0, 0]);
  });

  it("begin with the defence tile, where there is one", () => {
    expect(told("combatWon", { troops: 9, defenders: 5, defense: 3, left: 1 })).toEqual([["meet", 9, 5], ["tile", 6, 5], ["compare", 6, 5], ["end", 1, 0]]);
  });

  it("end there when the tile strikes everybody down", () => {
    expect(told("combatStopped", { troops: 2, defenders: 5, defense: 3, left: 5 })).toEqual([["meet", 2, 5], ["tile", 0, 5], ["end", 0, 5]]);
  });

  it("belong to combats alone", () => {
    expect(combatIn({ id: 1, event: "moved", data: {}, message: "", at: 0 })).toBeNull();
  });
});
