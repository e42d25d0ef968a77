"""Who is gone leaves nothing behind, however abruptly it went and however slowly it read."""

import asyncio
import gc
import socket as sockets
import struct
import weakref
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from ronda.server.realtime import Limits, Link, Realtime, Server, Socket, config
from ronda.server.realtime import picows_pipe as pipes
from ronda.server.realtime.asgi_types import Message, Scope
from ronda.server.realtime.mounting import serve
from tests.wire.serving import free_port, running
from tests.wire.talking import Raw, Talk, alone, heard, masked, raw, talk

MANY = "x" * 100_000
SCOPE: Scope = {
    "type": "websocket",
    "headers": [],
    "query_string": b"EIO=4&transport=websocket",
    "client": ("127.0.0.1", 1),
}
LINGER_NOT = struct.pack("ii", 1, 0)
"""Makes the end of a socket a reset: no closing frame, no end of the stream."""


def application(**limits: int) -> tuple[Realtime, list[weakref.ref[Link]]]:
    """Whoever connects enters a room; who asks is sent eight megabytes."""
    realtime = Realtime(limits=Limits(**limits))
    main, met = realtime.namespace("/"), []

    @main.connected
    def welcome(socket: Socket) -> None:
        met.append(weakref.ref(socket.client.link))
        socket.join("hall")
        socket.emit("welcome")

    @main.on("flood")
    def flood(socket: Socket, data: Any, reply: Any) -> None:
        for _ in range(80):
            socket.emit("flood", MANY)

    return realtime, met


async def until(true: Callable[[], bool]) -> None:
    for _ in range(500):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come to pass")


def forgotten(realtime: Realtime, met: list[weakref.ref[Link]]) -> bool:
    gc.collect()
    main, engine = realtime.namespace("/"), realtime.engine
    kept = [engine.links, engine._addresses, main.sockets, main._rooms]
    return not any(kept) and not any(link() for link in met)


async def reset(client: Raw) -> None:
    made = client.writer.get_extra_info("socket")
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, LINGER_NOT)
    client.writer.transport.abort()


def test_of_connections_that_are_reset_nothing_is_kept() -> None:
    async def scenario(host: str) -> None:
        for _ in range(20):
            async with raw(host) as client:
                client.write(masked(b"40"))
                await client.reader.readuntil(b'42["welcome"]')
                client.write(b"\x81\xfe")  # half a frame
                await reset(client)
        await until(lambda: forgotten(realtime, met))
        assert len(met) == 20

    realtime, met = application()
    with running(Server(config(realtime, port=free_port()), realtime)) as port:
        alone(scenario(f"127.0.0.1:{port}"))


def test_of_those_who_poll_no_more_nothing_is_kept() -> None:
    async def scenario(host: str) -> None:
        async with talk(host, "/socket.io/") as client:
            for _ in range(5):
                await client.post(await client.open_polling(), "40")
        await until(lambda: forgotten(realtime, met))
        assert len(met) == 5

    realtime, met = application(ping_interval=100, ping_timeout=100)
    with running(Server(config(realtime, port=free_port()), realtime)) as port:
        alone(scenario(f"127.0.0.1:{port}"))


def test_an_upgrade_that_is_dropped_midway_leaves_the_session_to_polling() -> None:
    async def midway(client: Talk) -> None:
        sid = await client.open_polling()
        async with client.websocket(f"EIO=4&transport=websocket&sid={sid}") as socket:
            await socket.send_str("2probe")
            assert await heard(socket) == "3probe"
            link = realtime.engine.links[sid]
        await until(lambda: link.candidate is None)
        await client.post(sid, "40")
        assert (await client.poll(sid))[1].endswith('42["welcome"]')
        await client.post(sid, "1")

    async def scenario(host: str) -> None:
        async with talk(host, "/socket.io/") as client:
            await midway(client)
            await until(lambda: forgotten(realtime, met))

    realtime, met = application()
    with running(Server(config(realtime, port=free_port()), realtime)) as port:
        alone(scenario(f"127.0.0.1:{port}"))


def test_who_takes_leave_and_does_not_read_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario(host: str) -> None:
        async with raw(host) as client:
            client.write(masked(b"40"), masked(b'42["flood"]'), masked(b"\x03\xe8", 8))
            await until(lambda: len(met) == 1)
            await until(lambda: not server.server_state.connections)
            await until(lambda: forgotten(realtime, met))

    monkeypatch.setattr(pipes, "CLOSE_TIMEOUT", 0.1)
    realtime, met = application(high_water=20_000_000)
    server = Server(config(realtime, port=free_port()), realtime)
    with running(server) as port:
        alone(scenario(f"127.0.0.1:{port}"))


def test_through_asgi_a_slow_reader_is_not_waited_for() -> None:
    """The server's `send` returns only when somebody reads."""
    realtime, met = application()
    writes = asyncio.Event()

    async def client() -> AsyncIterator[Message]:
        yield {"type": "websocket.connect"}
        yield {"type": "websocket.receive", "text": "40"}
        await writes.wait()
        yield {"type": "websocket.receive", "text": '42["flood"]'}
        await asyncio.Event().wait()

    async def send(message: Message) -> None:
        if message["type"] == "websocket.send":
            writes.set()
            await asyncio.Event().wait()

    async def scenario() -> None:
        await serve(realtime.engine, SCOPE, client().__anext__, send)
        assert len(met) == 1
        await until(lambda: forgotten(realtime, met))

    alone(scenario())
