"""What a connection has understood of what came in."""

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Joins:
    """The client asks to join a namespace; answer with `accept` or `refuse`."""

    namespace: str
    auth: Any


@dataclass(slots=True)
class Says:
    """An event. `ack` is the number to acknowledge it with, when that is asked for."""

    namespace: str
    name: Any
    args: list[Any]
    ack: int | None


@dataclass(slots=True)
class Acknowledges:
    """The answer to an event of ours, and what was noted down when it was sent."""

    namespace: str
    note: Any
    args: list[Any]


@dataclass(slots=True)
class Leaves:
    """The client leaves a namespace."""

    namespace: str


@dataclass(slots=True)
class Breaks:
    """What came cannot be understood, or is too much: end the session."""

    reason: str


Event = Joins | Says | Acknowledges | Leaves | Breaks
