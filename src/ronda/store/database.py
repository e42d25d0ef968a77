"""What a database has to do for the store; there is one for SQLite and one for Postgres."""

from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from ronda.store.entry import Batch
from ronda.store.queue import Work

P = ParamSpec("P")
T = TypeVar("T")


class Database(Protocol):
    """Reads and writes, each in a transaction of its own."""

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do it on a connection that sees one moment and changes nothing."""
        ...

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do it, all of it or nothing; when this returns, it is durable."""
        ...

    async def append(self, batch: Batch, works: Sequence[Work]) -> set[int]:
        """Make the lines durable, and do the works with them; the tables that lost the race."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...
