import { describe, expect, it } from "vitest";
import { type GoingOn, liveliest } from "@/session/tables";

const table = (phase: string | null): GoingOn => ({ code: "K7QX2M", game: "share", phase, seats: 3, taken: 2, watching: false });

describe("the tables where one can go on", () => {
  it("begin with the match that is on, and end with those that are over", () => {
    const tables = ["over", null, "lobby", "playing", "paused"].map(table);
    expect(liveliest(tables).map(({ phase }) => phase)).toEqual(["playing", "paused", "lobby", null, "over"]);
  });
});
