"""The laboratory: simulate a game, try to break it, and cut what broke it down to size."""

from ronda.lab.broken import Broken
from ronda.lab.fuzz import fuzz
from ronda.lab.report import FuzzReport
from ronda.lab.simulate import simulate
from ronda.lab.summary import Record, Summary, Tally

__all__ = ["Broken", "FuzzReport", "Record", "Summary", "Tally", "fuzz", "simulate"]
