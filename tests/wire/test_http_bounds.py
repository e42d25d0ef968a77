"""What is no request, or not yet, takes no more memory than it may, nor time."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from ronda.server.realtime import Realtime, Server, config, http
from tests.wire.serving import free_port, running
from tests.wire.talking import PATIENCE, Talk, alone, talk

ENOUGH = http.MOST_BYTES + 500_000  # more than is read at once
PATH = b"/socket.io/?EIO=4&transport=polling"
OPENED = b"GET " + PATH + b" HTTP/1.1\r\nHost: here\r\n"
POSTED = b"POST " + PATH + b" HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def host() -> Iterator[str]:
    realtime = Realtime()
    realtime.namespace("/")
    with running(Server(config(realtime, port=free_port()), realtime)) as port:
        yield f"127.0.0.1:{port}"


@asynccontextmanager
async def connected(host: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection(*host.split(":"))
    try:
        yield reader, writer
    finally:
        writer.close()


async def cut_off(reader: asyncio.StreamReader) -> None:
    """The other side hangs up, whatever it says before."""
    try:
        while await asyncio.wait_for(reader.read(2**16), PATIENCE):
            pass
    except ConnectionError:
        pass  # it does not read what came after


@pytest.mark.parametrize(
    "said",
    [
        b"GET /" + b"x" * ENOUGH,
        OPENED + b"x: " + b"x" * ENOUGH,
        OPENED + b"x: x\r\n" * (ENOUGH // 6),
        POSTED + b"1\r\n4\r\n0\r\n" + b"x: x\r\n" * (ENOUGH // 6),
        POSTED + b"1;" + b"x" * ENOUGH,
        b"GET / HTTP/1.1\r\nHost: here\r\n\r\n" * 1000,
    ],
    ids=["first line", "one header", "headers", "trailers", "chunk", "requests at once"],
)
def test_who_sends_no_end_of_what_is_no_body_is_cut_off(host: str, said: bytes) -> None:
    async def scenario() -> None:
        async with connected(host) as (reader, writer):
            writer.write(said)
            await cut_off(reader)

    alone(scenario())


def test_a_head_of_several_kilobytes_and_requests_at_once_are_answered(host: str) -> None:
    async def scenario() -> None:
        async with connected(host) as (reader, writer):
            writer.write((OPENED + b"cookie: " + b"x" * 8_000 + b"\r\n\r\n") * 5)
            for _ in range(5):
                await asyncio.wait_for(reader.readuntil(b'"maxPayload":1000000}'), PATIENCE)

    alone(scenario())


def test_a_body_may_be_far_longer_than_a_head(host: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        assert await client.post(sid, "40") == (200, "ok")
        said = '42["unheard","' + "x" * 5 * http.MOST_BYTES + '"]'
        assert await client.post(sid, said) == (200, "ok")

    async def scenario() -> None:
        async with talk(host, "/socket.io/") as client:
            await case(client)

    alone(scenario())


@pytest.mark.parametrize("said", [b"", b"\r\n", OPENED, POSTED + b"1\r\n4"])
def test_who_never_finishes_a_request_is_cut_off(
    host: str, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    async def scenario() -> None:
        async with connected(host) as (reader, writer):
            writer.write(said)
            await cut_off(reader)

    monkeypatch.setattr(http, "PATIENCE", 0.1)
    alone(scenario())


def test_who_waits_for_an_answer_is_not(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with talk(host, "/socket.io/") as client:
            sid = await client.open_polling()
            poll = asyncio.ensure_future(client.poll(sid))
            await asyncio.sleep(0.5)
            assert not poll.done()
            await client.post(sid, "1")
            assert await poll == (200, "6")

    monkeypatch.setattr(http, "PATIENCE", 0.1)
    alone(scenario())
