"""A host for tests: it keeps the log, fills everybody's inbox, and holds the clock in its hands."""

from collections import defaultdict
from typing import Any

from ronda.bots import bots_for
from ronda.engine import copied
from ronda.rules import Game
from ronda.table import (
    ORGANISER,
    Append,
    Ask,
    Effect,
    Line,
    Opening,
    Rebuild,
    Send,
    Table,
    Wake,
    code_from,
)
from tests.table.games import GAMES, High

SECRET = "a secret that nobody may ever see"
CODE = code_from(123456789)
START = 1_000_000
ORDER = (Append, Send, Ask, Wake, Rebuild)


class Host:
    """One table, and everything that it asked for."""

    def __init__(
        self,
        kind: type[Game] = High,
        user: str = "ana",
        options: object = None,
        **settings: Any,
    ) -> None:
        self.now = START
        self.lines: list[Line] = []
        self.inbox: dict[str, list[tuple[str, Any]]] = defaultdict(list)
        self.asks: list[Ask] = []
        self.alarm: int | None = None
        self.failures: list[str] = []
        opening = Opening(user, "Ana", CODE, SECRET, options or {}, settings)
        self.table, effects = Table.create(kind, opening, self.now)
        self.perform(effects)

    # What the host does with effects.

    def perform(self, effects: list[Effect]) -> list[Effect]:
        order = [ORDER.index(type(effect)) for effect in effects]
        assert order == sorted(order), effects
        for effect in effects:
            if isinstance(effect, Append):
                self.lines.append(Line.from_json(copied(effect.line.to_json())))
            elif isinstance(effect, Send):
                for user in effect.to:
                    self.inbox[user].append((effect.event, copied(effect.data)))
            elif isinstance(effect, Ask):
                self.asks.append(effect)
            elif isinstance(effect, Wake):
                self.alarm = effect.at
            else:
                self.failures.append(effect.reason)
                self.perform(self.table.rebuild(GAMES, self.lines, self.now))
        return effects

    # What people do.

    def says(self, by: str, kind: str, **data: object) -> list[Effect]:
        return self.perform(self.table.handle(by, kind, data, self.now))

    def plays(self, by: str, action: str, /, **data: object) -> list[Effect]:
        return self.says(by, "action", action=action, data=data)

    def comes(self, *users: str) -> None:
        for user in users:
            self.perform(self.table.connected(user, self.now))

    def goes(self, user: str) -> list[Effect]:
        return self.perform(self.table.disconnected(user, self.now))

    def joins(self, *users: str) -> None:
        for user in users:
            self.says(user, "join", name=user.title())
            self.comes(user)

    def passes(self, ms: int) -> None:
        """Time goes by, and whatever asked to be woken is."""
        end = self.now + ms
        while self.alarm is not None and self.alarm <= end:
            self.now, self.alarm = max(self.now, self.alarm), None
            self.perform(self.table.wake(self.now))
        self.now = end

    def answers(self) -> None:
        """The bots that were asked answer."""
        asks, self.asks = self.asks, []
        for ask in asks:
            bot = bots_for(self.table.room.kind)[ask.bot]
            action, data = bot(ask.view, ask.luck())
            self.perform(self.table.bot_chose(ask.seat, ask.version, action, data, self.now))

    # What can be seen.

    def heard(self, user: str, event: str) -> list[Any]:
        return [data for name, data in self.inbox[user] if name == event]

    def last(self, user: str, event: str) -> Any:
        return self.heard(user, event)[-1]

    def refused(self, by: str, kind: str, **data: object) -> str:
        """Says something that must be refused, and change nothing; the code."""
        before = self.table.digest()
        effects = self.says(by, kind, **data)
        assert [type(effect) for effect in effects] == [Send]
        assert isinstance(effects[0], Send)
        assert effects[0].event == "refused"
        assert effects[0].to == (by,)
        assert self.table.digest() == before
        return str(effects[0].data["code"])

    @property
    def kinds(self) -> list[str]:
        return [line.kind for line in self.lines]

    @property
    def phase(self) -> str:
        return self.table.room.phase

    def view(self, user: str) -> Any:
        return self.last(user, "state")["view"]

    def seat(self, index: int) -> Any:
        seat = self.table.room.seats[index]
        assert seat is not None
        return seat

    @property
    def match(self) -> Any:
        assert self.table.room.match is not None
        return self.table.room.match


def started(kind: type[Game] = High, *more: str, options: object = None, **settings: Any) -> Host:
    """A table of ana and bob (and more), connected, with a match on."""
    host = Host(kind, options=options, **settings)
    host.comes("ana")
    host.joins("bob", *more)
    for user in ("bob", *more):
        host.says(user, "ready", ready=True)
    host.says("ana", "start")
    assert host.phase == "playing"
    return host


def restored(host: Host) -> Table:
    """The table as its log makes it."""
    return Table.restore(GAMES, host.lines, host.now)


__all__ = ["CODE", "ORGANISER", "SECRET", "START", "Host", "restored", "started"]
