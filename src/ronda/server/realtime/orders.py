"""What processes tell one another to do in a namespace."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ronda.server.realtime.namespace import Namespace, To
from ronda.wire import Binary, Frame


class Order(msgspec.Struct, array_like=True, tag=True):
    origin: str
    """The process that has done it already."""
    namespace: str
    to: list[str] | None

    def carry_out(self, namespace: Namespace) -> None:
        raise NotImplementedError


class Emit(Order, tag="emit"):
    texts: Annotated[list[bytes], msgspec.Meta(min_length=1)]
    """The event, then its attachments."""
    skip: str | None

    def carry_out(self, namespace: Namespace) -> None:
        text, *attachments = self.texts
        frames: list[Frame] = [text, *map(Binary, attachments)]
        namespace.deliver(frames, self.to, self.skip)


class Disconnect(Order, tag="disconnect"):
    reason: str

    def carry_out(self, namespace: Namespace) -> None:
        namespace.put_out(self.reason, self.to)


class Move(Order, tag="move"):
    room: str
    inside: bool

    def carry_out(self, namespace: Namespace) -> None:
        namespace.move(self.to, self.room, self.inside)


_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Emit | Disconnect | Move] = msgspec.msgpack.Decoder(
    Emit | Disconnect | Move
)


def written(order: Order) -> bytes:
    return _encoder.encode(order)


def read(data: bytes) -> Order | None:
    """None for what another version may have written."""
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError:
        return None


def rooms(to: To) -> list[str] | None:
    return None if to is None else [to] if isinstance(to, str) else list(to)


def plain(frames: list[Frame]) -> list[bytes]:
    return [frame.data if isinstance(frame, Binary) else frame for frame in frames]
