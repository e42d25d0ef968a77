"""Real trouble, under a server that goes on: `/readyz` says which, nothing is lost, and when it is
over nobody has to start anything again."""

import asyncio
import os
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import asyncpg
import pytest

from ronda.catalogue import games
from ronda.rules import Game
from ronda.store import look_into_store
from ronda.store.log import drop_snapshots
from ronda.store.sqlite import SqliteDatabase
from ronda.table import Line, Table
from tests.server.games.network import Network, Player, Way, on_network
from tests.server.games.test_sockets import two
from tests.store.own_postgres import MISSING, OwnPostgres, own_postgres, programs
from tests.wire.redis_server import redis
from tests.wire.serving import free_port

PATIENCE = 30  # seconds until trouble is noticed, or that it is over
Story = Callable[[Network], Awaitable[None]]


async def ready(network: Network) -> tuple[int, str, dict[str, str]]:
    answer = await network.client.get("/readyz")
    said = answer.json()
    parts = {name: part["state"] for name, part in said["parts"].items()}
    return answer.status_code, said["status"], parts


async def becomes(network: Network, status: int, **states: str) -> None:
    """Sooner or later `/readyz` says so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            code, _, parts = await ready(network)
            if code == status and states.items() <= parts.items():
                return
            await asyncio.sleep(0.05)


class Match:
    """Ana and Luis, who talk: each line is durable once it is acknowledged."""

    def __init__(self, network: Network, table: dict[str, Any], people: list[Player]) -> None:
        self.network = network
        self.id = table["id"]
        self.people = people
        self.told: list[str] = []
        self.unknown: list[str] = []  # nobody was told whether it was written
        self._count = 0

    async def says(self) -> bool:
        """One line; was it acknowledged?"""
        self._count += 1
        text = f"line {self._count}"
        answer = await self.people[self._count % 2].say("game:chat", message=text)
        if answer["ok"]:
            self.told.append(text)
        else:
            self.unknown.append(text)
            assert answer["code"] in ("STORE_UNAVAILABLE", "TOO_FAST"), answer
        return bool(answer["ok"])

    async def goes_on(self) -> None:
        """Within a while lines are taken again."""
        async with asyncio.timeout(PATIENCE):
            while not await self.says():
                await asyncio.sleep(0.2)

    async def lines(self) -> list[Line]:
        live = await self.network.live(self.id)
        return await self.network.service.store.lines(live.key)

    async def nothing_is_lost(self) -> None:
        """What was acknowledged is there, once, in its order; and the log makes the same table."""
        lines = await self.lines()
        assert [line.number for line in lines] == [*range(len(lines))]
        assert [line.at for line in lines] == sorted(line.at for line in lines)
        texts = [line.data["text"] for line in lines if line.kind == "chat"]
        assert [text for text in texts if text not in self.unknown] == self.told
        live = await self.network.live(self.id)
        known: dict[str, type[Game]] = dict(games())
        assert Table.restore(known, lines, lines[-1].at).digest() == live.table.digest()


async def talking(network: Network) -> Match:
    table, ana, luis = await two(network, "playone", maxplayers=2)
    match = Match(network, table, [ana, luis])
    assert await match.says()
    return match


# The disk.


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A file system of its own, with room for little."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("only root can make a small disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_a_full_disk_takes_nothing_new_and_once_there_is_room_all_goes_on(tmp_path: Path) -> None:
    async def fills(network: Network) -> None:
        match = await talking(network)
        ballast = network.service.settings.data / "ballast"
        fill(ballast)
        await becomes(network, 503, store="full")
        assert not await match.says()
        assert (await network.client.get("/healthz")).status_code == 200
        assert (await network.client.get(f"/api/games/{match.id}")).status_code == 200
        ana = {"username": "Eva", "email": "eva@example.org", "password": "a long password"}
        answer = await network.client.post("/api/auth/register", json=ana)
        assert (answer.status_code, answer.json()["code"]) == (503, "STORE_FULL")
        ballast.unlink()
        await becomes(network, 200, store="ok")
        await match.goes_on()
        await match.nothing_is_lost()

    with small_disk(tmp_path / "small") as folder:
        asyncio.run(on_network(fills, folder))


def fill(ballast: Path) -> None:
    """Take all the room there is."""
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"\0" * 512)
        except OSError:
            pass


# The database.


def test_a_read_only_file_is_said_to_be_one_and_can_be_read(tmp_path: Path) -> None:
    async def locks(network: Network) -> None:
        match = await talking(network)
        await pragma(network, "query_only = ON")
        await becomes(network, 503, store="readOnly")
        await refuses(match)
        await pragma(network, "query_only = OFF")
        await becomes(network, 200, store="ok")
        await match.goes_on()
        await match.nothing_is_lost()

    asyncio.run(on_network(locks, tmp_path))


async def pragma(network: Network, setting: str) -> None:
    """In the thread that writes."""
    database = cast(SqliteDatabase, network.service.store._database)
    execute = database._raw.execute
    await asyncio.wrap_future(database._writing.submit(execute, f"PRAGMA {setting}"))


async def refuses(match: Match) -> None:
    """Nothing is taken, and what is there can be read."""
    assert not await match.says()
    assert (await match.network.client.get(f"/api/games/{match.id}")).status_code == 200


@pytest.fixture
def own() -> Iterator[OwnPostgres]:
    where = programs()
    if where is None:
        pytest.skip(MISSING)
    with own_postgres(where) as found:
        yield found


async def order(postgres: OwnPostgres, *statements: str) -> None:
    connection = await asyncpg.connect(postgres.address)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


def test_a_read_only_postgres_is_said_to_be_one(tmp_path: Path, own: OwnPostgres) -> None:
    reload = "SELECT pg_reload_conf()"

    async def locks(network: Network) -> None:
        match = await talking(network)
        await order(own, "ALTER SYSTEM SET default_transaction_read_only = on", reload)
        await becomes(network, 503, store="readOnly")
        await refuses(match)
        await order(own, "ALTER SYSTEM RESET default_transaction_read_only", reload)
        await becomes(network, 200, store="ok")
        await match.goes_on()
        await match.nothing_is_lost()

    asyncio.run(on_network(locks, tmp_path, Way(own.address)))


def test_a_postgres_that_is_restarted_is_missed_and_found_again(
    tmp_path: Path, own: OwnPostgres
) -> None:
    async def restarts(network: Network) -> None:
        match = await talking(network)
        await asyncio.to_thread(own.stop)
        await becomes(network, 503, store="unreachable")
        assert not await match.says()
        await asyncio.to_thread(own.start)
        await becomes(network, 200, store="ok")
        await match.goes_on()
        await match.nothing_is_lost()

    asyncio.run(on_network(restarts, tmp_path, Way(own.address)))


# Redis, the clock, and what is only there to be quick.


def test_without_redis_two_processes_serve_on_and_agree_again_when_it_is_back(
    tmp_path: Path,
) -> None:
    port = free_port()

    async def goes(network: Network) -> None:
        match = await talking(network)
        process.kill()
        process.wait()
        await becomes(network, 200, redis="unreachable")
        assert (await ready(network))[1] == "degraded"
        for _ in range(4):
            await match.goes_on()
        with redis(port):
            await becomes(network, 200, redis="ok")
            await match.goes_on()
            for player in match.people:
                await player.hears("game:chat-message", message=match.told[-1])
            await match.nothing_is_lost()

    with redis(port) as process:
        way = Way(redis=f"redis://127.0.0.1:{port}", processes=2)
        asyncio.run(on_network(goes, tmp_path, way))


@pytest.mark.parametrize("hours", [-2, 2])
def test_a_clock_that_jumps_loses_nothing_and_puts_nothing_before_what_was(
    hours: int, tmp_path: Path
) -> None:
    async def jumps(network: Network) -> None:
        match = await talking(network)
        hall, as_ever = network.service.hall, network.service.clock
        hall.clock = lambda: as_ever() + hours * 3_600_000
        for _ in range(2):
            await match.goes_on()
        hall.clock = as_ever
        await match.goes_on()
        await match.nothing_is_lost()

    asyncio.run(on_network(jumps, tmp_path))


def test_without_its_snapshots_a_table_is_what_it_was(tmp_path: Path) -> None:
    async def deletes(network: Network) -> None:
        match = await talking(network)
        live = await network.live(match.id)
        hall = network.service.hall
        before = live.table.digest()
        await hall._keep([live], 0)
        await network.service.store.write(drop_snapshots)
        hall._drop(live)
        again = await network.live(match.id)
        assert again is not live
        assert again.table.digest() == before

    asyncio.run(on_network(deletes, tmp_path))


# The end.


def test_a_server_that_stops_finishes_what_it_took_and_says_when_to_come_back(
    tmp_path: Path,
) -> None:
    async def stops(network: Network) -> None:
        match = await talking(network)
        ana, luis = match.people
        said = [ana.say("game:chat", message=f"last {number}") for number in range(4)]
        waiting = [asyncio.create_task(each) for each in said]
        await asyncio.sleep(0.01)
        network.stop()
        assert all(answer["ok"] for answer in await asyncio.gather(*waiting))
        told = await luis.hears("game:server-restart", code="SERVER_STOPPING")
        assert told["reconnectInMs"] > 0
        await luis.gone.wait()
        (key,) = network.service.hall.lives
        async with await look_into_store(network.service.settings.database_url) as store:
            lines = await store.lines(key)
        texts = [line.data["text"] for line in lines if line.kind == "chat"]
        assert texts[-4:] == [f"last {number}" for number in range(4)]

    asyncio.run(on_network(stops, tmp_path))
