import { describe, expect, it } from "vitest";
import { BEGINNING, obey, type Order, orderOf, type Playing } from "@/app/replay/player";

const after = (playing: Playing, ...orders: Order[]) => orders.reduce(obey, playing);
const MIDDLE: Playing = { ...BEGINNING, at: 3, last: 6 };

describe("going through a match", () => {
  it("one step on is shown on the same board, so that it moves", () => {
    expect(after(MIDDLE, { do: "go", to: 4 })).toMatchObject({ at: 4, leaps: 0 });
    expect(after(MIDDLE, { do: "next" }, { do: "next" })).toMatchObject({ at: 5, leaps: 0 });
  });

  it("any other way is a leap, after which a board begins anew", () => {
    expect(after(MIDDLE, { do: "go", to: 2 })).toMatchObject({ at: 2, leaps: 1 });
    expect(after(MIDDLE, { do: "go", to: 5 })).toMatchObject({ at: 5, leaps: 1 });
  });

  it("stays between the beginning and the end, and where it is that is no leap", () => {
    expect(after(MIDDLE, { do: "go", to: 99 }).at).toBe(6);
    expect(after({ ...MIDDLE, at: 0 }, { do: "go", to: -1 })).toMatchObject({ at: 0, leaps: 0 });
  });

  it("knows the keys of players of films", () => {
    const reached = (key: string) => {
      const order = orderOf(key, MIDDLE);
      return order && obey(MIDDLE, order).at;
    };
    expect(["ArrowRight", "ArrowLeft", "Home", "End", " ", "x"].map(reached)).toEqual([4, 2, 0, 6, 3, null]);
  });
});

describe("playing by itself", () => {
  it("stops at the end, and begins anew from there", () => {
    const ended = after({ ...MIDDLE, at: 5 }, { do: "toggle" }, { do: "next" });
    expect(ended).toMatchObject({ at: 6, running: false });
    expect(after(ended, { do: "toggle" })).toMatchObject({ at: 0, running: true });
  });

  it("stops when somebody takes it into their hands", () => {
    expect(after(MIDDLE, { do: "toggle" }, { do: "go", to: 1 }).running).toBe(false);
    expect(after(MIDDLE, { do: "toggle" }, { do: "toggle" }).running).toBe(false);
  });

  it("does not begin where there is nothing to play", () => {
    expect(after(BEGINNING, { do: "toggle" }).running).toBe(false);
  });

  it("goes on while more of the match arrives", () => {
    expect(after(MIDDLE, { do: "toggle" }, { do: "grow", last: 9 })).toMatchObject({ at: 3, last: 9, running: true, leaps: 0 });
  });
});
