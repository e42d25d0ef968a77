"""What goes out: text is kept as UTF-8 from the moment it is encoded, and binary says so."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Binary:
    data: bytes


Frame = bytes | Binary
"""One Engine.IO packet: the text of one, its type first, or the binary of a message."""


def size(frame: Frame) -> int:
    return len(frame) if isinstance(frame, bytes) else len(frame.data)
