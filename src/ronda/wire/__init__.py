"""Engine.IO and Socket.IO, sans-I/O: bytes and the time in, events and bytes out."""

from ronda.wire.cors import cors, welcome
from ronda.wire.fragments import Fragments
from ronda.wire.frames import Binary, Frame
from ronda.wire.json_text import PLAIN_JSON, Json
from ronda.wire.limits import Limits

__all__ = [
    "PLAIN_JSON", "Binary", "Fragments", "Frame", "Json", "Limits", "cors", "welcome",
]  # fmt: skip
