import { describe, expect, it } from "vitest";
import { mayWatch, standing } from "@/app/join/standing";
import type { Found } from "@/session/entering";
import type { Me } from "@/session/keeping";

const FOUND: Found = {
  id: "t", gamecode: "K7QX2M", game: "share", gameType: "PUBLIC", phase: "lobby", seats: [], maxPlayers: 3, playerCount: 1, settings: { spectators: 100 },
};
const at = (more: Partial<Found>, somebody: Partial<Me> | null = null) => standing({ ...FOUND, ...more }, somebody as Me | null);

describe("a table that somebody has found", () => {
  it("has a seat while it waits for players", () => {
    expect(at({})).toBe("free");
  });

  it("may be full", () => {
    expect(at({ playerCount: 3 })).toBe("full");
  });

  it("takes nobody in once its match is on, unless it is for latecomers too", () => {
    expect(at({ phase: "playing" })).toBe("started");
    expect(at({ phase: "paused" })).toBe("started");
    expect(at({ phase: "playing", settings: { late: true } })).toBe("free");
  });

  it("has seats again between two matches", () => {
    expect(at({ phase: "over" })).toBe("free");
  });

  it("that is not for everybody takes an account", () => {
    expect([at({ gameType: "PRIVATE" }), at({ gameType: "ORGANIZATION" }, { guest: true })]).toEqual(["account", "account"]);
    expect(at({ gameType: "PRIVATE" }, { guest: false })).toBe("free");
  });

  it("may be closed, and then there is nothing to watch", () => {
    expect(at({ phase: "closed", playerCount: 3 })).toBe("closed");
    expect([mayWatch({ ...FOUND, phase: "closed" }), mayWatch(FOUND), mayWatch({ ...FOUND, settings: { spectators: 0 } })]).toEqual([false, true, false]);
  });
});
