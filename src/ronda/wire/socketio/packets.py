"""Socket.IO packets: reading the text of one, and writing each as an Engine.IO message."""

import re
from typing import NamedTuple

from ronda.wire.frames import Binary, Frame

CONNECT, DISCONNECT, EVENT, ACK, CONNECT_ERROR, BINARY_EVENT, BINARY_ACK = "0123456"
MAIN = "/"

Encoded = tuple[bytes, list[bytes]]
"""JSON, and the binary data that its placeholders stand for."""

# No number is longer than JavaScript counts exactly.
_HEAD = re.compile(r"([0-6])(?:([0-9]{1,6})-)?(?:(/[^,?]*)(?:\?[^,]*)?(?:,|$))?([0-9]{1,16})?")


class MalformedError(ValueError):
    """What came is no packet of Socket.IO, or not one for this moment."""


class Packet(NamedTuple):
    kind: str
    namespace: str
    id: int | None
    attachments: int | None
    body: str


def read(text: str) -> Packet:
    """The parts of a packet; the body is JSON that nobody has read yet."""
    if text.startswith("2["):
        return Packet(EVENT, MAIN, None, None, text[1:])
    head = _HEAD.match(text)
    if head is None:
        raise MalformedError("no such packet")
    kind, attachments, namespace, number = head.groups()
    if (attachments is not None) != (kind in {BINARY_EVENT, BINARY_ACK}):
        raise MalformedError("a wrong count of attachments")
    return Packet(kind, namespace or MAIN, _int(number), _int(attachments), text[head.end() :])


def _int(digits: str | None) -> int | None:
    return None if digits is None else int(digits)


def connected(namespace: str, sid: str) -> bytes:
    return b'40%b{"sid":"%b"}' % (where(namespace), sid.encode())


def refused(namespace: str, problem: bytes) -> bytes:
    return b"44%b%b" % (where(namespace), problem)


def disconnected(namespace: str) -> bytes:
    return b"41%b" % where(namespace)


def event(namespace: str, number: int | None, content: Encoded) -> list[Frame]:
    return _message(b"2", b"5", namespace, number, content)


def ack(namespace: str, number: int, content: Encoded) -> list[Frame]:
    return _message(b"3", b"6", namespace, number, content)


def _message(
    plain: bytes, binary: bytes, namespace: str, number: int | None, content: Encoded
) -> list[Frame]:
    body, attachments = content
    tail = b"%b%b%b" % (where(namespace), b"" if number is None else b"%d" % number, body)
    if not attachments:
        return [b"4" + plain + tail]
    head = b"4%b%d-%b" % (binary, len(attachments), tail)
    return [head, *map(Binary, attachments)]


def where(namespace: str) -> bytes:
    return b"" if namespace == MAIN else namespace.encode() + b","
