"""The sockets at one table, by the people they belong to."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ronda.server.game_socket.sayings import To
from ronda.server.realtime import Socket
from ronda.wire.pace import Pace

if TYPE_CHECKING:
    from ronda.server.tables import Live


Hearers = dict[str, list[Socket]]
MOST_KEPT = 50  # groups of people


class Visitor:
    """Whose socket it is, and at which table; none once it has left that."""

    __slots__ = ("language", "live", "name", "pace", "user")

    def __init__(self, user: str, name: str, language: str, pace: Pace, live: "Live") -> None:
        self.user = user
        self.name = name  # as the token has it
        self.language = language
        self.pace = pace
        self.live: Live | None = live


class Party:
    """Who hears a table from this process."""

    __slots__ = ("_hearers", "announced", "live", "sockets", "wanting")

    def __init__(self, live: "Live") -> None:
        self.live = live
        self.announced = set(live.table.presence.here)  # of whom others know that they are here
        self.sockets: dict[str, list[Socket]] = {}
        self.wanting: dict[str, list[Socket]] = {}  # they get the next state as a whole
        self._hearers: dict[To, Hearers] = {}  # found before, as long as nobody comes or goes

    def add(self, user: str, socket: Socket) -> None:
        """One more socket."""
        self._hearers.clear()
        self.sockets.setdefault(user, []).append(socket)

    def remove(self, user: str, socket: Socket) -> None:
        """One less."""
        self._hearers.clear()
        for kept in (self.sockets, self.wanting):
            theirs = kept.get(user, [])
            if socket in theirs:
                theirs.remove(socket)
            if not theirs:
                kept.pop(user, None)

    def want(self, user: str, sockets: Iterable[Socket]) -> None:
        """Let these get the next state as a whole."""
        asked = self.wanting.setdefault(user, [])
        asked.extend(socket for socket in sockets if socket not in asked)

    def is_news(self, user: str, connected: bool) -> bool:
        """That somebody is here, or not: do the others know it already?"""
        if connected == (user in self.announced):
            return False
        (self.announced.add if connected else self.announced.discard)(user)
        return True

    def of(self, users: Iterable[str]) -> list[Socket]:
        """The sockets of these people."""
        sockets = self.sockets
        return [socket for user in users for socket in sockets.get(user, ())]

    def hearers(self, users: To) -> Hearers:
        """The sockets of these people, by the language in which they read."""
        found = self._hearers.get(users)
        if found is None:
            if len(self._hearers) >= MOST_KEPT:
                self._hearers.clear()
            found = self._hearers[users] = by_language(self.of(users))
        return found

    def everybody(self) -> list[Socket]:
        """All of them."""
        return self.of(self.sockets)


def by_language(sockets: Sequence[Socket]) -> Hearers:
    """Who reads what."""
    found: Hearers = {}
    for socket in sockets:
        found.setdefault(socket.data.language, []).append(socket)
    return found
