"""A game of colors told as a story.

The seeds are chosen so that seat A leads the red army from the top left, B the blue one from the
right and C the green one from the bottom left, and A begins.
"""

from collections.abc import Mapping
from functools import cache
from itertools import count
from typing import Any, Self

import pytest

from ronda.engine import Journal, Match
from ronda.games.colors import Colors
from ronda.games.colors.board import HOMES, TERRITORIES
from ronda.games.colors.events import EVENTS
from ronda.games.colors.setup import ARMIES, SEATS
from ronda.rules import EVERYONE, NOBODY, Event, Illegal, Luck, Turn, View

A, B, C = range(SEATS)
SPECTATOR = None
HOME_A, HOME_B, HOME_C = HOMES
TURNS_OF_PLANNING = 9
Armies = Mapping[str, tuple[int, int]]  # territory -> (seat, troops)


@cache
def seed_for(event: str) -> str:
    """A seed with the armies in their places, and this event in round 1 if nobody is skipped."""
    for number in count():
        seed = f"colors {number}"
        if Luck(seed, TURNS_OF_PLANNING).pick(EVENTS) == event:
            game = Match.start(Colors, seed).game
            assert isinstance(game, Colors)
            if game.armies == list(ARMIES) and game.order == [A, B, C]:
                return seed
    raise AssertionError


class Story:
    """A match, told step by step."""

    def __init__(
        self, event: str = "calm", absent: tuple[int, ...] = (), seed: str = "", **options: Any
    ) -> None:
        seed, names = seed or seed_for(event), ("Ana", "Beto", "Cata")
        self.journal = Journal.start(Colors, seed, options, SEATS, names, absent)
        self.now = 0
        self.told: list[Event] = []

    @property
    def game(self) -> Colors:
        game = self.journal.match.game
        assert isinstance(game, Colors)
        return game

    # What happens.

    def play(self, seat: int, action: str, /, **data: object) -> Self:
        self.told = self.journal.play(seat, action, data, self.now).events
        return self

    def place(self, seat: int, territory: str, kind: str) -> Self:
        return self.play(seat, "placeTile", territory=territory, kind=kind)

    def passes(self, *seats: int) -> Self:
        for seat in seats:
            self.play(seat, "pass")
        return self

    def choose(self, seat: int, territory: str) -> Self:
        return self.play(seat, "chooseTile", territory=territory)

    def produce(self, seat: int) -> Self:
        """The new troops stay where they were produced."""
        return self.lay_out(seat, self.game.usual_layout(seat))

    def lay_out(self, seat: int, troops: Mapping[str, int]) -> Self:
        return self.play(seat, "produce", troops=dict(troops))

    def march(self, seat: int, origin: str, target: str, troops: int) -> Self:
        return self.play(seat, "move", **{"from": origin, "to": target, "troops": troops})

    def plan(self, *tiles: tuple[int, str, str]) -> Self:
        """Round the table until planning is over: each places the tiles given, then passes."""
        left = list(tiles)
        while self.game.phase == "planning":
            seat = self.game.to_act()[0]
            mine = next((tile for tile in left if tile[0] == seat), None)
            if mine:
                left.remove(mine)
                self.place(*mine)
            else:
                self.passes(seat)
        assert not left, f"there was no turn for {left}"
        return self

    def after(self, seconds: int) -> Self:
        self.now += 1000 * seconds
        return self

    def time_runs_out(self) -> Self:
        deadline = self.journal.match.deadline()
        assert deadline is not None, "nothing runs out here"
        self.now = deadline
        self.told = self.journal.timeout(self.now).events
        return self

    def leaves(self, seat: int) -> Self:
        self.told = self.journal.leave(seat, self.now).events
        return self

    def comes(self, seat: int) -> Self:
        self.told = self.journal.back(seat, self.now).events
        return self

    def undo(self, seat: int) -> Self:
        self.journal.undo(seat, self.now)
        return self

    # What is then true.

    def then(self, **expected: object) -> Self:
        """Everybody sees this in the state."""
        for seat in (A, B, C, SPECTATOR):
            state = self.view(seat)["state"]
            assert {name: state[name] for name in expected} == expected
        return self

    def stands(self, territory: str, owner: int | None, troops: int) -> Self:
        state = self.view(SPECTATOR)["state"]
        assert (state["owners"][territory], state["troops"][territory]) == (owner, troops)
        return self

    def refused(self, code: str, seat: int, action: str, /, **data: object) -> Self:
        """The action is refused for this reason, and changes nothing (G3)."""
        before = self.journal.match.digest()
        with pytest.raises(Illegal) as refusal:
            self.journal.play(seat, action, data, self.now)
        assert refusal.value.code == code
        assert self.journal.match.digest() == before
        return self

    def view(self, seat: int | None) -> View:
        return self.journal.match.view(seat)

    def may(self, seat: int) -> set[str]:
        return {move["action"] for move in self.view(seat)["legal"]}

    def waits_for(self, *seats: int) -> Self:
        assert self.view(SPECTATOR)["toAct"] == list(seats)
        return self

    def tiles(self, seat: int | None) -> dict[str, str | None]:
        found: dict[str, str | None] = self.view(seat)["state"]["tiles"]
        return found

    def events(self) -> list[str]:
        """What the last step told."""
        return [event.name for event in self.told]

    def last(self, name: str) -> dict[str, Any]:
        return next(event.data for event in reversed(self.told) if event.name == name)

    def result(self) -> Any:
        return self.journal.match.outcome


def given(event: str = "calm", **options: Any) -> Story:
    """A new match whose first event will be this one."""
    return Story(event, **options)


def standing(
    armies: Armies, tiles: Mapping[str, str] | None = None, phase: str = "movement",
    event: str = "calm", doubled: tuple[str, ...] = (), **options: Any,
) -> Story:  # fmt: skip
    """A match in the middle: these armies alone on the board, these tiles, this phase begins.

    The tiles lie face down until production.
    """
    story = Story(**options)
    game = story.game
    game.owners = {t: armies[t][0] if t in armies else None for t in TERRITORIES}
    game.troops = {t: armies[t][1] if t in armies else 0 for t in TERRITORIES}
    open_ = phase == "movement"
    for territory, kind in (tiles or {}).items():
        game.put_tile(territory, kind, EVERYONE if open_ else armies[territory][0])
    game.event, game.doubled = event, list(doubled)
    turn = Turn(NOBODY, 0, Luck("middle"))
    if phase == "event":
        game.phase, game.turn = "event", None
        game.hear_next(turn)
    else:
        game.enter(phase, turn)
    story.told = turn.events
    story.journal.match.outcome = game.result()
    return story
