"""What is read of a log is what was written, and makes the same table again."""

import asyncio
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ronda.games.snatch import Snatch
from ronda.store import Entry, Store, open_store
from ronda.store.log import drop_snapshots, keep_snapshot
from ronda.store.schema import log, secrets
from ronda.store.tables import open_table
from ronda.table import Append, Effect, Line, Opening, Table
from tests.store.support import SECRET, entry, new_table, opened, with_store

GAMES = {"snatch": Snatch}
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
LEAVES = (
    st.none()
    | st.booleans()
    | TEXTS
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
)
PLAIN = st.recursive(
    LEAVES, lambda parts: st.lists(parts) | st.dictionaries(TEXTS, parts), max_leaves=12
)
NAMES = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20)
LINES = st.builds(
    Line, st.just(1), st.integers(0, 2**53), NAMES, NAMES, st.dictionaries(TEXTS, PLAIN, max_size=5)
)


def test_any_plain_line_comes_back_as_it_was(address: str) -> None:
    with asyncio.Runner() as runner:
        store = runner.run(open_store(address))

        @given(st.lists(LINES, min_size=1, max_size=5))
        @settings(max_examples=40, deadline=None, derandomize=True, database=None)
        def check(lines: list[Line]) -> None:
            given_lines = numbered(lines)
            table = runner.run(written(store, given_lines))
            assert repr(runner.run(store.lines(table, after=0))) == repr(given_lines)

        try:
            check()
        finally:
            runner.run(store.close())


def test_lines_with_every_strange_thing_come_back_from_either(address: str) -> None:
    strange = ["\0", "é€😀", "\u2028", "%s {} ?", "null", 2**53, -(2**63), 2**64, 10**40, 1e300]
    strange += [-0.0, 5e-324, 1.0, 1e16, True, None, [], {}, [[{"": [None]}]]]
    data = {str(index): value for index, value in enumerate(strange)} | {"\0\n": "\0"}
    comes_back(address, [Line(1, 2**53, "Zoë\n", "act", data)])


def numbered(lines: list[Line]) -> list[Line]:
    return [line._replace(number=number) for number, line in enumerate(lines, 1)]


async def written(store: Store, lines: list[Line]) -> int:
    table = await opened(store)
    assert all(await store.append([Entry(table, line) for line in lines]))
    return table


def comes_back(address: str, lines: list[Line]) -> None:
    """The lines, with types and all, after closing the store and opening it again."""
    given_lines = numbered(lines)

    async def write() -> int:
        async with await open_store(address) as store:
            return await written(store, given_lines)

    async def read(table: int) -> list[Line]:
        async with await open_store(address) as store:
            return await store.lines(table, after=0)

    found = asyncio.run(read(asyncio.run(write())))
    assert repr(found) == repr(given_lines)


@with_store
async def test_the_secret_is_kept_apart_and_given_to_the_host(store: Store) -> None:
    table = await opened(store)
    assert (await store.lines(table))[0].data["secret"] == SECRET
    assert (await store.load([table]))[table].lines[0].data["secret"] == SECRET
    texts = await store.read(lambda c: [row.data for row in c.execute(log.select())])
    assert not any(SECRET in text for text in texts)
    assert await store.read(lambda c: len(c.execute(secrets.select()).all())) == 1


@with_store
async def test_tables_that_are_not_there_are_not_loaded(store: Store) -> None:
    table = await opened(store)
    assert (await store.load([table, table + 1])).keys() == {table}
    assert await store.lines(table + 1) == []


@with_store
async def test_more_tables_than_fit_a_statement_are_loaded_at_once(store: Store) -> None:
    table = await opened(store)
    assert (await store.load(range(table, table + 1201))).keys() == {table}


@with_store
async def test_a_snapshot_saves_reading_the_lines_before_it(store: Store) -> None:
    table = await opened(store)
    await store.append([entry(table, number) for number in range(1, 6)])
    await store.write(keep_snapshot, table, 3, {"number": 3})
    saved = (await store.load([table]))[table]
    assert saved.snapshot == {"number": 3}
    assert [line.number for line in saved.lines] == [3, 4, 5]


@with_store
async def test_a_later_snapshot_is_not_replaced_by_an_earlier_one(store: Store) -> None:
    table = await opened(store)
    await store.append([entry(table, number) for number in range(1, 6)])
    for number in (3, 5, 4):
        await store.write(keep_snapshot, table, number, {"number": number})
    assert (await store.load([table]))[table].snapshot == {"number": 5}


@with_store
async def test_a_snapshot_of_what_never_became_durable_is_ignored(store: Store) -> None:
    table = await opened(store)
    await store.write(keep_snapshot, table, 7, {"number": 7})
    saved = (await store.load([table]))[table]
    assert saved.snapshot is None
    assert [line.number for line in saved.lines] == [0]


def appends(effects: list[Effect]) -> list[Line]:
    return [effect.line for effect in effects if isinstance(effect, Append)]


async def played(store: Store) -> tuple[int, Table]:
    """A table of snatch in the middle of its match, every line of it stored."""
    opening = Opening("ana", "Ana", new_table().code, SECRET)
    table, effects = Table.create(Snatch, opening, 1000)
    first, *rest = appends(effects)
    key = await store.write(open_table, new_table(game="snatch", code=opening.code), first, None)
    for user, kind, data in (
        ("bea", "join", {"name": "Bea"}),
        ("ana", "ready", {"ready": True}),
        ("bea", "ready", {"ready": True}),
        ("ana", "start", {}),
        ("ana", "action", {"action": "noOffer", "data": {}}),
    ):
        rest += appends(table.handle(user, kind, data, 2000))
    assert all(await store.append([Entry(key, line) for line in rest]))
    return key, table


@with_store
async def test_a_real_table_is_the_same_from_its_log_and_from_a_snapshot(store: Store) -> None:
    key, table = await played(store)
    assert table.room.match is not None
    await store.write(keep_snapshot, key, table.room.number, table.snapshot())
    await store.append(
        [Entry(key, line) for line in appends(table.handle("bea", "leave", {}, 3000))]
    )
    for forget in (lambda _: None, drop_snapshots):
        await store.write(forget)
        saved = (await store.load([key]))[key]
        again = Table.restore(GAMES, saved.lines, 3000, saved.snapshot)
        assert again.digest() == table.digest()


def test_what_is_saved_can_be_read_by_people(tmp_path: Path) -> None:
    """Anybody with a tool for SQLite can look at what happened."""
    address = f"sqlite:///{tmp_path / 'ronda.sqlite'}"
    comes_back(address, [Line(1, 5, "ana", "act", {"cell": "ñ"})])
    assert '{"cell":"ñ"}'.encode() in b"".join(path.read_bytes() for path in tmp_path.iterdir())
