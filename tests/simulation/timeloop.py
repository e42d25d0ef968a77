"""A loop in which time passes only when there is nothing left to do: an hour is over at once."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class Instant(selectors.SelectSelector):
    """Waits for nothing: where it should wait, it turns the clock."""

    loop: "TimeLoop"

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self.loop.now += max(0.0, timeout)
        return []


class TimeLoop(asyncio.SelectorEventLoop):
    """The same things in the same order, whenever it is run."""

    def __init__(self) -> None:
        self.now = 0.0
        selector = Instant()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run it to its end, and leave nothing behind."""
    loop = TimeLoop()
    try:
        loop.run_until_complete(work)
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
