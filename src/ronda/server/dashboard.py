"""Who looks at all tables at once, and what each of them has not seen yet.

Nothing is queued but which tables have changed: a client that is slow sees fewer states, never
older ones, and takes no more memory than there are tables.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection
from contextlib import suppress

from ronda.server.tables import Hall

MOST_KNOWN = 10_000  # tables whose last change is remembered, for clients that come back
MOST_CLIENTS = 100
GATHERING = 0.1  # seconds: a table that changes often is shown that often


class Client:
    """One dashboard."""

    def __init__(self, only: int | None) -> None:
        self._only = only
        self._changed: dict[int, None] = {}
        self._news = asyncio.Event()

    def note(self, key: int) -> None:
        """A table has changed."""
        if self._only in (None, key):
            self._changed[key] = None
            self._news.set()

    async def changed(self, patience: float) -> list[int]:
        """The tables that have changed since the last call; none if nothing happens for so long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), patience)
            await asyncio.sleep(GATHERING)
        self._news.clear()
        keys = list(self._changed)
        self._changed.clear()
        return keys

    def again(self, keys: Collection[int]) -> None:
        """These could not be shown."""
        self._changed |= dict.fromkeys(keys)


class Dashboard:
    """All clients of this process. Positions in the stream are of this process alone."""

    def __init__(self, hall: Hall) -> None:
        self.clients: set[Client] = set()
        self._epoch = secrets.token_hex(4)
        self._count = 0
        self._forgotten = 0  # changes up to here may have been forgotten
        self._last: OrderedDict[int, int] = OrderedDict()
        hall.onlookers.append(self._changed)

    @property
    def position(self) -> str:
        """Where the stream is."""
        return f"{self._epoch}-{self._count}"

    def join(self, only: int | None = None) -> tuple[Client, Callable[[], None]]:
        """One more client, and how it leaves."""
        client = Client(only)
        self.clients.add(client)
        return client, lambda: self.clients.discard(client)

    def since(self, position: str | None) -> list[int] | None:
        """The tables that have changed since then; None if that cannot be told any more."""
        epoch, _, count = (position or "").partition("-")
        if epoch != self._epoch or not (count.isascii() and count.isdigit()):
            return None
        if int(count) < self._forgotten:
            return None
        return [key for key, last in self._last.items() if last > int(count)]

    def _changed(self, key: int) -> None:
        self._count += 1
        self._last[key] = self._count
        self._last.move_to_end(key)
        if len(self._last) > MOST_KNOWN:
            _, self._forgotten = self._last.popitem(last=False)
        for client in self.clients:
            client.note(key)
