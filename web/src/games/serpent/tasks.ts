// What one is asked to do now, read off the legal moves. Pure.
import type { SerpentState } from "@/generated/views";
import { wayTo } from "@/games/legal";
import type { View } from "@/session/types";

export const ROLL = "dice-roll";
export const ANSWER = "card-answer";
export const GUESS = "position-guess";
export const GUESS_JOKER = "joker-position-guess";
export const JUDGE = "gamemaster-decision";

export type Task = "roll" | "answer" | "guess" | "judge" | "wait";

const TASKS: Readonly<Record<string, Task>> = { [ROLL]: "roll", [ANSWER]: "answer", [GUESS]: "guess", [GUESS_JOKER]: "guess", [JUDGE]: "judge" };

export function taskOf(view: View<SerpentState>): Task {
  const action = Object.keys(TASKS).find((name) => wayTo(view, name));
  return action === undefined ? "wait" : (TASKS[action] ?? "wait");
}

/** The move that says where a card takes one: after a question, or after a joker. */
export const guessing = (view: View<SerpentState>): string => (wayTo(view, GUESS_JOKER) ? GUESS_JOKER : GUESS);

/** What a task is about: another one begins with another name. */
export const momentOf = ({ state }: View<SerpentState>): string => [state.phase, state.turnNumber, state.currentPlayer].join(" ");

const SECONDS: Readonly<Record<string, string>> = {
  roll: "roll_seconds", answer: "card_seconds", guess: "guess_seconds", joker_guess: "guess_seconds", decision: "gamemaster_seconds",
}; // prettier-ignore

/** How long the present phase may last, in ms. */
export const lasts = ({ options, state }: View<SerpentState>): number => 1000 * Number(options[SECONDS[state.phase] ?? ""] ?? 0);
