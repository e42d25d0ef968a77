import { describe, expect, it } from "vitest";
import type { SerpentState } from "@/generated/views";
import { guessing, lasts, taskOf } from "@/games/serpent/tasks";
import type { View } from "@/session/types";

const view = (phase: string, ...actions: string[]) =>
  ({
    options: { card_seconds: 60, roll_seconds: 0 },
    state: { phase },
    legal: actions.map((action) => ({ action, anytime: false, data: {} })),
  }) as unknown as View<SerpentState>;

describe("what one is asked to do", () => {
  it.each([
    ["dice-roll", "roll"],
    ["card-answer", "answer"],
    ["position-guess", "guess"],
    ["joker-position-guess", "guess"],
    ["gamemaster-decision", "judge"],
  ])("by the legal move %s is to %s", (action, task) => {
    expect(taskOf(view("any", action))).toBe(task);
  });

  it("is to wait where nothing is legal", () => {
    expect(taskOf(view("roll"))).toBe("wait");
  });

  it("tells a joker's guess from a question's", () => {
    expect([guessing(view("guess", "position-guess")), guessing(view("joker_guess", "joker-position-guess"))]).toEqual(["position-guess", "joker-position-guess"]);
  });

  it("lasts as long as the options say", () => {
    expect([lasts(view("answer")), lasts(view("roll")), lasts(view("finished"))]).toEqual([60_000, 0, 0]);
  });
});
