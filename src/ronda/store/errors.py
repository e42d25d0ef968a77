"""What can go wrong with a store, by name.

A write that failed with one of these may have happened all the same, for the answer can be lost on
its way. So whoever was refused an append reads the log again before going on.
"""

import errno
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError


class StoreError(Exception):
    """The store could not do it."""


class DiskFullError(StoreError):
    """There is no space left for anything new. What is there can be read."""


class ReadOnlyError(StoreError):
    """The database takes nothing new at the moment. What is there can be read."""


class UnavailableError(StoreError):
    """The database cannot be reached, or is too busy to answer in time."""


class DamagedStoreError(StoreError):
    """The file is no database, or not one of ours, or parts of it are broken."""


class NewerStoreError(StoreError):
    """The database was made by a later version of Ronda."""


class OlderStoreError(StoreError):
    """The database has the schema of an earlier version of Ronda, and was not migrated yet."""


class NoStoreError(StoreError):
    """There is no database of ours at this address."""


class TakenError(StoreError):
    """Somebody else has this name, e-mail address or code."""

    def __init__(self, what: str) -> None:
        super().__init__(f"this {what} is taken")
        self.what = what


SQLITE: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_FULL: DiskFullError,
    sqlite3.SQLITE_READONLY: ReadOnlyError,
    sqlite3.SQLITE_PERM: ReadOnlyError,
    sqlite3.SQLITE_BUSY: UnavailableError,
    sqlite3.SQLITE_LOCKED: UnavailableError,
    sqlite3.SQLITE_IOERR: UnavailableError,
    sqlite3.SQLITE_CANTOPEN: UnavailableError,
    sqlite3.SQLITE_CORRUPT: DamagedStoreError,
    sqlite3.SQLITE_NOTADB: DamagedStoreError,
}

# By the classes and codes of Postgres's own list of errors; the longest that fits counts.
POSTGRES: dict[str, type[StoreError]] = {
    "08": UnavailableError,  # connections
    "25006": ReadOnlyError,
    "28": UnavailableError,  # a password or role that is not accepted
    "3D": UnavailableError,  # no such database
    "40001": UnavailableError,  # too many at once, again and again
    "40P01": UnavailableError,
    "42501": ReadOnlyError,
    "53": UnavailableError,  # memory, connections
    "53100": DiskFullError,
    "55P03": UnavailableError,
    "57": UnavailableError,  # shut down, starting, cancelled
    "58": UnavailableError,
    "XX001": DamagedStoreError,
    "XX002": DamagedStoreError,
}
SYSTEM: dict[int, type[StoreError]] = {
    errno.ENOSPC: DiskFullError,
    errno.EDQUOT: DiskFullError,
    errno.EROFS: ReadOnlyError,
}
TRY_AGAIN = ("40001", "40P01")  # nothing has happened, and another time it will


def named(problem: BaseException) -> StoreError | None:
    """The failure of a driver under our own name, if it is the database's and not our mistake."""
    if isinstance(problem, PoolTimeoutError):
        return UnavailableError("all connections are busy")
    if isinstance(problem, DBAPIError):
        return named(problem.orig) if problem.orig else None
    kind = _kind(problem)
    return kind(said(problem)) if kind else None


def said(problem: BaseException) -> str:
    """What the driver says about it in a line, without the values that were to be stored."""
    return next(iter(str(problem).splitlines()), "") or type(problem).__name__


def is_passing(problem: BaseException) -> bool:
    """Has nothing happened, only because others did the same at the same time?"""
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    return getattr(cause, "sqlstate", None) in TRY_AGAIN


@contextmanager
def our_errors() -> Iterator[None]:
    """Raise the failures of drivers under our own names."""
    try:
        yield
    except Exception as problem:
        ours = named(problem)
        if ours is None:
            raise
        raise ours from None


def _kind(problem: BaseException) -> type[StoreError] | None:
    if isinstance(problem, sqlite3.Error):
        return SQLITE.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF)
    state = getattr(problem, "sqlstate", None)
    if isinstance(state, str):
        codes = (state[:length] for length in (5, 2))
        return next((POSTGRES[code] for code in codes if code in POSTGRES), None)
    if isinstance(problem, ConnectionError | TimeoutError) or _is_of_asyncpg(problem):
        return UnavailableError
    return SYSTEM.get(problem.errno or 0) if isinstance(problem, OSError) else None


def _is_of_asyncpg(problem: BaseException) -> bool:
    """Is it an error of the driver, if anybody has needed that driver? It takes time to import."""
    driver = sys.modules.get("asyncpg")
    return driver is not None and isinstance(problem, driver.InterfaceError)
