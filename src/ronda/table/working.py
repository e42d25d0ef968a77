"""How things happen at a table: first what is due, then the message, then what follows from it."""

from collections.abc import Callable
from typing import Any

from ronda.engine import RulesError
from ronda.rules import Illegal
from ronda.table.commands import NOTHING, TABLE, clockwork
from ronda.table.due import Due, at_once, in_time
from ronda.table.effects import Append, Ask, Effect, Line, Rebuild, Send, Wake
from ronda.table.log import COMMANDS, do, repeat
from ronda.table.outbox import Outbox
from ronda.table.pace import Pace
from ronda.table.phases import PLAYING
from ronda.table.plain import is_plain, later
from ronda.table.presence import Presence
from ronda.table.prompter import Prompter, any_move, turn_of
from ronda.table.room import CLOCK, Room
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


class Working:
    """What goes on inside a table: a room, who is there, and what is due."""

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
