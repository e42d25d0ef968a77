"""What operators ask a server: is it alive, is it ready, and what happens in it."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from ronda.catalogue import games
from ronda.server.health import ClockCheck, RedisCheck, StoreCheck
from ronda.server.tables import Live, Wanted
from ronda.store import (
    DamagedStoreError,
    DiskFullError,
    ReadOnlyError,
    Store,
    StoreError,
    UnavailableError,
)
from tests.server.serving import Place, place_in, served


class Broken:
    """A store that cannot, for a reason; without one, it never answers."""

    def __init__(self, problem: StoreError | None = None) -> None:
        self.problem = problem
        self.asked = 0

    async def check(self, _at: int) -> None:
        self.asked += 1
        if self.problem is None:
            await asyncio.Event().wait()
        else:
            raise self.problem


def check_of(store: Broken) -> StoreCheck:
    return StoreCheck(cast(Store, store), lambda: 0)


async def readiness(place: Place, language: str = "en") -> tuple[int, Any]:
    answer = await place.client.get("/readyz", headers={"Accept-Language": language})
    return answer.status_code, answer.json()


async def numbers(place: Place) -> dict[str, float]:
    """The metrics, by name and labels."""
    text = (await place.client.get("/metrics")).text
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


async def opened(place: Place) -> Live:
    return await place.service.hall.open(games()["snatch"], Wanted("ana", "Ana"))


# Alive and ready.


@served
async def test_a_server_that_answers_is_alive(place: Place) -> None:
    answer = await place.client.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (200, "alive")


@served
async def test_a_server_that_can_write_is_ready_part_by_part(place: Place) -> None:
    status, said = await readiness(place)
    assert (status, said["status"]) == (200, "ready")
    states = {name: part["state"] for name, part in said["parts"].items()}
    assert states == {"process": "serving", "store": "ok", "redis": "notUsed", "clock": "ok"}
    assert all(part["ok"] for part in said["parts"].values())


@pytest.mark.parametrize(
    ("problem", "state"),
    [
        (DiskFullError(), "full"),
        (ReadOnlyError(), "readOnly"),
        (UnavailableError(), "unreachable"),
        (DamagedStoreError(), "damaged"),
    ],
)
def test_a_store_that_cannot_is_not_ready_and_says_why_in_both_languages(
    tmp_path: Path, problem: StoreError, state: str
) -> None:
    async def look() -> None:
        async with place_in(tmp_path) as place:
            place.service.health._store = check_of(Broken(problem))
            status, said = await readiness(place)
            assert (status, said["status"]) == (503, "notReady")
            store = said["parts"]["store"]
            assert (store["ok"], store["state"]) == (False, state)
            _, spanish = await readiness(place, "es")
            assert spanish["parts"]["store"]["message"] not in (store["message"], f"store:{state}")

    asyncio.run(look())


def test_a_store_that_does_not_answer_is_asked_once_however_many_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ronda.server.health.PATIENCE", 0.01)

    async def ask() -> None:
        store = Broken()
        check = check_of(store)
        assert {*await asyncio.gather(check.state(), check.state())} == {"slow"}
        assert await check.state() == "slow"
        assert store.asked == 1

    asyncio.run(ask())


def test_a_redis_that_is_not_there_is_unreachable() -> None:
    async def ask() -> None:
        check = RedisCheck("redis://127.0.0.1:1/0")
        assert await check.state() == "unreachable"
        await check.close()

    asyncio.run(ask())


@served
async def test_without_its_redis_a_server_is_degraded_and_goes_on(place: Place) -> None:
    place.service.health._redis = RedisCheck("redis://127.0.0.1:1/0")
    status, said = await readiness(place)
    assert (status, said["status"], said["parts"]["redis"]["ok"]) == (200, "degraded", False)


@served
async def test_a_server_that_stops_is_not_ready(place: Place) -> None:
    place.service.hall.stopping = True
    status, said = await readiness(place)
    assert (status, said["parts"]["process"]["state"]) == (503, "stopping")


def test_a_clock_that_jumps_is_spoken_of_for_a_while() -> None:
    wall, ticks = [1_000_000], [0.0]
    check = ClockCheck(lambda: wall[0], lambda: ticks[0])

    def after(seconds: float, jump_ms: int = 0) -> str:
        ticks[0] += seconds
        wall[0] += round(seconds * 1000) + jump_ms
        return check.state()

    assert after(1) == "ok"
    assert after(10, jump_ms=500) == "ok"
    assert after(1, jump_ms=3_600_000) == "jumped"
    assert after(30) == "jumped"
    assert after(31) == "ok"
    assert after(1, jump_ms=-3_600_000) == "jumped"


@served
async def test_a_clock_that_jumped_takes_nobody_away(place: Place) -> None:
    skewed = [0]
    clock = place.service.clock
    place.service.health._clock = ClockCheck(lambda: clock() + skewed[0], lambda: clock() / 1000)
    skewed[0] = -60_000
    status, said = await readiness(place)
    assert (status, said["status"]) == (200, "degraded")
    assert said["parts"]["clock"]["state"] == "jumped"


# Numbers.


@served
async def test_what_happens_is_counted(place: Place) -> None:
    live = await opened(place)
    hall = place.service.hall
    assert (await hall.say(live, "luis", "join", {"name": "Luis"})).ok
    assert not (await hall.say(live, "luis", "start", {})).ok
    found = await numbers(place)
    assert found['ronda_lines_total{game="snatch",kind="join"}'] == 1
    assert found['ronda_refusals_total{code="NOT_ADMIN"}'] == 1
    assert found["ronda_commit_seconds_count"] == found["ronda_commit_lines_count"] >= 1
    assert found["ronda_live_tables"] == 1
    assert (found["ronda_stuck_tables"], found["ronda_stopping"]) == (0, 0)


@served
async def test_what_is_told_is_counted_for_each_who_hears_it(place: Place) -> None:
    live = await opened(place)
    live.come("ana")
    await place.service.hall.say(live, "luis", "join", {"name": "Luis"})
    found = await numbers(place)
    assert found['ronda_events_total{event="joined"}'] == 1


@served
async def test_requests_are_counted_by_route_and_never_by_address(place: Place) -> None:
    await place.client.get("/healthz")
    await place.client.get("/api/games/somebody-typed-this")
    await place.client.request("BREW", "/a-teapot")
    text = (await place.client.get("/metrics")).text
    found = await numbers(place)
    labels = 'method="GET",route="/healthz",status="200"'
    assert found[f"ronda_http_request_seconds_count{{{labels}}}"] == 1
    assert 'route="/api/games/{game_id}"' in text
    assert 'method="other",route="none"' in text
    assert "somebody-typed-this" not in text
    assert "teapot" not in text


@served
async def test_codes_that_nobody_knows_share_a_line(place: Place) -> None:
    for number in range(600):
        place.service.hall.refusals[f"CODE_{number}"] += 1
    found = await numbers(place)
    assert sum(name.startswith("ronda_refusals") for name in found) == 501
    assert found['ronda_refusals_total{code="other"}'] == 100


@served
async def test_no_number_names_a_table_or_a_person(place: Place) -> None:
    live = await opened(place)
    text = (await place.client.get("/metrics")).text
    assert not any(secret in text for secret in (live.id, live.code, live.room.secret, "ana"))
