"""One Engine.IO session, over polling, over WebSocket, or on its way from one to the other.

Packets and the time go in; messages come out of `receive` and `post`, frames out of `outbox`. The
host moves those: for WebSocket each by itself, for polling `answer()` to the request that waits.
"""

from collections.abc import Iterator
from enum import Enum
from math import inf

from ronda.wire.engineio import reasons
from ronda.wire.engineio.opening import opening
from ronda.wire.engineio.packets import (
    CLOSE,
    NOOP,
    PING,
    PROBE,
    PROBED,
    UnreadableError,
    packets,
    payload,
)
from ronda.wire.frames import Frame, size
from ronda.wire.limits import Limits
from ronda.wire.pace import Pace


class Transport(Enum):
    POLLING = "polling"
    WEBSOCKET = "websocket"


class Upgrade(Enum):
    NONE = 0
    TRYING = 1
    PROBED = 2


class Session:
    """`reason` says why it ended, and is None while it is open."""

    __slots__ = (
        "_pace",
        "_ping_at",
        "_pong_by",
        "_upgrade_by",
        "limits",
        "outbox",
        "polled",
        "reason",
        "sid",
        "transport",
        "upgrade",
        "waiting",
    )

    def __init__(self, sid: str, transport: Transport, limits: Limits, now: float) -> None:
        self.sid = sid
        self.transport = transport
        self.outbox: list[Frame] = [opening(sid, transport is Transport.POLLING, limits)]
        self.waiting = 0
        self.polled = False
        self.upgrade = Upgrade.NONE
        self.reason: str | None = None
        self.limits = limits
        self._pace = Pace(limits.messages_per_second, now)
        self._ping_at: float = now + limits.ping_interval
        self._pong_by: float = inf
        self._upgrade_by: float = inf

    # -- what comes in

    def receive(self, packet: str | bytes, now: float) -> str | bytes | None:
        """A packet on the transport in use; the message it carries, if it does."""
        if self.reason is not None or not self._within_bounds(packet, now):
            return None
        if not isinstance(packet, str):
            return packet
        if packet.startswith("4"):
            return packet[1:]
        self._control(packet[:1], now)
        return None

    def post(self, body: bytes, now: float) -> Iterator[str | bytes]:
        """The messages in the body of a POST, each as if it had come alone."""
        if len(body) > self.limits.max_payload:
            self.end(reasons.TOO_LONG)
            return
        try:
            for packet in packets(body):
                message = self.receive(packet, now)
                if message is not None:
                    yield message
        except UnreadableError:
            self.end(reasons.PARSE_ERROR)

    def _within_bounds(self, packet: str | bytes, now: float) -> bool:
        if len(packet) > self.limits.max_payload:
            self.end(reasons.TOO_LONG)
        elif not self._pace.allows(now):
            self.end(reasons.TOO_MANY_MESSAGES)
        return self.reason is None

    def _control(self, kind: str, now: float) -> None:
        if kind == "3":
            self._ping_at, self._pong_by = now + self.limits.ping_interval, inf
        elif kind == "1":
            self._finish(reasons.TRANSPORT_CLOSE, NOOP)
        else:
            self.end(reasons.PARSE_ERROR)

    # -- what goes out

    def send(self, frame: Frame) -> None:
        if self.reason is not None:
            return
        self.outbox.append(frame)
        self.waiting += size(frame)
        if self.waiting > self.limits.high_water:
            self.outbox.clear()
            self.end(reasons.SLOW_READER)

    def take(self) -> list[Frame]:
        """What waits to be written to the WebSocket."""
        taken, self.outbox, self.waiting = self.outbox, [], 0
        return taken

    def end(self, reason: str) -> None:
        """Ends it from this side: a poll is told so; a WebSocket is closed once all is written."""
        self._finish(reason, CLOSE)

    def lost(self, reason: str = reasons.TRANSPORT_CLOSE) -> None:
        """The transport is gone, and nobody listens any more."""
        self._finish(reason, NOOP)

    def _finish(self, reason: str, last: Frame) -> None:
        if self.reason is None:
            self.reason = reason
            if self.transport is Transport.POLLING:
                self.outbox.append(last)

    @property
    def lingers(self) -> bool:
        """It was ended from this side between two polls, and the next has to be told."""
        return self.reason == reasons.SERVER_CLOSE and bool(self.outbox)

    # -- polling

    def poll(self) -> bool:
        """A GET has come and waits. Two at once end the session, and False refuses the second."""
        if self.polled:
            self.end(reasons.OVERLAP)
            return False
        self.polled = True
        self._release_poll()
        return True

    def answer(self) -> bytes | None:
        """The body for the GET that waits, once there is something to say."""
        if not self.polled or not self.outbox:
            return None
        self.polled = False
        return payload(self.take())

    # -- from polling to WebSocket

    def try_upgrade(self, now: float) -> bool:
        """A WebSocket has come for this session; False when there is no use for it."""
        if not self._upgradable():
            return False
        self.upgrade = Upgrade.TRYING
        self._upgrade_by = now + self.limits.upgrade_timeout
        return True

    def probe(self, packet: str | bytes) -> Frame | None:
        """A packet on the WebSocket that is tried; what to answer there.

        Afterwards `upgrade` is NONE when the attempt is over, and `transport` says how it went.
        """
        if packet == PROBE and self.upgrade is Upgrade.TRYING:
            self.upgrade = Upgrade.PROBED
            self._release_poll()
            return PROBED
        if packet == "5" and self.upgrade is Upgrade.PROBED:
            self.transport, self.polled = Transport.WEBSOCKET, False
        self.give_up_upgrade()
        return None

    def give_up_upgrade(self) -> None:
        self.upgrade, self._upgrade_by = Upgrade.NONE, inf

    def _upgradable(self) -> bool:
        untried = self.upgrade is Upgrade.NONE and self.reason is None
        return untried and self.transport is Transport.POLLING

    def _release_poll(self) -> None:
        """The client waits for its poll to return before it changes over."""
        if self.upgrade is Upgrade.PROBED and self.polled and not self.outbox:
            self.outbox.append(NOOP)

    # -- time

    @property
    def due(self) -> float:
        """When `tick` has something to do."""
        if self.reason is not None and not self.lingers:
            return inf
        return min(self._ping_at, self._pong_by, self._upgrade_by)

    def tick(self, now: float) -> None:
        if self.reason is not None:
            self.outbox.clear()
        elif now >= self._pong_by:
            self.end(reasons.PING_TIMEOUT)
        elif now >= self._ping_at:
            self.send(PING)
            self._ping_at, self._pong_by = inf, now + self.limits.ping_timeout
        if now >= self._upgrade_by:
            self.give_up_upgrade()
