"""The tables of this process: kernels driven by asyncio, durable before anybody hears."""

from ronda.server.tables.answer import Answer
from ronda.server.tables.bots import BotProcesses, Bots
from ronda.server.tables.cluster import Cluster
from ronda.server.tables.hall import Hall
from ronda.server.tables.live import Live
from ronda.server.tables.opening import Wanted
from ronda.server.tables.signals import Alone, Signals
from ronda.server.tables.speaker import Silence, Speaker

__all__ = [
    "Alone", "Answer", "BotProcesses", "Bots", "Cluster", "Hall", "Live", "Signals", "Silence",
    "Speaker", "Wanted",
]  # fmt: skip
