"""One connection of Socket.IO, in as many namespaces as it has joined."""

from __future__ import annotations

import asyncio
import inspect
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from ronda.server.realtime.link import Link
from ronda.server.realtime.socket import Socket
from ronda.server.realtime.timetable import now
from ronda.wire import Json
from ronda.wire.engineio import reasons
from ronda.wire.socketio.connection import Connection
from ronda.wire.socketio.events import Acknowledges, Breaks, Event, Joins, Leaves, Says

if TYPE_CHECKING:
    from ronda.server.realtime.namespace import Namespace

LOGGER = logging.getLogger("ronda.realtime")
LEFT = "client namespace disconnect"
Find = Callable[[str], "Namespace | None"]


class Refused(Exception):  # noqa: N818 - it is raised as an answer, not as a mistake
    """Raised where a client asks to join: it may not, and is told why."""

    def __init__(self, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.message = message
        self.data = data


class Client:
    __slots__ = ("_find", "_joining", "connection", "link", "sockets")

    def __init__(self, link: Link, find: Find, json: Json) -> None:
        self.link = link
        self.connection = Connection(link.session.limits, json, now())
        self.sockets: dict[str, Socket] = {}
        self._find = find
        self._joining: set[asyncio.Future[None]] = set()

    # -- for the link

    @property
    def due(self) -> float:
        return self.connection.connect_by

    def tick(self, _: float) -> None:
        self.link.end(reasons.CONNECT_TIMEOUT)

    def heard(self, message: str | bytes) -> None:
        event = self.connection.receive(message)
        if type(event) is Says:
            socket = self.sockets[event.namespace]
            socket.namespace.hear(socket, event)
        elif event is not None:
            self._rarely(event)

    def closed(self, reason: str) -> None:
        for joining in self._joining:
            joining.cancel()
        sockets, self.sockets = self.sockets, {}
        for socket in sockets.values():
            socket.namespace.drop(socket, reason)

    # -- for its sockets

    def put_out(self, socket: Socket, reason: str, close: bool) -> None:
        if self.sockets.pop(socket.namespace.name, None) is None:
            return
        self.link.send(self.connection.leave(socket.namespace.name))
        socket.namespace.drop(socket, reason)
        if close:
            self.link.end(reasons.SERVER_CLOSE)

    # -- what does not come often

    def _rarely(self, event: Event) -> None:
        match event:
            case Acknowledges(namespace, answered, args):
                self.sockets[namespace].namespace.guarded(answered, *args)
            case Joins(namespace, auth):
                self._asked_in(namespace, auth)
            case Leaves(namespace):
                socket = self.sockets.pop(namespace)
                socket.namespace.drop(socket, LEFT)
            case Breaks(reason):
                self.link.end(reason)

    def _asked_in(self, name: str, auth: Any) -> None:
        namespace = self._find(name)
        if namespace is None:
            self.link.send(self.connection.refuse(name, "Invalid namespace"))
            return
        socket = Socket(secrets.token_urlsafe(15), namespace, self, auth)
        try:
            asked = namespace.may_join(socket)
        except Exception as problem:
            self._refuse(socket, problem)
        else:
            self._answer(socket, asked)

    def _answer(self, socket: Socket, asked: Awaitable[None] | None) -> None:
        if asked is None or not inspect.isawaitable(asked):
            self._accept(socket)
            return
        joining = asyncio.ensure_future(self._once_known(socket, asked))
        self._joining.add(joining)
        joining.add_done_callback(self._joining.discard)

    async def _once_known(self, socket: Socket, asked: Awaitable[None]) -> None:
        try:
            await asked
        except Exception as problem:
            self._refuse(socket, problem)
        else:
            self._accept(socket)

    def _accept(self, socket: Socket) -> None:
        namespace = socket.namespace
        self.sockets[namespace.name] = socket
        self.link.send(self.connection.accept(namespace.name, socket.id))
        if namespace.name in self.sockets:  # it may have been cut off just now
            namespace.add(socket)

    def _refuse(self, socket: Socket, problem: Exception) -> None:
        if not isinstance(problem, Refused):
            LOGGER.error("a client could not be let in", exc_info=problem)
            problem = Refused("Internal error")
        refusal = self.connection.refuse(socket.namespace.name, problem.message, problem.data)
        self.link.send(refusal)
