import { describe, expect, it } from "vitest";
import { dragged, fitting, goals, isGrip, layoutOf, marksOf, NO_DRAFT, stepBack, tapped, taskOf } from "@/games/colors/draft";
import { gathered, inHand, laid, roomOf, spread } from "@/games/colors/layout";
import type { ColorsState } from "@/generated/views";
import type { Legal, View } from "@/session/types";

type Data = Legal["data"];

function view(troops: Record<string, number>, ...legal: [action: string, data: Data][]): View<ColorsState> {
  const state = { phase: "movement", troops, order: [0, 1, 2], round: 1, turnsTaken: 1, turn: 0 } as unknown as ColorsState;
  const moves = legal.map(([action, data]) => ({ action, data, anytime: false }));
  return { game: "colors", version: 1, seat: 0, players: 3, options: {}, gone: [], toAct: [0], deadline: null, result: null, state, legal: moves };
}

const troops = (most: number) => ({ type: "integer", minimum: 1, maximum: most }) as const;
const march = (from: string, to: string[], most: number): [string, Data] => ["move", { from: { enum: [from] }, to: { enum: to }, troops: troops(most) }];
const production = (total: number, ...territories: string[]): [string, Data] => {
  const properties = Object.fromEntries(territories.map((territory) => [territory, troops(20)]));
  return ["produce", { troops: { type: "object", properties, total } }];
};

describe("placing a tile", () => {
  const planning = view({}, ["placeTile", { territory: { enum: ["0,0", "1,0"] }, kind: { enum: ["movement", "defense"] } }], ["pass", {}]);

  it("asks for a territory that the rules name, and for a kind", () => {
    expect(taskOf(planning)).toBe("place");
    expect(fitting(planning, NO_DRAFT).kind).toBe("movement");
    expect([...marksOf(planning, NO_DRAFT).keys()]).toEqual(["0,0", "1,0"]);
  });

  it("takes a tap as a choice, a second one back, and leaves others alone", () => {
    const once = tapped(planning, NO_DRAFT, "1,0");
    expect(once.at).toBe("1,0");
    expect(tapped(planning, once, "1,0").at).toBeNull();
    expect(tapped(planning, NO_DRAFT, "2,0")).toBe(NO_DRAFT);
  });

  it("forgets what has become illegal", () => {
    expect(fitting(planning, { ...NO_DRAFT, at: "2,0", kind: "production" })).toMatchObject({ at: null, kind: "movement" });
  });
});

describe("marching", () => {
  const both = view({ "0,0": 5, "1,0": 3 }, march("0,0", ["1,0", "0,1"], 4), march("1,0", ["0,0", "2,0"], 2));

  it("goes from a territory to one within reach, with as many as may", () => {
    const from = fitting(both, tapped(both, NO_DRAFT, "0,0"));
    expect(from).toMatchObject({ at: "0,0", to: null, troops: 4 });
    expect(tapped(both, from, "1,0")).toMatchObject({ at: "0,0", to: "1,0" });
    expect(marksOf(both, { ...from, to: "1,0" }).get("1,0")).toBe("goal");
    expect(marksOf(both, from).get("0,1")).toBe("reach");
  });

  it("keeps the number within its bounds", () => {
    expect(fitting(both, { ...NO_DRAFT, at: "1,0", troops: 9 }).troops).toBe(2);
    expect(fitting(both, { ...NO_DRAFT, at: "1,0", troops: 0 }).troops).toBe(1);
  });

  it("chooses the only tile there is, and reads its goals off the rules", () => {
    const only = view({ "0,0": 5 }, march("0,0", ["1,0"], 4));
    expect(fitting(only, NO_DRAFT).at).toBe("0,0");
    expect(goals(only, "2,0")).toEqual([]);
  });

  it("can be dragged to where troops may go, and nowhere else", () => {
    expect(dragged(both, NO_DRAFT, "0,0", "0,1")).toMatchObject({ at: "0,0", to: "0,1" });
    expect(dragged(both, NO_DRAFT, "0,0", "2,0")).toBe(NO_DRAFT);
    expect(isGrip(both, "0,1")).toBe(false);
  });
});

describe("laying out troops", () => {
  const producing = view({ a: 5, b: 18, c: 1 }, production(30, "a", "b", "c"));
  const room = roomOf(producing) ?? { territories: [], least: 0, most: 0, total: 0 };
  const now = layoutOf(producing, room, NO_DRAFT);

  it("begins as the troops stand, with the new ones in hand", () => {
    expect(taskOf(producing)).toBe("layOut");
    expect(room).toMatchObject({ least: 1, most: 20, total: 30 });
    expect(inHand(room, now)).toBe(6);
  });

  it("adds one by a tap, and steps back one by one", () => {
    const twice = tapped(producing, tapped(producing, NO_DRAFT, "a"), "c");
    expect(layoutOf(producing, room, twice)).toEqual({ a: 6, b: 18, c: 2 });
    expect(layoutOf(producing, room, stepBack(twice))).toEqual({ a: 6, b: 18, c: 1 });
    expect(layoutOf(producing, room, stepBack(stepBack(stepBack(twice))))).toEqual(now);
  });

  it("never goes below one, above twenty, or beyond what is in hand", () => {
    expect(laid(room, now, "b", 99).b).toBe(20);
    expect(laid(room, now, "a", 99).a).toBe(11);
    expect(laid(room, now, "a", -5).a).toBe(1);
    expect(laid(room, now, "elsewhere", 3)).toBe(now);
  });

  it("drags all but the one that stays, as far as there is room", () => {
    expect(layoutOf(producing, room, dragged(producing, NO_DRAFT, "a", "c"))).toEqual({ a: 1, b: 18, c: 5 });
    expect(layoutOf(producing, room, dragged(producing, NO_DRAFT, "a", "b"))).toEqual({ a: 3, b: 20, c: 1 });
    expect(dragged(producing, NO_DRAFT, "a", "elsewhere")).toBe(NO_DRAFT);
  });

  it("spreads the rest to where there are fewest, and can gather all", () => {
    expect(spread(room, now)).toEqual({ a: 6, b: 18, c: 6 });
    expect(inHand(room, gathered(room))).toBe(27);
    expect(inHand(room, spread(room, gathered(room)))).toBe(0);
  });
});
