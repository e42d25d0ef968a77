"""A namespace: who is in it, in which rooms, and what is done with what they say."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, Protocol, TypeVar

from ronda.server.realtime.socket import KICKED, UNASKED, Reply, Socket
from ronda.wire import Frame, Json
from ronda.wire.socketio import packets
from ronda.wire.socketio.attachments import encoded
from ronda.wire.socketio.events import Says

LOGGER = logging.getLogger("ronda.realtime")

Handler = Callable[[Socket, Any, Reply], None]
May = Callable[[Socket], Awaitable[None] | None]
To = str | Collection[str] | None

H = TypeVar("H", bound=Callable[..., Any])


class Elsewhere(Protocol):
    """The same namespace in other processes."""

    def emit(self, namespace: str, frames: list[Frame], to: To, skip: str | None) -> None: ...

    def disconnect(self, namespace: str, to: To, reason: str) -> None: ...

    def move(self, namespace: str, to: To, room: str, inside: bool) -> None: ...


class Namespace:
    def __init__(self, name: str, json: Json, elsewhere: Elsewhere | None) -> None:
        self.name = name
        self.sockets: dict[str, Socket] = {}
        self._rooms: dict[str, dict[str, Socket]] = {}
        self._json = json
        self._elsewhere = elsewhere
        self._handlers: dict[Any, tuple[Handler, bool]] = {}
        self._head = b"42" + packets.where(name)
        self._may: May = _anyone
        self._connected: list[Callable[[Socket], None]] = []
        self._disconnected: list[Callable[[Socket, str], None]] = []

    # -- what the application does with clients

    def authenticate(self, may: May) -> May:
        """Asked before a client is let in; raises `Refused` for one that may not. May be async."""
        self._may = may
        return may

    def connected(self, handler: H) -> H:
        """Called with each client that has been let in."""
        self._connected.append(_plain(handler))
        return handler

    def disconnected(self, handler: H) -> H:
        """Called with each client that is gone, and the reason."""
        self._disconnected.append(_plain(handler))
        return handler

    def on(self, event: str, *, whole: bool = False) -> Callable[[H], H]:
        """Called with the client, what it said, and a way to acknowledge it.

        What it said is the event's argument, None without one; `whole`: the list of all arguments.
        """

        def noted(handler: H) -> H:
            self._handlers[event] = (_plain(handler), whole)
            return handler

        return noted

    # -- what the application says and does

    def emit(self, event: str, *args: Any, to: To = None, skip: str | None = None) -> None:
        """To everyone, or to those in a room or in any of several; a client's id is a room too."""
        frames = self.frames(event, args)
        self.deliver(frames, to, skip)
        if self._elsewhere is not None:
            self._elsewhere.emit(self.name, frames, to, skip)

    def disconnect(self, reason: str = KICKED, *, to: To) -> None:
        self.put_out(reason, to)
        if self._elsewhere is not None:
            self._elsewhere.disconnect(self.name, to, reason)

    def join(self, room: str, *, to: To) -> None:
        """Lets those in one room into another."""
        self.move(to, room, True)
        if self._elsewhere is not None:
            self._elsewhere.move(self.name, to, room, True)

    def leave(self, room: str, *, to: To) -> None:
        self.move(to, room, False)
        if self._elsewhere is not None:
            self._elsewhere.move(self.name, to, room, False)

    def frames(self, event: str, args: Iterable[Any]) -> list[Frame]:
        """An event, encoded once for however many."""
        try:
            return [self._head + self._json.dumps([event, *args], None)]
        except TypeError:
            return self._with_attachments(event, args)

    def _with_attachments(self, event: str, args: Iterable[Any]) -> list[Frame]:
        body, attachments = encoded(self._json, [event, *args])
        return packets.event(self.name, None, (body, attachments))

    # -- the same, in this process alone

    def deliver(self, frames: list[Frame], to: To, skip: str | None) -> None:
        for socket in self.those(to):
            if socket.id != skip:
                socket.send(frames)

    def put_out(self, reason: str, to: To) -> None:
        for socket in self.those(to):
            socket.disconnect(reason)

    def move(self, to: To, room: str, inside: bool) -> None:
        for socket in self.those(to):
            (self.enter if inside else self.exit)(socket, room)

    def those(self, to: To) -> list[Socket]:
        """Who is meant, in this process, each once."""
        if to is None:
            return list(self.sockets.values())
        if isinstance(to, str):
            return list(self._members(to).values())
        found: dict[str, Socket] = {}
        for room in to:
            found |= self._members(room)
        return list(found.values())

    def enter(self, socket: Socket, room: str) -> None:
        """Who is not let in yet enters once it is; who is gone enters nothing."""
        socket.rooms.add(room)
        if socket.id in self.sockets:
            self._rooms.setdefault(room, {})[socket.id] = socket

    def exit(self, socket: Socket, room: str) -> None:
        socket.rooms.discard(room)
        members = self._rooms.get(room, {})
        if members.pop(socket.id, None) is not None and not members:
            del self._rooms[room]

    def _members(self, room: str) -> dict[str, Socket]:
        """A client's id means that client, even where others have entered a room of that name."""
        own = self.sockets.get(room)
        return self._rooms.get(room, {}) if own is None else {own.id: own}

    # -- for clients

    def may_join(self, socket: Socket) -> Awaitable[None] | None:
        return self._may(socket)

    def add(self, socket: Socket) -> None:
        self.sockets[socket.id] = socket
        for room in socket.rooms:
            self.enter(socket, room)
        for handler in self._connected:
            self.guarded(handler, socket)

    def drop(self, socket: Socket, reason: str) -> None:
        socket.hang_up()
        for room in list(socket.rooms):
            self.exit(socket, room)
        if self.sockets.pop(socket.id, None) is not None:
            for handler in self._disconnected:
                self.guarded(handler, socket, reason)

    def hear(self, socket: Socket, says: Says) -> None:
        found = self._handlers.get(says.name)
        if found is None:
            return
        handler, whole = found
        args = says.args
        reply = UNASKED if says.ack is None else Reply(socket, says.ack)
        try:
            handler(socket, args if whole else args[0] if args else None, reply)
        except Exception:
            LOGGER.exception("a handler of %r failed", says.name)

    def guarded(self, handler: Callable[..., None], *args: Any) -> None:
        """A mistake of one handler takes nothing else down."""
        try:
            handler(*args)
        except Exception:
            LOGGER.exception("a handler of %s failed", self.name)


def _plain(handler: H) -> H:
    if inspect.iscoroutinefunction(handler):
        raise TypeError(f"{handler.__name__} would not be awaited: let it start a task")
    return handler


def _anyone(_: Socket) -> None:
    """Everyone is let in where nobody asks."""
