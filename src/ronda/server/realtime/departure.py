"""What is written in one turn of the loop leaves each connection in one piece.

A system call for each frame costs more than all the rest that is done for it.
"""

import asyncio
import logging
from typing import Protocol

LOGGER = logging.getLogger("ronda.realtime")


class Waiting(Protocol):
    def leave(self) -> None:
        """Write what waits."""


class Departure:
    def __init__(self) -> None:
        self._waiting: list[Waiting] = []

    def note(self, waiting: Waiting) -> None:
        """Something waits there, and nothing did before."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._leave)
        self._waiting.append(waiting)

    def _leave(self) -> None:
        all_waiting, self._waiting = self._waiting, []
        for waiting in all_waiting:
            try:
                waiting.leave()
            except Exception:  # of one connection; the others have nothing to do with it
                LOGGER.exception("what was said could not be written")
