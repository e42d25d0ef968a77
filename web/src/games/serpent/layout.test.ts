import { describe, expect, it } from "vitest";
import { body, BOX, CELL, fieldAt, LAST, middle, place } from "@/games/serpent/layout";

const FIELDS = Array.from({ length: LAST }, (_, index) => index + 1);

describe("the serpent", () => {
  it("goes on from each field to the next beside or above it", () => {
    for (const field of FIELDS.slice(1)) {
      const [before, here] = [middle(field - 1), middle(field)];
      expect(Math.abs(before.x - here.x) + Math.abs(before.y - here.y)).toBe(CELL);
    }
  });

  it("begins at the bottom left and ends at the top left", () => {
    expect([middle(1), middle(10), middle(11), middle(100)]).toEqual([
      { x: 50, y: 950 },
      { x: 950, y: 950 },
      { x: 950, y: 850 },
      { x: 50, y: 50 },
    ]);
    expect(body().split("L")).toHaveLength(21);
  });

  it("knows the field that is tapped, and the paper beside it", () => {
    expect(FIELDS.map((field) => fieldAt(middle(field)))).toEqual(FIELDS);
    expect([fieldAt({ x: -3, y: 500 }), fieldAt({ x: 500, y: 1030 })]).toEqual([null, null]);
  });
});

describe("pieces on one field", () => {
  const spots = (count: number, field = 47) => Array.from({ length: count }, (_, index) => place(field, index, count));

  it.each([1, 2, 3, 4, 5, 10])("stand apart when there are %i", (count) => {
    expect(new Set(spots(count).map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });

  it.each([1, 2, 4, 10])("stay on their field when there are %i", (count) => {
    for (const spot of spots(count)) expect(fieldAt(spot)).toBe(47);
  });

  it("line up before the first field, all ten of them on the paper", () => {
    const last = spots(10, 0).at(-1);
    expect(last && last.x + 40 < BOX.x + BOX.width).toBe(true);
  });
});
