"""A backup holds everything, goes from either database to either, and nobody else can read it."""

import asyncio
import gzip
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from ronda.store import (
    BadBackupError,
    NotEmptyError,
    Store,
    migrate_store,
    open_store,
    restore_store,
)
from ronda.store.audit import Act, record
from ronda.store.log import keep_snapshot
from ronda.store.matches import start_match
from ronda.store.organisations import add_organisation
from ronda.store.schema import metadata
from ronda.store.sessions import begin_session
from tests.store.people import registered
from tests.store.support import entry, numbers, opened, using
from tests.store.test_matches import ANA, BOT, match
from tests.store.test_people import token


async def fill(store: Store) -> None:
    """Something of everything that refers to something else."""
    await registered(store, "ana", "admin")
    await store.write(begin_session, "ana", token("one"))
    await store.write(add_organisation, "school", "Öffentliche Schule\n", "ana", 10)
    for _ in range(3):
        table = await opened(store, wake=500, organisation="school")
        await store.append([entry(table, number) for number in range(1, 301)])
        await store.write(start_match, table, match(1, ANA, BOT), 20)
        await store.write(keep_snapshot, table, 150, {"number": 150})
    await store.write(record, Act(5, "ana", "pause", None, {}))


def everything(connection: Connection) -> dict[str, list[Any]]:
    tables = [table for table in metadata.sorted_tables if table.name != "pulse"]
    return {t.name: sorted(map(repr, connection.execute(select(t)))) for t in tables}


async def backed_up(address: str, path: Path) -> dict[str, list[Any]]:
    async with await open_store(address) as store:
        await fill(store)
        rows = await store.backup(path)
        found = await store.read(everything)
        assert rows == sum(map(len, found.values())) > 900
        return found


@pytest.fixture
def sqlite_backup(tmp_path: Path) -> Path:
    path = tmp_path / "ronda.backup"
    asyncio.run(backed_up(f"sqlite:///{tmp_path / 'from.sqlite'}", path))
    return path


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
def test_all_comes_back_in_either_database(
    address: str, to: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path = tmp_path / "ronda.backup"
    before = asyncio.run(backed_up(address, path))
    target = f"sqlite:///{tmp_path / 'new.sqlite'}"
    if to == "postgres":
        target = request.getfixturevalue("bare_postgres_address")

    async def go_on() -> None:
        assert await restore_store(target, path) == sum(map(len, before.values()))
        async with await open_store(target) as store:
            assert await store.read(everything) == before
            table = await opened(store)
            assert table not in keys(before)
            older = max(keys(before))
            assert await store.append([entry(table, 1), entry(older, 301)]) == [True, True]
            await store.write(record, Act(6, "ana", "resume", None, {}))

    asyncio.run(go_on())


def keys(before: dict[str, list[Any]]) -> set[int]:
    return {int(row.strip("(").split(",")[0]) for row in before["tables"]}


def test_a_backup_shows_one_moment_while_all_goes_on(sqlite_address: str, tmp_path: Path) -> None:
    path = tmp_path / "ronda.backup"

    async def meanwhile(store: Store) -> None:
        table = await opened(store)
        saving = asyncio.ensure_future(store.backup(path))
        number = 0
        while not saving.done():
            number += 1
            assert await store.append([entry(table, number)]) == [True]
        assert number > 1
        await restore_store(f"sqlite:///{tmp_path / 'new.sqlite'}", path)
        async with await open_store(f"sqlite:///{tmp_path / 'new.sqlite'}") as copy:
            found = await numbers(copy, table)
            assert found == list(range(len(found)))

    asyncio.run(using(sqlite_address, meanwhile))


def test_a_backup_is_for_its_owner_alone(sqlite_backup: Path) -> None:
    assert stat.S_IMODE(sqlite_backup.stat().st_mode) == 0o600
    assert [path.name for path in sqlite_backup.parent.glob("*.part")] == []


def test_what_is_there_is_not_overwritten(sqlite_address: str, sqlite_backup: Path) -> None:
    asyncio.run(using(sqlite_address, registered_alone))
    with pytest.raises(NotEmptyError):
        asyncio.run(restore_store(sqlite_address, sqlite_backup))


async def registered_alone(store: Store) -> None:
    await registered(store, "luis")


def test_an_empty_store_with_a_schema_can_be_filled(address: str, sqlite_backup: Path) -> None:
    asyncio.run(migrate_store(address))
    assert asyncio.run(restore_store(address, sqlite_backup)) > 900


def packed(data: bytes) -> bytes:
    return gzip.compress(data)


def unpacked(data: bytes) -> list[bytes]:
    return gzip.decompress(data).splitlines()


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda data: data[:0],
    "cut short": lambda data: data[: len(data) // 2],
    "a bit": lambda data: data[:200] + bytes([data[200] ^ 4]) + data[201:],
    "no backup": lambda data: data[:0] + b"a text",
    "its end": lambda data: packed(b"\n".join(unpacked(data)[:-1])),
    "a row": lambda data: packed(b"\n".join(unpacked(data)[:-5] + unpacked(data)[-4:])),
    "a future": lambda data: packed(gzip.decompress(data).replace(b'"format":1', b'"format":2')),
    "its beginning": lambda data: packed(b"\n".join(unpacked(data)[1:])),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup_changes_nothing(
    damage: str, sqlite_address: str, sqlite_backup: Path
) -> None:
    sqlite_backup.write_bytes(DAMAGES[damage](sqlite_backup.read_bytes()))
    with pytest.raises(BadBackupError):
        asyncio.run(restore_store(sqlite_address, sqlite_backup))

    async def is_empty(store: Store) -> None:
        assert not any((await store.read(everything)).values())

    asyncio.run(using(sqlite_address, is_empty))


def test_a_backup_that_fails_leaves_the_last_one(sqlite_address: str, tmp_path: Path) -> None:
    path = tmp_path / "ronda.backup"
    path.write_text("the last one")

    async def fail(store: Store) -> None:
        await opened(store)
        path.with_name("ronda.backup.part").mkdir()
        with pytest.raises(IsADirectoryError):
            await store.backup(path)
        assert path.read_text() == "the last one"

    asyncio.run(using(sqlite_address, fail))
