"""Who carries to people what a table has to tell them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from ronda.table import Send

if TYPE_CHECKING:
    from ronda.server.tables.live import Live

Speech = Callable[[], None]


class Speaker(Protocol):
    """The sockets of this process, as a table sees them."""

    def prepare(self, _live: "Live", _sends: Sequence[Send], /) -> Speech:
        """Encode it now, for it shares parts of the table; what is returned says it, later."""
        ...


class Silence:
    """Nobody is there to hear anything."""

    def prepare(self, _live: "Live", _sends: Sequence[Send], /) -> Speech:
        """Nothing to say."""
        return nothing


def nothing() -> None:
    """Said."""
