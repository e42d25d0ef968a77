import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Block, Rules } from "@/app/rules/chapters";
import { rules as colors } from "@/app/rules/games/colors";
import { rules as playone } from "@/app/rules/games/playone";
import { rules as serpent } from "@/app/rules/games/serpent";
import { rules as share } from "@/app/rules/games/share";
import { rules as snatch } from "@/app/rules/games/snatch";
import { rulesOf } from "@/app/rules/link";
import { Tree } from "@/app/rules/pictures/Tree";
import games from "@/generated/games.json";
import type { Pair } from "@/texts/words";

const ALL: Readonly<Record<string, Rules>> = { snatch, share, playone, colors, serpent };

function pairsOf(block: Block): readonly Pair[] {
  switch (block.kind) {
    case "text":
    case "note":
      return [block.text];
    case "steps":
    case "list":
      return block.items;
    case "table":
      return [...block.head, ...block.rows.flat()];
    case "picture":
      return [block.caption];
  }
}

const bold = (text: string): number => text.split("**").length;

describe("the rules", () => {
  it("are there for every game that the site is built with", () => {
    expect(Object.keys(ALL).sort()).toEqual(games.map(({ id }) => id).sort());
  });

  it.each(Object.entries(ALL))("of %s have pictures, and chapters with addresses of their own", (_, { chapters }) => {
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
    expect(chapters.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === "picture").length).toBeGreaterThan(2);
  });

  it.each(Object.entries(ALL))("of %s say the same in both languages: nothing missing, the same in bold", (_, { lead, chapters }) => {
    const pairs = [lead, ...chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(pairsOf)])];
    for (const [english, spanish] of pairs) {
      expect(spanish.trim() && english.trim()).toBeTruthy();
      expect([english, bold(spanish)]).toEqual([english, bold(english)]);
    }
  });

  it.each(Object.entries(ALL))("of %s have tables with as many cells in each row", (_, { chapters }) => {
    for (const block of chapters.flatMap(({ blocks }) => blocks)) {
      if (block.kind === "table") expect(block.rows.map((row) => row.length)).toEqual(block.rows.map(() => block.head.length));
    }
  });

  it("of games that came later are asked for by name", () => {
    expect([rulesOf("snatch"), rulesOf("pebbles")]).toEqual(["/rules/snatch/", "/rules/?game=pebbles"]);
  });
});

describe("the tree of an institution", () => {
  it.each(["G1", "G2", "G3", "G4", "G5"])("of %s tells every way a round can go, in words", (institution) => {
    const { container } = render(<Tree of={institution} />);
    const told = container.querySelector("svg[role=img]")?.getAttribute("aria-label") ?? "";
    expect(told).toContain("5 for 5, snatch");
    expect(told).toContain("10 and 10 points");
    expect(told).not.toMatch(/:(true|false)|[a-z][A-Z]/);
  });
});
