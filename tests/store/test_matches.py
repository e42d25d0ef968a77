"""Results, wins and losses, and what each role made: counted once."""

import asyncio
from functools import partial

from ronda.rules import Result
from ronda.store import Entry, Store
from ronda.store.accounts import delete_user, disable_user
from ronda.store.matches import (
    NewMatch,
    Player,
    find_match,
    finish_match,
    leaderboard,
    matches_of,
    standing,
    start_match,
)
from ronda.store.played import Ended
from ronda.store.scores import Committed, RoleScore, commit_scores, role_leaderboard
from tests.store.people import registered
from tests.store.support import entry, numbers, opened, with_store

WON: Result = {"points": [7, 3], "winners": [0], "reason": "MOST_POINTS"}
DRAWN: Result = {"points": [5, 5], "winners": [], "reason": "DRAW"}
ANA, LUIS, BOT = Player("Ana", "ana"), Player("Luis", "luis"), Player("Robot", bot="random")


def match(number: int, *seats: Player) -> NewMatch:
    return NewMatch(number, "snatch", "1", {"variant": "G1"}, "a hash", seats)


def with_match(table: int, number: int, what: NewMatch | Ended | None) -> Entry:
    """A line with which a match begins or ends."""
    return entry(table, number)._replace(match=what)


async def won(store: Store, table: int, number: int, result: Result, *seats: Player) -> None:
    await store.write(start_match, table, match(number, *seats), 2000)
    assert await store.write(finish_match, table, number, result, 3000)


@with_store
async def test_a_match_is_listed_with_its_seats_and_in_the_end_its_result(store: Store) -> None:
    await registered(store, "ana")
    table = await opened(store, id="a-table")
    assert await store.write(start_match, table, match(1, ANA, BOT), 2000)
    found = await store.read(find_match, table, 1)
    assert found is not None
    assert (found.table_id, found.options, found.seats) == (
        "a-table",
        {"variant": "G1"},
        [ANA, BOT],
    )
    assert (found.over_at, found.result) == (None, None)
    await store.write(finish_match, table, 1, WON, 3000)
    found = await store.read(find_match, table, 1)
    assert found is not None
    assert (found.over_at, found.result) == (3000, WON)
    assert await store.read(find_match, table, 2) is None


@with_store
async def test_a_match_begins_and_ends_once(store: Store) -> None:
    await registered(store, "ana")
    table = await opened(store)
    await won(store, table, 1, WON, ANA, BOT)
    assert not await store.write(start_match, table, match(1, LUIS, BOT), 4000)
    assert not await store.write(finish_match, table, 1, DRAWN, 4000)
    assert not await store.write(finish_match, table, 2, WON, 4000)
    found = await store.read(standing, "ana", "snatch")
    assert found is not None
    assert (found.played, found.won, found.lost, found.points) == (1, 1, 0, 7)


@with_store
async def test_wins_and_losses_are_counted_and_a_draw_is_neither(store: Store) -> None:
    for name in ("ana", "luis"):
        await registered(store, name)
    table = await opened(store)
    for number, result in enumerate((WON, WON, DRAWN), 1):
        await won(store, table, number, result, ANA, LUIS)
    board = await store.read(leaderboard, "snatch")
    assert [tuple(line) for line in board] == [
        ("ana", "Ana", 3, 2, 0, 19.0),
        ("luis", "Luis", 3, 0, 2, 11.0),
    ]
    assert await store.read(leaderboard, "colors") == []


@with_store
async def test_bots_and_guests_are_on_no_leaderboard(store: Store) -> None:
    table = await opened(store)
    await won(store, table, 1, WON, Player("Guest", "guest-1"), BOT)
    assert await store.read(leaderboard, "snatch") == []
    assert len(await store.read(matches_of, "guest-1")) == 1


@with_store
async def test_a_leaderboard_shows_the_best_of_those_who_are_here(store: Store) -> None:
    for name in ("ana", "luis", "eva"):
        await registered(store, name)
    table = await opened(store)
    await won(store, table, 1, WON, Player("Eva", "eva"), LUIS)
    await won(store, table, 2, {**WON, "points": [9, 0]}, ANA, LUIS)
    names = [line.player for line in await store.read(leaderboard, "snatch")]
    assert names == ["ana", "eva", "luis"]
    await store.write(disable_user, "ana", 5000)
    assert [line.player for line in await store.read(leaderboard, "snatch", limit=1)] == ["eva"]
    assert [line.player for line in await store.read(leaderboard, "snatch", offset=1)] == ["luis"]


@with_store
async def test_the_matches_of_a_player_are_listed_the_latest_first(store: Store) -> None:
    table = await opened(store)
    for number in (1, 2, 3):
        await store.write(start_match, table, match(number, ANA, BOT), 1000 * number)
    await store.write(start_match, table, match(4, LUIS, BOT), 9000)
    assert [found.number for found in await store.read(matches_of, "ana", limit=2)] == [3, 2]
    assert [found.number for found in await store.read(matches_of, "ana", before=2000)] == [1]


@with_store
async def test_of_who_deletes_an_account_a_nameless_seat_is_left(store: Store) -> None:
    await registered(store, "ana")
    table = await opened(store)
    await won(store, table, 1, WON, ANA, BOT)
    await store.write(delete_user, "ana")
    found = await store.read(find_match, table, 1)
    assert found is not None
    assert found.seats == [Player(""), BOT]
    assert await store.read(leaderboard, "snatch") == []
    assert await store.read(matches_of, "ana") == []


@with_store
async def test_the_line_that_ends_a_match_and_its_result_are_one(store: Store) -> None:
    await registered(store, "ana")
    table = await opened(store)
    begin = partial(start_match, table=table, match=match(1, ANA, BOT), at=2000)
    finish = partial(finish_match, table=table, number=1, result=WON, at=3000)
    assert await store.commit([entry(table, 1)], begin)
    assert await store.commit([entry(table, 2)], finish)
    assert not await store.commit([entry(table, 2)], finish)
    found = await store.read(standing, "ana", "snatch")
    assert found is not None
    assert found.won == 1


@with_store
async def test_scores_by_role_are_sums_and_each_game_counts_once(store: Store) -> None:
    """S9"""
    table = await opened(store)
    game = Committed(table, 1, "ana", "luis", 15, 5)
    assert await store.write(commit_scores, "board", game, 100)
    assert not await store.write(commit_scores, "board", game, 200)
    assert await store.write(
        commit_scores, "board", Committed(table, 2, "luis", "ana", 8, 2.5), 300
    )
    assert await store.write(commit_scores, "other", game, 400)
    assert await store.read(role_leaderboard, "board") == [
        RoleScore("ana", 15, 2.5, 17.5, 300),
        RoleScore("luis", 8, 5, 13, 300),
    ]


@with_store
async def test_a_bot_has_no_score(store: Store) -> None:
    table = await opened(store)
    await store.write(commit_scores, "board", Committed(table, 1, "ana", "", 15, 5), 100)
    assert [line.player for line in await store.read(role_leaderboard, "board")] == ["ana"]


@with_store
async def test_matches_of_many_tables_begin_and_end_with_one_batch(store: Store) -> None:
    for name in ("ana", "luis"):
        await registered(store, name)
    tables = [await opened(store) for _ in range(100)]
    begin = [with_match(table, 1, match(1, ANA, LUIS)) for table in tables]
    assert all(await store.append(begin))
    end = [with_match(table, 2, Ended(1, WON)) for table in tables]
    assert all(await store.append(end))
    for table in tables:
        found = await store.read(find_match, table, 1)
        assert found is not None
        assert (found.options, found.commitment) == ({"variant": "G1"}, "a hash")
        assert (found.started_at, found.over_at, found.result) == (1001, 1002, WON)
        assert found.seats == [ANA, LUIS]
    board = await store.read(leaderboard, "snatch")
    assert [tuple(line) for line in board] == [
        ("ana", "Ana", 100, 100, 0, 700.0),
        ("luis", "Luis", 100, 0, 100, 300.0),
    ]


@with_store
async def test_what_begins_and_ends_with_lines_does_so_once(store: Store) -> None:
    await registered(store, "ana")
    table = await opened(store)
    guest = Player("Guest", "guest-1")
    begins = [match(1, ANA, guest), match(1, LUIS, BOT)]
    news: list[NewMatch | Ended] = [*begins, Ended(1, WON), Ended(1, DRAWN), Ended(2, WON)]
    for number, one in enumerate(news, 1):
        assert await store.append([with_match(table, number, one)]) == [True]
    found = await store.read(find_match, table, 1)
    assert found is not None
    assert (found.seats, found.result) == ([ANA, guest], WON)
    board = await store.read(leaderboard, "snatch")
    assert [tuple(line) for line in board] == [("ana", "Ana", 1, 1, 0, 7.0)]


@with_store
async def test_a_line_that_is_too_late_begins_and_ends_nothing(store: Store) -> None:
    await registered(store, "ana")
    late, good = await opened(store), await opened(store)
    assert await store.append([with_match(table, 1, match(1, ANA, BOT)) for table in (late, good)])
    await store.append([with_match(late, 2, None)])
    ends = [with_match(table, 2, Ended(1, WON)) for table in (late, good)]
    assert await store.append(ends) == [False, True]
    await store.lines(late)
    assert await store.append([with_match(late, 2, match(2, ANA, BOT))]) == [False]
    assert await store.read(find_match, late, 2) is None
    ended = [await store.read(find_match, table, 1) for table in (late, good)]
    assert [found and found.result for found in ended] == [None, WON]
    board = await store.read(leaderboard, "snatch")
    assert [tuple(line) for line in board] == [("ana", "Ana", 1, 1, 0, 7.0)]


@with_store
async def test_a_match_begins_and_ends_beside_works_of_others(store: Store) -> None:
    await registered(store, "ana")
    one, other = await opened(store), await opened(store)
    begun = store.append([with_match(one, 1, match(1, ANA, BOT))])
    begin = partial(start_match, table=other, match=match(1, ANA, BOT), at=2000)
    assert await store.commit([entry(other, 1)], begin)
    assert await begun == [True]
    for table in (one, other):
        found = await store.read(find_match, table, 1)
        assert found is not None
        assert found.seats == [ANA, BOT]


@with_store
async def test_a_result_that_cannot_be_stored_is_no_trouble_of_others(store: Store) -> None:
    await registered(store, "ana")
    tables = [await opened(store) for _ in range(3)]
    assert await store.append([with_match(table, 1, match(1, ANA, BOT)) for table in tables])
    endless: Result = {**WON, "points": [float("inf"), 0]}
    ends = [WON, endless, None]
    at_once = [
        store.append([with_match(table, 2, result and Ended(1, result))])
        for table, result in zip(tables, ends, strict=True)
    ]
    answers = await asyncio.gather(*at_once, return_exceptions=True)
    assert isinstance(answers[1], ValueError)
    assert [answers[0], answers[2]] == [[True], [True]]
    ended = [await store.read(find_match, table, 1) for table in tables]
    assert [found and found.result for found in ended] == [WON, None, None]
    assert await numbers(store, tables[1]) == [0, 1]
