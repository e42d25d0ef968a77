"""How a command is declared: who may give it, in which phases, with which data.

The method below a declaration guards first and changes the room afterwards, as the moves of a
game do: a refusal leaves everything as it was.
"""

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

from ronda.rules import Domain, Illegal, Range, Text, require
from ronda.rules.domains import DomainLike, as_domain, named
from ronda.rules.naming import wire_name
from ronda.table.phases import REFUSALS

if TYPE_CHECKING:
    from ronda.table.room import Room

Who = Callable[["Room", str], None]
Logged = dict[str, Any] | None
NAME, USER, CODE, BOT_NAME, REASON = Text(40), Text(64), Text(12), Text(40), Text(200)
SEAT = Range(range(101))

# What has to be shown again after a command.
NOTHING, VIEW, TABLE = 0, 1, 2


class Anything(Domain):
    """Left to somebody else to check."""

    __slots__ = ()

    def check(self, value: object) -> None:
        """Whatever it is."""


ANYTHING = Anything()


class Command:
    """A kind of line in the log, and what it does."""

    __slots__ = ("asks_at", "asks_by", "kind", "may", "needs", "phases", "run", "shows", "who")

    def __init__(
        self, run: FunctionType, who: Who, phases: tuple[str, ...],
        needs: dict[str, Domain], may: dict[str, Domain], shows: int,
    ) -> None:  # fmt: skip
        self.kind = wire_name(run.__name__)
        self.run = run
        mentioned = run.__code__.co_varnames[: run.__code__.co_argcount]
        self.asks_by, self.asks_at = "by" in mentioned, "at" in mentioned
        self.who = who
        self.phases = phases
        self.needs = needs
        self.may = may
        self.shows = shows

    def do(self, room: "Room", by: str, at: int, values: dict[str, Any]) -> dict[str, Any]:
        """Do it, or refuse and change nothing; what is to be logged."""
        self.who(room, by)
        if room.phase not in self.phases:
            raise Illegal(REFUSALS[room.phase])
        given = {**values}
        if self.asks_by:
            given["by"] = by
        if self.asks_at:
            given["at"] = at
        logged: Logged = self.run(room, **given)
        return values if logged is None else logged

    def read(self, data: dict[str, Any]) -> dict[str, Any]:
        """The values in data that nobody has checked yet."""
        for name in self.needs:
            if name not in data:
                raise Illegal("MISSING_PARAMETER", parameter=name)
        for name, value in data.items():
            domain = self.needs.get(name) or self.may.get(name)
            if domain is None:
                raise Illegal("SURPLUS_PARAMETER", allowed=", ".join((*self.needs, *self.may)))
            if domain is not ANYTHING:
                named(name, domain, value)
        return data


def command(
    who: Who,
    phases: tuple[str, ...],
    *,
    may: dict[str, DomainLike] | None = None,
    shows: int = TABLE,
    **needs: DomainLike,
) -> Callable[[Callable[..., Logged]], Command]:
    """Declare a command. Its function takes the room, and by name what it mentions of: `by` and
    `at` (who and when), and the data. What it returns is logged in place of the data.

    who     refuses those who may not give it
    phases  of the table, in which it has a place
    may     data that can be left out; the function has the defaults
    shows   what people must be shown again: NOTHING, their VIEW, or the TABLE too
    needs   data that must be there
    """

    def declare(run: Callable[..., Logged]) -> Command:
        needed = {name: as_domain(given) for name, given in needs.items()}
        optional = {name: as_domain(given) for name, given in (may or {}).items()}
        return Command(cast(FunctionType, run), who, phases, needed, optional, shows)

    return declare


def person(_room: "Room", by: str) -> None:
    """Anybody but the platform."""
    require(not by.startswith("*"), "NOT_SEATED")


def seated(room: "Room", by: str) -> None:
    """Whoever sits here."""
    room.seat_of(by)


def admin(room: "Room", by: str) -> None:
    """The admin of the table, or the platform."""
    require(by == room.admin or by.startswith("*"), "NOT_ADMIN")


def organiser(_room: "Room", by: str) -> None:
    """The platform."""
    require(by.startswith("*"), "NOT_ORGANISER")


def clockwork(_room: "Room", by: str) -> None:
    """Time itself: there is no such command for people."""
    require(by == "*clock*", "UNKNOWN_COMMAND")
