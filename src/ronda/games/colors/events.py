"""Phase 2, the event: a card for the whole round, and the choice that some cards bring.

A choice is made by all at once. Everybody whose tiles *might* leave a choice is asked, for the
kinds are secret still: to ask only those who have one would tell.
"""

from collections.abc import Sequence

from ronda.games.colors.board import TERRITORIES
from ronda.games.colors.field import KINDS, Field
from ronda.games.colors.setup import SEATS
from ronda.rules import EVERYONE, Luck, Turn, among, move

EVENTS = ("calm", "mega_production", "double_defense", "double_movement", "sudden_death")
ABOUT_DEFENSE = ("double_defense", "sudden_death")
DOUBLE_MOVEMENT_LEVEL = 8


class EventPhase(Field):
    """Draw a card, hear the choices, carry it out."""

    def begin_event(self, turn: Turn) -> None:
        self.event = turn.luck.pick(EVENTS)
        self.turn, self.turn_since = None, turn.now
        turn.tell("eventDrawn", card=self.event)
        self.hear_next(turn)

    def hear_next(self, turn: Turn) -> None:
        """Wait for those who still have a choice; then carry the card out."""
        if not self.undecided():
            self.carry_out(turn)
            self.enter("production", turn)

    def undecided(self) -> list[int]:
        """The seats whose choice is still to be made."""
        return [s for s in self.order if not self.answered[s] and self.may_have_choice(s)]

    def may_have_choice(self, seat: int) -> bool:
        """As far as everybody can tell: two tiles could be two defence tiles."""
        if not self.plays(seat):
            return False
        if self.event == "double_movement":
            enough = self.production[seat] >= DOUBLE_MOVEMENT_LEVEL
            return enough and bool(self.free_of_tiles(seat))
        tiles = list(self.tile_owners.values()).count(seat)
        return self.event in ABOUT_DEFENSE and tiles > 1

    def choosable(self, seat: int) -> Sequence[str]:
        """The defence tiles one may point at; or where the extra tile may go."""
        if self.event == "double_movement":
            return self.free_of_tiles(seat)
        return self.tiles_of(seat, "defense")

    @move(during="event", territory=among(choosable, of=TERRITORIES, refusal="NOT_TO_CHOOSE"))
    def choose_tile(self, turn: Turn, territory: str) -> None:
        """The event: which of your defence tiles, or where your extra movement tile goes."""
        self.chosen[turn.seat] = territory
        self.answer(turn, turn.seat)

    def answer(self, turn: Turn, seat: int) -> None:
        """The choice is made (perhaps to make none); what it is shows when all are."""
        self.answered[seat] = True
        turn.tell("choiceMade", seat=seat)
        self.hear_next(turn)

    def carry_out(self, turn: Turn) -> None:
        for seat in self.order:
            if self.event in ABOUT_DEFENSE:
                self.strike_defense(seat, turn)
            elif self.event == "double_movement":
                self.add_movement(seat, turn)

    def strike_defense(self, seat: int, turn: Turn) -> None:
        """The chosen defence tile, or the first in board order, counts double or dies."""
        defenses = self.tiles_of(seat, "defense")
        territory = self.chosen[seat] or (defenses[0] if defenses else None)
        if territory is None:
            return
        if self.event == "double_defense":
            self.doubled.append(territory)
        else:
            self.take_tile(territory)
        turn.tell("defenseDoubled" if self.event == "double_defense" else "defenseLost",
                  seat=seat, territory=territory)  # fmt: skip

    def add_movement(self, seat: int, turn: Turn) -> None:
        territory = self.chosen[seat]
        if territory is not None:
            self.put_tile(territory, "movement", seat)
            turn.tell("movementAdded", seat=seat, territory=territory)

    def redeal(self, seat: int | None, luck: Luck) -> None:
        """Any tile face down may be of any kind, and any choice of another seat any of its own."""
        for territory, owner in self.tile_owners.items():
            if owner not in (seat, EVERYONE):
                self.tiles[territory] = luck.pick(KINDS)
        for other in range(SEATS):
            if other != seat and self.phase == "event" and self.answered[other]:
                self.chosen[other] = luck.pick([None, *self.choosable(other)])
