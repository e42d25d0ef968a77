"""Which pages of other origins may poll this server."""

from collections.abc import Collection

Headers = list[tuple[bytes, bytes]]
ANYONE = "*"

_PREFLIGHT = [
    (b"access-control-allow-methods", b"GET, POST, OPTIONS"),
    (b"access-control-allow-headers", b"content-type, authorization"),
    (b"access-control-max-age", b"600"),
]


def cors(origins: Collection[str], origin: str | None, preflight: bool = False) -> Headers:
    """The headers that answer a page from `origin`."""
    if ANYONE in origins:
        allowed: Headers = [(b"access-control-allow-origin", b"*")]
    elif origin is not None and origin in origins:
        allowed = _named(origin)
    else:
        return [(b"vary", b"origin")] if origins else []
    return allowed + _PREFLIGHT if preflight else allowed


def welcome(origins: Collection[str], origin: str | None, host: str | None) -> bool:
    """Whether a page from `origin` may open a WebSocket, which browsers ask nobody about."""
    if origin is None or ANYONE in origins or origin in origins:
        return True
    return host is not None and origin.partition("://")[2] == host


def _named(origin: str) -> Headers:
    return [
        (b"access-control-allow-origin", origin.encode("latin-1")),
        (b"access-control-allow-credentials", b"true"),
        (b"vary", b"origin"),
    ]
