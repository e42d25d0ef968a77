import { describe, expect, it } from "vitest";
import { admits, admitsAll, firstOf, firstsOf, keptOf, kindOf, readAnything, waysOf } from "@/games/forms/schema";
import games from "@/generated/games.json";
import type { Schema } from "@/session/types";

const COUNTS: Schema = {
  type: "object",
  properties: { turkey: { type: "integer", minimum: 0, maximum: 9 }, corn: { type: "integer", minimum: 2, maximum: 9 } },
};

describe("a form", () => {
  it("begins with what its schemas admit", () => {
    const fields: Record<string, Schema> = {
      kind: { enum: ["movement", "defense"] },
      troops: { type: "integer", minimum: 1, maximum: 4 },
      offering: COUNTS,
      agree: { type: "boolean" },
    };
    expect(firstsOf(fields)).toEqual({ kind: "movement", troops: 1, offering: { turkey: 0, corn: 2 }, agree: false });
    expect(admitsAll(fields, firstsOf(fields))).toBe(true);
  });

  it("takes numbers within their bounds alone, and whole ones", () => {
    const troops: Schema = { type: "integer", minimum: 1, maximum: 4 };
    expect([0, 1, 4, 5, 1.5, "2"].map((value) => admits(troops, value))).toEqual([false, true, true, false, false, false]);
  });

  it("takes text of the length that is wanted, blanks not counted", () => {
    const text: Schema = { type: "string", minLength: 1, maxLength: 3 };
    expect(["", "  ", "abc", "abcd"].map((value) => admits(text, value))).toEqual([false, false, true, false]);
  });

  it("keeps what was begun when the legal values change under it", () => {
    const fields: Record<string, Schema> = { give: { type: "integer", minimum: 0, maximum: 3 }, to: { enum: [1, 2] } };
    expect(keptOf(fields, { give: 2, to: 0, gone: 1 })).toEqual({ give: 2, to: 1 });
  });

  it("reads what may be anything as JSON, or else as the text it is", () => {
    expect([readAnything("[1, 2]"), readAnything("Lima")]).toEqual([[1, 2], "Lima"]);
  });
});

describe("a move", () => {
  it("with few ways to make it is as many buttons", () => {
    expect(waysOf({ cell: { enum: [0, 4] }, loud: { type: "boolean" } }, 12)).toHaveLength(4);
    expect(waysOf({}, 12)).toEqual([{}]);
  });

  it("with many, or with something to count or write, takes a form", () => {
    expect(waysOf({ cell: { enum: [...Array(20).keys()] } }, 12)).toBeNull();
    expect(waysOf({ troops: { type: "integer", minimum: 1, maximum: 9 } }, 12)).toBeNull();
    expect(waysOf({ text: { type: "string" } }, 12)).toBeNull();
  });
});

describe("options", () => {
  it.each(games.map((game) => [game.id, game] as const))("of %s begin with their defaults", (_, game) => {
    const fields = game.options.properties as unknown as Record<string, Schema>;
    for (const [name, schema] of Object.entries(fields)) {
      expect(firstOf(schema), name).toEqual(schema.default);
      if (kindOf(schema) !== "anything") expect(admits(schema, firstOf(schema)), name).toBe(true);
    }
  });
});
