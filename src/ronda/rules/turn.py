"""A turn: all that is impure, handed in."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from ronda.rules.luck import Luck
from ronda.rules.naming import wire_name
from ronda.rules.plain import ATOMS, copied

NOBODY = -1


class Event(NamedTuple):
    """Something that happened and who may hear of it; `to=None` is everybody."""

    name: str
    to: tuple[int, ...] | None
    data: dict[str, object]


event_of = partial(tuple.__new__, Event)  # `Event(...)` itself takes half as long again


class Turn:
    """Who moves, when (milliseconds since the match began), with which luck; and what is told."""

    __slots__ = ("events", "luck", "now", "seat")

    def __init__(self, seat: int, now: int, luck: Luck) -> None:
        self.seat = seat
        self.now = now
        self.luck = luck
        self.events: list[Event] = []

    def tell(self, event: str, /, to: int | Sequence[int] | None = None, **data: object) -> None:
        """Announce an event to everybody, or to the seats in `to` alone."""
        audience = None if to is None else (to,) if isinstance(to, int) else tuple(to)
        for key, value in data.items():
            if "_" in key or type(value) not in ATOMS:
                data = {wire_name(name): copied(part) for name, part in data.items()}
                break  # all is told as it is now
        self.events.append(event_of((event, audience, data)))


class Silent(Turn):
    """A turn that nobody listens to: for bots that think ahead, and for simulation."""

    __slots__ = ()

    def tell(self, event: str, to: int | Sequence[int] | None = None, /, **data: object) -> None:
        """Nothing is announced."""
