"""A game of snatch told as a story: `given(variant="G2").offer(5, 0, 0, 5).answer("snatch")`.

Goods are told in the order of the wire: turkeys given, cobs given, turkeys asked, cobs asked.
"""

from collections.abc import Sequence
from typing import Any, Self

import pytest

from ronda.engine import Journal
from ronda.games.snatch import Snatch
from ronda.rules import Action, Event, Illegal, View

P1, P2, SPECTATOR = 0, 1, None
VARIANTS = ("G1", "G2", "G3", "G4", "G5")
# Where both are true, which of them is said is the engine's business.
OUT_OF_PLACE = ("NOT_YOUR_TURN", "INVALID_PHASE")
FAIR = (5, 0, 0, 5)  # the literature's offer: five of one's own for five of the other's


class Story:
    """A match, told step by step; each step happens at `now` and is heard by everybody."""

    def __init__(self, options: dict[str, object], absent: Sequence[int] = ()) -> None:
        names = ("Ana", "Beto")
        self.journal = Journal.start(Snatch, "snatch", options, names=names, absent=absent)
        self.now = 0
        self.told: list[Event] = []

    # What happens.

    def play(self, seat: int, action: str, /, **data: object) -> Self:
        self.told += self.journal.play(seat, action, data, self.now).events
        return self

    def offer(self, *goods: int) -> Self:
        action, data = offering(*goods)
        return self.play(P1, action, **data)

    def no_offer(self) -> Self:
        return self.play(P1, "noOffer")

    def force(self, on: bool) -> Self:
        return self.play(P2, "p2Force", force=on)

    def answer(self, action: str) -> Self:
        return self.play(P2, "p2Action", action=action)

    def shame(self, assign: bool) -> Self:
        return self.play(P1, "assignShame", assign=assign)

    def report(self, report: bool) -> Self:
        return self.play(P1, "report", report=report)

    def says(self, seat: int, text: str) -> Self:
        return self.play(seat, "chat", text=text)

    def end_talk(self) -> Self:
        return self.play(P1, "endTalk").play(P2, "endTalk")

    def variant(self, variant: str, by: int = P1) -> Self:
        return self.play(by, "setVariant", variant=variant)

    def after(self, seconds: int) -> Self:
        self.now += 1000 * seconds
        return self

    def time_runs_out(self) -> Self:
        deadline = self.journal.match.deadline()
        assert deadline is not None, "nothing runs out here"
        self.now = deadline
        self.told += self.journal.timeout(self.now).events
        return self

    def leaves(self, seat: int) -> Self:
        self.told += self.journal.leave(seat, self.now).events
        return self

    def comes(self, seat: int) -> Self:
        self.told += self.journal.back(seat, self.now).events
        return self

    # What is then true.

    def then(self, **expected: object) -> Self:
        """Players and spectators all see this in the state."""
        for seat in (P1, P2, SPECTATOR):
            state = self.view(seat)["state"]
            assert {name: state[name] for name in expected} == expected
        return self

    def recorded(self, index: int, /, **expected: object) -> Self:
        """The record of a round has this in it."""
        record = self.view(SPECTATOR)["state"]["rounds"][index - 1]
        assert {name: record[name] for name in expected} == expected
        return self

    def refused(
        self, code: str | tuple[str, ...], seat: int, action: str, /, **data: object
    ) -> Self:
        """The action is refused for this reason, and changes nothing (G3)."""
        before = self.journal.match.digest()
        with pytest.raises(Illegal) as refusal:
            self.journal.play(seat, action, data, self.now)
        assert refusal.value.code in ((code,) if isinstance(code, str) else code)
        assert self.journal.match.digest() == before
        return self

    def view(self, seat: int | None) -> View:
        return self.journal.match.view(seat)

    def may(self, seat: int) -> set[str]:
        """What a seat can do now, beside changing the variant."""
        return {move["action"] for move in self.view(seat)["legal"]} - {"setVariant"}

    def events(self) -> list[str]:
        return [event.name for event in self.told]

    def last(self, name: str) -> dict[str, Any]:
        return next(event.data for event in reversed(self.told) if event.name == name)

    def result(self) -> Any:
        return self.journal.match.outcome


def given(**options: object) -> Story:
    """A new match with these options."""
    return Story(options)


def offering(*goods: int) -> Action:
    """The offer of so many turkeys and cobs for so many turkeys and cobs, as an action."""
    names = ("offerPavo", "offerElote", "requestPavo", "requestElote")
    return "proposeOffer", dict(zip(names, goods, strict=True))
