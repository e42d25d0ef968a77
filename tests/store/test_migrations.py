"""The migrations lead to the schema that the schema module describes, and do it once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ronda.store import NewerStoreError, migrate_store, open_store
from ronda.store.migrating import SCRIPTS, newest, revision
from ronda.store.schema import metadata
from tests.store.support import opened

INSIDE = {
    "sqlite": [
        "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'alembic%' ORDER BY name",
    ],
    "postgresql": [
        "SELECT table_name, column_name, data_type, is_nullable, column_default, is_identity"
        " FROM information_schema.columns WHERE table_schema = 'public'"
        " AND table_name <> 'alembic_version' ORDER BY table_name, ordinal_position",
        "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'"
        " AND tablename <> 'alembic_version' ORDER BY indexdef",
        "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint"
        " WHERE connamespace = 'public'::regnamespace AND conname NOT LIKE 'alembic%'"
        " ORDER BY conname",
    ],
}  # what the databases themselves say about their tables


def inside(connection: Connection) -> list[Any]:
    found = [connection.execute(text(query)).all() for query in INSIDE[connection.dialect.name]]
    assert all(found)
    return found


def remade(connection: Connection) -> list[Any]:
    """The same, with all tables made from the schema module."""
    metadata.drop_all(connection)
    metadata.create_all(connection)
    return inside(connection)


def differences(connection: Connection) -> list[Any]:
    found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
    return found


def test_the_migrations_make_exactly_the_schema(bare_address: str) -> None:
    async def compare() -> None:
        async with await open_store(bare_address) as store:
            assert await store.read(differences) == []
            assert await store.read(inside) == await store.write(remade)

    asyncio.run(compare())


def test_a_difference_would_be_noticed(sqlite_address: str) -> None:
    async def compare() -> None:
        async with await open_store(sqlite_address) as store:
            await store.write(lambda c: c.execute(text("DROP INDEX tables_open_code")))
            assert await store.read(inside) != await store.write(remade)

    asyncio.run(compare())


def test_migrating_again_does_nothing(bare_address: str) -> None:
    assert asyncio.run(migrate_store(bare_address)) == ["0001"]
    assert asyncio.run(migrate_store(bare_address)) == []


def test_what_was_there_stays(bare_address: str) -> None:
    async def twice() -> None:
        async with await open_store(bare_address) as store:
            table = await opened(store)
        async with await open_store(bare_address) as store:
            assert (await store.load([table])).keys() == {table}
            assert await store.read(revision) == newest()

    asyncio.run(twice())


def test_processes_that_start_together_migrate_once(bare_address: str) -> None:
    async def together() -> None:
        done = await asyncio.gather(*[migrate_store(bare_address) for _ in range(4)])
        assert sorted(map(len, done)) == [0, 0, 0, 1]

    asyncio.run(together())


def test_a_database_of_a_later_version_is_left_alone(bare_address: str) -> None:
    async def later() -> None:
        async with await open_store(bare_address) as store:
            await store.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num=9")))
        with pytest.raises(NewerStoreError):
            await open_store(bare_address)

    asyncio.run(later())


def test_migrations_are_one_line_from_the_first_to_the_last() -> None:
    scripts = ScriptDirectory(str(SCRIPTS))
    assert scripts.get_heads() == [newest()]
    files = {Path(step.path).name for step in scripts.walk_revisions()}
    assert files == {path.name for path in (SCRIPTS / "versions").glob("v*.py")}


def test_the_schema_module_names_every_constraint() -> None:
    """So that later migrations can change them by name, on either database."""
    for table in metadata.sorted_tables:
        assert all(constraint.name for constraint in table.constraints)
        assert all(index.name for index in table.indexes)
