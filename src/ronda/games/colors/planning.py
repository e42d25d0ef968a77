"""Phase 1, planning: each in turn places tiles, face down."""

from collections.abc import Sequence

from ronda.games.colors.board import TERRITORIES
from ronda.games.colors.field import KINDS, Field
from ronda.games.colors.setup import SEATS
from ronda.rules import Turn, among, move

TILES = 3  # turns a seat, one tile each


class Planning(Field):
    """Three turns each; whoever has no room left is skipped."""

    def begin_planning(self, turn: Turn) -> None:
        self.turns_taken = 0
        self.next_planner(turn)

    def next_planner(self, turn: Turn) -> None:
        if self.nobody_plays():
            self.turn = None
        elif not self.next_turn(TILES * SEATS, self.has_room, turn):
            self.enter("event", turn)

    def has_room(self, seat: int) -> bool:
        return self.plays(seat) and bool(self.free_of_tiles(seat))

    def room(self, seat: int) -> Sequence[str]:
        return self.free_of_tiles(seat)

    @move(
        during="planning",
        territory=among(room, of=TERRITORIES, refusal="NO_ROOM_THERE"), kind=KINDS,
    )  # fmt: skip
    def place_tile(self, turn: Turn, territory: str, kind: str) -> None:
        """Place a tile in a territory of yours; the others see where, not which."""
        self.put_tile(territory, kind, turn.seat)
        turn.tell("tilePlaced", seat=turn.seat, territory=territory)
        self.next_planner(turn)

    def pass_turn(self, turn: Turn, seat: int) -> None:
        """A turn of planning goes by without a tile."""
        turn.tell("tilePassed", seat=seat)
        self.next_planner(turn)
