"""The state of a game of colors, and what every phase asks of it."""

from collections.abc import Callable

from ronda.games.colors.board import TERRITORIES
from ronda.games.colors.options import ColorsOptions
from ronda.games.colors.setup import COLORS, SEATS
from ronda.rules import EVERYONE, Game, Turn

KINDS = ("movement", "defense", "production")
MOST_TROOPS = 20
PRODUCTION_FACTOR = 2
MEGA_FACTOR = 3


class Field(Game):
    """37 territories: who holds each, with how many troops and which tile."""

    seats = SEATS
    undo = True
    options: ColorsOptions = ColorsOptions()
    public = (
        "phase", "round", "armies", "order", "turn", "colors", "levels", "owners", "troops",
        "tile_owners", "event", "answered", "doubled", "production", "holdings", "winner", "ending",
        "turns_taken", "turn_since",
    )  # fmt: skip
    private = ("chosen",)
    owned = {"tiles": "tile_owners"}

    round: int
    armies: list[str]  # the colour of each seat's army
    order: list[int]  # the seats: initial, second and third player of this round
    turn: int | None  # whose turn it is; in the event phase everybody's at once
    turns_taken: int  # in this phase
    turn_since: int
    colors: dict[str, str | None]
    levels: dict[str, int]
    owners: dict[str, int | None]
    troops: dict[str, int]
    tiles: dict[str, str]  # territory -> kind, face down for all but the owner until production
    tile_owners: dict[str, int]
    event: str | None  # the card of this round
    answered: list[bool]  # the choice of the event is made
    chosen: list[str | None]  # what each chose; shown to nobody else until all have
    doubled: list[str]  # where the defence counts double this round
    winner: int | None
    ending: str  # why the game is over, or nothing

    def enter(self, phase: str, turn: Turn) -> None:
        """Begin a phase."""
        raise NotImplementedError

    def finish_if_deserted(self) -> None:
        """Once somebody has left, the game need not go on for one."""
        raise NotImplementedError

    # Who holds what.

    def held_by(self, seat: int) -> list[str]:
        """The territories a seat controls, in board order."""
        return [territory for territory in TERRITORIES if self.owners[territory] == seat]

    def plays(self, seat: int) -> bool:
        """Is this seat still in the game: there, and with a territory?"""
        return seat not in self.gone and seat in self.owners.values()

    def free_of_tiles(self, seat: int) -> list[str]:
        """Where a seat could place a tile: one's own territories without one."""
        return [t for t in self.held_by(seat) if t not in self.tile_owners]

    def tiles_of(self, seat: int, kind: str) -> list[str]:
        """Where a seat has tiles of a kind, in board order."""
        return [t for t in self.held_by(seat) if t in self.tile_owners and self.tiles[t] == kind]

    @property
    def holdings(self) -> list[dict[str, int]]:
        """How many territories of each colour each seat controls."""
        held = [dict.fromkeys(COLORS, 0) for _ in range(SEATS)]
        for territory, owner in self.owners.items():
            color = self.colors[territory]
            if owner is not None and color is not None:
                held[owner][color] += 1
        return held

    # What it produces.

    @property
    def production(self) -> list[int]:
        """The total production of each seat, as far as everybody can tell."""
        return [sum(self.produced_by(seat).values()) for seat in range(SEATS)]

    def produced_by(self, seat: int) -> dict[str, int]:
        """The new troops of each territory of a seat. Only tiles that lie open count."""
        return {t: self.levels[t] * self.factor(t) for t in self.held_by(seat)}

    def factor(self, territory: str) -> int:
        """A production tile doubles or triples the level of its territory."""
        if self.tile_owners.get(territory) != EVERYONE or self.tiles[territory] != "production":
            return 1
        return MEGA_FACTOR if self.event == "mega_production" else PRODUCTION_FACTOR

    # Tiles come and go.

    def put_tile(self, territory: str, kind: str, seat: int) -> None:
        self.tiles[territory] = kind
        self.tile_owners[territory] = seat

    def take_tile(self, territory: str) -> None:
        """Discard the tile there, if there is one."""
        if self.tile_owners.pop(territory, None) is not None:
            del self.tiles[territory]

    def tell_lost(self, turn: Turn, troops: int) -> None:
        """Troops that there was no room for."""
        if troops:
            turn.tell("troopsLost", seat=turn.seat, troops=troops)

    # Turns go round.

    def next_turn(self, turns: int, can: Callable[[int], bool], turn: Turn) -> bool:
        """Pass the turn on to the next seat that can use it; no more than `turns` in this phase."""
        self.turn = None
        while self.turn is None and self.turns_taken < turns:
            seat = self.order[self.turns_taken % SEATS]
            self.turns_taken += 1
            if can(seat):
                self.turn, self.turn_since = seat, turn.now
        return self.turn is not None

    def nobody_plays(self) -> bool:
        """Has everybody left? Then the game waits for somebody to come back."""
        return not any(map(self.plays, range(SEATS)))

    def check(self) -> None:
        """Assert what must always hold."""
        assert self.owners.keys() == self.troops.keys() == set(TERRITORIES)
        for territory, owner in self.owners.items():
            troops = self.troops[territory]
            assert 0 <= troops <= MOST_TROOPS, f"{troops} troops in {territory}"
            assert (owner is None) == (troops == 0), f"{territory}: {owner} with {troops} troops"
        assert self.tiles.keys() == self.tile_owners.keys(), "a tile without its owner"
        for territory, owner in self.tile_owners.items():
            assert self.tiles[territory] in KINDS, f"a tile of kind {self.tiles[territory]}"
            holder = self.owners[territory]
            assert holder is not None, f"a tile lies in the empty {territory}"
            assert owner in (holder, EVERYONE), f"the tile in {territory} is another's"
