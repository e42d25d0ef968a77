import { describe, expect, it } from "vitest";
import { activity, chosen, counts, heard, type News, NOTHING, SPAN_MS, SPANS } from "@/app/admin/live";
import type { PlayerRow, TableRow } from "@/session/admin";

const player = (name: string, more: Partial<PlayerRow> = {}): PlayerRow => ({ seat: 0, name, playerId: name, bot: null, connected: true, absent: false, left: false, ...more });
const table = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id, code: `CODE${id}`, game: "snatch", phase: "playing", access: "public", problem: null, admin: null, players: [], watchers: 0, variant: null,
  options: {}, match: 1, round: 1, toAct: [], lastEvent: null, createdAt: `2026-01-0${id}T00:00:00Z`, closesAt: null, ...more,
}); // prettier-ignore
const event = (at: string, action = "offer") => ({ kind: "action", action, by: "Ana", at });
const after = (...news: News[]) => news.reduce(heard, NOTHING);
const rounds = (live: typeof NOTHING) => [...live.rows.values()].map(({ id, round }) => [id, round]);

describe("tables as they change", () => {
  it("are what the list says, and then what the stream says", () => {
    const live = after({ what: "list", rows: [table("1"), table("2")] }, { what: "table", row: table("2", { round: 2 }), at: 0 });
    expect(rounds(live)).toEqual([["1", 1], ["2", 2]]); // prettier-ignore
  });

  it("stay as the stream told them while the list was on its way", () => {
    const live = after(
      { what: "reset" },
      { what: "table", row: table("1", { round: 3 }), at: 0 },
      { what: "table", row: table("3"), at: 0 },
      { what: "closed", row: table("2"), at: 0 },
      { what: "list", rows: [table("1", { round: 2 }), table("2")] },
    );
    expect(live.whole).toBe(true);
    expect(rounds(live)).toEqual([["1", 3], ["3", 1]]); // prettier-ignore
  });

  it("that were closed while nobody listened are gone with the next list", () => {
    const live = after({ what: "list", rows: [table("1"), table("2")] }, { what: "reset" }, { what: "list", rows: [table("2")] });
    expect(rounds(live)).toEqual([["2", 1]]);
  });
});

describe("what has happened", () => {
  it("is told once, the latest first; a broken line is no happening", () => {
    const live = after(
      { what: "table", row: table("1", { lastEvent: event("t1") }), at: 1 },
      { what: "table", row: table("1", { lastEvent: event("t1"), watchers: 1 }), at: 2 },
      { what: "table", row: table("1", { lastEvent: event("t2", "accept") }), at: 3 },
    );
    expect(live.happenings.map(({ key, last }) => [key, last?.action])).toEqual([[2, "accept"], [1, "offer"]]); // prettier-ignore
  });

  it("begins with the last event of each table", () => {
    const moment = (hour: number) => event(`2026-01-01T0${hour}:00:00Z`, String(hour));
    const rows = [table("1", { lastEvent: moment(1) }), table("2", { lastEvent: moment(3) }), table("3")];
    const live = after({ what: "list", rows }, { what: "table", row: table("1", { lastEvent: moment(4) }), at: Date.parse(moment(4).at) });
    expect(live.happenings.map(({ key, last }) => [key, last?.action])).toEqual([[3, "4"], [2, "3"], [1, "1"]]); // prettier-ignore
  });

  it("is counted by spans of time, the latest last; what is long past is forgotten", () => {
    const act = (at: number): News => ({ what: "table", row: table("1", { lastEvent: event(String(at)) }), at });
    const now = 1_000 * SPAN_MS;
    const live = after(act(now - 2 * SPANS * SPAN_MS), act(now - SPAN_MS), act(now), act(now + 1));
    expect(activity(live, now).slice(-3)).toEqual([0, 1, 2]);
    expect(live.beats.size).toBe(2);
    expect(activity(live, now + 5 * SPAN_MS).slice(-6)).toEqual([2, 0, 0, 0, 0, 0]);
  });
});

describe("counting", () => {
  it("tells people who are here from those who are away, from bots, and from whoever has left", () => {
    const players = [player("Ana"), player("Leo", { connected: false }), player("b", { bot: "random", playerId: null }), player("Eva", { left: true })];
    const told = counts([table("1", { players, watchers: 2 }), table("2", { phase: "lobby", game: "share", problem: "TABLE_DAMAGED" }), table("3")]);
    expect(told).toMatchObject({ people: 1, away: 1, bots: 1, watchers: 2, problems: 1 });
    expect(told.phases).toMatchObject({ playing: 2, lobby: 1 });
    expect(told.games).toEqual([["snatch", 2], ["share", 1]]); // prettier-ignore
  });
});

describe("choosing tables", () => {
  const rows = [table("1", { players: [player("Álvaro")] }), table("2", { game: "share" }), table("3", { phase: "over" })];
  const ids = (found: readonly TableRow[]) => found.map(({ id }) => id);

  it("is by game, by phase, and by a code or a name, accents or none", () => {
    expect(ids(chosen(rows, { game: "snatch" }, ""))).toEqual(["3", "1"]);
    expect(ids(chosen(rows, { phase: "over" }, ""))).toEqual(["3"]);
    expect(ids(chosen(rows, {}, "alva"))).toEqual(["1"]);
    expect(ids(chosen(rows, {}, "code2"))).toEqual(["2"]);
  });
});
