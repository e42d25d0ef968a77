"""Tables come to memory when they are needed and leave it when they are not; each is as its log."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ronda.catalogue import games
from ronda.rules import Illegal
from ronda.server.tables import Hall, Live, Wanted
from ronda.server.tables.live import MOST_WAITING
from ronda.store import Entry
from ronda.store.matches import find_match
from ronda.table import Line
from tests.server.serving import Place, served

OFFER = {"offerPavo": 1, "offerElote": 0, "requestPavo": 0, "requestElote": 1}


async def opened(place: Place, game: str = "snatch", **settings: Any) -> Live:
    return await place.service.hall.open(
        games()[game], Wanted("ana", "Ana", settings={"ask_ready": False, **settings})
    )


async def told(place: Place, live: Live, by: str, kind: str, **data: Any) -> None:
    answer = await place.service.hall.say(live, by, kind, data)
    assert answer.ok, answer


async def with_match(place: Place, **settings: Any) -> Live:
    """Ana and Luis, with a match on, and nobody connected."""
    live = await opened(place, **settings)
    await told(place, live, "luis", "join", name="Luis", code=live.code)
    await told(place, live, "ana", "start")
    return live


async def later(hall: Hall, ms: int) -> None:
    """The clock goes on, and brings what it brings."""
    as_ever = hall.clock
    hall.clock = lambda: as_ever() + ms
    for live in hall.lives.values():
        live.wake()
    while not all(live.is_settled for live in hall.lives.values()):
        await asyncio.sleep(0.01)


async def forgotten(hall: Hall) -> int:
    """Nobody has come for a long time: first that is noticed, then tables may leave."""
    await later(hall, 61_000)
    await later(hall, 61_000)
    used = {live: live.used_at for live in hall.lives.values()}
    for live, at in used.items():
        live.used_at = at - 61_000  # waking them was no use of them
    return await hall.tidy(60_000)


@served
async def test_a_table_that_nobody_needs_leaves_memory_and_comes_back_as_it_was(
    place: Place,
) -> None:
    hall = place.service.hall
    live = await opened(place)
    await told(place, live, "luis", "join", name="Luis", code=live.code)
    assert await hall.tidy(60_000) == 0  # it has only just been used
    assert await forgotten(hall) == 1
    before = live.table.digest()
    assert live.key not in hall.lives
    again = await hall.find_code(live.code)
    assert again is not live
    assert again.table.digest() == before


@served
async def test_a_table_with_somebody_at_it_stays(place: Place) -> None:
    live = await opened(place)
    live.come("ana")
    assert await forgotten(place.service.hall) == 0
    live.go("ana")


@served
async def test_a_table_where_somebody_is_missed_stays_until_that_is_decided(place: Place) -> None:
    """G7: the store knows when to wake it, but not who is absent."""
    live = await with_match(place, absent="wait", grace_ms=600_000)
    hall = place.service.hall
    assert await forgotten(hall) == 0
    assert live.key in hall.lives


@served
async def test_many_who_come_at_once_get_the_same_table(place: Place) -> None:
    hall = place.service.hall
    live = await opened(place)
    assert await forgotten(hall) > 0
    found = await asyncio.gather(*(hall.find(live.id) for _ in range(20)))
    assert len({id(each) for each in found}) == 1


@served
async def test_more_than_a_table_can_handle_is_refused_and_the_rest_is_done(place: Place) -> None:
    hall = place.service.hall
    live = await opened(place, "playone")
    asked = [hall.say(live, "ana", "sync", {}) for _ in range(5)]
    chats = [
        hall.say(live, f"nobody{number}", "chat", {"text": "x"}) for number in range(MOST_WAITING)
    ]
    writing = hall.say(live, "ana", "options", {"options": {}})
    answers = await asyncio.gather(writing, *asked, *chats)
    assert answers[0].ok
    assert {answer.code for answer in answers} >= {"", "TABLE_BUSY"}
    assert (await hall.say(live, "ana", "sync", {})).ok


@served
async def test_a_log_that_makes_no_sense_is_left_as_it_is_and_concerns_no_other(
    place: Place,
) -> None:
    hall = place.service.hall
    broken, well = await opened(place), await opened(place)
    line = Line(1, hall.clock(), "ana", "action", {"action": "no such", "data": {}})
    assert await place.service.store.append([Entry(broken.key, line)]) == [True]
    assert await forgotten(hall) > 0
    with pytest.raises(Illegal, match="TABLE_DAMAGED"):
        await hall.find(broken.id)
    assert (await hall.find(well.id)).code == well.code
    assert len(await place.service.store.lines(broken.key)) == 2


@served
async def test_a_match_whose_end_came_too_late_counts_when_it_ends_after_all(place: Place) -> None:
    """Another process wrote a line first, and with that the end was not written."""
    live = await with_match(place)
    number, data = live.confirmed + 1, {"seat": 0, "policy": "wait"}
    first = Line(number, place.service.hall.clock(), "ana", "policy", data)
    assert await place.service.store.append([Entry(live.key, first)]) == [True]
    await told(place, live, "luis", "leave")
    lines = await place.service.store.lines(live.key)
    assert [line.kind for line in lines[number:]][:2] == ["policy", "leave"]
    assert live.room.match is not None
    match = await place.service.store.read(find_match, live.key, 1)
    assert match is not None
    assert match.result == live.room.match.outcome


def test_a_match_goes_on_after_a_restart_and_its_time_out_comes_once(tmp_path: Path) -> None:
    """Two processes start on what a third has left; the time is up meanwhile."""

    @served
    async def restarts(place: Place) -> None:
        live = await opened(place, "playone", absent="wait")
        await told(place, live, "luis", "join", name="Luis", code=live.code)
        await told(place, live, "ana", "options", options={"turn_seconds": 1})
        await told(place, live, "ana", "start")
        before = live.confirmed
        place.service.hall.lives.clear()
        async with place.again() as first, place.again() as second:
            lines: list[Line] = []
            async with asyncio.timeout(30):
                while sum(line.kind == "timeout" for line in lines) < 2:
                    await asyncio.sleep(0.1)
                    lines = await first.service.store.lines(live.key)
            times = [line.at for line in lines[before + 1 :] if line.kind == "timeout"]
            assert all(late - early >= 1000 for early, late in pairwise(times))
            assert second.service.hall is not first.service.hall

    restarts(tmp_path)
