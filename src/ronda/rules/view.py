"""What a seat sees, and what a bot makes of it."""

from collections.abc import Callable
from typing import Any, TypedDict

from ronda.rules.luck import Luck
from ronda.rules.result import Result

Action = tuple[str, dict[str, Any]]  # the name of a move, and its data


class LegalMove(TypedDict):
    """A family of legal moves: the name, and for each parameter a schema of what is allowed now.

    `anytime` moves are open without the match waiting for them.
    """

    action: str
    anytime: bool
    data: dict[str, dict[str, Any]]


class View(TypedDict):
    """All that one seat (None: a spectator) may know. `state` has the game's own names."""

    game: str
    version: int
    seat: int | None
    players: int
    options: dict[str, object]
    gone: list[int]
    toAct: list[int]
    deadline: int | None
    result: Result | None
    state: dict[str, Any]
    legal: list[LegalMove]


Play = tuple[int, Callable[..., None], tuple[Any, ...]]  # a seat, an effect, all it is called with
Bot = Callable[[View, Luck], Action]
