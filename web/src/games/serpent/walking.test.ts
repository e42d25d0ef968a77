import { describe, expect, it } from "vitest";
import type { SerpentState } from "@/generated/views";
import { hasRolled, headed, isStill, legs, standing, stepped, tumbles, type Walk, walks } from "@/games/serpent/walking";

type Told = NonNullable<SerpentState["lastTurn"]>;

const told = (playerId: number, path: number[], diceValue = 4): Told => ({ playerId, diceValue, path, guesses: [] });
const state = (at: readonly number[], lastTurn: Told | null = null) =>
  ({ players: at.map((boardPosition, playerId) => ({ playerId, boardPosition, turnOrder: playerId })), lastTurn }) as SerpentState;

const walked = (walk: Walk): number[][] => {
  const seen: number[][] = [];
  for (let now = walk; !isStill(now); now = stepped(now)) seen.push([...stepped(now).at]);
  return seen;
};

describe("the way of a piece", () => {
  it("is walked field by field, once the dice lie still", () => {
    const before = state([10, 0]);
    const walk = headed(standing([10, 0]), before, state([13, 0], told(0, [10, 13], 3)));
    expect([tumbles(walk, 0), walks(walk, 0), walks(walk, 1)]).toEqual([true, true, false]);
    expect(walked({ ...walk, waits: [0, 0] })).toEqual([[11, 0], [12, 0], [13, 0]]);
  });

  it("leads by where the dice put it to where luck took it", () => {
    expect(legs(state([10]), state([15], told(0, [10, 13, 15])), 0, 15)).toEqual([13, 15]);
  });

  it("goes on from where the same turn had led", () => {
    const before = state([19], told(0, [15, 19]));
    const now = state([26], told(0, [15, 19, 26]));
    expect([hasRolled(before, now), legs(before, now, 0, 26)]).toEqual([false, [26]]);
  });

  it("begins anew with another roll of the same player", () => {
    const before = state([19], told(0, [15, 19]));
    const now = state([23], told(0, [19, 23]));
    expect([hasRolled(before, now), legs(before, now, 0, 23)]).toEqual([true, [23]]);
  });

  it("is straight where nothing is told of it", () => {
    expect(legs(state([40]), state([12]), 0, 12)).toEqual([12]);
  });

  it("never takes long, however far it is", () => {
    const walk = headed(standing([1]), state([1]), state([97]));
    expect(walked(walk).length).toBeLessThan(30);
    expect(walked(walk).at(-1)).toEqual([97]);
  });

  it("is not held up by the dice of others", () => {
    const first = headed(standing([0, 0]), state([0, 0]), state([2, 0], told(0, [0, 2], 2)));
    const there = { ...first, waits: [0, 0] };
    const second = headed(there, state([2, 0], told(0, [0, 2], 2)), state([2, 6], told(1, [0, 6], 6)));
    expect([tumbles(second, 1), stepped(second).at]).toEqual([true, [1, 0]]);
  });

  it("is walked to its end by one while another sets out", () => {
    const first = state([4, 0], told(0, [0, 4]));
    const second = state([4, 2], told(1, [0, 2], 2));
    const walk = headed(headed(standing([0, 0]), state([0, 0]), first), first, second);
    expect(walked(walk).at(-1)).toEqual([4, 2]);
  });
});
