"""A table: seats, people, matches, the clock and the log, sans-I/O."""

from ronda.table.code import CODES, code_from
from ronda.table.effects import Append, Ask, Effect, Line, Rebuild, Send, Wake
from ronda.table.log import DamagedLogError, recordings
from ronda.table.opening import Opening
from ronda.table.phases import CLOSED, LOBBY, OVER, PAUSED, PLAYING, TRANSITIONS
from ronda.table.room import CLOCK, ORGANISER
from ronda.table.settings import Settings
from ronda.table.table import Table
from ronda.table.texts import TEXTS

__all__ = [
    "CLOCK", "CLOSED", "CODES", "LOBBY", "ORGANISER", "OVER", "PAUSED", "PLAYING", "TEXTS",
    "TRANSITIONS", "Append", "Ask", "DamagedLogError", "Effect", "Line", "Opening", "Rebuild",
    "Send", "Settings", "Table", "Wake", "code_from", "recordings",
]  # fmt: skip
