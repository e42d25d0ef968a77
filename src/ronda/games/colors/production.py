"""Phase 3, production: the tiles are turned up, and each in turn lays out old and new troops."""

from collections.abc import Mapping

from ronda.games.colors.board import TERRITORIES
from ronda.games.colors.field import MOST_TROOPS, Field
from ronda.games.colors.setup import SEATS
from ronda.rules import EVERYONE, Turn, among, move
from ronda.rules.shares import Shares, SomeCounts


class Production(Field):
    """New troops for every territory, and all of them where their owner wants them."""

    def begin_production(self, turn: Turn) -> None:
        self.tile_owners = dict.fromkeys(self.tile_owners, EVERYONE)
        turn.tell("tilesRevealed", tiles=dict(self.tiles))
        self.turns_taken = 0
        self.next_producer(turn)

    def next_producer(self, turn: Turn) -> None:
        if not self.next_turn(SEATS, self.plays, turn):
            self.enter("movement", turn)

    def layouts(self, seat: int) -> Shares:
        """Every way to lay out the troops: all of them, as far as they fit."""
        held = self.held_by(seat)
        fitting = min(self.army(seat), MOST_TROOPS * len(held))
        return Shares(held, fitting, most=MOST_TROOPS, least=1)

    def army(self, seat: int) -> int:
        """All troops, the old and the new."""
        return sum(self.troops[t] for t in self.held_by(seat)) + self.production[seat]

    @move(during="production", troops=among(layouts, of=SomeCounts(TERRITORIES, MOST_TROOPS, 1)))
    def produce(self, turn: Turn, troops: dict[str, int]) -> None:
        """Lay out your troops, the new ones and the old, over the territories you hold."""
        lost, new = self.army(turn.seat) - sum(troops.values()), self.production[turn.seat]
        self.troops.update(troops)
        turn.tell("produced", seat=turn.seat, new=new, layout=dict(troops))
        self.tell_lost(turn, lost)
        self.next_producer(turn)

    def usual_layout(self, seat: int) -> dict[str, int]:
        """The new troops stay where they were produced."""
        produced = self.produced_by(seat)
        return overflowing({t: self.troops[t] + new for t, new in produced.items()})


def overflowing(wanted: Mapping[str, int]) -> dict[str, int]:
    """At most twenty each; the rest goes to the others in board order, and is lost at last."""
    laid = {territory: min(troops, MOST_TROOPS) for territory, troops in wanted.items()}
    rest = sum(wanted.values()) - sum(laid.values())
    for territory, troops in laid.items():
        fits = min(rest, MOST_TROOPS - troops)
        laid[territory] += fits
        rest -= fits
    return laid
