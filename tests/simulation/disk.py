"""The database of a simulated cluster: what all see, and the way there, which can fail.

It stands where SQLite or Postgres stands otherwise, below the real `Store` with its real queue.
What the store's own tests show of those (a transaction happens or does not; the first line with a
number stays), this one simply does.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from ronda.store import Saved, UnavailableError, log
from ronda.store.appending import LostRaceError, wake
from ronda.store.deadlines import claim_due, next_due, rouse, settle
from ronda.store.entry import Batch, Row, Status
from ronda.store.json_text import decoded, encoded
from ronda.store.matches import NewMatch, finish_match, start_match
from ronda.store.queue import Work
from ronda.store.tables import (
    NewTable,
    open_table,
    set_status,
    table_ids,
)
from ronda.table import CLOSED, PLAYING, Line


class Disk:
    """Everything durable."""

    def __init__(self) -> None:
        self.logs: dict[int, list[Line]] = {}
        self.ids: dict[int, str] = {}
        self.phases: dict[int, str] = {}
        self.wakes: dict[int, int] = {}
        self.snapshots: dict[int, tuple[int, str]] = {}
        self.matches: dict[tuple[int, int], int] = {}  # how often each was finished
        self.works: dict[Callable[..., Any], Callable[..., Any]] = {
            open_table: self.open_table, table_ids: self.table_ids, set_status: self.set_status,
            start_match: self.start_match, finish_match: self.finish_match,
            log.load: self.load, log.read: self.read, log.heads: self.heads,
            log.keep_snapshot: self.keep_snapshot,
            wake: self.wake, settle: self.settle,
            next_due: self.next_due, claim_due: self.claim_due, rouse: self.rouse,
        }  # fmt: skip

    def head(self, table: int) -> int:
        return self.logs[table][-1].number

    # Lines.

    def append(self, batch: Batch, works: Sequence[Work]) -> set[int]:
        lost = {table for table, run in batch.runs.items() if run[0][1] <= self.head(table)}
        if works and lost:
            raise LostRaceError(lost)
        batch.forget(lost)
        for table in sorted(batch.runs.keys() - lost):
            self.logs[table] += map(self.line, batch.runs[table])
        self.wakes |= batch.wakes
        for table, (status, at) in batch.statuses.items():
            self.set_status(table, status, at)
        for table, match, at in batch.played:
            if isinstance(match, NewMatch):
                self.start_match(table, match, at)
            else:
                self.finish_match(table, match.number, match.result, at)
        for work in works:
            assert isinstance(work, partial)
            self.works[work.func](*work.args, **work.keywords)
        return lost

    @staticmethod
    def line(row: Row) -> Line:
        _, number, at, by, kind, data = row
        return Line(number, at, by, kind, decoded(data))

    def load(self, tables: Collection[int]) -> dict[int, Saved]:
        return {table: self.saved(table) for table in tables if table in self.logs}

    def saved(self, table: int) -> Saved:
        if table not in self.snapshots:
            return Saved(None, self.read(table))
        number, data = self.snapshots[table]
        return Saved(decoded(data), self.read(table, number - 1))

    def read(self, table: int, after: int = -1) -> list[Line]:
        lines = [line for line in self.logs[table] if line.number > after]
        return [line._replace(data=decoded(encoded(line.data))) for line in lines]

    def heads(self, tables: Collection[int]) -> dict[int, int]:
        return {table: self.head(table) for table in tables}

    def keep_snapshot(self, table: int, number: int, data: dict[str, Any]) -> None:
        if self.snapshots.get(table, (-1,))[0] < number <= self.head(table):
            self.snapshots[table] = number, encoded(data)

    # Lists.

    def open_table(self, new: NewTable, line: Line, wake_at: int | None) -> int:
        key = len(self.logs) + 1
        self.logs[key], self.ids[key], self.phases[key] = [line], f"table-{key}", "lobby"
        if wake_at is not None:
            self.wakes[key] = wake_at
        return key

    def table_ids(self, tables: Collection[int]) -> dict[int, str]:
        return {table: self.ids[table] for table in tables}

    def set_status(self, table: int, status: Status, at: int) -> None:
        self.phases[table] = status.phase
        if status.phase == CLOSED:
            self.wakes.pop(table, None)

    def start_match(self, table: int, match: NewMatch, at: int) -> None:
        self.matches.setdefault((table, match.number), 0)

    def finish_match(self, table: int, number: int, result: object, at: int) -> None:
        self.matches[table, number] += 1

    # Deadlines.

    def wake(self, table: int, at: int) -> None:
        self.wakes[table] = at

    def next_due(self) -> int | None:
        return min(self.wakes.values(), default=None)

    def claim_due(self, now: int, until: int, limit: int) -> list[int]:
        due = sorted(table for table, at in self.wakes.items() if at <= now)[:limit]
        self.wakes |= dict.fromkeys(due, until)
        return due

    def settle(self, wakes: Mapping[int, int | None], until: int) -> None:
        for table in [table for table in wakes if self.wakes.get(table) == until]:
            del self.wakes[table]
            if (at := wakes[table]) is not None:
                self.wakes[table] = at

    def rouse(self, at: int) -> None:
        for table, phase in self.phases.items():
            if phase == PLAYING:
                self.wakes[table] = min(at, self.wakes.get(table, at))


class Way:
    """One process's way to the disk: it takes time, and can end before the disk or after it."""

    def __init__(self, disk: Disk, luck: Random, trouble: "Trouble") -> None:
        self.disk = disk
        self._luck = luck
        self._trouble = trouble
        self._cut = False

    def cut(self) -> None:
        """The process has crashed: whatever still stirs in it reaches nothing."""
        self._cut = True

    async def read(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        return await self._there_and_back(partial(self.disk.works[work], *args, **kwargs))

    write = read

    async def append(self, batch: Batch, works: Sequence[Work]) -> set[int]:
        lost: set[int] = await self._there_and_back(partial(self.disk.append, batch, works))
        return lost

    async def close(self) -> None:
        """There is nothing to let go of."""

    async def _there_and_back(self, work: Callable[[], Any]) -> Any:
        await self._travel()
        answer = work()
        await self._travel()
        return answer

    async def _travel(self) -> None:
        await asyncio.sleep(self._luck.expovariate(1 / self._trouble.latency))
        lost = self._luck.random() < self._trouble.failing
        if lost or self._trouble.away or self._cut:
            raise UnavailableError("lost on the way")


class Trouble:
    """How bad things are at present."""

    def __init__(self) -> None:
        self.away = False  # does the disk answer at all?
        self.failing = 0.0  # how much of what goes there gets lost
        self.latency = 0.003
        self.losses = 0.0  # how much of what is said on the bus gets lost
        self.doubles = 0.0  # and how much arrives twice
        self.parted: set[frozenset[str]] = set()  # who does not hear whom, without knowing it

    def heal(self) -> None:
        self.__init__()  # type: ignore[misc]
