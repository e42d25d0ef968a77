import { describe, expect, it } from "vitest";
import { beyond, frameOf, inReadingOrder, middle, SIZE, WIDTH } from "@/games/colors/hexes";

const RADIUS = 3;
const SIDE = [-3, -2, -1, 0, 1, 2, 3];
const BOARD = SIDE.flatMap((q) => SIDE.map((r) => [q, r] as const))
  .filter(([q, r]) => Math.abs(q + r) <= RADIUS)
  .map(([q, r]) => `${q},${r}`);

describe("the board", () => {
  it("has 37 territories, in reading order row by row", () => {
    const order = inReadingOrder(BOARD);
    expect(order).toHaveLength(37);
    expect(order.slice(0, 5)).toEqual(["0,-3", "1,-3", "2,-3", "3,-3", "-1,-2"]);
    expect(order[18]).toBe("0,0");
  });

  it("is seven hexagons wide, and wholly inside its frame", () => {
    const frame = frameOf(BOARD);
    expect(frame.width).toBeGreaterThan(7 * WIDTH);
    for (const { x, y } of BOARD.map(middle)) {
      expect(x - WIDTH / 2).toBeGreaterThanOrEqual(frame.x);
      expect(y + SIZE).toBeLessThanOrEqual(frame.y + frame.height);
    }
  });
});

describe("the arrow keys", () => {
  it("lead to the sides, and stop at the rim", () => {
    expect(beyond(BOARD, "0,0", "ArrowRight")).toBe("1,0");
    expect(beyond(BOARD, "3,0", "ArrowRight")).toBeNull();
    expect(beyond(BOARD, "0,0", "a")).toBeNull();
  });

  it("lead up and down a column, and back the same way", () => {
    for (const start of ["0,0", "1,-1", "-1,1"]) {
      const up = beyond(BOARD, start, "ArrowUp") ?? "";
      expect(beyond(BOARD, up, "ArrowDown")).toBe(start);
      const [column, again] = [middle(start).x, middle(beyond(BOARD, up, "ArrowUp") ?? "").x];
      expect(Math.abs(column - again)).toBeLessThan(1);
    }
  });

  it("reach every territory from the centre", () => {
    const found = new Set(["0,0"]);
    for (const territory of found) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = beyond(BOARD, territory, key);
        if (next) found.add(next);
      }
    }
    expect(found.size).toBe(37);
  });

  it("Home and End lead to the ends of the row", () => {
    expect(beyond(BOARD, "0,0", "Home")).toBe("-3,0");
    expect(beyond(BOARD, "0,0", "End")).toBe("3,0");
  });
});
