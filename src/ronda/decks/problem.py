"""What can be wrong with a deck file before its cards are looked at."""

from typing import Any


class DeckFileError(Exception):
    """A code for the sentence that people read, and the details in it."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details
