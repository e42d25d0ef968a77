"""One timer of the loop for all that is due some time."""

import asyncio
import weakref
from heapq import heappop, heappush
from itertools import count
from math import inf
from time import monotonic
from typing import Protocol


class Timed(Protocol):
    alarm: float
    """When it is noted down for; the timetable's own mark."""

    @property
    def due(self) -> float: ...

    def tick(self, now: float) -> None: ...


def now() -> float:
    """Milliseconds of the clock that every loop goes by, without asking the loop."""
    return monotonic() * 1000


class Timetable:
    """Wakes each at its time, and asks it for the next; keeps nobody who is gone before."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, weakref.ref[Timed]]] = []
        self._numbers = count()
        self._timer: asyncio.TimerHandle | None = None
        self._wake_at = inf

    def note(self, timed: Timed) -> None:
        """To be called when something may be due earlier than before."""
        due = timed.due
        if due >= timed.alarm:
            return
        timed.alarm = due
        heappush(self._heap, (due, next(self._numbers), weakref.ref(timed)))
        self._set_timer()

    def stop(self) -> None:
        self._heap.clear()
        self._cancel()

    def _set_timer(self) -> None:
        earliest = self._heap[0][0] if self._heap else inf
        if earliest >= self._wake_at:
            return
        self._cancel()
        self._wake_at = earliest
        delay = max(0.0, earliest - now()) / 1000
        self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._wake_at = None, inf

    def _ring(self) -> None:
        self._timer, self._wake_at = None, inf
        try:
            self._wake(now())
        finally:
            self._set_timer()

    def _wake(self, ringing: float) -> None:
        while self._heap and self._heap[0][0] <= ringing:
            at, _, found = heappop(self._heap)
            timed = found()
            if timed is not None and timed.alarm == at:
                timed.alarm = inf
                timed.tick(ringing)
                self.note(timed)
