"""Looks after the tables that nobody has in memory, and lets those go that nobody needs there."""

import asyncio
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

import structlog

from ronda.store import StoreError
from ronda.store.deadlines import claim_due, next_due, rouse, settle

if TYPE_CHECKING:
    from ronda.server.tables.hall import Hall
    from ronda.server.tables.live import Live

LOG = structlog.get_logger("ronda.tables")
EVERY = 0.5  # seconds
TIDY_EVERY = 10  # rounds
SLACK_MS = 1_000  # for the process that has the table in memory: its own clock comes first
CLAIM_MS = 30_000  # after so long another process takes over
LATER_MS = 600_000  # until a table is tried again that cannot be read
IDLE_MS = 60_000
AT_ONCE = 500  # tables


class Watch:
    """Goes round for as long as the process lives."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """See first to the matches that a crash may have interrupted."""
        hall = self._hall
        await hall.store.write(rouse, hall.clock() - SLACK_MS)
        self._task = hall.loop.create_task(self._go_round())

    async def stop(self) -> None:
        """No more rounds."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _go_round(self) -> None:
        for number in count(1):
            try:
                await self._wake_due()
                if number % TIDY_EVERY == 0:
                    await self._hall.tidy(IDLE_MS)
            except StoreError as problem:
                LOG.warning("watch_waits", problem=repr(problem))
            except Exception:  # the next round must come, whatever it was
                LOG.exception("watch_failed")
            await asyncio.sleep(EVERY)

    async def _wake_due(self) -> None:
        """Wake what should have been woken, wherever it is."""
        store, late = self._hall.store, self._hall.clock() - SLACK_MS
        due = await store.read(next_due)
        while due is not None and due <= late:
            until = self._hall.clock() + CLAIM_MS
            keys = await store.write(claim_due, late, until, AT_ONCE)
            here = self._hall.lives.keys() & keys
            found = await self._hall.fetch(keys)
            for key in here & found.keys():  # whatever comes to memory is woken as it comes
                found[key].wake()
            again = {key: self._again(found.get(key)) for key in keys}
            await store.write(settle, again, until)
            due = await store.read(next_due) if keys else None  # else another process is at it

    def _again(self, live: "Live | None") -> int | None:
        """When to wake it again, if at all. One that cannot be had may be had later."""
        now = self._hall.clock()
        if live is None:
            return now + LATER_MS
        due = live.due if live.is_settled else now + CLAIM_MS
        return now + CLAIM_MS if due is not None and due <= now else due
