import { describe, expect, it } from "vitest";
import { deadlineOf, free, mayTalk, missing } from "@/app/table/at";
import type { GameInfo } from "@/games/catalogue";
import type { Seat, State, TableState } from "@/session/types";

const SEAT: Seat = {
  user: "ana", name: "Ana", policy: "forfeit", bot: "", ready: false, absent: false, left: false, won: 0, points: 0, connected: true,
};
const seat = (name: string, more: Partial<Seat> = {}): Seat => ({ ...SEAT, user: name.toLowerCase(), name, ...more });
const table = (seats: (Seat | null)[], more: Partial<TableState> = {}): TableState => ({
  code: "K7QX2M", game: "share", phase: "lobby", admin: "ana", commitment: null, options: {}, settings: { ask_ready: true }, seats, watchers: 0, ...more,
});

describe("a table in its lobby", () => {
  it("waits for players, and for the others to be ready; bots are", () => {
    const waiting = table([seat("Ana"), seat("Leo"), seat("random", { user: "", bot: "random" }), null]);
    expect(missing(waiting, 4)).toEqual({ more: 1, unready: ["Leo"] });
    expect(free(waiting)).toBe(1);
  });

  it("counts nobody who has left", () => {
    const left = table([seat("Ana"), seat("Leo", { left: true })]);
    expect(missing(left, 2)).toEqual({ more: 1, unready: [] });
    expect(free(left)).toBe(1);
  });

  it("does not wait for readiness where it is not asked for", () => {
    const eager = table([seat("Ana"), seat("Leo")], { settings: { ask_ready: false } });
    expect(missing(eager, 2)).toEqual({ more: 0, unready: [] });
  });
});

describe("a deadline", () => {
  const state = (deadline: number | null, running = true) =>
    ({ view: { deadline }, clock: { at: 0, match: 30_000, running } }) as unknown as State;

  it("is told by the clock of this device, whatever that says", () => {
    expect(deadlineOf({ state: state(50_000), arrived: 1_000_000 })).toBe(1_020_000);
  });

  it("does not come near while the table is paused", () => {
    expect(deadlineOf({ state: state(50_000, false), arrived: 1 })).toBeNull();
    expect(deadlineOf({ state: state(null), arrived: 1 })).toBeNull();
  });
});

describe("talking", () => {
  const talks = (more: Partial<TableState>, chat = true, seated: number | null = 0) =>
    mayTalk({ table: table([], more), game: { chat } as GameInfo, seat: seated, admin: false });

  it("is for those who sit, where the game has talk", () => {
    expect([talks({}), talks({}, false), talks({}, true, null)]).toEqual([true, false, false]);
  });

  it("may be switched off for the match by an option", () => {
    const options = { chat: false };
    expect([talks({ options }), talks({ options, phase: "playing" })]).toEqual([true, false]);
  });
});
