"""The cases of Engine.IO's public conformance suite, in its order, at both paths."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from aiohttp import WSServerHandshakeError

from tests.wire.talking import Talk, alone, closed, heard, talk

Case = Callable[[Talk], Awaitable[None]]
INTERVAL, TIMEOUT = 0.3, 0.2


def at(host: str, case: Case, path: str = "/engine.io/") -> None:
    async def scenario() -> None:
        async with talk(host, path) as client:
            await case(client)

    alone(scenario())


# -- handshake


@pytest.mark.parametrize("path", ["/engine.io/", "/socket.io/", "/socket.io"])
def test_polling_opens_a_session(exact_echo: str, path: str) -> None:
    async def case(client: Talk) -> None:
        status, text = await client.get("EIO=4&transport=polling")
        assert (status, text[0]) == (200, "0")
        opened = json.loads(text[1:])
        assert isinstance(opened.pop("sid"), str)
        assert opened == {
            "upgrades": ["websocket"],
            "pingInterval": 300,
            "pingTimeout": 200,
            "maxPayload": 1_000_000,
        }

    at(exact_echo, case, path)


@pytest.mark.parametrize(
    ("query", "method"),
    [
        ("transport=polling", "GET"),
        ("EIO=abc&transport=polling", "GET"),
        ("EIO=4", "GET"),
        ("EIO=4&transport=abc", "GET"),
        ("EIO=4&transport=polling", "POST"),
        ("EIO=4&transport=polling", "PUT"),
    ],
)
def test_polling_refuses_an_invalid_version_transport_or_method(
    echo: str, query: str, method: str
) -> None:
    async def case(client: Talk) -> None:
        assert (await client.get(query, method))[0] == 400

    at(echo, case)


def test_a_websocket_opens_a_session(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.websocket() as socket:
            text = await heard(socket)
            assert text[0] == "0"
            assert json.loads(text[1:])["upgrades"] == []

    at(echo, case)


@pytest.mark.parametrize(
    "query",
    ["transport=websocket", "EIO=abc&transport=websocket", "EIO=4", "EIO=4&transport=abc"],
)
def test_a_websocket_with_an_invalid_version_or_transport_is_refused(echo: str, query: str) -> None:
    async def case(client: Talk) -> None:
        with pytest.raises(WSServerHandshakeError) as refusal:
            async with client.websocket(query):
                pass
        assert refusal.value.status in {400, 403}

    at(echo, case)


# -- messages


@pytest.mark.parametrize("body", ["4hello", "4test1\x1e4test2\x1e4test3", "4test1\x1ebAQIDBA=="])
def test_polling_sends_and_receives_packets(echo: str, body: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        assert await client.post(sid, body) == (200, "ok")
        assert await client.poll(sid) == (200, body)

    at(echo, case)


def test_polling_ends_the_session_upon_an_invalid_packet(echo: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        assert (await client.post(sid, "abc"))[0] == 400
        assert (await client.poll(sid))[0] == 400

    at(echo, case)


def test_polling_twice_at_once_ends_the_session(echo: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        first = asyncio.ensure_future(client.poll(sid))
        await asyncio.sleep(0.05)
        assert (await client.poll(sid))[0] == 400
        assert await first == (200, "1")
        assert (await client.poll(sid))[0] == 400

    at(echo, case)


def test_a_poll_that_is_cancelled_ends_the_session(echo: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(client.poll(sid), 0.05)
        await no_more(client, sid)

    at(echo, case)


def test_posting_twice_at_once_ends_the_session(echo: str) -> None:
    async def slowly() -> AsyncIterator[bytes]:
        yield b"4a"
        await asyncio.sleep(0.05)
        yield b"b"

    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        first = asyncio.ensure_future(client.post(sid, slowly()))
        await asyncio.sleep(0.02)
        assert (await client.post(sid, "4c"))[0] == 400
        assert (await first)[0] == 400
        await no_more(client, sid)

    at(echo, case)


async def no_more(client: Talk, sid: str) -> None:
    """The session is gone, or is just about to be."""
    while (await client.post(sid, "4still there?"))[0] == 200:
        await asyncio.sleep(0.01)


def test_a_websocket_sends_and_receives_text_and_binary(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            await socket.send_str("4héllo")
            assert await heard(socket) == "4héllo"
            await socket.send_bytes(b"\1\2\3\4")
            assert await heard(socket) == b"\1\2\3\4"

    at(echo, case)


def test_a_websocket_is_closed_upon_an_invalid_packet(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            await socket.send_str("abc")
            await closed(socket)

    at(echo, case)


# -- heartbeat


def test_polling_sends_pings_and_receives_pongs(echo: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        for _ in range(3):
            assert await client.poll(sid) == (200, "2")
            assert await client.post(sid, "3") == (200, "ok")

    at(echo, case)


def test_polling_without_pongs_ends_the_session(exact_echo: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        await asyncio.sleep(INTERVAL + TIMEOUT + 0.1)
        assert (await client.post(sid, "3"))[0] == 400
        assert (await client.poll(sid))[0] == 400

    at(exact_echo, case)


def test_a_websocket_sends_pings_and_receives_pongs(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            for _ in range(3):
                assert await socket.receive_str() == "2"
                await socket.send_str("3")

    at(echo, case)


def test_a_websocket_without_pongs_is_closed(exact_echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            await closed(socket)

    at(exact_echo, case)


# -- closing


def test_polling_closes_the_session(echo: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        poll = asyncio.ensure_future(client.poll(sid))
        await asyncio.sleep(0.05)
        assert await client.post(sid, "1") == (200, "ok")
        assert await poll == (200, "6")
        assert (await client.poll(sid))[0] == 400

    at(echo, case)


def test_a_websocket_closes_the_session(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            await socket.send_str("1")
            await closed(socket)

    at(echo, case)


# -- upgrade


async def upgraded(client: Talk, sid: str) -> None:
    async with client.websocket(f"EIO=4&transport=websocket&sid={sid}") as socket:
        await socket.send_str("2probe")
        assert await heard(socket) == "3probe"
        await socket.send_str("5")
        await socket.send_str("4hello")
        assert await heard(socket) == "4hello"
        assert (await client.poll(sid))[0] == 400
        async with client.websocket(f"EIO=4&transport=websocket&sid={sid}") as second:
            await second.send_str("2probe")
            await closed(second)
        await socket.send_str("4still there")
        assert await heard(socket) == "4still there"


def test_a_session_upgrades_and_then_takes_no_other_request(echo: str) -> None:
    async def case(client: Talk) -> None:
        await upgraded(client, await client.open_polling())

    at(echo, case)


def test_a_poll_that_waits_is_released_by_the_probe(echo: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        poll = asyncio.ensure_future(client.poll(sid))
        await asyncio.sleep(0.05)
        await upgraded(client, sid)
        assert await poll == (200, "6")

    at(echo, case)


def test_a_second_websocket_is_closed_while_the_first_is_tried(echo: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        async with client.websocket(f"EIO=4&transport=websocket&sid={sid}") as first:
            async with client.websocket(f"EIO=4&transport=websocket&sid={sid}") as second:
                await closed(second)
            await first.send_str("2probe")
            assert await heard(first) == "3probe"

    at(echo, case)


def test_a_websocket_that_does_not_probe_is_closed_and_polling_goes_on(echo: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        async with client.websocket(f"EIO=4&transport=websocket&sid={sid}") as socket:
            await socket.send_str("4hello")
            await closed(socket)
        await client.post(sid, "4polled")
        assert await client.poll(sid) == (200, "4polled")

    at(echo, case)


# -- other origins


def test_a_preflight_is_answered(echo: str) -> None:
    async def case(client: Talk) -> None:
        url = f"http://{echo}/engine.io/?EIO=4&transport=polling"
        async with client.http.options(url, headers={"origin": "http://there"}) as response:
            assert response.status == 204
            assert response.headers["access-control-allow-origin"] == "*"
            assert "POST" in response.headers["access-control-allow-methods"]

    at(echo, case)
