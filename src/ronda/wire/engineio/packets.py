"""Engine.IO packets as text, and several of them as the body of a polling request."""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator

from ronda.wire.frames import Binary, Frame

OPEN, CLOSE, PING, PONG, MESSAGE, UPGRADE, NOOP = b"0", b"1", b"2", b"3", b"4", b"5", b"6"
PROBE, PROBED = "2probe", b"3probe"

_SEPARATOR = b"\x1e"


class UnreadableError(ValueError):
    """What came is no packet."""


def payload(frames: Iterable[Frame]) -> bytes:
    """Frames as the body of a poll's answer."""
    return _SEPARATOR.join(map(_polled, frames))


def packets(body: bytes) -> Iterator[str | bytes]:
    """The packets in the body of a POST, one after another: text as it stands, binary as bytes."""
    for packet in body.split(_SEPARATOR):
        try:
            yield _unpolled(packet)
        except ValueError as problem:
            raise UnreadableError(str(problem)) from problem


def _polled(frame: Frame) -> bytes:
    return b"b" + b64encode(frame.data) if isinstance(frame, Binary) else frame


def _unpolled(packet: bytes) -> str | bytes:
    return b64decode(packet[1:], validate=True) if packet.startswith(b"b") else packet.decode()
