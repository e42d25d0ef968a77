"""King of Colors: the phases put together."""

from collections.abc import Sequence

from ronda.games.colors.board import NEIGHBOURS, TERRITORIES
from ronda.games.colors.events import EventPhase
from ronda.games.colors.movement import Movement
from ronda.games.colors.planning import Planning
from ronda.games.colors.production import Production
from ronda.games.colors.setup import (
    HOME_TROOPS,
    drawn_armies,
    drawn_colors,
    drawn_levels,
    drawn_order,
    homes_of,
)
from ronda.games.colors.texts import TEXTS
from ronda.games.colors.victory import Victory
from ronda.rules import Action, Turn, move

MS = 1000


class Colors(Planning, EventPhase, Production, Movement, Victory):
    """Three armies on 37 hexagons. Whoever alone holds four territories of each of the three
    colours at the end of a round wins."""

    id = "colors"
    texts = TEXTS
    bounded = {"max_rounds": 10}

    def setup(self, turn: Turn) -> None:
        self.armies = drawn_armies(turn.luck)
        self.order = drawn_order(self.armies, turn.luck)
        self.colors = drawn_colors(turn.luck)
        self.levels = drawn_levels(turn.luck)
        homes = homes_of(self.armies)
        self.owners = {territory: homes.get(territory) for territory in TERRITORIES}
        self.troops = {t: HOME_TROOPS if t in homes else 0 for t in TERRITORIES}
        self.winner, self.ending = None, ""
        self.turn_since = turn.now
        self.round = 0
        self.clear_tiles()
        self.start_round(turn)

    def enter(self, phase: str, turn: Turn) -> None:
        self.phase = phase
        begin = {
            "planning": self.begin_planning, "event": self.begin_event,
            "production": self.begin_production, "movement": self.begin_movement,
            "victory": self.begin_victory,
        }  # fmt: skip
        begin[phase](turn)

    def proceed(self, turn: Turn) -> None:
        """Go on, where whoever was awaited will not act."""
        following = {
            "planning": self.next_planner, "event": self.hear_next,
            "production": self.next_producer, "movement": self.next_mover,
        }  # fmt: skip
        following[self.phase](turn)

    def to_act(self) -> Sequence[int]:
        if self.phase == "event":
            return self.undecided()
        return [] if self.turn is None else [self.turn]

    @move(during=("planning", "event"))
    def pass_(self, turn: Turn) -> None:
        """Place no tile this turn; of an event, let the usual happen."""
        if self.phase == "planning":
            self.pass_turn(turn, turn.seat)
        else:
            self.answer(turn, turn.seat)

    # The clock and the absent.

    def deadline(self) -> int | None:
        if not self.to_act():
            return None
        seconds = self.options.values[f"{self.phase}_seconds"]
        assert isinstance(seconds, int)
        return self.turn_since + MS * seconds if seconds else None

    def timeout(self, turn: Turn) -> None:
        """As `default` says; but nobody is moved by the clock, a tile only goes unused."""
        if self.phase == "movement":
            self.give_up_tile(turn)
        else:
            super().timeout(turn)

    def default(self, seat: int) -> Action | None:
        """Pass; leave the new troops where they are; move one troop where it does least."""
        if seat not in self.to_act():
            return None
        if self.phase == "production":
            return "produce", {"troops": self.usual_layout(seat)}
        if self.phase == "movement":
            return "move", self.smallest_move(seat)
        return "pass", {}

    def smallest_move(self, seat: int) -> dict[str, object]:
        """One troop from the first tile: to a territory of one's own, else an empty one."""
        origin = self.movable(seat)[0]
        near = NEIGHBOURS[origin]
        own = [t for t in near if self.owners[t] == seat]
        empty = [t for t in near if self.owners[t] is None]
        return {"from": origin, "to": [*own, *empty, *near][0], "troops": 1}

    def leave(self, turn: Turn, seat: int) -> None:
        """The army stays where it is: it holds and defends, and does nothing else."""
        self.finish_if_deserted()
        if self.turn == seat or self.phase == "event":
            self.proceed(turn)

    def back(self, turn: Turn, seat: int) -> None:
        """The army is led again, from the next turn on."""
        if not self.to_act():
            self.proceed(turn)
        self.finish_if_deserted()
