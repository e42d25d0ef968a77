"""What is said in one turn of the loop leaves each connection in one piece."""

import asyncio
from typing import Any

import pytest

from ronda.server.realtime import Handshake, Realtime
from ronda.server.realtime.departure import Departure
from ronda.server.realtime.picows_pipe import PicowsPipe
from ronda.wire import Binary
from ronda.wire.engineio.request import Opens
from ronda.wire.engineio.session import Transport
from ronda.wire.websocket import framed


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65_535, b"\x81\x7e\xff\xff"),
        (65_536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_a_frame_says_how_long_it_is(size: int, head: bytes) -> None:
    assert framed([b"x" * size]) == head + b"x" * size


def test_frames_follow_one_another_and_binary_says_so() -> None:
    assert framed([b"a", Binary(b"bc"), b"d"]) == b"\x81\x01a\x82\x02bc\x81\x01d"


class Beneath:
    """A transport that notes what reaches it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    @property
    def underlying_transport(self) -> "Beneath":
        return self

    def set_write_buffer_limits(self, high: int) -> None: ...

    def is_closing(self) -> bool:
        return self.closing

    def send(self, _kind: Any, frame: bytes) -> None:
        self.written.append(framed([frame]))

    def write(self, data: bytes) -> None:
        self.written.append(data)


def connected(realtime: Realtime) -> tuple[PicowsPipe, Beneath]:
    handshake = Handshake({}, {}, "somewhere")
    pipe = PicowsPipe(realtime.engine, Opens(Transport.WEBSOCKET, {}), handshake, set())
    beneath: Any = Beneath()
    pipe.on_ws_connected(beneath)
    return pipe, beneath


def test_what_is_written_in_one_turn_is_one_write() -> None:
    async def scenario() -> None:
        pipe, beneath = connected(Realtime())
        await asyncio.sleep(0)
        beneath.written.clear()
        pipe.write_all([b"4one"])
        pipe.write_all([Binary(b"two"), b"4three"])
        assert beneath.written == []
        await asyncio.sleep(0)
        assert beneath.written == [framed([b"4one", Binary(b"two"), b"4three"])]
        pipe.write_all([b"4four"])
        await asyncio.sleep(0)
        assert beneath.written[1:] == [framed([b"4four"])]

    asyncio.run(scenario())


def test_what_waits_is_written_before_the_connection_closes() -> None:
    async def scenario() -> None:
        pipe, beneath = connected(Realtime())
        pipe.write_all([b"4last words"])
        with pytest.raises(AttributeError):  # this transport cannot say goodbye
            pipe.close("")
        assert beneath.written[-1].endswith(framed([b"4last words"]))

    asyncio.run(scenario())


def test_to_a_connection_that_is_going_nothing_is_written() -> None:
    async def scenario() -> None:
        pipe, beneath = connected(Realtime())
        beneath.closing = True
        pipe.write_all([b"4in vain"])
        await asyncio.sleep(0)
        assert beneath.written == []

    asyncio.run(scenario())


def test_a_write_that_fails_concerns_one_connection() -> None:
    left: list[str] = []

    class Good:
        def leave(self) -> None:
            left.append("good")

    class Bad:
        def leave(self) -> None:
            raise OSError

    async def scenario() -> None:
        departure = Departure()
        departure.note(Bad())
        departure.note(Good())
        await asyncio.sleep(0)

    asyncio.run(scenario())
    assert left == ["good"]
