"""What surrounds every request: its id, its size, the headers of its answer, and our mistakes."""

import secrets
from typing import Any

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request

from ronda.rules import Illegal
from ronda.server.errors import answered
from ronda.server.realtime.asgi_types import Asgi, Message, Receive, Scope, Send

LOG = structlog.get_logger("ronda.server")
MOST_BYTES = 256 * 1024
MOST_BYTES_OF_DECKS = 4_000_000
TOO_LARGE = HTTPException(413)
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
TLS_ALONE = {"Strict-Transport-Security": "max-age=31536000; includeSubDomains"}


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: Asgi, *, https: bool = False) -> None:
        self._app = app
        self._headers = HEADERS | (TLS_ALONE if https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer = Answering(send, self._headers, secrets.token_hex(8))
        structlog.contextvars.bind_contextvars(request=answer.id)
        try:
            await self._serve(scope, receive, answer)
        finally:
            structlog.contextvars.unbind_contextvars("request")

    async def _serve(self, scope: Scope, receive: Receive, answer: "Answering") -> None:
        try:
            if declared(scope) > most_bytes(scope["path"]):
                await refuse(scope, receive, answer, "BODY_TOO_LARGE")
            else:
                await self._app(scope, bounded(receive, most_bytes(scope["path"])), answer)
        except Exception:
            LOG.exception("request_failed", method=scope["method"], path=scope["path"])
            if answer.begun:
                raise  # nothing sensible can be said any more
            await refuse(scope, receive, answer, "INTERNAL_ERROR")


class Answering:
    """The way back, which adds the headers."""

    def __init__(self, send: Send, headers: dict[str, str], number: str) -> None:
        self.id = number
        self.begun = False
        self._send = send
        self._headers = headers

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            headers["X-Request-Id"] = self.id
            for name, value in self._headers.items():
                headers.setdefault(name, value)
        await self._send(message)


async def refuse(scope: Scope, receive: Receive, send: Send, code: str) -> None:
    """Answer in the place of the application."""
    await answered(Request(scope), Illegal(code))(scope, receive, send)


def most_bytes(path: str) -> int:
    """How large a body may be. Decks of cards are the one large thing that people send."""
    return MOST_BYTES_OF_DECKS if path.startswith("/api/decks") else MOST_BYTES


def declared(scope: Scope) -> int:
    """The size that a request says it has."""
    given = Headers(scope=scope).get("content-length", "0")
    return int(given) if given.isascii() and given.isdigit() else 0


def bounded(receive: Receive, most: int) -> Receive:
    """Reads no more than so much, whatever was declared."""
    left = most

    async def counted() -> Any:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise TOO_LARGE
        return message

    return counted
