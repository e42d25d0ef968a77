"""Everything in one file, and back.

A backup is JSON, a line a row, compressed. It is taken while the server runs, shows one moment, and
can be restored to the other kind of database: this is how a file of SQLite becomes a Postgres.
It holds every secret there is, so only its owner can read it.
"""

import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, MetaData, Table, func, select, text
from sqlalchemy.exc import IntegrityError

from ronda.store.errors import StoreError
from ronda.store.json_text import decoded, encoded
from ronda.store.migrating import migrate, revision

FORMAT = 1
LEFT_OUT = ("alembic_version", "pulse")
AT_ONCE = 500
# What comes of reading a file that is not as we wrote it.
DAMAGES = (
    EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, UnicodeDecodeError,
    KeyError, TypeError, ValueError, IntegrityError,
)  # fmt: skip


class BadBackupError(StoreError):
    """The file is no backup, or it is damaged or cut short. Nothing was changed."""


class NotEmptyError(StoreError):
    """There is something in this database already. Nothing was changed."""


def write_backup(connection: Connection, path: Path) -> int:
    """Write everything to a file that appears when it is complete; how many rows there are."""
    unfinished = path.with_name(path.name + ".part")
    handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile("", "wb", 6, file) as packed:
                rows = _dump(connection, packed)
                packed.write(_line({"rows": rows}))
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


def read_backup(connection: Connection, path: Path) -> int:
    """Fill an empty database with what a file holds; how many rows there were."""
    if revision(connection) is not None and any(_filled(connection)):
        raise NotEmptyError("there is something in this database already")
    try:
        with gzip.open(path, "rb") as packed:
            rows = _fill(connection, map(decoded, packed))
    except DAMAGES as problem:
        raise BadBackupError(f"{path.name} is no complete backup") from problem
    migrate(connection)
    return rows


def _dump(connection: Connection, packed: gzip.GzipFile) -> int:
    """Write table after table; how many rows they have."""
    packed.write(_line({"ronda": "backup", "format": FORMAT, "revision": revision(connection)}))
    count = 0
    for table in _tables(connection):
        packed.write(
            _line({"table": str(table.name), "columns": [*map(str, table.columns.keys())]})
        )
        for row in connection.execute(select(table).execution_options(yield_per=AT_ONCE)):
            packed.write(_line([*row]))
            count += 1
    return count


class _Filling:
    """The lines of a backup on their way into a database with the schema they were written with."""

    def __init__(self, connection: Connection, head: dict[str, Any]) -> None:
        if head["format"] != FORMAT:
            raise KeyError("format")
        self._connection = connection
        self._rows: list[dict[str, Any]] = []
        self._columns: list[str] = []
        self._total = 0
        _prepare(connection, head["revision"])
        self._tables = {table.name: table for table in _tables(connection)}
        self._table = next(iter(self._tables.values()))

    def take(self, line: Any) -> bool:
        """Take a line; was it the last one?"""
        if isinstance(line, list):
            self._rows.append(dict(zip(self._columns, line, strict=True)))
            if len(self._rows) == AT_ONCE:
                self._insert()
            return False
        self._insert()
        if "rows" in line:
            return True
        self._table, self._columns = self._tables[line["table"]], line["columns"]
        return False

    def finish(self, expected: int) -> int:
        """Count, and let the database go on with the numbers it gives itself."""
        if self._total != expected:
            raise EOFError
        if self._connection.dialect.name == "postgresql":
            for table in self._tables.values():
                _go_on(self._connection, table)
        return self._total

    def _insert(self) -> None:
        if self._rows:
            self._connection.execute(self._table.insert(), self._rows)
            self._total += len(self._rows)
            self._rows = []


def _fill(connection: Connection, lines: Iterator[Any]) -> int:
    """Insert what the lines say."""
    filling = _Filling(connection, next(lines, {}))
    for line in lines:
        if filling.take(line):
            return filling.finish(line["rows"])
    raise EOFError


def _prepare(connection: Connection, wanted: str) -> None:
    """Make the tables, empty, as they were then."""
    if revision(connection) not in (None, wanted):
        everything = MetaData()
        everything.reflect(connection)
        everything.drop_all(connection)
    migrate(connection, wanted)


def _tables(connection: Connection) -> list[Table]:
    """All tables, as the database knows them, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in LEFT_OUT]


def _filled(connection: Connection) -> Iterator[bool]:
    """Of each table, is there anything in it?"""
    for table in _tables(connection):
        yield connection.execute(select(table).limit(1)).first() is not None


def _go_on(connection: Connection, table: Table) -> None:
    """Let the numbers that Postgres gives begin after those that are there."""
    for column in table.columns:
        greatest = connection.scalar(select(func.max(column))) if column.identity else None
        if greatest is not None:
            names = {"table": table.name, "column": column.name, "value": greatest}
            statement = "SELECT setval(pg_get_serial_sequence(:table, :column), :value)"
            connection.execute(text(statement), names)


def _line(value: Any) -> bytes:
    return encoded(value).encode() + b"\n"
