"""What a request for the path of Engine.IO asks, and whether it may."""

from dataclasses import dataclass
from typing import Protocol
from urllib.parse import parse_qsl

from ronda.wire.engineio.session import Session, Transport

VERSION = "4"


@dataclass(frozen=True, slots=True)
class Refusal:
    """`code` and `message` are those of Engine.IO's own server."""

    code: int
    message: str
    status: int = 400


UNKNOWN_TRANSPORT = Refusal(0, "Transport unknown")
UNKNOWN_SID = Refusal(1, "Session ID unknown")
BAD_METHOD = Refusal(2, "Bad handshake method")
BAD_REQUEST = Refusal(3, "Bad request")
FORBIDDEN = Refusal(4, "Forbidden", 403)
UNSUPPORTED_VERSION = Refusal(5, "Unsupported protocol version")
TOO_MANY_CONNECTIONS = Refusal(4, "Too many connections", 403)


@dataclass(frozen=True, slots=True)
class Opens:
    """A new session is asked for."""

    transport: Transport
    query: dict[str, str]


@dataclass(frozen=True, slots=True)
class Uses:
    """A session that is there is used by another request."""

    sid: str
    transport: Transport


class Known(Protocol):
    """The sessions that there are, by sid."""

    def get(self, sid: str, /) -> Session | None: ...


def asked(method: str, query: str, websocket: bool, sessions: Known) -> Opens | Uses | Refusal:
    """`websocket`: whether the request is the opening handshake of one."""
    fields = _fields(query)
    transport = _transport(fields, websocket)
    if isinstance(transport, Refusal):
        return transport
    if sid := fields.get("sid"):
        return _uses(method, Uses(sid, transport), sessions.get(sid))
    return Opens(transport, fields) if method == "GET" else BAD_METHOD


def _fields(query: str) -> dict[str, str]:
    try:
        return dict(parse_qsl(query, keep_blank_values=True, max_num_fields=64))
    except ValueError:
        return {}


def _transport(fields: dict[str, str], websocket: bool) -> Transport | Refusal:
    if fields.get("EIO") != VERSION:
        return UNSUPPORTED_VERSION
    if fields.get("transport") not in {"polling", "websocket"}:
        return UNKNOWN_TRANSPORT
    named = Transport(fields["transport"])
    return named if (named is Transport.WEBSOCKET) == websocket else BAD_REQUEST


def _uses(method: str, uses: Uses, session: Session | None) -> Uses | Refusal:
    """A WebSocket that the session has no use for is opened all the same, and closed at once."""
    if session is None:
        return UNKNOWN_SID
    if uses.transport is Transport.WEBSOCKET:
        return uses
    upgraded = session.transport is Transport.WEBSOCKET
    return BAD_REQUEST if upgraded or method not in {"GET", "POST"} else uses
