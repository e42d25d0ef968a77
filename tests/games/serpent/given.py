"""A race told as a story: `given().field(24, "positive", 2).at(A, 20).rolls(4).answers("true")`.

The board is blank but for the fields that the story lays, the order of turns is that of the
seats, and players roll their own dice.
"""

from collections.abc import Sequence
from typing import Any, Self

import pytest

from ronda.engine import Journal
from ronda.games.serpent import Serpent
from ronda.games.serpent.board import Field
from ronda.games.serpent.cards import Card
from ronda.games.serpent.library.writing import ahead, decks, false, joker, luck, true
from ronda.rules import Event, Illegal

GM = 0
A, B, C = 0, 1, 2  # racers where nobody is gamemaster
PLUS = true("Water is wet.")
MINUS = false("Fire is cold.")
FORTUNE = luck("Forward!", ahead(3))
TASK = joker("Sing.")


class Story:
    """A match, told step by step."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.journal = Journal.start(Serpent, "serpent", options, players)
        self.game = self.journal.match.game
        assert isinstance(self.game, Serpent)
        self.race: Serpent = self.game
        self.told: list[Event] = []
        self.now = 0

    # How things stand.

    def field(self, position: int, kind: str, step: int = 0) -> Self:
        here: Field = {"position": position, "type": kind, "stepValue": step}
        self.race.board_data["fields"][position - 1] = here
        return self

    def at(self, seat: int, position: int) -> Self:
        self.race.positions[seat] = position
        return self

    def owing(self, seat: int, extra: int = 0, lose: int = 0) -> Self:
        self.race.extra_turns[seat] = extra
        self.race.turns_to_lose[seat] = lose
        return self

    def draws(self, deck_type: int, index: int) -> Self:
        """The next card of this kind will be the one in this place of the deck."""
        self.race.undrawn[deck_type] = [index]
        return self

    # What happens.

    def play(self, seat: int, action: str, **data: object) -> Self:
        return self.heard(self.journal.play(seat, action, data, self.now).events)

    def heard(self, events: Sequence[Event]) -> Self:
        self.told = list(events)
        self.race.check()
        return self

    @property
    def racer(self) -> int:
        return self.race.current_player

    def rolls(self, dice: int) -> Self:
        return self.play(self.racer, "dice-roll", diceValue=dice)

    def answers(self, answer: object) -> Self:
        return self.play(self.racer, "card-answer", answer=answer)

    def guesses(self, position: int) -> Self:
        return self.play(self.racer, "position-guess", guessedPosition=position)

    def guesses_joker(self, position: int) -> Self:
        return self.play(self.racer, "joker-position-guess", guessedPosition=position)

    def decides(self, decision: str) -> Self:
        request = self.view(GM)["decisionRequest"]["requestId"]
        return self.play(GM, "gamemaster-decision", requestId=request, decision=decision)

    def time_runs_out(self) -> Self:
        deadline = self.journal.match.deadline()
        assert deadline is not None, "nothing runs out here"
        self.now = deadline
        return self.heard(self.journal.timeout(self.now).events)

    def leaves(self, seat: int) -> Self:
        return self.heard(self.journal.leave(seat, self.now).events)

    def comes(self, seat: int) -> Self:
        return self.heard(self.journal.back(seat, self.now).events)

    # What is then true.

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.journal.match.view(seat)["state"]

    def stands(self, seat: int, position: int) -> Self:
        assert self.race.positions[seat] == position
        return self

    def turn_of(self, seat: int) -> Self:
        assert (self.race.phase, self.racer) == ("roll", seat)
        return self

    def phase(self, phase: str) -> Self:
        assert self.race.phase == phase
        return self

    def names(self) -> list[str]:
        return [event.name for event in self.told]

    def event(self, name: str) -> dict[str, Any]:
        (data,) = [event.data for event in self.told if event.name == name]
        return data

    def tells(self, name: str, **expected: object) -> Self:
        data = self.event(name)
        assert {key: data[key] for key in expected} == expected
        return self

    def silent(self, *names: str) -> Self:
        assert not set(names) & set(self.names())
        return self

    def heard_by(self, name: str) -> tuple[int, ...] | None:
        (to,) = [event.to for event in self.told if event.name == name]
        return to

    def refused(self, code: str, seat: int, action: str, **data: object) -> Self:
        """The action is refused for this reason, and changes nothing (G3)."""
        before = self.journal.match.digest()
        with pytest.raises(Illegal) as refusal:
            self.journal.play(seat, action, data, self.now)
        assert refusal.value.code == code
        assert self.journal.match.digest() == before
        return self


def given(
    players: int = 2, plus: Sequence[Card] = (PLUS,), minus: Sequence[Card] = (MINUS,),
    fortune: Sequence[Card] = (FORTUNE,), tasks: Sequence[Card] = (TASK,), **options: object,
) -> Story:  # fmt: skip
    """A race on a blank board; each kind of deck has these cards, none if there are none."""
    packs = [deck for deck in decks("test", plus, minus, fortune, tasks) if deck["cards"]]
    story = Story(players, {"dice": "client", "decks": packs, **options})
    for position in range(1, 101):
        story.field(position, "regular")
    story.race.turn_sequence = list(story.race.racers)
    story.race.current_turn = 0
    return story


def judged(players: int = 3, **options: Any) -> Story:
    """A race with a gamemaster in the first seat."""
    return given(players, gamemaster="player", **options)
