"""Feeds the wire what atheris invents, guided by which lines that reaches.

    python -m tests.wire.fuzz -max_total_time=600

The arguments are libFuzzer's. atheris is in no lock, for it is not to be had everywhere: install it
with pip, in a virtual environment that also has Ronda.
"""

import importlib
import sys
from typing import Any

# atheris has to be there before what it watches is imported, and is not where nobody fuzzes.
atheris: Any = importlib.import_module("atheris")
with atheris.instrument_imports(include=["ronda.wire", "json"]):
    from ronda.wire import Fragments
    from ronda.wire.engineio.request import asked
    from ronda.wire.engineio.session import Transport
    from tests.wire.driving import LIMITS, Did, Driven

BEGINNINGS = [
    "",
    "40",
    "42[",
    "42/a,",
    "43",
    "41",
    "451-",
    "452-/a,1",
    "461-",
    "2probe",
    "5",
    "3",
    "b",
]


def packet(source: Any) -> str | bytes:
    """Now and then one that begins as it should: from nothing it is a long way there."""
    rest = source.ConsumeUnicodeNoSurrogates(source.ConsumeIntInRange(0, 200))
    if source.ConsumeBool():
        return str(source.PickValueInList(BEGINNINGS) + rest)
    return bytes(source.ConsumeBytes(200)) if source.ConsumeBool() else str(rest)


def body(source: Any) -> bytes:
    parts = [packet(source) for _ in range(source.ConsumeIntInRange(0, 3))]
    return b"\x1e".join(part.encode() if isinstance(part, str) else part for part in parts)


def deed(source: Any) -> Did:
    kind = source.PickValueInList(["packet", "packet", "post", "poll", "upgrade", "probe", "wait"])
    if kind in {"packet", "probe"}:
        return Did(kind, packet(source))
    if kind == "post":
        return Did(kind, body(source))
    return Did(kind, source.ConsumeIntInRange(0, 60_000))


def fragments(source: Any) -> None:
    """Frames of WebSocket in any order: a message, nothing yet, or a refusal."""
    found = Fragments(LIMITS.max_payload)
    for _ in range(source.ConsumeIntInRange(0, 5)):
        part = source.ConsumeBytes(50)
        try:
            if source.ConsumeBool():
                found.begin(source.ConsumeBool(), part)
            else:
                found.go_on(part, source.ConsumeBool())
        except (ValueError, OverflowError):
            return


def one_input(data: bytes) -> None:
    source = atheris.FuzzedDataProvider(data)
    asked("GET", source.ConsumeUnicodeNoSurrogates(40), source.ConsumeBool(), {})
    fragments(source)
    transport = source.PickValueInList(list(Transport))
    driven = Driven(transport)
    driven.do(Did("packet" if transport is Transport.WEBSOCKET else "post", _join(transport)))
    while source.remaining_bytes():
        driven.do(deed(source))


def _join(transport: Transport) -> str | bytes:
    return "40" if transport is Transport.WEBSOCKET else b"40"


def main() -> None:
    atheris.Setup(sys.argv, one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
