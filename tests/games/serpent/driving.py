"""Driving a race with real dice to where something happens: for recordings and properties.

Nothing is laid out by hand: the board is the seed's, and every entry is one that a log can hold.
"""

from typing import Any, Self

from ronda.engine import Journal, Step
from ronda.games.serpent import Serpent
from ronda.games.serpent.board import LAST, LUCKY
from ronda.games.serpent.cards import OWN_ANSWER, SENTENCE_PAIRING, Card
from ronda.games.serpent.formats import format_of

SECOND = 1000
PATIENCE = 400  # steps after which a drive has lost its way


class Drive:
    """A match with a driver who knows every card."""

    def __init__(self, seed: str, players: int = 2, absent: tuple[int, ...] = (), **options: Any):
        options = {"dice": "client", **options}
        names = ["Ana", "Beto", "Caro", "Dani"][:players]
        self.journal = Journal.start(Serpent, seed, options, players, names, absent)
        self.now = 0
        self.seen: set[str] = set()
        self.won_by = ""  # what was told just before the end

    @property
    def race(self) -> Serpent:
        game = self.journal.match.game
        assert isinstance(game, Serpent)
        return game

    @property
    def over(self) -> bool:
        return self.journal.match.outcome is not None

    # What happens.

    def heard(self, step: Step) -> Self:
        names = [event.name for event in step.events]
        self.seen |= set(names)
        self.won_by = names[-2] if names[-1:] == ["ended"] and len(names) > 1 else ""
        return self

    def play(self, action: str, **data: object) -> Self:
        self.now += SECOND
        seat = self.journal.match.to_act()[0]
        return self.heard(self.journal.play(seat, action, data, self.now))

    def time_out(self) -> Self:
        deadline = self.journal.match.deadline()
        assert deadline is not None
        self.now = deadline
        return self.heard(self.journal.timeout(self.now))

    def leaves(self, seat: int) -> Self:
        return self.heard(self.journal.leave(seat, self.now))

    def comes(self, seat: int) -> Self:
        return self.heard(self.journal.back(seat, self.now))

    def answers(self, good: bool) -> Self:
        card = self.race.card
        return self.play("card-answer", answer=(correct if good else wrong)(card))

    def guesses(self, good: bool = True) -> Self:
        actual = self.race.calculation()["calculatedPosition"]
        name = "position-guess" if self.race.phase == "guess" else "joker-position-guess"
        return self.play(name, guessedPosition=actual if good else actual % LAST + 1)

    def decides(self, decision: str) -> Self:
        request = self.race.request_id
        return self.play("gamemaster-decision", requestId=request, decision=decision)

    # Where it goes.

    def step(self) -> Self:
        """Anything that goes on: everybody knows everything."""
        phase = self.race.phase
        if phase == "roll":
            return self.play("dice-roll", diceValue=1)
        if phase == "answer":
            return self.answers(True)
        return self.decides("approve") if phase == "decision" else self.guesses()

    def lands(self, kind: str) -> Self:
        """Go on until a roll brings somebody to a field of this kind."""
        for _ in range(PATIENCE):
            if self.race.phase == "roll" and (dice := self.dice_to(kind)):
                return self.play("dice-roll", diceValue=dice)
            self.step()
        raise AssertionError(f"no {kind} field is in reach")

    def dice_to(self, kind: str) -> int | None:
        fields = self.race.board_data["fields"]
        here = self.race.positions[self.race.current_player]
        reach = [d for d in range(1, 7) if here + d < LAST]
        return next((d for d in reach if fields[here + d - 1]["type"] == kind), None)

    def until(self, event: str) -> Self:
        """Go on until this has been told."""
        for _ in range(PATIENCE):
            if event in self.seen:
                return self
            self.step()
        raise AssertionError(f"{event} has not happened")

    def until_phase(self, phase: str) -> Self:
        for _ in range(PATIENCE):
            if self.race.phase == phase:
                return self
            self.lands("positive") if self.race.phase == "roll" else self.step()
        raise AssertionError(f"phase {phase} is not in reach")

    def to_the_end(self) -> Self:
        for _ in range(PATIENCE):
            if self.over:
                return self
            if self.race.phase == "roll":
                self.play("dice-roll", diceValue=self.safe_dice())
            else:
                self.step()
        raise AssertionError("the race does not end")

    def bounded(self) -> Self:
        """Go on for a while, to the end if it comes."""
        for _ in range(PATIENCE):
            if not self.over:
                self.step()
        return self

    def safe_dice(self) -> int:
        """As far as possible; not to a field of luck, if that can be helped."""
        fields = self.race.board_data["fields"]
        here = self.race.positions[self.race.current_player]
        goals = {d: fields[min(here + d, LAST) - 1]["type"] for d in range(6, 0, -1)}
        return next((dice for dice, kind in goals.items() if kind != LUCKY), 6)


def correct(card: Card) -> Any:
    """An answer that is right, as a player gives it."""
    solution = format_of(card).solution(card["answer"])
    if card["type"] == SENTENCE_PAIRING and isinstance(solution, list):
        return [
            {"pairId": f"pair_{n}", "leftText": pair["left"], "rightText": pair["right"]}
            for n, pair in enumerate(solution)
        ]
    if card["type"] == OWN_ANSWER:
        return solution[0]
    return solution["correct"] if isinstance(solution, dict) else solution


def wrong(card: Card) -> Any:
    """An answer that is of the right form, and wrong."""
    other = {**card, "answer": format_of(card).other(card["answer"])}
    return correct(other)  # type: ignore[arg-type]
