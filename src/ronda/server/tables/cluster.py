"""Several processes that serve the same tables: who has moved, and who is connected where.

Every process keeps in mind who is connected to each of the others. Each change is counted, so that
whoever has missed one notices with the next word, or the next beat, and asks for everybody. Nothing
of this is kept anywhere: a process that is silent for long is gone, and its people with it.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from ronda.server.tables.signals import Ears
from ronda.server.tables.words import (
    Anything,
    Ask,
    Beat,
    Bye,
    Everybody,
    Here,
    Moved,
    Word,
    read,
    written,
)
from ronda.store import StoreError

if TYPE_CHECKING:
    from ronda.server.bus import Bus  # which brings Redis, 20 MB

LOG = structlog.get_logger("ronda.tables")
BEAT = 2.0  # seconds
SILENCE = 5 * BEAT  # after so long a process is gone
COMPARED = 5  # beats until the logs are looked at, in case a word was lost with its process


class Peer:
    """What is known of another process."""

    __slots__ = ("complete", "count", "heard_at", "people")

    def __init__(self) -> None:
        self.heard_at = 0.0
        self.count = -1
        self.complete = False  # do we know everybody who is connected to it?
        self.people: dict[int, set[str]] = {}


class Cluster:
    """Signals over a bus."""

    shared = True

    def __init__(self, bus: "Bus", origin: str | None = None) -> None:
        self.sure = False
        self._bus = bus
        self._origin = origin or secrets.token_urlsafe(9)
        self._count = 0
        self._people: dict[int, set[str]] = {}
        self._peers: dict[str, Peer] = {}
        self._since = 0.0  # when the bus was last found
        self._beats = 0
        self._beating: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        """Is there a way to the other processes?"""
        return self._bus.connected

    async def start(self, ears: Ears) -> None:
        """Begin to tell and to listen."""
        self._ears = ears
        await self._bus.start(self._hear, self._changed)
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def stop(self) -> None:
        """Say goodbye."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        self._tell(Bye(self._origin))
        await self._bus.stop()

    # What happens here.

    def moved(self, table: int, number: int) -> None:
        """A table's log has grown to this line."""
        self._tell(Moved(self._origin, table, number))

    def came(self, table: int, user: str) -> None:
        """Somebody can hear a table from here."""
        self._people.setdefault(table, set()).add(user)
        self._tell_of(table, user, True)

    def went(self, table: int, user: str) -> None:
        """And no longer can."""
        leave(self._people, table, user)
        self._tell_of(table, user, False)

    def elsewhere(self, table: int) -> set[str]:
        """Who hears a table from another process, as far as it is known."""
        return {user for peer in self._peers.values() for user in peer.people.get(table, ())}

    def _tell_of(self, table: int, user: str, there: bool) -> None:
        self._count += 1
        self._tell(Here(self._origin, self._count, table, user, there))

    def _tell_all(self) -> None:
        people = {table: sorted(users) for table, users in self._people.items()}
        self._tell(Everybody(self._origin, self._count, people))

    def _tell(self, word: Word) -> None:
        self._bus.tell(written(word))

    # What happens elsewhere.

    def _hear(self, words: bytes) -> None:
        word = read(words)
        if word is None or word.origin == self._origin:
            return
        try:
            self._take(word)
        except Exception:  # what comes next must be heard
            LOG.exception("word_failed", word=type(word).__name__)

    def _take(self, word: Anything) -> None:
        if isinstance(word, Bye):
            self._lose(word.origin)
            return
        peer = self._peers.setdefault(word.origin, Peer())
        peer.heard_at = now()
        match word:
            case Moved(_, table, number):
                self._ears.moved(table, number)
            case Here():
                self._note(peer, word)
            case Beat():
                self._compare(peer, word)
            case Everybody(_, count, people):
                self._note_all(peer, count, people)
            case Ask(_, of) if of in ("", self._origin):
                self._tell_all()

    def _note(self, peer: Peer, change: Here) -> None:
        """A change, if it is the next one."""
        if peer.complete and change.count == peer.count + 1:
            peer.count = change.count
            self._change(peer, change.table, change.user, change.there)
        else:
            self._compare(peer, change)

    def _compare(self, peer: Peer, said: Here | Beat) -> None:
        """Have we missed anything that was said before this? Then ask."""
        if said.count > peer.count or not peer.complete:
            peer.complete = False
            self._tell(Ask(self._origin, said.origin))

    def _note_all(self, peer: Peer, count: int, people: dict[int, list[str]]) -> None:
        """Everybody, unless more is known already."""
        if peer.complete and count < peer.count:
            return
        peer.count, peer.complete = count, True
        told = {(table, user) for table, users in people.items() for user in users}
        known = {(table, user) for table, users in peer.people.items() for user in users}
        for table, user in sorted(told ^ known):
            self._change(peer, table, user, (table, user) in told)

    def _change(self, peer: Peer, table: int, user: str, there: bool) -> None:
        """Somebody is connected to this process, or no longer; perhaps they are to another."""
        before = user in self.elsewhere(table)
        if there:
            peer.people.setdefault(table, set()).add(user)
        else:
            leave(peer.people, table, user)
        after = user in self.elsewhere(table)
        if before != after:
            self._ears.elsewhere(table, user, after)

    def _lose(self, origin: str) -> None:
        """A process is gone."""
        peer = self._peers.get(origin)
        if peer is None:
            return
        tables = sorted(peer.people)
        for table in tables:
            for user in sorted(peer.people[table]):
                self._change(peer, table, user, False)
        del self._peers[origin]
        self._ears.bereft(tables)

    # Whether anything at all is known.

    def _changed(self, connected: bool) -> None:
        """The bus was found, or lost."""
        self.sure = False
        if connected:
            self._since = now()
            self._tell(Ask(self._origin, ""))
            self._tell_all()
        self._ears.recount()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._beats += 1
            if self.connected:
                self._tell(Beat(self._origin, self._count))
                self._look_round()
            if not self.connected or self._beats % COMPARED == 0:
                with suppress(StoreError):
                    await self._ears.compare()

    def _look_round(self) -> None:
        """Who is silent is gone; once all others have said who is there, everybody is known.

        One that we have never heard of may have lost its way here for a moment, people and all: it
        has as long to be heard as any other.
        """
        alive_since = now() - SILENCE if self.sure else self._since
        if self.sure or now() >= self._since + SILENCE:
            for origin, peer in [*self._peers.items()]:
                if peer.heard_at < alive_since:
                    self._lose(origin)
            if not self.sure and all(peer.complete for peer in self._peers.values()):
                self.sure = True
                self._ears.recount()


def leave(people: dict[int, set[str]], table: int, user: str) -> None:
    """Somebody is no longer among them."""
    users = people.get(table, set())
    users.discard(user)
    if not users:
        people.pop(table, None)


def now() -> float:
    """By a clock that nobody sets."""
    return asyncio.get_running_loop().time()
