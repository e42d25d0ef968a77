"""Decks of serpent as files: JSON as the game takes it, and CSV as a spreadsheet writes it."""

from ronda.decks.files import MOST_BYTES, decks_from_json, read_decks, written
from ronda.decks.problem import DeckFileError
from ronda.decks.table import decks_from_table

__all__ = [
    "MOST_BYTES", "DeckFileError", "decks_from_json", "decks_from_table", "read_decks", "written",
]  # fmt: skip
