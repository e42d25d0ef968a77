"""The sessions of a server: opened, looked up, counted, timed, and ended together."""

import secrets
from collections import Counter
from collections.abc import Callable, Collection, Mapping

from ronda.server.realtime.departure import Departure
from ronda.server.realtime.link import Handshake, Link, Listener, Pipe
from ronda.server.realtime.timetable import Timetable, now
from ronda.wire import Limits, welcome
from ronda.wire.engineio import reasons
from ronda.wire.engineio.request import (
    FORBIDDEN,
    TOO_MANY_CONNECTIONS,
    Opens,
    Refusal,
    Uses,
    asked,
)
from ronda.wire.engineio.session import Session, Transport


class Engine:
    """Engine.IO at one path. `meet` makes the listener of a new link."""

    def __init__(
        self,
        meet: Callable[[Link], Listener],
        *,
        path: str,
        limits: Limits | None = None,
        origins: Collection[str] = (),
        behind_proxy: bool = False,
    ) -> None:
        self.path = path.rstrip("/")
        self.limits = limits or Limits()
        self.origins = origins
        self.links: dict[str, Link] = {}
        self._meet = meet
        self._behind_proxy = behind_proxy
        self.departure = Departure()
        self._timetable = Timetable()
        self._addresses: Counter[str] = Counter()

    def serves(self, path: str) -> bool:
        return path.rstrip("/") == self.path

    # -- requests

    def asked(
        self, method: str, query: str, websocket: bool, headers: Mapping[str, str]
    ) -> Opens | Uses | Refusal:
        """What a request wants, and whether it may."""
        origin, host = headers.get("origin"), headers.get("host")
        if websocket and not welcome(self.origins, origin, host):
            return FORBIDDEN
        return asked(method, query, websocket, self)

    def get(self, sid: str, /) -> Session | None:
        link = self.links.get(sid)
        return link.session if link is not None else None

    def admitted(
        self, query: str, headers: Mapping[str, str], peer: str
    ) -> tuple[Opens | Uses, Handshake] | Refusal:
        """What a WebSocket wants, and who it is; or why it may not."""
        asks = self.asked("GET", query, True, headers)
        if isinstance(asks, Refusal):
            return asks
        if isinstance(asks, Uses):
            return asks, self.handshake({}, headers, peer)
        handshake = self.handshake(asks.query, headers, peer)
        return self.crowded(handshake) or (asks, handshake)

    def crowded(self, handshake: Handshake) -> Refusal | None:
        """A refusal when an address has as many sessions as it may."""
        count = self._addresses[handshake.address]
        return TOO_MANY_CONNECTIONS if count >= self.limits.connections_per_address else None

    def handshake(self, query: dict[str, str], headers: Mapping[str, str], peer: str) -> Handshake:
        forwarded = headers.get("x-forwarded-for") if self._behind_proxy else None
        address = forwarded.rpartition(",")[2].strip() if forwarded else peer
        return Handshake(query, dict(headers), address)

    # -- sessions

    def open(self, transport: Transport, handshake: Handshake) -> Link:
        """A new session, whose first packet waits to be sent."""
        session = Session(secrets.token_urlsafe(15), transport, self.limits, now())
        link = Link(session, handshake, self._forget)
        self.links[session.sid] = link
        self._addresses[handshake.address] += 1
        link.listen(self._meet(link))
        self.note(link)
        return link

    def note(self, link: Link) -> None:
        """Something of this link may be due earlier than before."""
        self._timetable.note(link)

    def board(self, asks: Opens | Uses, handshake: Handshake, pipe: Pipe) -> Link | None:
        """Lets a WebSocket carry a session; None when that has no use for it."""
        if isinstance(asks, Opens):
            link = self.open(Transport.WEBSOCKET, handshake)
            link.carried_by(pipe)
            return link
        used = self.links.get(asks.sid)
        if used is None or not used.try_upgrade(pipe):
            return None
        self.note(used)
        return used

    def close(self, reason: str = reasons.SERVER_SHUTDOWN) -> None:
        """Ends every session."""
        for link in list(self.links.values()):
            link.end(reason)
        self.links.clear()
        self._timetable.stop()

    def _forget(self, link: Link) -> None:
        if self.links.pop(link.session.sid, None) is not None:
            self._count_off(link.handshake.address)

    def _count_off(self, address: str) -> None:
        self._addresses[address] -= 1
        if self._addresses[address] <= 0:
            del self._addresses[address]
