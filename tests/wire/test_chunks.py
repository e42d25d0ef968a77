"""Bytes on a WebSocket mean the same in whatever chunks they arrive, and none do any harm.

Each example is a connection of its own, handed over as uvicorn does it and fed by the test.
"""

import asyncio
import logging
import socket as sockets
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from uvicorn.config import Config
from uvicorn.server import ServerState

from ronda.server.realtime import Limits, Realtime, Reply, Socket
from ronda.server.realtime.door import Door, _feed, door
from ronda.server.realtime.mounting import nothing_else
from tests.wire.talking import REQUEST, masked
from tests.wire.test_any_input import CUTS, PACKETS, cut

Heard = list[Any]


class Connection:
    """A door with a real socket behind it, of which the test is the only reader."""

    def __init__(self) -> None:
        self.heard: Heard = []
        self.realtime = Realtime(limits=Limits(max_payload=2_000))
        main = self.realtime.namespace("/")
        main.connected(lambda _: self.heard.append("connected"))
        main.disconnected(lambda _, reason: self.heard.append(reason))
        for event in ("m", "a"):
            main.on(event, whole=True)(self._hear)

    def _hear(self, socket: Socket, args: Any, reply: Reply) -> None:
        self.heard.append(args)
        reply(*args)

    async def fed(self, chunks: list[bytes]) -> Heard:
        """What was heard of the request and the chunks after it; all that is open is closed."""
        ours, theirs = pair()
        config = Config(nothing_else, log_config=None)
        config.load()
        made: Any = door([self.realtime.engine])
        loop = asyncio.get_running_loop()
        transport, protocol = await loop.connect_accepted_socket(
            lambda: made(config=config, server_state=ServerState(), app_state={}), sock=ours
        )
        assert isinstance(protocol, Door)
        transport.pause_reading()
        protocol.data_received(REQUEST.format(host="here").encode())
        for chunk in chunks:
            if not transport.is_closing():
                _feed(protocol._chosen, chunk)
        heard = list(self.heard)
        self.realtime.engine.close()
        theirs.close()
        transport.abort()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return heard


def pair() -> tuple[sockets.socket, sockets.socket]:
    with sockets.create_server(("127.0.0.1", 0)) as server:
        theirs = sockets.create_connection(server.getsockname())
        return server.accept()[0], theirs


def heard(chunks: list[bytes]) -> Heard:
    return asyncio.run(Connection().fed(chunks))


def frame(packet: str | bytes) -> bytes:
    return masked(packet.encode(), 1) if isinstance(packet, str) else masked(packet, 2)


@pytest.fixture(autouse=True)
def _no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing a client sends is an error of ours, or ends in an exception that nobody expected."""
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


FEW = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def test_a_whole_conversation_is_heard() -> None:
    attached = '451-["m",{"_placeholder":true,"num":0}]'
    said: list[str | bytes] = ["40", '42["m",1]', attached, b"\x01", "41"]
    expected = ["connected", [1], [b"\x01"], "client namespace disconnect"]
    assert heard([b"".join(map(frame, said))]) == expected


@FEW
@given(st.lists(PACKETS, max_size=8), CUTS)
def test_chunks_do_not_change_what_is_heard(found: list[str | bytes], places: list[int]) -> None:
    stream = b"".join(frame(packet) for packet in ["40", '42["m",1]', *found])
    assert heard(cut(stream, places)) == heard([stream])


@FEW
@given(st.lists(st.binary(max_size=200), max_size=5))
def test_any_bytes_are_survived(chunks: list[bytes]) -> None:
    assert heard([frame("40"), *chunks])[0] == "connected"


@FEW
@given(
    st.lists(
        st.tuples(st.binary(max_size=130), st.integers(0, 15), st.booleans()).map(
            lambda given_: masked(*given_)
        ),
        max_size=6,
    )
)
def test_any_frames_are_survived(frames: list[bytes]) -> None:
    assert heard([frame("40"), *frames])[0] == "connected"
