import { describe, expect, it } from "vitest";
import { NEAREST, panned, seen, showing, whole, zoomed } from "@/games/colors/camera";

const FRAME = { x: -200, y: -150, width: 400, height: 300 };
const ALL = whole(FRAME);

describe("the camera", () => {
  it("shows everything at first, and cannot be moved then", () => {
    expect(seen(ALL, FRAME)).toEqual(FRAME);
    expect(panned(ALL, FRAME, { x: 50, y: 50 })).toEqual(ALL);
  });

  it("comes no nearer than it may, and goes no further than everything", () => {
    expect(zoomed(ALL, FRAME, 100).zoom).toBe(NEAREST);
    expect(zoomed(ALL, FRAME, 0.01)).toEqual(ALL);
  });

  it("leaves the point that is zoomed at where it is", () => {
    const at = { x: 40, y: -30 };
    const box = seen(zoomed(ALL, FRAME, 2, at), FRAME);
    expect((at.x - box.x) / box.width).toBeCloseTo((at.x - FRAME.x) / FRAME.width);
    expect((at.y - box.y) / box.height).toBeCloseTo((at.y - FRAME.y) / FRAME.height);
  });

  it("never looks beyond the edge", () => {
    const box = seen(panned(zoomed(ALL, FRAME, 2), FRAME, { x: 999, y: -999 }), FRAME);
    expect(box.x + box.width).toBe(FRAME.x + FRAME.width);
    expect(box.y).toBe(FRAME.y);
  });

  it("follows the hexagon that has the focus, no further than needed", () => {
    const near = zoomed(ALL, FRAME, 2);
    expect(showing(near, FRAME, { x: 10, y: 10 })).toEqual(near);
    const box = seen(showing(near, FRAME, { x: 160, y: 0 }), FRAME);
    expect(box.x + box.width).toBeGreaterThanOrEqual(160);
  });
});
