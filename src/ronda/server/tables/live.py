"""One table in memory: what comes to it is handled one by one, and said when it is durable.

At any time it waits for at most one thing, the store: for its lines to become durable, or to read
what others have written. Meanwhile everything else that comes waits in its inbox.
"""

import asyncio
from collections.abc import Sequence
from functools import partial

import structlog

from ronda.server.tables.answer import Answer, Answered
from ronda.server.tables.following import Following
from ronda.server.tables.job import BUSY, DAMAGED, NO_STORE, STOPPING, Job
from ronda.server.tables.outcome import Outcome, sorted_out
from ronda.store import Entry, UnavailableError
from ronda.store.queue import Work
from ronda.table import Effect

LOG = structlog.get_logger("ronda.tables")
MOST_WAITING = 500  # messages for one table


class Live(Following):
    """A table that this process serves, as others may."""

    __slots__ = ()

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
