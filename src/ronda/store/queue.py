"""Group commit: what is appended in one tick of the loop becomes durable together.

While a batch is being written the next one gathers. So the busier the store, the larger the
batches, and the less each line costs.

A line that loses the race was made from a state that is out of date, and so were all those that
its table appended after it without waiting. The queue refuses them too, until the table's log has
been read again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import structlog
from sqlalchemy import Connection

from ronda.store.appending import LostRaceError
from ronda.store.entry import Batch, Entry, Row, batch_of, row
from ronda.store.errors import StoreError, UnavailableError

LOG = structlog.get_logger("ronda.store")
Work = Callable[[Connection], object]
Answer = list[bool] | Exception  # of each line, whether it was taken; or why nobody knows
Answered = Callable[[Answer], object]
WriteBatch = Callable[[Batch, Sequence[Work]], Awaitable[set[int]]]


class Job(NamedTuple):
    """What one call asked for: the lines of one table, if there are works to be done with them."""

    entries: Sequence[Entry]
    rows: Sequence[Row]
    works: Sequence[Work]
    answered: Answered

    @property
    def may_fail(self) -> bool:
        """Could anything but the store keep it from being written? Lines are encoded already."""
        return bool(self.works) or any(entry.match for entry in self.entries)


class Queue:
    """Takes lines from everywhere in the process and writes them, batch after batch."""

    def __init__(self, write: WriteBatch) -> None:
        self._write = write
        self._jobs: list[Job] = []
        self._stale: set[int] = set()
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    def put(self, entries: Sequence[Entry], works: Sequence[Work], answered: Answered) -> None:
        """Have these written; `answered` is called in a later turn of the loop."""
        if self._closed:
            raise UnavailableError("the store is closed")
        self._jobs.append(Job(entries, [row(entry) for entry in entries], works, answered))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._drain())

    def freshen(self, table: int) -> None:
        """The table's log is about to be read again."""
        self._stale.discard(table)

    async def close(self) -> None:
        """Take nothing more, and wait for all that was taken."""
        self._closed = True
        if self._writing:
            await self._writing

    async def _drain(self) -> None:
        """Write until there is nothing left. The task begins when the tick is over."""
        while self._jobs:
            jobs, self._jobs = self._jobs, []
            if not await self._write_group(jobs):
                for group in _groups(jobs):
                    await self._write_group(group)
        self._writing = None

    async def _write_group(self, jobs: list[Job]) -> bool:
        """Write one transaction's worth, and answer; not if its parts have to be tried apart."""
        batch = batch_of(self._fresh(jobs))
        self._stale |= batch.drop_torn()
        works = [work for job in jobs if self._may_be_taken(job) for work in job.works]
        try:
            lost = await self._write(batch, works) if batch.runs else set()
        except Exception as problem:
            apart = len(jobs) > 1 and bool(works or batch.played)
            if apart and not isinstance(problem, StoreError):
                return False  # somebody was late, or something failed: nothing has happened
            self._give_up(jobs, batch, problem)
            return True
        self._stale |= lost
        written = batch.runs.keys() - lost  # what is not stale any more may have been left out
        _answer([(job, [entry.table in written for entry in job.entries]) for job in jobs])
        return True

    def _give_up(self, jobs: list[Job], batch: Batch, problem: Exception) -> None:
        """Late, or who knows what is there now?"""
        self._stale.update(batch.runs)
        late = isinstance(problem, LostRaceError)
        _answer([(job, [False] * len(job.entries) if late else problem) for job in jobs])

    def _may_be_taken(self, job: Job) -> bool:
        return all(entry.table not in self._stale for entry in job.entries)

    def _fresh(self, jobs: list[Job]) -> Iterator[tuple[Entry, Row]]:
        """What still has a chance."""
        for job in jobs:
            for entry, stored in zip(job.entries, job.rows, strict=True):
                if entry.table not in self._stale:
                    yield entry, stored


def _groups(jobs: list[Job]) -> Iterator[list[Job]]:
    """Neighbours with lines alone go together; what may fail by itself stands alone."""
    for _, group in groupby(jobs, key=lambda job: id(job) if job.may_fail else 0):
        yield list(group)


def _answer(answers: list[tuple[Job, Answer]]) -> None:
    """All of a batch in one turn of the loop, while the next batch is on its way to the disk."""
    asyncio.get_running_loop().call_soon(_tell, answers)


def _tell(answers: list[tuple[Job, Answer]]) -> None:
    for job, answer in answers:
        try:
            job.answered(answer)
        except Exception:  # the others have nothing to do with it
            LOG.exception("answer_failed")
