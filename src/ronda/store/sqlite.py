"""SQLite: one connection that writes, in a thread of its own, and several that read.

Other processes may write to the same file: each transaction takes the lock before it looks.
Between two steps of a statement the thread has to win back the interpreter from a busy loop, so a
batch is one statement, however many lines it has.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from ronda.store.appending import LostRaceError
from ronda.store.entry import Batch, Row
from ronda.store.errors import our_errors
from ronda.store.played import Happened, happened
from ronda.store.queue import Work

P = ParamSpec("P")
T = TypeVar("T")

READERS = 4
PATIENCE_MS = 10_000  # for another process that is writing
LARGEST = 64  # lines in one statement
BOTH = ("foreign_keys = ON", f"busy_timeout = {PATIENCE_MS}", "temp_store = MEMORY")
WRITING = (*BOTH, "journal_mode = WAL", "synchronous = FULL", "cache_size = -32000")
READING = (*BOTH, "query_only = ON")

LINES = 'INSERT INTO log (table_key, number, at, "by", kind, data) VALUES {} ON CONFLICT DO NOTHING'
WAKES = (
    "INSERT INTO deadlines (table_key, at) VALUES {} "
    "ON CONFLICT (table_key) DO UPDATE SET at = excluded.at"
)
STATUSES = (
    "WITH news (key, phase, taken, rules, closes_at, at) AS (VALUES {}) "
    "UPDATE tables SET phase = news.phase, taken = news.taken, rules = news.rules, "
    "closes_at = news.closes_at, active_at = news.at FROM news WHERE tables.key = news.key"
)
BEGUN = (
    "INSERT INTO matches (table_key, number, game, rules, options, commitment, started_at) "
    "VALUES {} ON CONFLICT DO NOTHING"
)
SEATS = (
    "INSERT INTO match_seats (table_key, number, seat, player, name, bot) "
    "VALUES {} ON CONFLICT DO NOTHING"
)
ENDED = (
    "WITH ended (table_key, number, at, result) AS (VALUES {}) "
    "UPDATE matches SET over_at = ended.at, result = ended.result FROM ended "
    "WHERE matches.table_key = ended.table_key AND matches.number = ended.number "
    "AND matches.over_at IS NULL RETURNING matches.table_key, matches.number"
)
STANDINGS = (
    "WITH outcomes (table_key, number, seat, won, lost, points) AS (VALUES {}) "
    "INSERT INTO standings (player, game, played, won, lost, points, updated_at) "
    "SELECT users.id, game, count(*), sum(outcomes.won), sum(outcomes.lost), "
    "sum(outcomes.points), max(over_at) FROM outcomes "
    "JOIN matches USING (table_key, number) JOIN match_seats USING (table_key, number, seat) "
    "JOIN users ON users.id = match_seats.player WHERE true GROUP BY users.id, game "
    "ON CONFLICT (player, game) DO UPDATE SET played = played + excluded.played, "
    "won = won + excluded.won, lost = lost + excluded.lost, "
    "points = points + excluded.points, updated_at = excluded.updated_at"
)


class SqliteDatabase:
    """The store's database in a file."""

    def __init__(self, path: Path) -> None:
        with our_errors():
            make_private(path)
            self._writer = engine(path, WRITING, "BEGIN IMMEDIATE", 1)
            self._readers = engine(path, READING, "BEGIN", READERS)
            self._connection = self._writer.connect()
        self._raw: sqlite3.Connection = _driver(self._connection)
        self._writing = ThreadPoolExecutor(1, "ronda-store-writer")
        self._reading = ThreadPoolExecutor(READERS, "ronda-store-reader")

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do it on a connection that sees one moment and changes nothing."""
        return await _run(self._reading, lambda: self._read(lambda c: work(c, *args, **kwargs)))

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do it, all of it or nothing; when this returns, it is durable."""
        return await _run(self._writing, lambda: self._write(lambda c: work(c, *args, **kwargs)))

    async def append(self, batch: Batch, works: Sequence[Work]) -> set[int]:
        """Make the lines durable, and do the works with them; the tables that lost the race."""
        append = partial(self._append_with, batch, works) if works else partial(self._append, batch)
        return await _run(self._writing, append)

    async def close(self) -> None:
        """Let go of all connections; the last to leave tidies up the write-ahead log."""
        self._reading.shutdown()
        await _run(self._writing, self._connection.close)
        self._writing.shutdown()
        self._readers.dispose()
        self._writer.dispose()

    # In the threads.

    def _read(self, work: Callable[[Connection], T]) -> T:
        with our_errors(), self._readers.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with our_errors(), self._connection.begin():
            return work(self._connection)

    def _append(self, batch: Batch) -> set[int]:
        """All lines at once; where one of them is too late, table by table."""
        with our_errors():
            rows = batch.rows
            if self._transaction(lambda: self._insert(rows) == len(rows) and self._note(batch)):
                return set()
            lost: set[int] = set()
            self._transaction(lambda: self._one_by_one(batch, lost))
            return lost

    def _append_with(self, batch: Batch, works: Sequence[Work]) -> set[int]:
        """All lines and all works, or nothing."""
        with our_errors(), self._connection.begin():
            if self._insert(batch.rows) < len(batch.rows):
                raise LostRaceError({*batch.runs})
            self._note(batch)
            for work in works:
                work(self._connection)
        return set()

    def _transaction(self, work: Callable[[], bool]) -> bool:
        """Do it, and keep it if it is true."""
        self._raw.execute("BEGIN IMMEDIATE")
        try:
            if done := work():
                self._raw.execute("COMMIT")
            return done
        finally:
            if self._raw.in_transaction:
                self._raw.execute("ROLLBACK")

    def _one_by_one(self, batch: Batch, lost: set[int]) -> bool:
        """Of each table all lines or none."""
        for table in sorted(batch.runs):
            self._raw.execute("SAVEPOINT run")
            if self._insert(batch.runs[table]) < len(batch.runs[table]):
                self._raw.execute("ROLLBACK TO run")
                lost.add(table)
            self._raw.execute("RELEASE run")
        batch.forget(lost)
        return self._note(batch)

    def _insert(self, rows: Sequence[Row]) -> int:
        return sum(self._many(LINES, part) for part in _parts(rows))

    def _note(self, batch: Batch) -> bool:
        """What goes with the lines."""
        for wakes in _parts(sorted(batch.wakes.items())):
            self._many(WAKES, wakes)
        for news in _parts(batch.news):
            self._many(STATUSES, news)
        if batch.played:
            self._record(happened(batch.played))
        return True

    def _record(self, matches: Happened) -> None:
        """Matches that have begun, and those that are over; each counts once."""
        for begun in _parts(matches.begun):
            self._many(BEGUN, begun)
        for seats in _parts(matches.seats):
            self._many(SEATS, seats)
        over = {key for ended in _parts(matches.ended) for key in self._all(ENDED, ended)}
        news = [row for row in matches.outcomes if row[:2] in over]
        for outcomes in _parts(news):
            self._many(STANDINGS, outcomes)

    def _many(self, template: str, rows: Sequence[tuple[object, ...]]) -> int:
        return self._execute(template, rows).rowcount

    def _all(self, template: str, rows: Sequence[tuple[object, ...]]) -> list[tuple[object, ...]]:
        return self._execute(template, rows).fetchall()

    def _execute(self, template: str, rows: Sequence[tuple[object, ...]]) -> sqlite3.Cursor:
        statement = _statement(template, len(rows), len(rows[0]))
        return self._raw.execute(statement, [*chain.from_iterable(rows)])


def make_private(path: Path) -> None:
    """Make the file and its directory, for their owner alone; leave what is there as it is."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def engine(path: Path, pragmas: Iterable[str], begin: str, connections: int) -> Engine:
    """Connections to a file that are set up in this way, and begin transactions like that."""
    made = create_engine(
        "sqlite://",
        creator=lambda: _connect(path, pragmas),
        poolclass=QueuePool, pool_size=connections, max_overflow=0,
        hide_parameters=True,
    )  # fmt: skip
    event.listen(made, "begin", lambda connection: connection.exec_driver_sql(begin))
    return made


def _connect(path: Path, pragmas: Iterable[str]) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=2 * LARGEST + 64
    )
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").close()
    return connection


def _driver(connection: Connection) -> sqlite3.Connection:
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


def _parts(rows: Sequence[T]) -> Iterator[Sequence[T]]:
    return (rows[start : start + LARGEST] for start in range(0, len(rows), LARGEST))


@cache
def _statement(template: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return template.format(", ".join([row] * rows))


async def _run(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, work)
