"""A table, sans-I/O: messages of people and the passing of time in, effects out.

Nothing that comes from people raises. What cannot be accepted is refused, with a code, and
changes nothing. What is accepted is one line of the log, and the log alone makes the table again.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Self

from ronda.engine import Games, digest
from ronda.rules import Game
from ronda.table.commands import TABLE
from ronda.table.due import attendance, by_the_log
from ronda.table.effects import Append, Effect, Line, Rebuild
from ronda.table.log import restored
from ronda.table.opening import Opening, checked
from ronda.table.outbox import Outbox
from ronda.table.plain import is_user, later, reference
from ronda.table.prompter import ASK_AGAIN_MS, Prompter, turn_of
from ronda.table.room import Room, is_organiser
from ronda.table.working import Working


class Table(Working):
    """One table. The host brings it messages and performs the effects, in their order.

    Every method that takes a time takes the wall clock in milliseconds; one that runs backwards
    does no harm. Tell it `connected` with somebody's first connection and `disconnected` with the
    last. There is no other way in than these methods.
    """

    __slots__ = ()

    # From nothing, and from the log.

    @classmethod
    def create(cls, kind: type[Game], opening: Opening, now: int) -> tuple[Self, list[Effect]]:
        """A new table. Raises Illegal for what its creator may not choose."""
        line = Line(0, later(0, now), opening.user, "create", checked(kind, opening))
        table = cls(Room(kind, line), line.at)
        return table, [Append(line), *table.wake(line.at)]

    @classmethod
    def restore(
        cls,
        games: Games,
        lines: Iterable[Line],
        now: int,
        snapshot: Mapping[str, Any] | None = None,
    ) -> Self:
        """The table that has this log; with a snapshot, the lines since are enough.

        Nobody is connected, and everybody's grace runs from now on. Then call `wake`.
        """
        return cls(restored(games, lines, snapshot), now)

    def snapshot(self) -> dict[str, Any]:
        """All that is durable, as plain data. For the host alone: it holds every secret."""
        return self.room.snapshot()

    def digest(self) -> str:
        """A fingerprint of all that is durable."""
        return digest(self.room.snapshot())

    def due_at(self) -> int | None:
        """When the table has to be woken whoever is connected: for a host to keep with the log.

        A bot that the host has asked will have answered by then.
        """
        due = min((due.at for due in by_the_log(self.room)), default=None)
        if turn_of(self.room) is None:
            return due
        bot = self._now + self.room.settings.bot_ms + ASK_AGAIN_MS
        return bot if due is None else min(bot, due)

    def rests(self) -> bool:
        """Is there nothing going on of which the log and `due_at` would not tell another host?

        While somebody is missed, or a bot has its turn, there is.
        """
        missed = not self.presence.sure or attendance(self.room, self.presence)
        return not (missed or turn_of(self.room) or self._broken)

    # What can happen. Each gives the effects, and never raises.

    def handle(self, by: object, kind: object, data: object, now: int) -> list[Effect]:
        """A message, from a user whom the host has authenticated, or from the ORGANISER."""
        if not (self._is_here(by) or is_user(by) or is_organiser(by)):
            return []
        out = Outbox(self.room, str(by), reference(data))
        return self._run(out, now, lambda: self._hear(out, kind, data))

    def wake(self, now: int) -> list[Effect]:
        """Time has passed."""
        self._alarm = None
        return self._run(Outbox(self.room), now, lambda: None)

    def connected(self, by: object, now: int) -> list[Effect]:
        """Somebody can hear the table."""
        out = Outbox(self.room)
        return self._run(out, now, lambda: self._welcome(out, str(by))) if is_user(by) else []

    def meet(self, users: Iterable[str]) -> None:
        """They came while the table could be told nothing: nobody's time is up who is here.

        Say of each that they are `connected` next.
        """
        for user in users:
            self.presence.come(user)

    def disconnected(self, by: object, now: int) -> list[Effect]:
        """Somebody cannot hear it any more. That is no leave (G7)."""
        out = Outbox(self.room)
        return self._run(out, now, lambda: self._miss(out, str(by))) if is_user(by) else []

    def see(self, sure: bool, now: int) -> list[Effect]:
        """Does the host know who is connected? While it does not, nobody is taken for absent."""
        return self._run(Outbox(self.room), now, lambda: self.presence.see(sure, self._now))

    def bot_chose(
        self, seat: object, version: object, action: object, data: object, now: int
    ) -> list[Effect]:
        """The answer to an `Ask`. One that cannot be played is replaced by a random move."""
        out = Outbox(self.room)
        known = type(seat) is int and type(version) is int
        asked = known and (seat, version) == self._prompter.asked
        return self._run(out, now, lambda: self._play_bot(out, action, data)) if asked else []

    def rebuild(
        self,
        games: Games,
        lines: Iterable[Line],
        now: int,
        snapshot: Mapping[str, Any] | None = None,
    ) -> list[Effect]:
        """The answer to `Rebuild`: the table as its log has it."""
        self.return_to(games, lines, snapshot)
        out = Outbox(self.room)
        out.shows = TABLE
        effects = self._run(out, now, lambda: None)
        if self._broken and not any(isinstance(effect, Append) for effect in effects):
            self._broken = False  # nothing can be shown: another rebuilding would not help
            return []
        return effects

    # Where several hosts serve one table. Each has all of it, and the log decides between them.

    def follow(self, lines: Iterable[Line], now: int) -> list[Effect]:
        """What another host has made durable happens here too, and is told here."""
        if self._broken:
            return []
        out = Outbox(self.room)
        self._now = later(self._now, now)
        try:
            for line in lines:
                self._repeat(out, line)
            self._prompter.arm(self.room, self._now)
            return self._effects(out)
        except Exception as mistake:  # the room may be half-way between two lines
            self._broken = True
            return [Rebuild(repr(mistake))]

    def return_to(
        self, games: Games, lines: Iterable[Line], snapshot: Mapping[str, Any] | None = None
    ) -> None:
        """Forget what did not become durable: the table is as these lines have it.

        Who is connected stays as it is. Nothing is told: `follow` the lines that came instead.
        """
        self.room = restored(games, lines, snapshot)
        self._now = max(self._now, self.room.at)
        self._prompter, self._alarm, self._broken = Prompter(), None, False

    def let_come_again(self) -> None:
        """The last step did not become durable: say again that whoever came with it is here.

        They were not shown anything, and could make nothing of the lines that came instead.
        """
        if self._newcomer:
            self.presence.go(self._newcomer, self._now)
            self._newcomer = ""

    # Inside.

    def _is_here(self, by: object) -> bool:
        """Is it somebody who was found to be a user when they came?"""
        return type(by) is str and by in self.presence.here
