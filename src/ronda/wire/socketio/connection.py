"""One client of Socket.IO: its namespaces, messages with attachments, acknowledgements.

Engine.IO messages go in and events come out of `receive`; what is to be said is turned into frames.
"""

from math import inf
from typing import Any

from ronda.wire.engineio import reasons
from ronda.wire.frames import Frame
from ronda.wire.json_text import UNREADABLE, Json
from ronda.wire.limits import Limits
from ronda.wire.socketio import packets
from ronda.wire.socketio.attachments import encoded, restored
from ronda.wire.socketio.events import Acknowledges, Breaks, Event, Joins, Leaves, Says
from ronda.wire.socketio.packets import MAIN, MalformedError, Packet

RESERVED = frozenset(
    {
        "connect",
        "connect_error",
        "disconnect",
        "disconnecting",
        "newListener",
        "removeListener",
    }
)
_NAMES = frozenset({str, int, float})
_BINARY = {packets.BINARY_EVENT: packets.EVENT, packets.BINARY_ACK: packets.ACK}


class TooManyPendingError(Exception):
    """The client owes too many acknowledgements."""


class Connection:
    __slots__ = (
        "_asking",
        "_awaited",
        "_count",
        "_json",
        "_left",
        "_limits",
        "_parts",
        "_size",
        "_unfinished",
        "connect_by",
        "namespaces",
    )

    def __init__(self, limits: Limits, json: Json, now: float) -> None:
        self.namespaces: set[str] = set()
        self.connect_by: float = now + limits.connect_timeout
        self._limits = limits
        self._json = json
        self._asking: set[str] = set()
        self._left: set[str] = set()
        self._awaited: dict[int, tuple[str, Any]] = {}
        self._count = 0
        self._unfinished: Packet | None = None
        self._parts: list[bytes] = []
        self._size = 0

    # -- what comes in

    def receive(self, message: str | bytes) -> Event | None:
        try:
            if not isinstance(message, str):
                return self._attachment(message)
            return self._plainly(message) or self._text(message)
        except (MalformedError, *UNREADABLE):
            return Breaks(reasons.PARSE_ERROR)

    def _plainly(self, text: str) -> Event | None:
        """An event that wants no answer and has no attachments, as most are; else nothing."""
        if text.startswith("2["):
            name, body = MAIN, text[1:]
        else:
            kind_and_name, _, body = text.partition(",")
            name = kind_and_name[1:]
            if not (body.startswith("[") and kind_and_name.startswith("2/")):
                return None
        if self._unfinished is not None or name not in self.namespaces:
            return None
        return self._says(name, self._json.loads(body), None)

    def _text(self, text: str) -> Event | None:
        if self._unfinished is not None:
            raise MalformedError("text where an attachment was due")
        packet = packets.read(text)
        if packet.attachments is None:
            return self._understood(packet, [])
        return self._begin(packet, packet.attachments, len(text))

    def _begin(self, packet: Packet, count: int, length: int) -> Event | None:
        plain = packet._replace(kind=_BINARY[packet.kind])
        if count > self._limits.max_attachments:
            return Breaks(reasons.TOO_LONG)
        if count == 0:
            return self._understood(plain, [])
        self._unfinished, self._parts, self._size = plain, [], length
        return None

    def _attachment(self, data: bytes) -> Event | None:
        packet = self._unfinished
        if packet is None:
            raise MalformedError("an attachment of nothing")
        self._size += len(data)
        if self._size > self._limits.max_payload:
            return Breaks(reasons.TOO_LONG)
        self._parts.append(data)
        if len(self._parts) != packet.attachments:
            return None
        parts, self._unfinished, self._parts = self._parts, None, []
        return self._understood(packet, parts)

    def _understood(self, packet: Packet, parts: list[bytes]) -> Event | None:
        if packet.namespace in self.namespaces:
            return self._inside(packet, parts)
        if packet.kind == packets.CONNECT:
            return self._joins(packet)
        if packet.namespace in self._left:
            return None
        raise MalformedError("not in this namespace")

    def _inside(self, packet: Packet, parts: list[bytes]) -> Event | None:
        if packet.kind == packets.EVENT:
            return self._says(packet.namespace, self._list(packet.body, parts), packet.id)
        if packet.kind == packets.ACK:
            return self._acknowledges(packet, parts)
        if packet.kind == packets.DISCONNECT and not packet.body:
            self._gone(packet.namespace)
            return Leaves(packet.namespace)
        raise MalformedError("not to a server, or not now")

    def _joins(self, packet: Packet) -> Event:
        auth = self._json.loads(packet.body) if packet.body else {}
        if not isinstance(auth, dict) or packet.namespace in self._asking:
            raise MalformedError("no way to join")
        if len(self.namespaces) + len(self._asking) >= self._limits.max_namespaces:
            return Breaks("too many namespaces")
        self._asking.add(packet.namespace)
        return Joins(packet.namespace, auth)

    def _says(self, namespace: str, found: list[Any], ack: int | None) -> Event:
        if not found:
            raise MalformedError("no event")
        name = found[0]
        if type(name) not in _NAMES or name in RESERVED:
            raise MalformedError("no name of an event")
        return Says(namespace, name, found[1:], ack)

    def _acknowledges(self, packet: Packet, parts: list[bytes]) -> Event | None:
        args = self._list(packet.body, parts)
        namespace, note = self._awaited.get(packet.id or 0, (None, None))
        if namespace != packet.namespace:
            return None
        del self._awaited[packet.id or 0]
        return Acknowledges(packet.namespace, note, args)

    def _list(self, body: str, parts: list[bytes]) -> list[Any]:
        found = self._json.loads(body)
        if not isinstance(found, list):
            raise MalformedError("no list of arguments")
        return restored(found, parts) if parts else found

    def _gone(self, namespace: str) -> None:
        self.namespaces.discard(namespace)
        owed = self._awaited.items()
        self._awaited = {number: note for number, note in owed if note[0] != namespace}

    # -- what goes out

    def accept(self, namespace: str, sid: str) -> Frame:
        self._asking.discard(namespace)
        self._left.discard(namespace)
        self.namespaces.add(namespace)
        self.connect_by = inf
        return packets.connected(namespace, sid)

    def refuse(self, namespace: str, message: str, data: Any = None) -> Frame:
        self._asking.discard(namespace)
        problem = {"message": message} if data is None else {"message": message, "data": data}
        return packets.refused(namespace, self._json.dumps(problem, None))

    def leave(self, namespace: str) -> Frame:
        """Puts the client out of a namespace. What it has already sent there is let pass."""
        self._gone(namespace)
        if len(self._left) < self._limits.max_namespaces:
            self._left.add(namespace)
        return packets.disconnected(namespace)

    def event(self, namespace: str, name: str, args: tuple[Any, ...], note: Any) -> list[Frame]:
        """An event that asks to be acknowledged; `note` comes back with the answer."""
        if len(self._awaited) >= self._limits.max_pending_acks:
            raise TooManyPendingError
        content = encoded(self._json, [name, *args])
        self._count += 1
        self._awaited[self._count] = (namespace, note)
        return packets.event(namespace, self._count, content)

    def ack(self, namespace: str, number: int, args: tuple[Any, ...]) -> list[Frame]:
        return packets.ack(namespace, number, encoded(self._json, list(args)))
