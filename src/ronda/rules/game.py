"""`Game`: the one class that an author writes."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Self

from ronda.rules.attributes import set_all
from ronda.rules.hidden import shuffle_hidden
from ronda.rules.luck import Luck
from ronda.rules.moves import Declaration, Move, bind_moves, by_phase
from ronda.rules.naming import wire_name
from ronda.rules.options import Options
from ronda.rules.plain import copied
from ronda.rules.result import Result, win
from ronda.rules.sight import Sight, sight_of_all, sight_of_seat
from ronda.rules.texts import Texts
from ronda.rules.turn import Turn
from ronda.rules.view import Action, Bot, Play, View

EVERYONE = -1


class Game:
    """A game: its attributes are the state, its decorated methods are the moves.

    State is plain data: whole numbers, strings, booleans, None, lists, and dicts with string
    keys. An attribute that neither `public`, `private` nor `owned` names is seen by nobody.
    """

    id: ClassVar[str] = ""
    version: ClassVar[str] = "1"  # raise it when a recording would replay otherwise
    older: ClassVar[tuple[type["Game"], ...]] = ()  # earlier rules that matches may still be under
    seats: ClassVar[int | tuple[int, int]] = 2
    public: ClassVar[Sequence[str]] = ()
    private: ClassVar[Sequence[str]] = ()  # a list with an entry a seat, or a method (self, seat)
    owned: ClassVar[dict[str, str]] = {}  # items -> the attribute that says whose each item is
    bounded: ClassVar[dict[str, object]] = {}  # options under which every match comes to an end
    seat_fields: ClassVar[Sequence[str]] = ("seat",)  # of events: people read a name there
    verbatim: ClassVar[Sequence[str]] = ()  # people's own words: never taken for a code with a text
    undo: ClassVar[bool] = False
    leaving: ClassVar[str] = ""  # the action by which clients leave, if not by the table's `leave`
    chat: ClassVar[bool] = True  # may the people at the table talk (where talk is no move)?
    texts: ClassVar[Texts] = {}
    bots: ClassVar[dict[str, Bot]] = {}

    declared: ClassVar[dict[str, Declaration]] = {}  # this class's own moves, by method
    moves: ClassVar[dict[str, Move]] = {}
    moves_in: ClassVar[dict[str, tuple[Move, ...]]] = {}  # by phase
    seen_by_all: ClassVar[tuple[tuple[str, str], ...]] = ()  # (wire name, attribute)
    sights: ClassVar[tuple[Sight, Sight]]  # what a spectator sees, and what a seat

    options: Options = Options()
    players: int  # how many seats this match has
    gone: list[int]  # the seats whose players have left
    phase: str = ""

    def __init_subclass__(cls) -> None:
        cls.id = vars(cls).get("id", cls.id or cls.__name__.lower())
        cls.declared = {n: item for n, item in vars(cls).items() if isinstance(item, Declaration)}
        for name, item in cls.declared.items():
            setattr(cls, name, item.effect)  # from here on a method like any other
        cls.moves = bind_moves(cls, declarations_of(cls))
        cls.moves_in = by_phase(cls.moves.values())
        cls.seen_by_all = tuple((wire_name(name), name) for name in cls.public)
        cls.sights = sight_of_all(cls), sight_of_seat(cls)

    # What an author writes.

    def setup(self, turn: Turn) -> None:
        """Lay out the state at the start."""
        raise NotImplementedError

    def to_act(self) -> Sequence[int]:
        """The seats the game waits for; several may decide at once."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """The result, once there is one."""
        raise NotImplementedError

    # What an author may write.

    def deadline(self) -> int | None:
        """When (match time, ms) the clock ends this phase; None: no limit."""
        return None

    def timeout(self, turn: Turn) -> None:
        """The deadline has passed. By default, everybody awaited makes the `default` move."""
        for seat in list(self.to_act()):
            action = self.default(seat)
            if action is not None:
                self.act(turn, seat, *action)

    def default(self, seat: int) -> Action | None:
        """What an absent player does, if the rules know."""

    def leave(self, turn: Turn, seat: int) -> None:
        """A player has left for good (`gone` says so already)."""

    def back(self, turn: Turn, seat: int) -> None:
        """A player who had left is there again."""

    def deserted(self) -> Result | None:
        """What it means that players left: by default, the last one there wins."""
        here = [seat for seat in range(self.players) if seat not in self.gone]
        return win(self.players, here[0], "OPPONENT_LEFT") if len(here) == 1 else None

    def may_chat(self, seat: int) -> bool:  # noqa: ARG002 - games that care look at the seat
        """May this seat talk to the table now?"""
        return self.chat

    def choices(self, turn: Turn) -> list[Play] | None:  # noqa: ARG002 - nothing by default
        """Every legal move of all who are awaited: a seat, an effect, its arguments with the turn.

        The short way, for simulation; without it the declarations are enumerated. A game that is
        simulated a great deal says it in its own words, and the invariants check that both say
        the same. It has nothing to say while nobody is awaited.
        """
        return None

    def rematch(self) -> dict[str, object]:
        """The options of the next game of the same people."""
        return self.options.to_json()

    def carried(self, before: Sequence[int | None]) -> dict[str, object]:  # noqa: ARG002 - nothing
        """What players take along, as options of their next game, whatever else these are.

        `before` says, for each seat of the next game, which one its player has in this one: None
        for a newcomer.
        """
        return {}

    def redeal(self, seat: int | None, luck: Luck) -> None:
        """Change what `seat` cannot see into something it might as well be.

        The proof that nothing leaks compares what a seat sees before and after. The default
        shuffles like with like inside each hidden attribute.
        """
        shuffle_hidden(self, seat, luck)

    def check(self) -> None:
        """Assert what must always hold: goods are conserved, cards are 108."""

    # What the platform gives.

    def clone(self) -> Self:
        """A copy to try things on, for bots that think ahead."""
        copy = type(self)()
        set_all(copy, {name: copied(value) for name, value in vars(self).items()})
        return copy

    @classmethod
    def from_view(cls, view: View) -> Self:
        """The game as far as a view shows it: what is hidden from that seat is missing."""
        game = cls()
        game.options = type(cls.options).parse(view["options"])
        game.players, game.gone = view["players"], copied(view["gone"])
        for wire, name in cls.seen_by_all:
            if not isinstance(getattr(cls, name, None), property):
                setattr(game, name, copied(view["state"][wire]))
        return game

    def act(self, turn: Turn, seat: int, action: str, data: dict[str, object]) -> None:
        """Make a move on somebody's behalf, from within the rules."""
        move = self.moves[action]
        values = move.read(data)
        acting = Turn(seat, turn.now, turn.luck)
        acting.events = turn.events
        move.effect(self, acting, **values)


def declarations_of(cls: type[Game]) -> Iterable[Declaration]:
    """Every declared move, in the order of writing, the bases' first; a redeclared one replaces."""
    found: dict[str, Declaration] = {}
    for base in reversed(cls.__mro__):
        own = vars(base).get("declared", vars(base))
        found |= {name: item for name, item in own.items() if isinstance(item, Declaration)}
    return found.values()
