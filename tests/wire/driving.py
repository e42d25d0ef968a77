"""One client's whole side of the wire, without a network: what it does, what is understood of it.

Used with what Hypothesis invents, and with what a fuzzer does.
"""

from dataclasses import dataclass
from math import inf
from typing import Any

from ronda.wire import PLAIN_JSON, Binary, Limits
from ronda.wire.engineio.session import Session, Transport, Upgrade
from ronda.wire.frames import size
from ronda.wire.socketio.connection import Connection, TooManyPendingError
from ronda.wire.socketio.events import Breaks, Event, Joins, Says

LIMITS = Limits(
    max_payload=2_000,
    max_attachments=3,
    max_namespaces=3,
    max_pending_acks=4,
    high_water=3_000,
    messages_per_second=10_000,
)


@dataclass(frozen=True)
class Did:
    """Something the client did: its kind, and what it sent."""

    kind: str
    data: Any = None


class Driven:
    """Joins wherever it is asked, acknowledges and says again whatever it hears."""

    def __init__(self, transport: Transport = Transport.WEBSOCKET) -> None:
        self.session = Session("sid", transport, LIMITS, 0)
        self.connection = Connection(LIMITS, PLAIN_JSON, 0)
        self.events: list[Event] = []
        self._now = 0.0
        self._flush()

    def do(self, did: Did) -> None:
        getattr(self, f"_{did.kind}")(did.data)
        self._flush()
        self.check()

    # -- what a client may do

    def _packet(self, packet: str | bytes) -> None:
        if self.session.transport is Transport.WEBSOCKET:
            self._hear(self.session.receive(packet, self._now))

    def _post(self, body: bytes) -> None:
        if self.session.transport is Transport.POLLING:
            for message in self.session.post(body, self._now):
                self._hear(message)

    def _poll(self, _: Any) -> None:
        if self.session.transport is Transport.POLLING:
            self.session.poll()
            self.session.answer()

    def _upgrade(self, _: Any) -> None:
        self.session.try_upgrade(self._now)

    def _probe(self, packet: str | bytes) -> None:
        if self.session.upgrade is not Upgrade.NONE:
            self.session.probe(packet)

    def _wait(self, milliseconds: int) -> None:
        self._now += milliseconds
        if self._now >= self.session.due:
            self.session.tick(self._now)

    # -- what is done about it

    def _hear(self, message: str | bytes | None) -> None:
        event = None if message is None else self.connection.receive(message)
        if event is None or self.session.reason is not None:
            return
        self.events.append(event)
        if isinstance(event, Breaks):
            self.session.end(event.reason)
        elif isinstance(event, Joins):
            self.session.send(self.connection.accept(event.namespace, "sid"))
        elif isinstance(event, Says):
            self._say_again(event)

    def _say_again(self, event: Says) -> None:
        frames = []
        if event.ack is not None:
            frames += self.connection.ack(event.namespace, event.ack, tuple(event.args))
        try:
            frames += self.connection.event(event.namespace, "again", tuple(event.args), None)
        except TooManyPendingError:
            self.session.end("too many")
        for frame in frames:
            self.session.send(frame)

    def _flush(self) -> None:
        if self.session.transport is Transport.WEBSOCKET:
            self.session.take()

    # -- what must hold, whatever the client does

    def check(self) -> None:
        session, connection = self.session, self.connection
        waiting = sum(size(frame) for frame in session.outbox)
        assert waiting <= LIMITS.high_water + 10, waiting
        assert len(connection.namespaces) <= LIMITS.max_namespaces
        assert len(connection._asking) <= LIMITS.max_namespaces
        assert len(connection._left) <= LIMITS.max_namespaces
        assert len(connection._awaited) <= LIMITS.max_pending_acks
        assert sum(map(len, connection._parts)) <= LIMITS.max_payload
        assert session.reason is None or session.due == inf or session.lingers
        assert all(isinstance(frame, bytes | Binary) for frame in session.outbox)
