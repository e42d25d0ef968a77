import { describe, expect, it } from "vitest";
import { clockTime, feedUntil, type Frame, isOwn, type Match, sentencesOf, staysFor, tableOf, type Told } from "@/app/replay/frames";
import type { View } from "@/session/types";

const told = (event: string, to: number[] | null = null): Told => ({ event, to, data: {}, message: `${event}.` });
const frame = (version: number, events: Told[], seat = 0): Frame => ({
  version, at: version * 1000, entry: { version, at: version * 1000, kind: "play", seat, action: "draw" }, events, view: {} as View,
}); // prettier-ignore
const BEGUN = frame(0, []);
const DRAWN = frame(1, [told("drawn"), told("cards", [0])]);
const LAID = frame(2, [told("laid")], 1);
const FRAMES = [BEGUN, DRAWN, LAID];

describe("through a seat’s eyes", () => {
  it("a board hears what the seat heard, and never what another did (G5)", () => {
    const heard = (seat: number | null) => feedUntil(FRAMES, 2, seat).map(({ event }) => event);
    expect([heard(0), heard(1), heard(null)]).toEqual([["drawn", "cards", "laid"], ["drawn", "laid"], ["drawn", "laid"]]);
  });

  it("one step more adds to the end of what was heard, with growing numbers", () => {
    expect(feedUntil(FRAMES, 1, 0).map(({ id }) => id)).toEqual([1, 2]);
    expect(feedUntil(FRAMES, 2, 0).slice(0, 2)).toEqual(feedUntil(FRAMES, 1, 0));
  });

  it("the words are those that it was told", () => {
    const words = (seat: number | null) => sentencesOf(DRAWN, seat);
    expect([words(0), words(1), words(null)]).toEqual([["drawn.", "cards."], ["drawn."], ["drawn."]]);
  });

  it("a move itself is told to whoever made it, and from outside", () => {
    expect([0, 1, null].map((seat) => isOwn(LAID, seat))).toEqual([false, true, true]);
    expect(isOwn({ ...LAID, entry: null }, null)).toBe(false);
  });
});

describe("a step that plays by itself", () => {
  it("stays as long as it takes to read, within bounds, and shorter at a higher speed", () => {
    const long = frame(1, [told("x".repeat(60))]);
    expect(staysFor(BEGUN, null, 1)).toBe(1300);
    expect(staysFor(long, null, 1)).toBeGreaterThan(3000);
    expect(staysFor(frame(1, Array.from({ length: 9 }, () => told("x".repeat(60)))), null, 1)).toBe(6500);
    expect(staysFor(long, null, 2)).toBe(staysFor(long, null, 1) / 2);
  });
});

describe("the table of a replay", () => {
  it("has nobody on a seat that nobody took, and a name for whoever deleted their account", () => {
    const nobody = { name: "", playerId: null, bot: null };
    const match = { game: "playone", seats: [{ ...nobody, name: "Ana" }, nobody, nobody] } as unknown as Match;
    const frames = [{ ...BEGUN, view: { gone: [2] } as unknown as View }];
    const table = tableOf({ match, over: true, seed: null, seat: null, frames }, "somebody");
    expect(table.seats.map((seat) => seat?.name ?? null)).toEqual(["Ana", "somebody", null]);
  });

  it("has a clock that reads as clocks do", () => {
    expect([0, 61_500, 3_725_000].map(clockTime)).toEqual(["0:00", "1:01", "1:02:05"]);
  });
});
