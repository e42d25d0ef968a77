"""What processes that serve the same tables say to one another."""

from __future__ import annotations

import msgspec


class Word(msgspec.Struct, array_like=True, tag=True):
    origin: str
    """The process that says so."""


class Moved(Word, tag="moved"):
    """A table's log has grown to this line."""

    table: int
    number: int


class Here(Word, tag="here"):
    """Somebody has connected to this process, or nobody of that name is connected any longer."""

    count: int
    """How often this process has said such a thing: whoever has missed one can tell."""
    table: int
    user: str
    there: bool


class Everybody(Word, tag="all"):
    """All who are connected to this process, table by table."""

    count: int
    people: dict[int, list[str]]


class Beat(Word, tag="beat"):
    """This process is alive."""

    count: int


class Ask(Word, tag="ask"):
    """Tell me everybody who is connected to you."""

    of: str
    """A process, or nothing: all of them."""


class Bye(Word, tag="bye"):
    """This process stops."""


Anything = Moved | Here | Everybody | Beat | Ask | Bye
_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Anything] = msgspec.msgpack.Decoder(Anything)


def written(word: Word) -> bytes:
    """As it goes over the bus."""
    return _encoder.encode(word)


def read(words: bytes) -> Anything | None:
    """What came over the bus, if it makes sense."""
    try:
        return _decoder.decode(words)
    except (msgspec.DecodeError, RecursionError):
        return None
