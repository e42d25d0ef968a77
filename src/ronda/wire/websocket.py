"""Messages of WebSocket as a server writes them: each in one frame, and several in one piece."""

from collections.abc import Iterable, Iterator

from ronda.wire.frames import Binary, Frame

SHORT, MIDDLE = 126, 1 << 16
TEXT, BINARY = b"\x81", b"\x82"


def framed(frames: Iterable[Frame]) -> bytes:
    """All of them, one after the other."""
    return b"".join(_parts(frames))


def _parts(frames: Iterable[Frame]) -> Iterator[bytes]:
    for frame in frames:
        if isinstance(frame, Binary):
            yield BINARY + _length(len(frame.data))
            yield frame.data
        else:
            yield TEXT + _length(len(frame))
            yield frame


def _length(size: int) -> bytes:
    """In seven bits, or a mark and two bytes, or another mark and eight."""
    if size < SHORT:
        return size.to_bytes(1, "big")
    return b"\x7e" + size.to_bytes(2, "big") if size < MIDDLE else b"\x7f" + size.to_bytes(8, "big")
