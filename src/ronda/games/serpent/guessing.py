"""Guessing: what the player calculates with, and where it leads."""

from typing import Any

from ronda.games.serpent.drawing import CardRace
from ronda.games.serpent.movement import WRONG_GUESS, Calculation, calculated
from ronda.rules import Turn
from ronda.rules.plain import copied

GUESSING = ("guess", "joker_guess")


class GuessingRace(CardRace):
    """A race in which one has to say where a card takes one."""

    def guess_request(self, seat: int) -> dict[str, Any] | None:
        """What the player who has to guess must calculate with."""
        if self.phase not in GUESSING or seat != self.current_player:
            return None
        numbers = self.calculation()
        return {
            "currentPosition": numbers["startPosition"], "diceRoll": numbers["diceRoll"],
            "fieldStepValue": numbers["stepValue"], "patternModifier": numbers["patternModifier"],
            "timeLimit": self.options.guess_seconds,
        }  # fmt: skip

    def ask_guess(self, turn: Turn, phase: str, event: str) -> None:
        self.enter(phase, turn)
        seat = self.current_player
        turn.tell(event, to=seat, **(self.guess_request(seat) or {}))

    def calculation(self) -> Calculation:
        waiting = self.waiting
        rule, step = self.options.movement, self.field["stepValue"]
        return calculated(rule, waiting["base"], waiting["dice"], step)

    def guessed(self, position: int) -> dict[str, Any]:
        """Move to where the guess leads; the outcome under the names of `game:guess-result`."""
        numbers = self.calculation()
        actual = numbers["calculatedPosition"]
        correct = position == actual
        numbers["penalty"] = 0 if correct else WRONG_GUESS
        self.place(self.current_player, actual + numbers["penalty"])
        outcome: dict[str, Any] = {
            "guessedPosition": position, "actualPosition": actual,
            "finalPosition": self.positions[self.current_player], "guessCorrect": correct,
            "penaltyApplied": not correct, "calculation": numbers,
        }  # fmt: skip
        self.note_guess(copied(outcome))
        return outcome
