"""Lines become durable together, and of those that race for a place one is taken."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import Connection

from ronda.store import Store, UnavailableError, open_store
from ronda.store.deadlines import next_due
from ronda.store.entry import Status
from ronda.store.log import keep_snapshot
from ronda.store.tables import listed_table
from ronda.table import LOBBY, OVER, PLAYING
from tests.store.support import entry, numbers, opened, using, with_store


@with_store
async def test_what_was_taken_is_there(store: Store) -> None:
    table = await opened(store)
    assert await store.append([entry(table, 1), entry(table, 2)]) == [True, True]
    assert (await store.lines(table, after=0)) == [entry(table, 1).line, entry(table, 2).line]


@with_store
async def test_appends_of_one_tick_keep_their_order(store: Store) -> None:
    one, two = await opened(store), await opened(store)
    asked = [store.append([entry(table, n)]) for n in range(1, 9) for table in (one, two)]
    assert await asyncio.gather(*asked) == [[True]] * 16
    assert await numbers(store, one) == await numbers(store, two) == list(range(9))


@with_store
async def test_a_batch_of_many_tables_and_lines_is_taken_whole(store: Store) -> None:
    tables = [await opened(store) for _ in range(5)]
    batch = [entry(table, n, 5000 + n) for n in range(1, 41) for table in tables]
    assert await store.append(batch) == [True] * 200
    assert [await numbers(store, table) for table in tables] == [list(range(41))] * 5


@with_store
async def test_nothing_appended_is_nothing_done(store: Store) -> None:
    assert await store.append([]) == []


def test_of_two_lines_for_one_place_the_first_is_taken(address: str) -> None:
    async def race(store: Store) -> None:
        async with await open_store(address) as other:
            table = await opened(store)
            assert await other.append([entry(table, 1, by="luis")]) == [True]
            assert await store.append([entry(table, 1)]) == [False]
            assert [line.by for line in await store.lines(table, 0)] == ["luis"]

    asyncio.run(using(address, race))


def test_the_loss_of_one_table_is_no_loss_of_others(address: str) -> None:
    async def race(store: Store) -> None:
        async with await open_store(address) as other:
            lost, won = await opened(store), await opened(store)
            await other.append([entry(lost, 1)])
            batch = [entry(lost, 1, 10), entry(won, 1, 20), entry(lost, 2, 30), entry(won, 2)]
            assert await store.append(batch) == [False, True, False, True]
            assert await numbers(store, lost) == [0, 1]
            assert await numbers(store, won) == [0, 1, 2]
            assert await store.read(next_due) == 20

    asyncio.run(using(address, race))


def test_whoever_lost_gets_nothing_in_until_the_log_was_read(address: str) -> None:
    """The second line was made from a state in which the first was true."""

    async def race(store: Store) -> None:
        async with await open_store(address) as other:
            table = await opened(store)
            await other.append([entry(table, 1)])
            pipelined = [store.append([entry(table, 1)]), store.append([entry(table, 2)])]
            assert await asyncio.gather(*pipelined) == [[False], [False]]
            assert await store.append([entry(table, 2)]) == [False]
            assert await other.lines(table) == await store.lines(table)
            assert await store.append([entry(table, 2)]) == [True]

    asyncio.run(using(address, race))


def test_what_was_left_out_of_a_batch_is_not_taken_whoever_reads_meanwhile(address: str) -> None:
    async def race(store: Store) -> None:
        async with await open_store(address) as other:
            late, good = await opened(store), await opened(store)
            await other.append([entry(late, 1)])
            assert await store.append([entry(late, 1)]) == [False]
            lines = [entry(late, 2), entry(good, 1)]
            taken, _ = await asyncio.gather(store.append(lines), store.lines(late))
            assert taken == [False, True]
            assert await numbers(store, late) == [0, 1]

    asyncio.run(using(address, race))


@with_store
async def test_lines_that_do_not_follow_one_another_are_not_taken(store: Store) -> None:
    table, other = await opened(store), await opened(store)
    twice = [entry(table, 1), entry(table, 1), entry(other, 1)]
    assert await store.append(twice) == [False, False, True]
    assert await numbers(store, table) == [0]


@with_store
async def test_a_wake_comes_with_its_line(store: Store) -> None:
    table = await opened(store, wake=9000)
    assert await store.read(next_due) == 9000
    await store.append([entry(table, 1, 7000), entry(table, 2), entry(table, 3, 8000)])
    assert await store.read(next_due) == 8000


@with_store
async def test_how_a_table_stands_comes_with_its_line(store: Store) -> None:
    one, two = await opened(store), await opened(store)
    playing, over = Status(PLAYING, 2, "1"), Status(OVER, 2, "1", 9000)
    said = [entry(one, 1)._replace(status=playing), entry(two, 1)._replace(status=over)]
    assert await store.append(said) == [True, True]
    for table, status in ((one, playing), (two, over)):
        listed = await store.read(listed_table, table)
        assert listed is not None
        stands = listed.phase, listed.taken, listed.rules, listed.closes_at, listed.active_at
        assert stands == (*status, 1001)


def test_a_table_that_lost_the_race_stands_as_the_winner_has_it(address: str) -> None:
    async def race(store: Store) -> None:
        async with await open_store(address) as other:
            lost, won = await opened(store), await opened(store)
            await other.append([entry(lost, 1)])
            status = Status(PLAYING, 2)
            late = [entry(table, 1)._replace(status=status) for table in (lost, won)]
            assert await store.append(late) == [False, True]
            found = [await store.read(listed_table, table) for table in (lost, won)]
            assert [listed.phase for listed in found if listed] == [LOBBY, PLAYING]

    asyncio.run(using(address, race))


def test_of_works_at_once_only_those_of_a_late_line_are_not_done(address: str) -> None:
    """They share a transaction while all goes well, and are tried apart when it does not."""

    async def race(store: Store) -> None:
        async with await open_store(address) as other:
            tables = [await opened(store) for _ in range(3)]
            await other.append([entry(tables[1], 1)])
            works = [partial(keep_snapshot, table=t, number=1, data={}) for t in tables]
            at_once = [
                store.commit([entry(t, 1)], work) for t, work in zip(tables, works, strict=True)
            ]
            assert await asyncio.gather(*at_once) == [True, False, True]
            saved = await store.load(tables)
            assert [saved[table].snapshot for table in tables] == [{}, None, {}]

    asyncio.run(using(address, race))


@with_store
async def test_the_first_line_is_not_appended(store: Store) -> None:
    """It holds the secret, which is kept apart."""
    table = await opened(store)
    with pytest.raises(ValueError, match="secret"):
        store.append([entry(table, 0)])


@with_store
async def test_numbers_that_json_does_not_know_are_refused(store: Store) -> None:
    table = await opened(store)
    bad = entry(table, 1)._replace(line=entry(table, 1).line._replace(data={"x": float("nan")}))
    with pytest.raises(ValueError, match="not JSON compliant"):
        store.append([bad])


@with_store
async def test_a_work_is_done_with_its_line(store: Store) -> None:
    table = await opened(store)
    work = partial(keep_snapshot, table=table, number=1, data={"as": "it is"})
    assert await store.commit([entry(table, 1, 7000)], work)
    saved = (await store.load([table]))[table]
    assert saved.snapshot == {"as": "it is"}
    assert await store.read(next_due) == 7000


def test_a_work_is_not_done_without_its_line(address: str) -> None:
    async def race(store: Store) -> None:
        async with await open_store(address) as other:
            table = await opened(store)
            await other.append([entry(table, 1)])
            work = partial(keep_snapshot, table=table, number=1, data={})
            assert not await store.commit([entry(table, 1)], work)
            assert (await store.load([table]))[table].snapshot is None

    asyncio.run(using(address, race))


@with_store
async def test_a_line_is_not_taken_without_its_work(store: Store) -> None:
    def fail(_: Connection) -> None:
        raise KeyError("a mistake of ours")

    table, other = await opened(store), await opened(store)
    committed = store.commit([entry(table, 1)], fail)
    appended = store.append([entry(other, 1)])
    with pytest.raises(KeyError):
        await committed
    assert await appended == [True]
    assert await numbers(store, table) == [0]
    assert await store.append([entry(table, 1)]) == [True]


@with_store
async def test_appends_and_commits_of_a_table_keep_their_order(store: Store) -> None:
    table = await opened(store)
    first = store.append([entry(table, 1)])
    second = asyncio.ensure_future(
        store.commit([entry(table, 2)], partial(keep_snapshot, table=table, number=2, data={}))
    )
    await asyncio.sleep(0)
    third = store.append([entry(table, 3)])
    assert (await first, await second, await third) == ([True], True, [True])


@with_store
async def test_a_commit_is_of_one_table(store: Store) -> None:
    one, two = await opened(store), await opened(store)
    with pytest.raises(ValueError, match="one table"):
        await store.commit([entry(one, 1), entry(two, 1)], lambda _: None)


def test_a_store_that_closes_finishes_what_it_took(address: str) -> None:
    async def close_early() -> None:
        store = await open_store(address)
        table = await opened(store)
        appended = store.append([entry(table, 1)])
        await store.close()
        assert await appended == [True]
        with pytest.raises(UnavailableError):
            store.append([entry(table, 2)])

    asyncio.run(close_early())


@with_store
async def test_an_answer_nobody_waits_for_any_more_does_no_harm(store: Store) -> None:
    table = await opened(store)
    store.append([entry(table, 1)]).cancel()
    assert await store.append([entry(table, 2)]) == [True]
    assert await numbers(store, table) == [0, 1, 2]
