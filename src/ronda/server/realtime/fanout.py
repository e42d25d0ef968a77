"""The same namespaces in several processes, told of one another's doings over Redis.

Nothing here is needed to recover: what is lost while Redis is away is counted and reported, and
whoever connects anew is told the state of things by the application.
"""

import secrets
from collections.abc import Callable

from ronda.server.bus import RedisBus
from ronda.server.realtime.namespace import Namespace, To
from ronda.server.realtime.orders import Disconnect, Emit, Move, Order, plain, read, rooms, written
from ronda.wire import Frame

Find = Callable[[str], Namespace | None]
Report = Callable[[bool, int], None]


class Fanout:
    """`report` hears when Redis is lost or back, and how many orders were lost so far."""

    def __init__(
        self, url: str, *, channel: str = "ronda:realtime", report: Report | None = None
    ) -> None:
        self.bus = RedisBus(url, channel)
        self._report = report
        self._origin = secrets.token_urlsafe(9)

    @property
    def connected(self) -> bool:
        """Whether this process hears the others, and is heard."""
        return self.bus.connected

    @property
    def lost(self) -> int:
        """How many orders never reached the others."""
        return self.bus.lost

    async def start(self, find: Find) -> None:
        """Begins to listen and to tell; a Redis that is not there is waited for, but not here."""
        await self.bus.start(lambda words: self._carry_out(read(words), find), self._told)

    async def stop(self) -> None:
        """Tells the others what waits to be told, and leaves."""
        await self.bus.stop()

    # -- for namespaces

    def emit(self, namespace: str, frames: list[Frame], to: To, skip: str | None) -> None:
        self._order(Emit(self._origin, namespace, rooms(to), plain(frames), skip))

    def disconnect(self, namespace: str, to: To, reason: str) -> None:
        self._order(Disconnect(self._origin, namespace, rooms(to), reason))

    def move(self, namespace: str, to: To, room: str, inside: bool) -> None:
        self._order(Move(self._origin, namespace, rooms(to), room, inside))

    def _order(self, order: Order) -> None:
        self.bus.tell(written(order))

    # -- from the others

    def _carry_out(self, order: Order | None, find: Find) -> None:
        if order is None or order.origin == self._origin:
            return
        namespace = find(order.namespace)
        if namespace is not None:
            namespace.guarded(order.carry_out, namespace)

    def _told(self, connected: bool) -> None:
        if self._report is not None:
            self._report(connected, self.lost)
