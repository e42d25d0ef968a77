import { describe, expect, it } from "vitest";
import { botsOf, choiceOf, fieldsOf, optionsOf, tableOf } from "@/app/new/opening";
import type { GameInfo } from "@/games/catalogue";
import { usualBot } from "@/games/introductions";
import built from "@/generated/games.json";

const GAMES = built as unknown as readonly GameInfo[];
const game = (id: string): GameInfo => {
  const found = GAMES.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe("a new table", () => {
  it("is for those with the link, in no list, unless one says otherwise", () => {
    const { settings, logintype } = tableOf(choiceOf(game("snatch"), "en"));
    expect([settings?.private, logintype]).toEqual([true, 0]);
  });

  it("for anybody is listed", () => {
    const { settings, logintype } = tableOf(choiceOf(game("snatch"), "en", "anybody"));
    expect([settings?.private, logintype]).toEqual([false, 0]);
  });

  it("has room for everybody who may come; with bots, for no more than it takes", () => {
    expect([choiceOf(game("serpent"), "en").players, choiceOf(game("serpent"), "en", "bots").players]).toEqual([10, 2]);
  });

  it("for an organisation names it", () => {
    const choice = { ...choiceOf(game("share"), "en", "organisation"), organisation: "school" };
    expect(tableOf(choice)).toMatchObject({ logintype: 2, orgid: "school" });
  });

  it("admits nobody to watch where one does not want it", () => {
    const choice = choiceOf(game("colors"), "en");
    expect(tableOf(choice).settings).not.toHaveProperty("spectators");
    expect(tableOf({ ...choice, watch: false }).settings).toMatchObject({ spectators: 0 });
  });

  it("waits for a connection that comes back, and longer where one says so", () => {
    const choice = choiceOf(game("colors"), "en");
    expect(tableOf(choice).settings).toMatchObject({ grace_ms: 20_000 });
    expect(tableOf({ ...choice, minutes: 5 }).settings).toMatchObject({ grace_ms: 300_000 });
  });
});

describe("the options of a new table", () => {
  it("begin with cards in one's own language", () => {
    expect([optionsOf(game("serpent"), "es").language, optionsOf(game("serpent"), "en").language]).toEqual(["es", "en"]);
    expect(optionsOf(game("snatch"), "es")).not.toHaveProperty("language");
  });

  it("leave the decks to the table, where everybody sees which they are", () => {
    expect(fieldsOf(game("serpent")).map(([name]) => name)).not.toContain("decks");
  });
});

describe("playing against bots", () => {
  it("puts one on every other seat", () => {
    expect(botsOf({ ...choiceOf(game("playone"), "en", "bots"), players: 4 })).toEqual(["simple", "simple", "simple"]);
  });

  it("leaves the race to them where one is the gamemaster (R11)", () => {
    const choice = choiceOf(game("serpent"), "en", "bots");
    expect(botsOf({ ...choice, options: { ...choice.options, gamemaster: "player" } })).toHaveLength(2);
  });

  it.each(GAMES.map(({ id, bots }) => [id, bots] as const))("has a bot of the house for %s", (id, bots) => {
    expect(bots).toContain(usualBot(id, bots));
    expect(usualBot(id, bots)).not.toBe("random");
  });

  it("takes whatever bot there is in a game that nobody introduces", () => {
    expect([usualBot("chess", ["random", "deep"]), usualBot("chess", ["random"])]).toEqual(["deep", "random"]);
  });
});
