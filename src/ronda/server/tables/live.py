"""One table in memory: what comes to it is handled one by one, and said when it is durable.

At any time it waits for at most one thing, the store: for its lines to become durable, or to read
what others have written. Meanwhile everything else that comes waits in its inbox.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import structlog

from ronda.server.tables.answer import Answer, Answered
from ronda.server.tables.outcome import Outcome, sorted_out
from ronda.server.tables.records import Records
from ronda.server.tables.visitors import Visitors
from ronda.store import Entry, Saved, StoreError, UnavailableError
from ronda.store.queue import Work
from ronda.table import Effect, Line, Table
from ronda.table.room import Room

if TYPE_CHECKING:
    from ronda.server.tables.hall import Hall

LOG = structlog.get_logger("ronda.tables")
MOST_WAITING = 500  # messages for one table
BUSY = Answer(False, "TABLE_BUSY")
STOPPING = Answer(False, "SERVER_STOPPING")
NO_STORE = Answer(False, "STORE_UNAVAILABLE")
DAMAGED = Answer(False, "TABLE_DAMAGED")
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds until the store is asked again that has failed

Step = Callable[[int], list[Effect]]
T = TypeVar("T")
Read = Callable[[], Awaitable[None]]


class Job(NamedTuple):
    """Something for the kernel to do, and who waits for the answer."""

    step: Step
    by: str = ""
    answered: Answered | None = None
    checked: bool = False  # was the log looked at, because it would have been refused?

    def answer(self, answer: Answer) -> None:
        """Tell whoever waits, if anybody does. Their mistakes are not ours."""
        if self.answered is not None:
            try:
                self.answered(answer)
            except Exception:
                LOG.exception("answer_failed")


class Live:
    """A table that this process serves, as others may."""

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

    # What comes to it.

    def begin(self, effects: list[Effect]) -> None:
        """See to what the kernel asked for as it was made."""
        self._carry_out(Job(self.table.wake), effects)
        self._next()

    def say(
        self, by: str, kind: object, data: object, answered: Answered | None = None
    ) -> None:  # fmt: skip
        """A message. `answered` is called once it is durable, or refused."""
        self._do(Job(partial(self.table.handle, by, kind, data), by, answered))

    def come(self, user: str) -> None:
        """One more connection of somebody."""
        if self._visitors.come(user):
            self.hall.signals.came(self.key, user)
            self.hall.show(self.key)
        self._do(Job(partial(self.table.connected, user)))

    def go(self, user: str) -> None:
        """One less."""
        if self._visitors.go(user):
            self.hall.signals.went(self.key, user)
            self.hall.show(self.key)
            self._miss(user)

    def elsewhere(self, user: str, there: bool) -> None:
        """Another process has somebody's connection, or none has any longer."""
        if self._visitors.elsewhere(user, there):
            if there:
                self._do(Job(partial(self.table.connected, user)))
            else:
                self._miss(user)

    def recount(self, elsewhere: set[str], sure: bool) -> None:
        """All who are connected to other processes; are we sure of that?"""
        for user in self._visitors.differ_from(elsewhere):
            self.elsewhere(user, user in elsewhere)
        if sure != self.table.presence.sure:
            self._do(Job(partial(self.table.see, sure)))

    def connections(self) -> list[str]:
        """Who is connected to this process."""
        return self._visitors.here

    def wake(self) -> None:
        """Time has passed."""
        self._stop_timer()
        self._do(Job(self.table.wake))

    def moved(self, number: int) -> None:
        """Another process has made lines durable, up to this one."""
        self._behind = max(self._behind, number)
        self._next()

    async def refresh(self) -> None:
        """All that is durable by now, whoever has written it, is known here once this returns.

        So nobody who comes from another process is told again what they have heard there. Raises
        StoreError.
        """
        if self._refusal is None:
            done: asyncio.Future[None] = self.hall.loop.create_future()
            self._awaited.append(done)
            self._behind = max(self._behind, self.confirmed) + 1
            self._next()
            await done
        if self._refusal is NO_STORE:
            raise UnavailableError("nobody knows how this table stands")

    def _miss(self, user: str) -> None:
        if user not in self._visitors:
            self._do(Job(partial(self.table.disconnected, user)))

    # Coming and going from memory.

    @property
    def is_settled(self) -> bool:
        """Is nothing under way?"""
        return self._refusal is not None or not (self._busy or self._inbox)

    def is_idle(self, since: int) -> bool:
        """Could it leave memory? The store knows when to wake it, but not who is missed."""
        if self.used_at >= since or not self.is_settled or self._visitors.here:
            return False
        return self._refusal is DAMAGED or (self._refusal is None and self.table.rests())

    @property
    def can_be_kept(self) -> bool:
        """Is what the kernel holds what is durable?"""
        return self.is_settled and self._refusal is None

    @property
    def due(self) -> int | None:
        """When it has to be woken, as far as the store should know."""
        return self.table.due_at()

    def rest(self) -> None:
        """Leave memory: nothing here will happen by itself any more."""
        self._stop_timer()
        self._turn_away(STOPPING)

    # One by one.

    def _do(self, job: Job) -> None:
        refusal = self._refusal or (STOPPING if self.hall.stopping else None)
        if refusal is None and job.answered and len(self._inbox) >= MOST_WAITING:
            refusal = BUSY
        if refusal is not None:
            self._decline(job, refusal)
            return
        self._inbox.append(job)
        self._next()

    def _next(self) -> None:
        """Go on with what waits, until something has to become durable first."""
        while not self._busy and self._refusal is None:
            if self._behind > self.confirmed:
                self._read(self._follow)
            elif self._awaited:
                self._let_go()
            elif self._inbox:
                self._perform(self._inbox.popleft())
            else:
                return

    def _let_go(self) -> None:
        """Let those go on who have waited."""
        awaited, self._awaited = self._awaited, []
        for done in awaited:
            settle(done, None)

    def _perform(self, job: Job) -> None:
        now = self.used_at = self.hall.clock()
        try:
            self._carry_out(job, job.step(now))
        except Exception as problem:  # a mistake of ours: trust nothing that the kernel holds
            self._fail(job, problem)

    def _carry_out(self, job: Job, effects: list[Effect]) -> None:
        """Say at once what needs no line, and the rest when its lines are durable."""
        self._busy = True
        outcome = sorted_out(self, effects, job.by if job.answered else None)
        if outcome.lines:
            self._write(job, outcome)
        elif outcome.only_refuses and self.hall.signals.shared and not job.checked:
            self._look_first(job, outcome)
        else:
            self._finish(job, outcome)

    def _look_first(self, job: Job, outcome: Outcome) -> None:
        """Another process may just have written what makes the answer another one."""
        self._finish(Job(job.step), outcome)
        self._inbox.appendleft(job._replace(checked=True))
        self._read(self._follow)

    def _write(self, job: Job, outcome: Outcome) -> None:
        """Make its lines durable, and with them all that lists have to learn of it."""
        entries = [Entry(self.key, line) for line in outcome.lines]
        works: Sequence[Work] = ()
        if not outcome.rebuild:  # else the room is half-way between two lines
            status, works, match = self._records.news(self.key, self.room, outcome.lines)
            due, last = self._news_of_due(), outcome.lines[-1]
            entries[-1] = Entry(self.key, last, due, status, match)
        self.hall.store.submit(entries, works, partial(self._written, job, outcome))

    def _news_of_due(self) -> int | None:
        """When to be woken, if that is not what was last said."""
        due = self.table.due_at()
        if due is None or due == self._due:
            return None
        self._due = due
        return due

    def _written(self, job: Job, outcome: Outcome, taken: list[bool] | Exception) -> None:
        """The store has answered."""
        if isinstance(taken, Exception):
            self._fail(job, taken)
        elif all(taken):
            self.confirmed = outcome.lines[-1].number
            self._leads, self._failures = True, 0
            self.hall.wrote(self, outcome.lines)
            self._finish(job, outcome)
            self._next()
        else:  # too late: see what came first, then do it again
            self._inbox.appendleft(job)
            self._read(self._return)

    def _finish(self, job: Job, outcome: Outcome) -> None:
        """It is durable: say so, before anything else is done."""
        if job.answered is not None:
            self._answer(job, outcome.answer or DAMAGED)
        outcome.say()
        if outcome.wake is not None:
            self._wake_at(outcome.wake)
        for ask in outcome.asks:
            chosen = partial(self._bot_chose, ask.seat, ask.version)
            self.hall.bots.choose(self.room.kind, ask, chosen)
        self._busy = False
        if outcome.rebuild:
            LOG.error("rules_failed", table=self.id, game=self.game, reason=outcome.rebuild)
            self._read(self._rebuild)

    def _answer(self, job: Job, answer: Answer) -> None:
        if not answer.ok:
            self.hall.refusals[answer.code] += 1
        job.answer(answer)

    def _decline(self, job: Job, refusal: Answer) -> None:
        """It will not be done."""
        if job.answered is not None:
            self._answer(job, refusal)

    def _bot_chose(self, seat: int, version: int, action: object, data: object) -> None:
        self._do(Job(partial(self.table.bot_chose, seat, version, action, data)))

    def _wake_at(self, at: int) -> None:
        """Where the last line came from another process, that one may act first."""
        self._stop_timer()
        wait = max(0, at - self.hall.clock()) / 1000
        patience = 0.0 if self._leads else self.hall.patience
        self._timer = self.hall.loop.call_later(wait + patience, self.wake)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # Where another process was faster, or the store failed, or the rules.

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
