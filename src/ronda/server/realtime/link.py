"""An Engine.IO session and whatever carries it at the moment."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

from ronda.server.realtime.timetable import now
from ronda.wire import Frame
from ronda.wire.engineio import reasons
from ronda.wire.engineio.packets import NOOP
from ronda.wire.engineio.session import Session, Transport, Upgrade


@dataclass(frozen=True, slots=True)
class Handshake:
    """The request that opened a session. What may be secret in it is not shown."""

    query: dict[str, str] = field(repr=False)
    headers: dict[str, str] = field(repr=False)
    address: str


class Pipe(Protocol):
    """A WebSocket that carries a session, or tries to."""

    receive: Callable[[str | bytes], None]
    """What it is to do with each packet that arrives."""

    @property
    def immediate(self) -> bool:
        """What is written is out of our hands at once, and its reader's slowness its own care."""

    def write_all(self, frames: Sequence[Frame]) -> None: ...

    def flush(self, session: Session) -> None:
        """The session may have something to write."""

    def close(self, reason: str) -> None:
        """Writes what waits, and closes."""


def ignored(_: str | bytes) -> None:
    """What arrives on a WebSocket that carries nothing."""


class Listener(Protocol):
    """What hears a session's messages."""

    @property
    def due(self) -> float: ...

    def heard(self, message: str | bytes) -> None: ...

    def tick(self, now: float) -> None: ...

    def closed(self, reason: str) -> None: ...


class Silence:
    """Hears nothing; stands in before the listener and after it."""

    due = inf

    def heard(self, message: str | bytes) -> None: ...

    def tick(self, now: float) -> None: ...

    def closed(self, reason: str) -> None: ...


class Link:
    __slots__ = (
        "__weakref__",
        "_forget",
        "_write_all",
        "alarm",
        "candidate",
        "handshake",
        "heard",
        "listener",
        "pipe",
        "poller",
        "posting",
        "session",
    )

    def __init__(
        self,
        session: Session,
        handshake: Handshake,
        forget: Callable[["Link"], None],
    ) -> None:
        self.session = session
        self.handshake = handshake
        self.pipe: Pipe | None = None
        self.candidate: Pipe | None = None
        self._write_all: Callable[[Sequence[Frame]], None] | None = None
        self.poller: asyncio.Future[bytes] | None = None
        self.posting = False
        self.alarm = inf
        self.listen(Silence())
        self._forget = forget

    def listen(self, listener: Listener) -> None:
        self.listener = listener
        self.heard = listener.heard

    # -- what comes in

    def receive(self, packet: str | bytes) -> None:
        """A packet on the WebSocket that carries the session."""
        message = self.session.receive(packet, now())
        if message is not None:
            self.heard(message)
        elif self.session.reason is not None:
            self.flush()

    def post(self, body: bytes) -> bool:
        """The body of a POST; whether it was in order."""
        for message in self.session.post(body, now()):
            self.heard(message)
        self.flush()
        return self.session.reason in {None, reasons.TRANSPORT_CLOSE, reasons.SERVER_CLOSE}

    def lost(self, reason: str = reasons.TRANSPORT_CLOSE) -> None:
        self.session.lost(reason)
        self.flush()

    # -- what goes out

    def send(self, frame: Frame) -> None:
        self.send_all((frame,))

    def send_all(self, frames: Sequence[Frame]) -> None:
        if self._write_all is not None:
            self._write_all(frames)
            return
        for frame in frames:
            self.session.send(frame)
        self.flush()

    def end(self, reason: str) -> None:
        self.session.end(reason)
        self.flush()

    def flush(self) -> None:
        if self.pipe is not None:
            self.pipe.flush(self.session)
        elif self.poller is not None:
            self._answer(self.poller)
        if self.session.reason is not None:
            self._finish(self.session.reason)

    def poll(self, poller: asyncio.Future[bytes]) -> bool:
        """A GET waits; False when another does already."""
        if not self.session.poll():
            self.flush()
            return False
        self.poller = poller
        self.flush()
        return True

    def _answer(self, poller: asyncio.Future[bytes]) -> None:
        body = self.session.answer()
        if body is not None:
            self.poller = None
            if not poller.done():
                poller.set_result(body)

    def _finish(self, reason: str) -> None:
        listener, self.listener = self.listener, Silence()
        self.heard = self.listener.heard
        for pipe in (self.candidate, self.pipe):
            if pipe is not None:
                pipe.close(reason)
        self.candidate = self.pipe = self._write_all = None
        if not self.session.lingers:
            self._forget(self)
        listener.closed(reason)

    # -- from polling to WebSocket

    def carried_by(self, pipe: Pipe) -> None:
        self.pipe = pipe
        pipe.receive = self.receive
        self.flush()
        if pipe.immediate and self.pipe is pipe:
            self._write_all = pipe.write_all

    def try_upgrade(self, pipe: Pipe) -> bool:
        if not self.session.try_upgrade(now()):
            return False
        self.candidate = pipe
        pipe.receive = self._probe
        return True

    def pipe_lost(self, pipe: Pipe) -> None:
        if pipe is self.pipe:
            self.lost()
        elif pipe is self.candidate:
            self.candidate = None
            self.session.give_up_upgrade()

    def _probe(self, packet: str | bytes) -> None:
        pipe, session = self.candidate, self.session
        if pipe is None:
            return
        answer = session.probe(packet)
        if answer is not None:
            pipe.write_all((answer,))
            self.flush()
        elif session.transport is Transport.WEBSOCKET:
            self._upgraded(pipe)
        else:
            self._reject(pipe)

    def _upgraded(self, pipe: Pipe) -> None:
        self.candidate = None
        if self.poller is not None and not self.poller.done():
            self.poller.set_result(NOOP)
        self.poller = None
        self.carried_by(pipe)

    def _reject(self, pipe: Pipe) -> None:
        self.candidate = None
        pipe.close(reasons.TRANSPORT_ERROR)

    # -- time

    @property
    def due(self) -> float:
        return min(self.session.due, self.listener.due)

    def tick(self, now: float) -> None:
        self.session.tick(now)
        if self.listener.due <= now:
            self.listener.tick(now)
        if self.candidate is not None and self.session.upgrade is Upgrade.NONE:
            self._reject(self.candidate)
        self.flush()
