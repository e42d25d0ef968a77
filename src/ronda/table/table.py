"""A table, sans-I/O: messages of people and the passing of time in, effects out.

Nothing that comes from people raises. What cannot be accepted is refused, with a code, and
changes nothing. What is accepted is one line of the log, and the log alone makes the table again.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self

from ronda.engine import Games, RulesError, digest
from ronda.rules import Game, Illegal
from ronda.table.commands import NOTHING, TABLE, clockwork
from ronda.table.due import Due, at_once, attendance, by_the_log, in_time
from ronda.table.effects import Append, Ask, Effect, Line, Rebuild, Send, Wake
from ronda.table.log import COMMANDS, do, repeat, restored
from ronda.table.opening import Opening, checked
from ronda.table.outbox import Outbox
from ronda.table.pace import Pace
from ronda.table.phases import PLAYING
from ronda.table.plain import is_plain, is_user, later, reference
from ronda.table.presence import Presence
from ronda.table.prompter import ASK_AGAIN_MS, Prompter, any_move, turn_of
from ronda.table.room import CLOCK, Room, is_organiser
from ronda.table.watching import UNLOGGED, check_present, start_watching

FAILED = "RULES_FAILED"
NEVER = 1 << 62  # what an alarm is set to when nothing will be due

# Who has come to sit with a line, or is back.
ARRIVALS: dict[str, Callable[[Room, str, dict[str, Any]], str]] = {
    "join": lambda _room, by, _values: by,
    "approve": lambda _room, _by, values: str(values["user"]),
    "place": lambda _room, _by, values: str(values.get("user", "")),
    "returned": lambda room, _by, values: room.taken(values["seat"]).user,
}


class Table:
    """One table. The host brings it messages and performs the effects, in their order.

    Every method that takes a time takes the wall clock in milliseconds; one that runs backwards
    does no harm. Tell it `connected` with somebody's first connection and `disconnected` with the
    last. There is no other way in than these methods.
    """

    __slots__ = (
        "_alarm", "_broken", "_newcomer", "_now", "_pace", "_prompter", "presence", "room",
    )  # fmt: skip

    def __init__(self, room: Room, now: int) -> None:
        self.room = room
        self.presence = Presence(now)
        self._now = max(now, room.at)
        self._alarm: int | None = None  # the wake that the host knows of, if it was asked for
        self._broken = False
        self._newcomer = ""  # who came with the last step
        self._prompter = Prompter()
        self._pace = Pace()

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

    # How it happens.

    def _is_here(self, by: object) -> bool:
        """Is it somebody who was found to be a user when they came?"""
        return type(by) is str and by in self.presence.here

    def _run(self, out: Outbox, now: int, work: Callable[[], None]) -> list[Effect]:
        """First what is due, then the message, then what follows from it."""
        if self._broken:
            return self._give_up(out, "not rebuilt yet")
        self._now = later(self._now, now)
        self._newcomer = ""
        try:
            self._bring_due(out)
            out.heard = True
            work()
            self._settle(out)
            return self._effects(out)
        except Exception as mistake:  # the game's own: the table outlives it
            return self._give_up(out, repr(mistake))

    def _hear(self, out: Outbox, kind: object, data: object) -> None:
        """Obey a message, or refuse it."""
        try:
            if not (type(kind) is str and type(data) is dict and is_plain(data)):
                raise Illegal("BAD_MESSAGE")
            self._obey(out, kind, {name: value for name, value in data.items() if name != "ref"})
        except Illegal as refusal:
            out.refuse(refusal)

    def _obey(self, out: Outbox, kind: str, data: dict[str, Any]) -> None:
        leaving = self.room.kind.leaving
        if leaving and kind == "action" and data.get("action") == leaving:
            kind, data = "leave", {}
        if kind in UNLOGGED or (kind == "leave" and out.by in self.presence.watchers):
            self._attend(out, kind, data)
            return
        command = COMMANDS.get(kind)
        if command is None or command.who is clockwork:
            raise Illegal("UNKNOWN_COMMAND")
        values = command.read(data)
        if kind == "chat":
            self._pace.check(out.by, self._now)
        self._commit(out, out.by, kind, values)
        self._note(out.by, kind, values)

    def _attend(self, out: Outbox, kind: str, data: dict[str, Any]) -> None:
        """Watch, watch no longer, or see where things stand: nothing of it is durable."""
        if kind == "watch":
            start_watching(self.room, self.presence, out.by, data)
        elif kind == "leave":
            self.presence.unwatch(out.by)
        else:
            check_present(self.room, self.presence, out.by)
        out.accept(self.room, kind)
        if kind != "leave":
            out.show_one(self.room, self.presence, out.by, self._now)

    def _note(self, user: str, kind: str, values: dict[str, Any]) -> None:
        """What the part that is not durable has to know of a command."""
        if kind == "chat":
            self._pace.spoke(user, self._now)
        elif kind == "kick":
            self.presence.unwatch(values["user"])
        elif kind in ARRIVALS:
            self._arrive(ARRIVALS[kind](self.room, user, values))

    def _arrive(self, user: str) -> None:
        """Somebody has a place from now on, and some time to be there."""
        if self.room.find(user) is not None:
            self.presence.unwatch(user)
            self.presence.seen(user, self._now)

    def _commit(self, out: Outbox, by: str, kind: str, values: dict[str, Any]) -> None:
        """Do it, log it, tell it. Raises Illegal, and then nothing has changed."""
        phase = self.room.phase
        out.lines.append(do(self.room, by, kind, values, self._now))
        if by == out.by:
            out.accept(self.room, kind)
        self._spread(out, kind, phase)

    def _repeat(self, out: Outbox, line: Line) -> None:
        """Do and tell what a line of another host says, if it is news."""
        if line.number > self.room.number:
            phase = self.room.phase
            repeat(self.room, line)
            self._now = max(self._now, line.at)  # by the other's clock
            self._spread(out, line.kind, phase)
            self._note(line.by, line.kind, line.data)

    def _spread(self, out: Outbox, kind: str, phase: str) -> None:
        """Tell what has been done, and note what has to be shown again."""
        out.tell(self.room, self.presence)
        shows = COMMANDS[kind].shows if self.room.phase == phase else TABLE
        out.shows = max(out.shows, shows)

    def _let(self, out: Outbox, due: Due) -> bool:
        """Do what nobody has to ask for; whatever stands against it, it can wait."""
        try:
            self._commit(out, CLOCK, due.kind, due.values)
        except Illegal:
            return False
        return True

    def _bring_due(self, out: Outbox) -> None:
        """Do all that time has brought, each thing once."""
        if self._alarm is not None and self._now < self._alarm:
            return
        due, moved_on = in_time(self.room, self.presence), True
        while due and due.at <= self._now and moved_on:
            moved_on = self._let(out, due)
            self._follow(out)
            before, due = due, in_time(self.room, self.presence)
            if due and due.kind == before.kind == "timeout" and due.at <= self._now:
                raise RulesError("the time-out left a deadline that has passed")

    def _follow(self, out: Outbox) -> None:
        """Do what follows from how things stand."""
        due = at_once(self.room)
        while due and self._let(out, due):
            due = at_once(self.room)

    def _settle(self, out: Outbox) -> None:
        """What follows from the message; then the next bot's turn."""
        self._follow(out)
        self._prompter.arm(self.room, self._now)
        asked = self._prompter.prompt(self.room, self._now)
        if isinstance(asked, Ask):
            out.asks.append(asked)
        elif asked:
            self._let(out, asked)
            self._follow(out)
            self._prompter.arm(self.room, self._now)

    def _effects(self, out: Outbox) -> list[Effect]:
        """Append, then send, then ask, then wake."""
        if out.shows != NOTHING:
            out.show(self.room, self.presence, self._now)
        effects = out.effects()
        due = in_time(self.room, self.presence)
        alarm = NEVER if due is None else due.at
        if self._prompter.at is not None and self._prompter.at < alarm:
            alarm = self._prompter.at
        if alarm not in (NEVER, self._alarm):
            effects.append(Wake(alarm))
        self._alarm = alarm
        return effects

    def _give_up(self, out: Outbox, reason: str) -> list[Effect]:
        """The rules failed, perhaps half-way: drop all of this call, and go on from the log.

        What a person asked for is refused. Where time asked for it, it would ask again: pause.
        """
        effects: list[Effect] = []
        if out.phase == PLAYING and not (self._broken or (out.heard and out.by)):
            line = Line(out.number + 1, self._now, CLOCK, "pause", {"reason": FAILED})
            effects.append(Append(line))
        if out.by:
            out.sends.clear()
            out.refuse(Illegal(FAILED))
            effects += out.sends
        self._broken = True
        return [*effects, Rebuild(reason)]

    def _welcome(self, out: Outbox, user: str) -> None:
        """Somebody is here (again), and sees where things stand before anything else is told."""
        if user not in self.presence.here:
            self._newcomer = user
        self.presence.come(user)
        if user not in self.room.everyone():
            return
        index = self.room.find(user)
        seat = None if index is None else self.room.seats[index]
        out.show_one(self.room, self.presence, user, self._now)
        if seat and seat.absent:
            self._let(out, Due(self._now, "returned", {"seat": index}))
        self._tell_presence(out, user, True)
        if self.room.talk:
            out.sends.append(Send((user,), "talk", {"lines": self.room.talk}))

    def _miss(self, out: Outbox, user: str) -> None:
        """Somebody is gone, perhaps for a moment."""
        self.presence.go(user, self._now)
        self._pace.forget(user)
        if user in self.room.everyone():
            self._tell_presence(out, user, False)

    def _tell_presence(self, out: Outbox, user: str, connected: bool) -> None:
        self.room.tell("presence", user=user, connected=connected)
        out.tell(self.room, self.presence)

    def _play_bot(self, out: Outbox, action: object, data: object) -> None:
        """Play what a bot has chosen, or, if it cannot be played, anything."""
        turn = self._prompter.asked
        if turn is None or turn != turn_of(self.room):
            return
        move = Due(self._now, "act", {"seat": turn[0], "action": action, "data": data})
        if not (is_plain([action, data]) and self._let(out, move)):
            self._let(out, any_move(self.room, turn))
