"""The store: what `ronda serve` stands on."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection

from ronda.store import log, schema
from ronda.store.address import is_postgres, parsed
from ronda.store.backup import read_backup, write_backup
from ronda.store.database import Database
from ronda.store.entry import Batch, Entry
from ronda.store.errors import NoStoreError, OlderStoreError
from ronda.store.log import Saved
from ronda.store.migrating import check_revision, migrate
from ronda.store.queue import Answer, Answered, Queue, Work
from ronda.store.sqlite import SqliteDatabase
from ronda.store.statements import upsert
from ronda.table import Line

P = ParamSpec("P")
T = TypeVar("T")
Measured = Callable[[int, float], None]  # how many lines, and in how many seconds


class Store:
    """Everything durable, behind a few verbs.

    Lines are appended in groups, and in the order in which they come. All else is done by the
    functions of this package, which take a connection: `await store.read(find_user, "ana")`,
    `await store.write(add_user, new, at)`. Several in one transaction are one function of yours.
    They are done in a thread or between awaits: hand them plain data, and do not touch the loop.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue = Queue(self._append)
        self.measured: Measured = unmeasured  # told of each batch

    def append(self, entries: Sequence[Entry]) -> asyncio.Future[list[bool]]:
        """Make lines durable; of each, whether it was taken.

        Of one table the lines of a batch are taken together or not at all. A line that is not
        taken came too late: another process has gone on from the line before. From then on, and
        after an error, nothing more is taken for that table until its log was read again.
        """
        answer: asyncio.Future[list[bool]] = asyncio.get_running_loop().create_future()
        self.submit(entries, (), partial(_settle, answer))
        return answer

    def submit(self, entries: Sequence[Entry], works: Sequence[Work], answered: Answered) -> None:
        """Append lines, or commit them with works, and call `answered` in a later turn.

        The quickest way: nobody has to be waited for.
        """
        self._queue.put(entries, works, answered)

    async def commit(self, entries: Sequence[Entry], *works: Work) -> bool:
        """Make lines of one table durable, and do these works in the same transaction, or neither.

        This is how a match begins and ends: the line and what is told of it, together.
        """
        if len({entry.table for entry in entries}) != 1 or not works:
            raise ValueError("lines of one table, and something to do with them")
        answer: asyncio.Future[list[bool]] = asyncio.get_running_loop().create_future()
        self.submit(entries, works, partial(_settle, answer))
        return all(await answer)

    async def load(self, tables: Collection[int]) -> dict[int, Saved]:
        """What is saved of these tables: all that is needed to go on with them."""
        for table in tables:
            self._queue.freshen(table)
        return await self._database.read(log.load, tables)

    async def lines(self, table: int, after: int = -1) -> list[Line]:
        """The lines of a table after this one."""
        self._queue.freshen(table)
        return await self._database.read(log.read, table, after)

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Ask something; all of it about one moment."""
        return await self._database.read(work, *args, **kwargs)

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Change something, all of it or nothing; durable once this returns.

        It may be done twice, where the first time came to nothing.
        """
        return await self._database.write(work, *args, **kwargs)

    async def check(self, at: int) -> None:
        """Can anything be written now? Raises the reason why not."""
        await self._database.write(_beat, at)

    async def backup(self, path: Path) -> int:
        """Write everything to one file, while all goes on; how many rows there are."""
        return await self._database.read(write_backup, path)

    async def _append(self, batch: Batch, works: Sequence[Work]) -> set[int]:
        began = perf_counter()
        lost = await self._database.append(batch, works)
        self.measured(sum(map(len, batch.runs.values())), perf_counter() - began)
        return lost

    async def close(self) -> None:
        """Take nothing more, finish what was begun, and let go."""
        await self._queue.close()
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


async def open_store(address: str) -> Store:
    """The store at an address, made if it does not exist, with the schema of this version."""
    database = _database(address)
    try:
        await database.write(migrate)
    except BaseException:
        await database.close()
        raise
    return Store(database)


async def look_into_store(address: str, *, older: bool = False) -> Store:
    """The store at an address as it is: nothing is made, and nothing migrated.

    One with an older schema is refused, unless whatever is wanted of it goes with any.
    """
    url = parsed(address)
    if not is_postgres(url) and not Path(str(url.database)).is_file():
        raise NoStoreError("there is no such file")
    database = _database(address)
    try:
        await database.read(check_revision)
    except BaseException as problem:
        if not (older and isinstance(problem, OlderStoreError)):
            await database.close()
            raise
    return Store(database)


async def migrate_store(address: str) -> list[str]:
    """Bring the schema up to this version; the steps that were done."""
    return await _once(address, migrate)


async def restore_store(address: str, path: Path) -> int:
    """Fill an empty store from a backup; how many rows there were."""
    return await _once(address, read_backup, path)


async def _once(
    address: str, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
) -> T:
    database = _database(address)
    try:
        return await database.write(work, *args, **kwargs)
    finally:
        await database.close()


def _database(address: str) -> Database:
    url = parsed(address)
    if not is_postgres(url):
        return SqliteDatabase(Path(str(url.database)))
    from ronda.store.postgres import PostgresDatabase  # noqa: PLC0415 - a third of a second

    return PostgresDatabase(url)


def _settle(waiting: asyncio.Future[list[bool]], answer: Answer) -> None:
    """Hand the answer to whoever waits, if they still do."""
    if waiting.done():
        return
    if isinstance(answer, Exception):
        waiting.set_exception(answer)
    else:
        waiting.set_result(answer)


def unmeasured(_lines: int, _seconds: float, /) -> None:
    """Nobody wants to know."""


def _beat(connection: Connection, at: int) -> None:
    upsert(connection, schema.pulse, {"id": 1, "at": at}, {"at": at})
