"""Postgres: one connection that appends, a statement a batch, and a pool for everything else.

A connection that was lost is replaced at the next call. Whatever was under way is answered with
`UnavailableError`, for nobody knows what became of it.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Concatenate, ParamSpec, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ronda.store.appending import LostRaceError
from ronda.store.entry import Batch
from ronda.store.errors import UnavailableError, is_passing, our_errors, said
from ronda.store.played import happened
from ronda.store.queue import Work

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 10.0  # seconds, for a connection and for a statement
ATTEMPTS = 5
POOL = 8

# Of each table first the first line, and the others only where that one was taken. All processes
# go through the tables in the same order, so that none waits for one that waits for it.
APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[],
                         $7::boolean[]) AS g(table_key, number, at, by, kind, data, first)
), firsts AS (
    INSERT INTO log (table_key, number, at, by, kind, data)
    SELECT table_key, number, at, by, kind, data FROM given WHERE first ORDER BY table_key
    ON CONFLICT DO NOTHING
    RETURNING table_key
), others AS (
    INSERT INTO log (table_key, number, at, by, kind, data)
    SELECT table_key, number, at, by, kind, data FROM given JOIN firsts USING (table_key)
    WHERE NOT first
), wakes AS (
    INSERT INTO deadlines (table_key, at)
    SELECT table_key, at FROM unnest($8::bigint[], $9::bigint[]) AS w(table_key, at)
    JOIN firsts USING (table_key) ORDER BY table_key
    ON CONFLICT (table_key) DO UPDATE SET at = excluded.at
), news AS (
    UPDATE tables SET phase = s.phase, taken = s.taken, rules = s.rules, closes_at = s.closes_at,
                      active_at = s.at
    FROM unnest($10::bigint[], $11::text[], $12::int[], $13::text[], $14::bigint[], $15::bigint[])
         AS s(table_key, phase, taken, rules, closes_at, at) JOIN firsts USING (table_key)
    WHERE tables.key = s.table_key
)
"""
MATCHES = """
, begun AS (
    INSERT INTO matches (table_key, number, game, rules, options, commitment, started_at)
    SELECT m.* FROM unnest($16::bigint[], $17::int[], $18::text[], $19::text[], $20::text[],
                           $21::text[], $22::bigint[])
                    AS m(table_key, number, game, rules, options, commitment, started_at)
    JOIN firsts USING (table_key) ORDER BY table_key
    ON CONFLICT DO NOTHING
    RETURNING table_key, number
), seats AS (
    INSERT INTO match_seats (table_key, number, seat, player, name, bot)
    SELECT s.* FROM unnest($23::bigint[], $24::int[], $25::int[], $26::text[], $27::text[],
                           $28::text[]) AS s(table_key, number, seat, player, name, bot)
    JOIN begun USING (table_key, number)
), ended AS (
    UPDATE matches SET over_at = e.at, result = e.result
    FROM unnest($29::bigint[], $30::int[], $31::bigint[], $32::text[])
         AS e(table_key, number, at, result) JOIN firsts USING (table_key)
    WHERE matches.table_key = e.table_key AND matches.number = e.number AND over_at IS NULL
    RETURNING matches.table_key, matches.number, matches.game, matches.over_at
), counted AS (
    INSERT INTO standings (player, game, played, won, lost, points, updated_at)
    SELECT users.id, game, count(*), sum(won), sum(lost), sum(points), max(over_at)
    FROM unnest($33::bigint[], $34::int[], $35::int[], $36::int[], $37::int[], $38::float8[])
         AS o(table_key, number, seat, won, lost, points)
    JOIN ended USING (table_key, number) JOIN match_seats USING (table_key, number, seat)
    JOIN users ON users.id = match_seats.player
    GROUP BY users.id, game ORDER BY users.id, game
    ON CONFLICT (player, game) DO UPDATE SET
        played = standings.played + excluded.played, won = standings.won + excluded.won,
        lost = standings.lost + excluded.lost, points = standings.points + excluded.points,
        updated_at = excluded.updated_at
)
"""
WIDTHS = (7, 6, 4, 6)  # of what begins, its seats, what ends, and what it is for each
TAKEN = "SELECT table_key FROM firsts"


class PostgresDatabase:
    """The store's database on a server."""

    def __init__(self, url: URL) -> None:
        plain = url.set(drivername="postgresql")
        self._address = plain.render_as_string(hide_password=False)
        self._appender: asyncpg.Connection | None = None
        self._engine: AsyncEngine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=POOL, pool_timeout=PATIENCE, pool_pre_ping=True,
            hide_parameters=True,
        )  # fmt: skip

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do it on a connection that sees one moment and changes nothing."""
        with our_errors():
            async with self._engine.connect() as connection:
                await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
                return await connection.run_sync(work, *args, **kwargs)

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do it, all of it or nothing; when this returns, it is durable."""

        async def once() -> T:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work, *args, **kwargs)

        with our_errors():
            return await _insistently(once)

    async def append(self, batch: Batch, works: Sequence[Work]) -> set[int]:
        """Make the lines durable, and do the works with them; the tables that lost the race."""
        if works:
            return await self._append_with(batch, works)

        async def once() -> set[int]:
            connection = await self._appending()
            taken = await connection.fetch(_statement(batch), *_columns(batch))
            return {*batch.runs} - {row[0] for row in taken}

        with our_errors():
            return await _insistently(once)

    async def close(self) -> None:
        """Let go of all connections."""
        if self._appender and not self._appender.is_closed():
            await self._appender.close()
        await self._engine.dispose()

    async def _append_with(self, batch: Batch, works: Sequence[Work]) -> set[int]:
        await self.write(take, batch, works)
        return set()

    async def _appending(self) -> asyncpg.Connection:
        if self._appender is None or self._appender.is_closed():
            self._appender = await self._connect()
        return self._appender

    async def _connect(self) -> asyncpg.Connection:
        try:
            return await asyncpg.connect(
                self._address, timeout=PATIENCE, command_timeout=PATIENCE,
                server_settings={"application_name": "ronda", "synchronous_commit": "on"},
            )  # fmt: skip
        except OSError as problem:
            raise UnavailableError(said(problem)) from None


def take(connection: Connection, batch: Batch, works: Sequence[Work]) -> None:
    """Append the lines and do the works, unless somebody else was there first."""
    taken = connection.exec_driver_sql(_statement(batch), tuple(_columns(batch)))
    if lost := {*batch.runs} - {row[0] for row in taken}:
        raise LostRaceError(lost)
    for work in works:
        work(connection)


def _columns(batch: Batch) -> list[list[object]]:
    """The batch as the arrays that the statement takes."""
    rows = batch.rows
    firsts: list[object] = [row[1] == batch.runs[row[0]][0][1] for row in rows]
    lines, statuses = across(rows, 6), across(batch.news, 6)
    columns: list[list[object]] = [
        *lines,
        firsts,
        [*batch.wakes],
        [*batch.wakes.values()],
        *statuses,
    ]
    if batch.played:
        for parts, width in zip(happened(batch.played), WIDTHS, strict=True):
            columns += across(parts, width)
    return columns


def _statement(batch: Batch) -> str:
    """The shorter one, where no match begins or ends."""
    return f"{APPEND}{MATCHES}{TAKEN}" if batch.played else f"{APPEND}{TAKEN}"


def across(rows: Sequence[Sequence[object]], width: int) -> list[list[object]]:
    """Rows as columns."""
    return [[row[place] for row in rows] for place in range(width)]


async def _insistently(once: Callable[[], Awaitable[T]]) -> T:
    """Do it; again, while others who did the same at the same time were in the way."""
    for _ in range(ATTEMPTS):
        try:
            return await once()
        except Exception as problem:
            if not is_passing(problem):
                raise
    return await once()
