"""Two processes' worth of namespaces, told of one another over Redis, which comes and goes."""

import asyncio
import signal
import subprocess
from typing import Any

import pytest

from ronda.server import bus
from ronda.server.realtime import Namespace, Realtime, Server, Socket, config
from ronda.server.realtime.fanout import Fanout
from ronda.server.realtime.orders import read
from tests.wire.redis_server import redis
from tests.wire.serving import free_port, running
from tests.wire.talking import alone, heard, talk


class Process:
    """What one process has: a fan-out and a namespace. Its reports are kept."""

    def __init__(self, redis_port: int) -> None:
        self.reports: list[tuple[bool, int]] = []
        url = f"redis://127.0.0.1:{redis_port}"
        self.fanout = Fanout(url, report=lambda *report: self.reports.append(report))
        self.realtime = Realtime(fanout=self.fanout)
        self.main: Namespace = self.realtime.namespace("/")
        self.main.connected(lambda socket: socket.emit("auth"))

        @self.main.on("join")
        def join(socket: Socket, room: Any, reply: Any) -> None:
            socket.join(room)
            reply(socket.id)

        @self.main.on("shout")
        def shout(socket: Socket, text: Any, reply: Any) -> None:
            self.main.emit("news", text)

    def server(self) -> Server:
        return Server(config(self.realtime, port=free_port()), self.realtime)


async def until(true: Any) -> None:
    for _ in range(500):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come to pass")


@pytest.fixture
def redis_port() -> int:
    return free_port()


def test_rooms_reach_across_processes(redis_port: int) -> None:
    async def scenario(here: Process, there_port: int) -> None:
        await here.realtime.start()
        server = talk(f"127.0.0.1:{there_port}", "/socket.io/")
        async with server as client, client.joined() as red, client.joined() as blue:
            await red.send_str('421["join","red"]')
            sid = str(await heard(red))[4:-2].strip('"')
            await blue.send_str('421["join","blue"]')
            await heard(blue)
            here.main.emit("news", {"a": b"1"}, to="red")
            place = '{"a":{"_placeholder":true,"num":0}}'
            assert await heard(red) == f'451-["news",{place}]'
            assert await heard(red) == b"1"
            here.main.emit("news", 2)
            assert [await heard(red), await heard(blue)] == ['42["news",2]'] * 2
            here.main.emit("news", 3, to=["red", "blue"], skip=sid.strip('"'))
            assert await heard(blue) == '42["news",3]'
            here.main.join("both", to="red")
            here.main.join("both", to="blue")
            here.main.leave("both", to="blue")
            here.main.emit("news", 4, to="both")
            assert await heard(red) == '42["news",4]'
            here.main.disconnect("over", to="blue")
            assert await heard(blue) == "41"
        await here.realtime.stop()

    there = Process(redis_port)
    with redis(redis_port), running(there.server()) as port:
        alone(scenario(Process(redis_port), port))


def test_the_loss_of_redis_is_survived_and_reported(redis_port: int) -> None:
    async def scenario() -> None:
        first, second = Process(redis_port), Process(redis_port)
        with redis(redis_port):
            await first.realtime.start()
            await second.realtime.start()
            assert first.fanout.connected
        await until(lambda: not first.fanout.connected)
        first.main.emit("news", "nobody else hears this")
        await until(lambda: first.fanout.lost == 1)
        with redis(redis_port):
            await until(lambda: [p.fanout.connected for p in (first, second)] == [True, True])
            heard_there: list[Any] = []
            second.main.deliver = lambda *given: heard_there.append(given)  # type: ignore[method-assign]
            first.main.emit("news", 1)
            await until(lambda: heard_there)
            assert heard_there == [([b'42["news",1]'], None, None)]
            await first.realtime.stop()
            await second.realtime.stop()
        assert [connected for connected, _ in first.reports] == [True, False, True]
        assert first.reports[-1] == (True, 1)

    alone(scenario())


def test_a_redis_that_answers_no_more_is_reported_and_so_is_its_return(
    redis_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(process: subprocess.Popen[bytes]) -> None:
        only = Process(redis_port)
        await only.realtime.start()
        process.send_signal(signal.SIGSTOP)
        await until(lambda: only.reports == [(True, 0), (False, 0)])
        process.send_signal(signal.SIGCONT)
        await until(lambda: only.fanout.connected)
        await only.realtime.stop()

    monkeypatch.setattr(bus, "QUIET", 0.2)
    with redis(redis_port) as process:
        alone(scenario(process))


def test_after_a_pause_that_only_the_telling_noticed_all_is_well_again(
    redis_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        only = Process(redis_port)
        await only.realtime.start()
        fails = iter([True])

        async def publish(*given: Any) -> None:
            if next(fails, False):
                raise TimeoutError("busy")
            await as_ever(only.fanout.bus, *given)

        monkeypatch.setattr(only.fanout.bus, "_publish", publish)
        only.main.emit("news")
        await until(lambda: only.reports == [(True, 0), (False, 1), (True, 1)])
        await only.realtime.stop()

    as_ever = bus.RedisBus._publish
    with redis(redis_port):
        alone(scenario())


def test_what_is_said_at_the_very_end_is_told(redis_port: int) -> None:
    async def scenario() -> None:
        first, second = Process(redis_port), Process(redis_port)
        await first.realtime.start()
        await second.realtime.start()
        heard_there: list[Any] = []
        second.main.deliver = lambda *given: heard_there.append(given)  # type: ignore[method-assign]
        first.main.emit("news", "goodbye")
        await first.realtime.stop()
        await until(lambda: heard_there == [([b'42["news","goodbye"]'], None, None)])
        await second.realtime.stop()

    with redis(redis_port):
        alone(scenario())


def test_without_redis_a_process_starts_and_serves_its_own(redis_port: int) -> None:
    async def scenario(port: int) -> None:
        server = talk(f"127.0.0.1:{port}", "/socket.io/")
        async with server as client, client.joined() as socket:
            await socket.send_str('42["shout",1]')
            assert await heard(socket) == '42["news",1]'

    with running(Process(redis_port).server()) as port:
        alone(scenario(port))


def test_what_waits_for_redis_is_bounded(redis_port: int) -> None:
    process = Process(redis_port)
    for _ in range(10_005):
        process.main.emit("news")
    assert process.fanout.lost == 5


NO_TEXT = b"\x96\xa4emit\xa1a\xa1/\xc0\x90\xc0"


@pytest.mark.parametrize("data", [b"", b"\xff", b"\x93\x01\x02\x03", b"\x92\xa4emit\xa1a", NO_TEXT])
def test_what_is_no_order_is_let_pass(data: bytes) -> None:
    assert read(data) is None
