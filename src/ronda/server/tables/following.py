"""A table in memory and its log: where they part, the log is right.

Another process was faster, or the store failed, or the rules did: then it is read.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import structlog

from ronda.server.tables.answer import Answer
from ronda.server.tables.job import DAMAGED, NO_STORE, Job
from ronda.server.tables.records import Records
from ronda.server.tables.visitors import Visitors
from ronda.store import Saved, StoreError
from ronda.table import Effect, Line, Table
from ronda.table.room import Room

if TYPE_CHECKING:
    from ronda.server.tables.hall import Hall

LOG = structlog.get_logger("ronda.tables")
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds until the store is asked again that has failed

T = TypeVar("T")
Read = Callable[[], Awaitable[None]]


class Following(ABC):
    """A table that keeps to its log."""

    __slots__ = (
        "_awaited", "_behind", "_busy", "_due", "_failures", "_inbox", "_leads", "_records",
        "_refusal", "_timer", "_visitors", "confirmed", "hall", "id", "kept", "key", "table",
        "used_at",
    )  # fmt: skip

    def __init__(self, hall: "Hall", key: int, table_id: str, table: Table, kept: int = 0) -> None:
        self.hall = hall
        self.key = key
        self.id = table_id
        self.table = table
        self.confirmed = table.room.number  # the last line that is known to be durable
        self.kept = kept  # the line that the last snapshot is of
        self.used_at = hall.clock()
        self._records = Records(table.room)
        self._visitors = Visitors()
        self._inbox: deque[Job] = deque()
        self._busy = False  # something has to become durable, or to be read, first
        self._refusal: Answer | None = None  # nothing can be done at present
        self._failures = 0  # of the store, one after the other
        self._behind = 0  # another process has gone on up to this line
        self._awaited: list[asyncio.Future[None]] = []  # who waits until it has caught up
        self._leads = False  # was the last line written here?
        self._due: int | None = None  # the wake that was last put into the store from here
        self._timer: asyncio.TimerHandle | None = None

    @property
    def room(self) -> Room:
        """The kernel's durable part. Read it, and change nothing."""
        return self.table.room

    @property
    def code(self) -> str:
        """The invitation."""
        return self.table.room.code

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.table.room.kind.id

    # What is done otherwise.

    @abstractmethod
    def _next(self) -> None:
        """Go on with what waits."""

    @abstractmethod
    def _carry_out(self, job: Job, effects: list[Effect]) -> None:
        """See to what the kernel asks for."""

    @abstractmethod
    def _decline(self, job: Job, refusal: Answer) -> None:
        """It will not be done."""

    # Where the log has to be read.

    def _fail(self, job: Job, problem: BaseException) -> None:
        """Nobody knows whether it was written. Refuse, and find out."""
        self._decline(job, NO_STORE)
        self._refuse(NO_STORE, problem)
        self._read(self._return)

    def _refuse(self, refusal: Answer, problem: BaseException) -> None:
        """Nothing can be done for the time being."""
        LOG.error("table_stuck", table=self.id, code=refusal.code, problem=repr(problem))
        self._refusal = refusal
        self._failures += 1
        self._turn_away(refusal)

    def _let_go(self) -> None:
        """Let those go on who have waited."""
        awaited, self._awaited = self._awaited, []
        for done in awaited:
            settle(done, None)

    def _turn_away(self, refusal: Answer) -> None:
        """Nobody has to wait any longer."""
        self._let_go()
        waiting, self._inbox = self._inbox, deque()
        for job in waiting:
            self._decline(job, refusal)

    def _read(self, read: Read) -> None:
        """Read from the log before anything else is done."""
        self._busy = True
        self.hall.spawn(self._reading(read))

    async def _reading(self, read: Read) -> None:
        """However long the store is away. A log that makes no sense is left as it is."""
        reading = True
        while reading:
            if self._refusal is not None:
                await asyncio.sleep(PAUSES[min(self._failures, len(PAUSES)) - 1])
            try:
                await read()
                reading = False
            except StoreError as problem:
                self._refuse(NO_STORE, problem)
                read = self._return if read == self._follow else read  # bots are turned away, too
            except Exception as problem:
                self._refuse(DAMAGED, problem)
                return
        if self._refusal is not None:
            self._refusal = None
            self._reconcile()
        self._next()

    async def _follow(self) -> None:
        """See what others have written."""
        noticed = self._behind
        lines = await self.hall.store.lines(self.key, self.confirmed)
        if self._behind == noticed:
            self._behind = 0
        self._go_along(lines)

    async def _return(self) -> None:
        """Forget what was not written, and follow what was written instead."""
        saved = await self._saved()
        if saved.snapshot and saved.snapshot["number"] > self.confirmed:
            saved = Saved(None, await self.hall.store.lines(self.key))
        known = [line for line in saved.lines if line.number <= self.confirmed]
        self.table.return_to(self.hall.games, known, saved.snapshot)
        self.table.let_come_again()
        self._go_along(saved.lines)

    def _go_along(self, lines: Sequence[Line]) -> None:
        """Let the kernel follow these lines, and tell what they bring."""
        effects = self.table.follow(lines, self.hall.clock())
        self._note_written(bool(lines))
        self._carry_out(Job(self.table.wake), effects)

    async def _rebuild(self) -> None:
        """A mistake of the rules: take everything from the log, and show it to everybody."""
        saved = await self._saved()
        self.table.return_to(self.hall.games, saved.lines, saved.snapshot)
        at = self.room.at
        for work in self._records.works(self.key, self.room, at):
            await self.hall.store.write(work)
        self._note_written(False)
        now = self.hall.clock()
        effects = self.table.rebuild(self.hall.games, saved.lines, now, saved.snapshot)
        self._carry_out(Job(self.table.wake), effects)

    async def _saved(self) -> Saved:
        return (await self.hall.store.load([self.key]))[self.key]

    def _note_written(self, by_others: bool) -> None:
        """All that the kernel holds is durable, and recorded."""
        self.confirmed = self.table.room.number
        self._leads = self._leads and not by_others
        self._due = None
        self._records.note(self.table.room)

    def _reconcile(self) -> None:
        """Who came and went while nothing could be done?"""
        here, known = self._visitors.everybody(), {*self.table.presence.here}
        self.table.meet(here - known)
        for user in sorted(here - known):
            self._inbox.append(Job(partial(self.table.connected, user)))
        for user in sorted(known - here):
            self._inbox.append(Job(partial(self.table.disconnected, user)))
        self._inbox.append(Job(partial(self.table.see, self.hall.signals.sure)))


def settle(waiting: "asyncio.Future[T]", given: T) -> None:
    """Hand it to whoever waits, if they still do."""
    if not waiting.done():
        waiting.set_result(given)
