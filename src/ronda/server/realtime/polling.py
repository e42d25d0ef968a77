"""Engine.IO over HTTP requests: a GET that waits for what there is to say, a POST that speaks."""

import asyncio
import json
from typing import Any

from ronda.server.realtime.asgi_types import Receive, Scope, Send, headers_of, peer_of, query_of
from ronda.server.realtime.engine import Engine
from ronda.server.realtime.link import Link
from ronda.wire import cors
from ronda.wire.engineio import reasons
from ronda.wire.engineio.request import BAD_REQUEST, Opens, Refusal, Uses

TEXT = b"text/plain; charset=UTF-8"
TOO_LARGE = Refusal(3, "Payload too large", 413)


class Polling:
    """Answers one HTTP request."""

    def __init__(self, engine: Engine, scope: Scope, receive: Receive, send: Send) -> None:
        self._engine = engine
        self._scope = scope
        self._receive = receive
        self._send = send
        self._headers = headers_of(scope)

    async def answer(self) -> None:
        if self._scope["method"] == "OPTIONS":
            await self._respond(204, b"")
            return
        asks = self._engine.asked(
            self._scope["method"], query_of(self._scope), False, self._headers
        )
        if isinstance(asks, Refusal):
            await self._refuse(asks)
        elif isinstance(asks, Opens):
            await self._open(asks)
        else:
            await self._use(asks)

    async def _open(self, asks: Opens) -> None:
        handshake = self._engine.handshake(asks.query, self._headers, peer_of(self._scope))
        if refusal := self._engine.crowded(handshake):
            await self._refuse(refusal)
            return
        await self._poll(self._engine.open(asks.transport, handshake))

    async def _use(self, asks: Uses) -> None:
        link = self._engine.links[asks.sid]
        if self._scope["method"] == "GET":
            await self._poll(link)
        else:
            await self._post(link)

    async def _post(self, link: Link) -> None:
        """One at a time, for two at once have no order, and each may be long."""
        if link.posting:
            link.end(reasons.OVERLAPPING_POSTS)
            await self._refuse(BAD_REQUEST)
            return
        link.posting = True
        try:
            refusal = await self._heard(link)
        finally:
            link.posting = False
        if refusal is not None:
            await self._refuse(refusal)
        else:
            await self._respond(200, b"ok")

    async def _heard(self, link: Link) -> Refusal | None:
        limits = self._engine.limits
        try:
            async with asyncio.timeout((limits.ping_interval + limits.ping_timeout) / 1000):
                body = await self._body(limits.max_payload)
        except OverflowError:
            link.lost(reasons.TOO_LONG)
            return TOO_LARGE
        except (ConnectionResetError, TimeoutError):
            link.lost(reasons.TRANSPORT_ERROR)
            return BAD_REQUEST
        return None if link.post(body) else BAD_REQUEST

    async def _body(self, longest: int) -> bytes:
        body, more = bytearray(), True
        while more:
            message = await self._receive()
            if message["type"] == "http.disconnect":
                raise ConnectionResetError
            body += message.get("body", b"")
            if len(body) > longest:
                raise OverflowError
            more = message.get("more_body", False)
        return bytes(body)

    # -- the GET that waits

    async def _poll(self, link: Link) -> None:
        poller: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        if not link.poll(poller):
            await self._refuse(BAD_REQUEST)
            return
        if not poller.done():
            await self._wait(link, poller)
        await self._respond(200, poller.result())

    async def _wait(self, link: Link, poller: asyncio.Future[bytes]) -> None:
        """Until there is something to say, or nobody there to hear it."""
        gone = asyncio.ensure_future(self._until_gone())
        waiting: set[asyncio.Future[Any]] = {gone, poller}
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            if not poller.done():
                link.lost(reasons.TRANSPORT_ERROR)

    async def _until_gone(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass

    # -- answers

    async def _refuse(self, refusal: Refusal) -> None:
        body = json.dumps({"code": refusal.code, "message": refusal.message})
        await self._respond(refusal.status, body.encode(), b"application/json")

    async def _respond(self, status: int, body: bytes, kind: bytes = TEXT) -> None:
        preflight = self._scope["method"] == "OPTIONS"
        headers = [
            (b"content-type", kind),
            (b"content-length", b"%d" % len(body)),
            (b"cache-control", b"no-store"),
            *cors(self._engine.origins, self._headers.get("origin"), preflight),
        ]
        await self._send({"type": "http.response.start", "status": status, "headers": headers})
        await self._send({"type": "http.response.body", "body": body})
