"""The board as bots think about it: small whole numbers in lists, quick to copy and to try out."""

from typing import Any, Self

from ronda.games.colors.board import NEIGHBOURS, TERRITORIES
from ronda.games.colors.combat import DEFENSE_LOSS, fight
from ronda.games.colors.field import KINDS, MEGA_FACTOR, MOST_TROOPS, PRODUCTION_FACTOR
from ronda.games.colors.movement import DOUBLED
from ronda.games.colors.setup import COLORS, SEATS
from ronda.rules import Luck, View

NUMBER = {territory: number for number, territory in enumerate(TERRITORIES)}
NEAR = tuple(tuple(NUMBER[t] for t in NEIGHBOURS[territory]) for territory in TERRITORIES)
CELLS = range(len(TERRITORIES))
NOBODY = -1
BLANK = len(COLORS)
NO_TILE, MOVEMENT, DEFENSE, PRODUCTION = range(4)
NONE = "none"
KIND = dict(enumerate(KINDS, start=MOVEMENT))
TILE = {NONE: NO_TILE, **{kind: number for number, kind in KIND.items()}}
OF_HUNDRED = ((MOVEMENT, 75), (PRODUCTION, 90), (DEFENSE, 100))  # how people place, by and large


class Position:
    """Who holds what; `counts[seat][color]` is kept along."""

    __slots__ = (
        "colors", "counts", "doubled", "factor", "levels", "order", "owners", "playing",
        "tiles", "troops",
    )  # fmt: skip

    def __init__(self) -> None:
        self.colors: list[int]
        self.levels: list[int]
        self.owners: list[int]
        self.troops: list[int]
        self.tiles: list[int]
        self.order: list[int]
        self.playing: list[int]
        self.doubled: set[int]
        self.factor: int
        self.counts: list[list[int]]

    @classmethod
    def seen(cls, view: View, luck: Luck) -> Self:
        """The position of a view; a tile face down is guessed."""
        state = view["state"]
        made = cls()
        colors, owners = (in_order(state[name]) for name in ("colors", "owners"))
        made.colors = [COLORS.index(color) if color else BLANK for color in colors]
        made.owners = [NOBODY if owner is None else owner for owner in owners]
        made.levels, made.troops = in_order(state["levels"]), in_order(state["troops"])
        kinds = in_order(state["tiles"], NONE)
        made.tiles = [TILE[kind] if kind else guessed(luck) for kind in kinds]
        made.order = state["order"]
        made.playing = [seat for seat in made.order if seat not in view["gone"]]
        made.doubled = {NUMBER[territory] for territory in state["doubled"]}
        made.factor = MEGA_FACTOR if state["event"] == "mega_production" else PRODUCTION_FACTOR
        made.counts = [[0] * (BLANK + 1) for _ in range(SEATS)]
        for cell, owner in enumerate(made.owners):
            if owner != NOBODY:
                made.counts[owner][made.colors[cell]] += 1
        return made

    def copy(self) -> "Position":
        made = Position()
        made.colors, made.levels, made.order = self.colors, self.levels, self.order
        made.playing, made.doubled, made.factor = self.playing, set(self.doubled), self.factor
        made.owners, made.troops, made.tiles = self.owners[:], self.troops[:], self.tiles[:]
        made.counts = [counts[:] for counts in self.counts]
        return made

    def held(self, seat: int) -> list[int]:
        return [cell for cell, owner in enumerate(self.owners) if owner == seat]

    def free(self, seat: int) -> list[int]:
        tiles = self.tiles
        return [c for c, owner in enumerate(self.owners) if owner == seat and not tiles[c]]

    def output(self, seat: int) -> int:
        """The new troops of a seat."""
        return sum(
            self.levels[cell] * (self.factor if self.tiles[cell] == PRODUCTION else 1)
            for cell in self.held(seat)
        )

    def movable(self, seat: int) -> list[int]:
        owners, troops = self.owners, self.troops
        return [
            cell for cell, tile in enumerate(self.tiles)
            if tile == MOVEMENT and owners[cell] == seat and troops[cell] > 1
        ]  # fmt: skip

    def defense(self, cell: int) -> int:
        """What a defence tile there costs an attack."""
        if self.tiles[cell] != DEFENSE:
            return 0
        return DEFENSE_LOSS * (DOUBLED if cell in self.doubled else 1)

    def threat(self, cell: int, seat: int) -> int:
        """The strongest attack that a movement tile next door can make on a cell of `seat`."""
        tiles, owners, troops = self.tiles, self.owners, self.troops
        return max(
            (troops[n] - 1 for n in NEAR[cell]
             if tiles[n] == MOVEMENT and owners[n] != seat and owners[n] != NOBODY),
            default=0,
        )  # fmt: skip

    def march(self, origin: int, target: int, troops: int) -> None:
        """A movement, as the rules have it."""
        seat, holder = self.owners[origin], self.owners[target]
        self.troops[origin] -= troops
        if holder in (seat, NOBODY):
            self.troops[target] = min(MOST_TROOPS, self.troops[target] + troops)
            self.hand(target, seat)
        else:
            outcome = fight(troops, self.troops[target], self.defense(target))
            self.troops[target] = outcome.attackers + outcome.defenders
            if not outcome.defenders:
                self.hand(target, seat if outcome.attackers else NOBODY)
        self.tiles[origin] = self.tiles[target] = NO_TILE

    def hand(self, cell: int, seat: int) -> None:
        """The cell is now this seat's."""
        holder, color = self.owners[cell], self.colors[cell]
        if holder != NOBODY:
            self.counts[holder][color] -= 1
        if seat != NOBODY:
            self.counts[seat][color] += 1
        self.owners[cell] = seat


def in_order(by_territory: dict[str, Any], default: object = None) -> list[Any]:
    """The values in board order."""
    return [by_territory.get(territory, default) for territory in TERRITORIES]


def guessed(luck: Luck) -> int:
    """A kind for a tile that lies face down."""
    drawn = luck.below(100)
    return next(tile for tile, below in OF_HUNDRED if drawn < below)
