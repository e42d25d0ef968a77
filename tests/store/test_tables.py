"""Codes, lists of tables, and when they have to be woken."""

import asyncio

import pytest

from ronda.store import Store, TakenError, open_store
from ronda.store.deadlines import claim_due, next_due, settle
from ronda.store.entry import Status
from ronda.store.matches import NewMatch, Player, start_match
from ronda.store.organisations import add_organisation
from ronda.store.schema import log
from ronda.store.tables import (
    ORGANISATION,
    PRIVATE,
    PUBLIC,
    find_open,
    find_table,
    live_tables,
    open_table,
    open_tables,
    set_status,
    tables_of,
)
from ronda.table import CLOSED, OVER, PLAYING
from tests.store.people import registered
from tests.store.support import entry, first_line, new_table, opened, using, with_store

CODE = "K7QX2M"


@with_store
async def test_a_table_is_found_by_its_id_and_by_its_code(store: Store) -> None:
    key = await opened(store, id="an-id", code=CODE, closes_at=99, access=PRIVATE)
    found = await store.read(find_table, "an-id")
    assert found is not None
    assert (found.key, found.code, found.phase, found.closes_at) == (key, CODE, "lobby", 99)
    assert (found.created_at, found.active_at, found.closed_at) == (1000, 1000, None)
    assert await store.read(find_open, CODE) == found
    assert await store.read(find_table, "another") is await store.read(find_open, "AAAAAA") is None


@with_store
async def test_a_code_leads_to_one_table_and_is_free_again_when_it_is_closed(store: Store) -> None:
    key = await opened(store, code=CODE)
    with pytest.raises(TakenError, match="code"):
        await opened(store, code=CODE)
    await store.write(set_status, key, Status(CLOSED, 0), 2000)
    again = await opened(store, code=CODE)
    found = await store.read(find_open, CODE)
    assert found is not None
    assert found.key == again != key


def test_of_two_who_open_a_table_with_one_code_one_does(address: str) -> None:
    async def race(store: Store) -> None:
        async with await open_store(address) as other:
            both = [
                one.write(open_table, new_table(code=CODE), first_line(), None)
                for one in (store, other, store, other)
            ]
            done = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in done) == ["TakenError"] * 3 + [
                "int"
            ]

    asyncio.run(using(address, race))


@with_store
async def test_a_table_that_was_not_opened_leaves_no_line(store: Store) -> None:
    await opened(store, code=CODE)
    with pytest.raises(TakenError):
        await opened(store, code=CODE)
    assert await store.read(lambda c: len(c.execute(log.select()).all())) == 1


@with_store
async def test_lists_show_what_is_open_the_liveliest_first(store: Store) -> None:
    await add_people(store)
    one, two, three = [await opened(store, game=game) for game in ("snatch", "snatch", "share")]
    await opened(store, access=PRIVATE)
    ours = await opened(store, access=ORGANISATION, organisation="school")
    await store.write(set_status, one, Status("lobby", 1), 5000)
    await store.write(set_status, three, Status(PLAYING, 3, "1"), 4000)
    assert [table.key for table in await store.read(open_tables)] == [one, two]
    assert [table.key for table in await store.read(open_tables, "share", phase=None)] == [three]
    access = (PUBLIC, ORGANISATION)
    assert ours in [table.key for table in await store.read(open_tables, None, access)]
    assert len(await store.read(open_tables, limit=1)) == 1


async def add_people(store: Store) -> None:
    await registered(store, "ana")
    await store.write(add_organisation, "school", "School", "ana", 1)


@with_store
async def test_all_live_tables_are_listed_page_by_page(store: Store) -> None:
    keys = [await opened(store, access=PRIVATE) for _ in range(5)]
    await store.write(set_status, keys[1], Status(CLOSED, 0), 2000)
    page = await store.read(live_tables, limit=2)
    rest = await store.read(live_tables, page[-1].key)
    assert [table.key for table in (*page, *rest)] == [keys[0], *keys[2:]]


@with_store
async def test_what_is_due_is_given_to_one_alone(store: Store) -> None:
    keys = [await opened(store, wake=at) for at in (100, 200, 300)]
    assert await store.read(next_due) == 100
    assert await store.write(claim_due, 250, 900) == keys[:2]
    assert await store.write(claim_due, 250, 900) == []
    assert await store.read(next_due) == 300


def test_of_processes_that_claim_at_the_same_time_each_gets_its_own(address: str) -> None:
    async def race(store: Store) -> None:
        async with await open_store(address) as other:
            keys = [await opened(store, wake=100) for _ in range(60)]
            claims = [one.write(claim_due, 150, 900, 7) for one in (store, other) * 10]
            claimed = [key for keys in await asyncio.gather(*claims) for key in keys]
            assert sorted(claimed) == sorted({*claimed})
            left = await store.write(claim_due, 150, 900)
            assert sorted([*claimed, *left]) == keys

    asyncio.run(using(address, race))


@with_store
async def test_what_was_claimed_by_a_process_that_died_is_due_again(store: Store) -> None:
    key = await opened(store, wake=100)
    assert await store.write(claim_due, 150, 900) == [key]
    assert await store.write(claim_due, 899, 2000) == []
    assert await store.write(claim_due, 900, 2000) == [key]


@with_store
async def test_the_line_that_a_wake_led_to_sets_the_next(store: Store) -> None:
    key = await opened(store, wake=100)
    await store.write(claim_due, 150, 900)
    await store.append([entry(key, 1, wake=500)])
    await store.write(settle, {key: 700}, 900)
    assert await store.read(next_due) == 500


@with_store
async def test_a_table_that_waits_for_nothing_is_not_woken_again(store: Store) -> None:
    key = await opened(store, wake=100)
    await store.write(claim_due, 150, 900)
    await store.write(settle, {key: None}, 900)
    assert await store.read(next_due) is None


@with_store
async def test_tables_that_wait_for_more_are_woken_again(store: Store) -> None:
    keys = [await opened(store, wake=100) for _ in range(3)]
    await store.write(claim_due, 150, 900)
    await store.write(settle, dict(zip(keys, (800, None, 700), strict=True)), 900)
    assert await store.write(claim_due, 750, 2000) == [keys[2]]
    assert await store.write(claim_due, 850, 2000) == [keys[0]]


@with_store
async def test_a_closed_table_is_never_woken(store: Store) -> None:
    key = await opened(store, wake=100)
    await store.write(set_status, key, Status(OVER, 2, "1"), 50)
    assert await store.read(next_due) == 100
    await store.write(set_status, key, Status(CLOSED, 0), 60)
    assert await store.read(next_due) is None


@with_store
async def test_somebodys_tables_are_those_made_or_played_at_and_not_closed(store: Store) -> None:
    made, sat, named = [await opened(store, creator=who) for who in ("ana", "eva", "eva")]
    players = [Player("Ana", "ana"), Player("Eva", "eva")]
    match = NewMatch(1, "tictactoe", "1", {}, "commitment", players)
    await store.write(start_match, sat, match, 1500)
    assert {table.key for table in await store.read(tables_of, "ana", [named])} == {
        made, sat, named,
    }  # fmt: skip
    assert {table.key for table in await store.read(tables_of, "ana")} == {made, sat}
    assert await store.read(tables_of, "nobody") == []
    await store.write(set_status, made, Status(CLOSED, 0), 2000)
    assert {table.key for table in await store.read(tables_of, "ana")} == {sat}
