import { describe, expect, it } from "vitest";
import { endingOf } from "@/app/me/Matches";

const match = (more: Partial<Parameters<typeof endingOf>[0]>) => endingOf({ overAt: "2026-03-01T12:00:00Z", winners: [0], won: false, ...more });

describe("how a match of mine ended", () => {
  it("is won or lost where somebody has won", () => {
    expect([match({ won: true }), match({})]).toEqual(["won", "lost"]);
  });

  it("is neither where nobody has", () => {
    expect(match({ winners: [], won: null })).toBe("nobody");
  });

  it("is unknown while it goes on, and was never known where it was broken off", () => {
    expect([match({ overAt: null, winners: null, won: null }), match({ winners: null, won: null })]).toEqual(["on", "dropped"]);
  });
});
