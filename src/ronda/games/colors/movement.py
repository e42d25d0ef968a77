"""Phase 4, movement: each in turn activates a movement tile, until nobody can."""

from collections.abc import Sequence

from ronda.games.colors.board import NEIGHBOURS, TERRITORIES
from ronda.games.colors.combat import DEFENSE_LOSS, Outcome, fight
from ronda.games.colors.field import MOST_TROOPS, Field
from ronda.games.colors.setup import SEATS
from ronda.rules import Range, Turn, among, move

LEAST_TO_MOVE = 2  # one goes, one stays
DOUBLED = 2


class Movement(Field):
    """From a territory with a movement tile to the next; into an enemy's, it is a combat."""

    def begin_movement(self, turn: Turn) -> None:
        self.turns_taken = 0
        self.next_mover(turn)

    def next_mover(self, turn: Turn) -> None:
        if not self.next_turn(self.turns_taken + SEATS, self.must_move, turn):
            self.enter("victory", turn)

    def must_move(self, seat: int) -> bool:
        return self.plays(seat) and bool(self.movable(seat))

    def movable(self, seat: int) -> Sequence[str]:
        """The territories that a seat can activate."""
        marked = self.tiles_of(seat, "movement")
        return [t for t in marked if self.troops[t] >= LEAST_TO_MOVE]

    def neighbours(self, seat: int, from_: str) -> Sequence[str]:
        return NEIGHBOURS[from_]

    def all_but_one(self, seat: int, from_: str) -> Range:
        return Range(range(1, self.troops[from_]))

    @move(
        during="movement", wire="move",
        from_=among(movable, of=TERRITORIES, refusal="CANNOT_ACTIVATE"),
        to=among(neighbours, of=TERRITORIES, refusal="NOT_NEXT_TO_IT"),
        troops=among(all_but_one, of=range(1, MOST_TROOPS)),
    )  # fmt: skip
    def march(self, turn: Turn, from_: str, to: str, troops: int) -> None:
        """Activate a movement tile of yours: troops go next door, at least one stays."""
        self.troops[from_] -= troops
        self.take_tile(from_)
        if self.owners[to] in (None, turn.seat):
            self.occupy(turn, from_, to, troops)
        else:
            self.attack(turn, from_, to, troops)
        self.take_tile(to)
        self.finish_if_deserted()
        if not self.ending:
            self.next_mover(turn)

    def occupy(self, turn: Turn, from_: str, to: str, troops: int) -> None:
        """Into an empty territory, or one's own: more than twenty are lost."""
        together = self.troops[to] + troops
        self.owners[to] = turn.seat
        self.troops[to] = min(together, MOST_TROOPS)
        turn.tell("moved", seat=turn.seat, origin=from_, target=to, troops=troops)
        self.tell_lost(turn, together - self.troops[to])

    def attack(self, turn: Turn, from_: str, to: str, troops: int) -> None:
        """Into an enemy's territory."""
        defender = self.owners[to]
        assert defender is not None
        defenders, defense = self.troops[to], self.defense_of(to)
        outcome = fight(troops, defenders, defense)
        turn.tell(
            f"combat{outcome.how.capitalize()}", seat=turn.seat, defender=self.armies[defender],
            origin=from_, target=to, troops=troops, defenders=defenders, defense=defense,
            left=max(outcome.attackers, outcome.defenders),
        )  # fmt: skip
        self.after_combat(turn.seat, to, outcome)
        if not self.held_by(defender):
            turn.tell("eliminated", seat=defender)

    def defense_of(self, territory: str) -> int:
        """How many attackers a defence tile there strikes down."""
        if self.tiles.get(territory) != "defense":
            return 0
        return DEFENSE_LOSS * (DOUBLED if territory in self.doubled else 1)

    def after_combat(self, attacker: int, territory: str, outcome: Outcome) -> None:
        """All survivors of an attack that wins move in; a draw leaves nobody."""
        if outcome.how == "won":
            self.owners[territory] = attacker
        elif outcome.how == "draw":
            self.owners[territory] = None
        self.troops[territory] = max(outcome.attackers, outcome.defenders)

    def give_up_tile(self, turn: Turn) -> None:
        """Time is up: the first tile that could have moved goes unused."""
        assert self.turn is not None
        territory = self.movable(self.turn)[0]
        self.take_tile(territory)
        turn.tell("tileUnused", seat=self.turn, territory=territory)
        self.next_mover(turn)
