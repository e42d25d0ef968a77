import { describe, expect, it } from "vitest";
import type { SerpentState } from "@/generated/views";
import { type Card, firstTales, nextTales, type Told } from "@/games/serpent/memory";

const turn = (playerId: number, path: number[]): Told => ({ playerId, diceValue: 3, path, guesses: [] });
const card = (playerId: number, drawnAt: number, cardType = "QUIZ") => ({ playerId, drawnAt, cardType }) as Card;
const state = (lastTurn: Told | null, lastCard: Card | null = null) => ({ lastTurn, lastCard }) as SerpentState;

const told = (...states: SerpentState[]) =>
  states.slice(1).reduce((tales, now, index) => nextTales(tales, states[index] ?? now, now), firstTales(states[0] ?? state(null)));

describe("what came of a turn", () => {
  it("stays in sight while others play", () => {
    const tales = told(
      state(null),
      state(turn(0, [0, 3])),
      state(turn(0, [0, 3]), card(0, 5)),
      state(turn(1, [0, 3]), card(0, 5)),
    );
    expect(tales.get(0)?.cards).toEqual([card(0, 5)]);
    expect(tales.get(1)).toMatchObject({ turn: turn(1, [0, 3]), cards: [] });
  });

  it("does not take the card of the turn before for its own", () => {
    const tales = told(state(turn(0, [0, 3]), card(0, 5)), state(turn(0, [3, 6]), card(0, 5)));
    expect(tales.get(0)?.cards).toEqual([]);
  });

  it("has a joker beside the question", () => {
    const tales = told(
      state(null),
      state(turn(0, [0, 3]), card(0, 5)),
      state(turn(0, [0, 3, 9]), card(0, 8, "JOKER")),
      state(turn(0, [0, 3, 9]), card(0, 8, "JOKER")),
    );
    expect(tales.get(0)?.cards.map(({ cardType }) => cardType)).toEqual(["QUIZ", "JOKER"]);
  });

  it("is forgotten when a match begins", () => {
    expect(told(state(turn(0, [0, 3])), state(null)).size).toBe(0);
  });
});
