import { describe, expect, it } from "vitest";
import type { SerpentState } from "@/generated/views";
import { gamemasterOf, lettersFor, namesOf, racersOf } from "@/games/serpent/race";
import type { Seat, TableState, View } from "@/session/types";

const seat = (name: string, more: Partial<Seat> = {}) => ({ name, bot: "", connected: true, ...more }) as Seat;
const table = (...seats: Seat[]) => ({ seats }) as unknown as TableState;

function view(order: readonly number[], players = order.length, more: Partial<View<SerpentState>> = {}): View<SerpentState> {
  const state = {
    players: order.map((playerId, turnOrder) => ({ playerId, boardPosition: 0, turnOrder })),
    turnSequence: order,
    currentPlayer: order[0],
    extraTurns: Array.from({ length: players }, () => 0),
    turnsToLose: Array.from({ length: players }, () => 1),
  } as unknown as SerpentState;
  return { players, gone: [], result: null, state, ...more } as unknown as View<SerpentState>;
}

describe("pieces", () => {
  it("have a letter each, of the name where that is possible", () => {
    expect(lettersFor(["Ana", "Alba", "Al", "A", "李", ""])).toEqual(["A", "L", "1", "2", "李", "3"]);
  });

  it("keep letter and shape, whatever the order of turns", () => {
    const names = ["Ana", "Beto", "Caro"];
    const people = table(...names.map((name) => seat(name)));
    const racers = racersOf(view([2, 0, 1]), people, names, [5, 6, 7]);
    expect(racers.map(({ letter, shape, position }) => [letter, shape, position])).toEqual([["C", 2, 7], ["A", 0, 5], ["B", 1, 6]]);
    expect(racers.map(({ onTurn }) => onTurn)).toEqual([true, false, false]);
  });
});

describe("who is there", () => {
  it("tells who is out of reach, but for bots, from who has left", () => {
    const people = table(seat("Ana", { connected: false }), seat("scholar", { bot: "scholar", connected: false }), seat("Caro"));
    const racers = racersOf(view([0, 1, 2], 3, { gone: [2] }), people, ["Ana", "Scholar", "Caro"], [0, 0, 0]);
    expect(racers.map(({ away, gone }) => [away, gone])).toEqual([[true, false], [false, false], [false, true]]);
  });

  it("knows the seat that judges and does not race", () => {
    expect([gamemasterOf(view([2, 1], 3)), gamemasterOf(view([1, 0]))]).toEqual([0, null]);
  });

  it("numbers bots of one name", () => {
    const bot = seat("Student", { bot: "student" });
    const names = namesOf(table(seat("Ana"), bot, bot), 4, (empty) => `seat ${empty + 1}`);
    expect(names).toEqual(["Ana", "Student", "Student 2", "seat 4"]);
  });
});
