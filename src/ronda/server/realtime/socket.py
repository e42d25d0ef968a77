"""One client in one namespace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ronda.server.realtime.link import Handshake
from ronda.wire import Frame
from ronda.wire.engineio import reasons
from ronda.wire.socketio.connection import TooManyPendingError

if TYPE_CHECKING:
    from ronda.server.realtime.client import Client
    from ronda.server.realtime.namespace import Namespace

Answered = Callable[..., None]
"""Called with what the client acknowledges with."""

KICKED = "server namespace disconnect"


class Line(Protocol):
    def send_all(self, frames: Sequence[Frame]) -> None: ...


class Nobody:
    def send_all(self, frames: Sequence[Frame]) -> None:
        """Nobody is there to hear."""


NOBODY = Nobody()


class Socket:
    """`data` is the application's own: who this is, say, once that is known."""

    __slots__ = ("_line", "auth", "client", "data", "id", "namespace", "rooms")

    def __init__(self, sid: str, namespace: Namespace, client: Client, auth: Any) -> None:
        self.id = sid
        self.namespace = namespace
        self.client = client
        self.auth = auth
        self.rooms: set[str] = set()
        self._line: Line = client.link
        self.data: Any = None

    @property
    def handshake(self) -> Handshake:
        """Query, headers and address of the connection."""
        return self.client.link.handshake

    def emit(self, event: str, *args: Any, answered: Answered | None = None) -> None:
        """Says something to this client; `answered` hears what it acknowledges with."""
        if answered is None:
            self.send(self.namespace.frames(event, args))
        elif self._line is not NOBODY:
            self._ask(event, args, answered)

    def _ask(self, event: str, args: tuple[Any, ...], answered: Answered) -> None:
        try:
            self.send(self.client.connection.event(self.namespace.name, event, args, answered))
        except TooManyPendingError:
            self.client.link.end(reasons.TOO_MANY_ACKS)

    def send(self, frames: list[Frame]) -> None:
        """What is encoded already."""
        self._line.send_all(frames)

    def hang_up(self) -> None:
        """The client has left: nothing reaches it any more."""
        self._line = NOBODY

    def join(self, room: str) -> None:
        self.namespace.enter(self, room)

    def leave(self, room: str) -> None:
        self.namespace.exit(self, room)

    def disconnect(self, reason: str = KICKED, *, close: bool = False) -> None:
        """Puts the client out of the namespace, or off the server altogether."""
        self.client.put_out(self, reason, close)


class Reply:
    """Acknowledges an event, now or later, once; does nothing when nobody asked."""

    __slots__ = ("_number", "_socket")

    def __init__(self, socket: Socket, number: int) -> None:
        self._socket: Socket | None = socket
        self._number = number

    @property
    def wanted(self) -> bool:
        return self._socket is not None

    def __call__(self, *args: Any) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            name = socket.namespace.name
            socket.send(socket.client.connection.ack(name, self._number, args))


class _Unasked(Reply):
    __slots__ = ()

    def __init__(self) -> None:
        self._socket = None
        self._number = 0


UNASKED: Reply = _Unasked()
