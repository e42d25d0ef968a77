"""What one connection, or one address, may ask of a server; each over real sockets."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from aiohttp import WSServerHandshakeError

from ronda.server.realtime import Limits, Mounted, Realtime, Reply, Server, Socket, config
from ronda.server.realtime.mounting import nothing_else
from tests.wire.serving import free_port, running
from tests.wire.talking import Talk, alone, closed, heard, masked, raw, talk

LIMITS = Limits(
    max_payload=10_000,
    high_water=50_000,
    messages_per_second=50,
    max_pending_acks=3,
    max_namespaces=2,
    connections_per_address=5,
)
GONE: list[str] = []
BIG = "x" * 8_000


def application() -> Realtime:
    realtime = Realtime(limits=LIMITS)
    for name in ("/", "/a", "/b"):
        namespace = realtime.namespace(name)
        namespace.disconnected(lambda _, reason: GONE.append(reason))
        namespace.connected(lambda socket: socket.emit("auth"))
    main = realtime.namespace("/")

    @main.on("flood")
    def flood(socket: Socket, data: Any, reply: Reply) -> None:
        for _ in range(data):
            socket.emit("flood", BIG)

    @main.on("owe")
    def owe(socket: Socket, data: Any, reply: Reply) -> None:
        socket.emit("pay", answered=lambda: None)

    return realtime


@pytest.fixture(scope="module", params=["picows", "asgi"])
def host(request: pytest.FixtureRequest) -> Iterator[str]:
    realtime = application()
    configured = config(realtime, port=free_port())
    if request.param == "asgi":
        app: Any = Mounted(nothing_else, realtime)
        configured = uvicorn.Config(app, port=free_port(), log_level="critical")
    with running(Server(configured, realtime)) as port:
        yield f"127.0.0.1:{port}"


Case = Callable[[Talk], Awaitable[None]]


def at(host: str, case: Case) -> None:
    async def scenario() -> None:
        GONE.clear()
        async with talk(host, "/socket.io/") as client:
            await case(client)

    alone(scenario())


async def gone(reason: str) -> None:
    for _ in range(300):
        if reason in GONE:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(GONE)


# -- slow readers


def test_a_slow_reader_over_polling_is_cut_off(host: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        await client.post(sid, "40")
        await client.post(sid, '42["flood",100]')
        await gone("slow reader")

    at(host, case)


def test_a_slow_reader_on_a_websocket_is_cut_off(host: str) -> None:
    async def case(client: Talk) -> None:
        async with raw(host) as slow:
            slow.write(masked(b"40"), masked(b'42["flood",2000]'))
            await gone("slow reader")

    at(host, case)


def test_who_reads_may_be_sent_far_more_than_may_wait(host: str) -> None:
    async def case(client: Talk) -> None:
        async with client.joined() as socket:
            for _ in range(10):
                await socket.send_str('42["flood",3]')
                assert [len(await heard(socket)) for _ in range(3)] == [len(BIG) + 14] * 3

    at(host, case)


# -- those who say too much


def test_who_speaks_too_fast_is_cut_off(host: str) -> None:
    async def case(client: Talk) -> None:
        async with client.joined() as socket:
            with suppress(ConnectionError):  # it may be cut off before it has said all
                for number in range(100):
                    await socket.send_str(f'42["nothing",{number}]')
            await closed(socket)
            await gone("too many messages")

    at(host, case)


TWO = b'{"_placeholder":true,"num":0},{"_placeholder":true,"num":1}'
LONG = b"x" * 9_000
TOO_LONG = {
    "text": [masked(b'42["a","' + LONG + b'xxxxxxxxxx"]' + b" " * 2_000)],
    "binary": [masked(LONG + LONG, 2)],
    "fragments": [masked(b"4" + LONG, 1, False), masked(LONG, 0)],
    "attachments": [masked(b'452-["a",' + TWO + b"]"), masked(LONG, 2), masked(LONG, 2)],
}


@pytest.mark.parametrize("kind", list(TOO_LONG))
def test_who_says_too_much_at_once_is_cut_off(host: str, kind: str) -> None:
    async def case(client: Talk) -> None:
        async with raw(host) as socket:
            socket.write(masked(b"40"), *TOO_LONG[kind])
            await socket.end()

    at(host, case)


def test_a_post_that_is_too_long_ends_the_session(host: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        assert (await client.post(sid, "4" * 10_001))[0] == 413
        assert (await client.poll(sid))[0] == 400

    at(host, case)


# -- WebSocket's own rules


@pytest.mark.parametrize(
    "frames",
    [
        [masked(b"\xff\xfe")],
        [masked(b"4\xc3", 1, False), masked(b"(", 0)],
        [masked(b"4a", 0)],
        [masked(b"4a", 1, False), masked(b"4b")],
        [masked(b"4a", 3)],
        [b"\x81\x02no mask"],
        [masked(b"x" * 100, 9, False)],
    ],
)
def test_frames_that_break_the_rules_close_the_connection(host: str, frames: list[bytes]) -> None:
    async def case(client: Talk) -> None:
        async with raw(host) as socket:
            socket.write(*frames)
            await socket.end()

    at(host, case)


def test_fragments_make_a_message(host: str) -> None:
    async def case(client: Talk) -> None:
        async with raw(host) as socket:
            socket.write(masked(b"4", 1, False), masked(b"0", 0, False), masked(b"", 0))
            await asyncio.wait_for(socket.reader.readuntil(b'42["auth"]'), 5)
            socket.write(masked(b"here?", 9))
            await asyncio.wait_for(socket.reader.readuntil(b"\x8a\x05here?"), 5)
            socket.write(masked(b"\x03\xe8bye", 8))
            assert (await socket.end())[:1] == b"\x88"
            await gone("transport close")

    at(host, case)


# -- counts


def test_who_owes_too_many_acknowledgements_is_cut_off(host: str) -> None:
    async def case(client: Talk) -> None:
        async with client.joined() as socket:
            for _ in range(4):
                await socket.send_str('42["owe"]')
            await closed(socket)
            await gone("too many pending acknowledgements")

    at(host, case)


def test_who_joins_too_many_namespaces_is_cut_off(host: str) -> None:
    async def case(client: Talk) -> None:
        async with client.joined() as socket:
            await socket.send_str("40/a")
            await socket.send_str("40/b")
            await closed(socket)
            await gone("too many namespaces")

    at(host, case)


def test_an_address_has_so_many_connections_and_gets_them_back(host: str) -> None:
    async def case(client: Talk) -> None:
        sids = [await client.open_polling() for _ in range(5)]
        status, text = await client.get("EIO=4&transport=polling")
        assert (status, "Too many connections" in text) == (403, True)
        with pytest.raises(WSServerHandshakeError):
            async with client.websocket():
                pass
        for sid in sids:
            await client.post(sid, "1")
        async with client.joined():
            pass

    at(host, case)


def test_a_page_of_another_site_may_neither_poll_nor_connect(host: str) -> None:
    async def case(client: Talk) -> None:
        there = {"origin": "http://there"}
        url = f"{host}/socket.io/?EIO=4&transport="
        async with client.http.get(f"http://{url}polling", headers=there) as response:
            assert "access-control-allow-origin" not in response.headers
        with pytest.raises(WSServerHandshakeError):
            await client.http.ws_connect(f"ws://{url}websocket", headers=there)
        here = {"origin": f"http://{host}"}
        async with client.http.ws_connect(f"ws://{url}websocket", headers=here) as socket:
            await heard(socket)

    at(host, case)
