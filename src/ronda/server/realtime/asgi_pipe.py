"""A WebSocket as ASGI carries it: slower than the other, and there on every server."""

import asyncio
from collections.abc import Callable, Sequence

from ronda.server.realtime.asgi_types import Receive, Scope, Send, headers_of, peer_of, query_of
from ronda.server.realtime.engine import Engine
from ronda.server.realtime.link import ignored
from ronda.wire import Binary, Frame
from ronda.wire.engineio import reasons
from ronda.wire.engineio.request import Refusal
from ronda.wire.engineio.session import Session

CLOSE_TIMEOUT = 5.0
"""Seconds that what was said at the end has to get away."""


class AsgiPipe:
    """One connection. What it has to write waits in the session, which sees to the bound."""

    receive: Callable[[str | bytes], None]
    immediate = False

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = ignored
        self._receive = receive
        self._send = send
        self._session: Session | None = None
        self._extra: list[Frame] = []
        self._changed = asyncio.Event()
        self._reason: str | None = None
        self._writing: asyncio.Future[None] | None = None

    # -- for the link

    def write_all(self, frames: Sequence[Frame]) -> None:
        self._extra += frames
        self._changed.set()

    def flush(self, session: Session) -> None:
        self._session = session
        self._changed.set()

    def close(self, reason: str) -> None:
        self._reason = reason
        self._changed.set()
        if self._writing is not None:  # it may wait for a reader that there is not
            asyncio.get_running_loop().call_later(self._patience(), self._writing.cancel)

    # -- for the server

    async def carry(self, lost: Callable[[], None]) -> None:
        await self._send({"type": "websocket.accept"})
        reading = asyncio.ensure_future(self._read())
        writing = self._writing = asyncio.ensure_future(self._write())
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            lost()
            reading.cancel()
            await self._finish(writing)

    async def _read(self) -> None:
        while (message := await self._receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            self.receive(text if text is not None else bytes(message.get("bytes") or b""))

    async def _write(self) -> None:
        while self._reason is None:
            await self._changed.wait()
            self._changed.clear()
            await self._write_all()
        await self._write_all()
        await self._send({"type": "websocket.close", "code": 1000, "reason": self._reason})

    async def _write_all(self) -> None:
        while frames := self._taken():
            for frame in frames:
                await self._write_one(frame)

    def _taken(self) -> list[Frame]:
        extra, self._extra = self._extra, []
        return extra + (self._session.take() if self._session is not None else [])

    async def _write_one(self, frame: Frame) -> None:
        if isinstance(frame, Binary):
            await self._send({"type": "websocket.send", "bytes": frame.data})
        else:
            await self._send({"type": "websocket.send", "text": frame.decode()})

    async def _finish(self, writing: asyncio.Future[None]) -> None:
        await asyncio.wait({writing}, timeout=self._patience())
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)

    def _patience(self) -> float:
        return 0 if self._reason in {None, reasons.SLOW_READER} else CLOSE_TIMEOUT


async def carry(engine: Engine, scope: Scope, receive: Receive, send: Send) -> None:
    """One ASGI WebSocket from its opening to its end."""
    await receive()
    admitted = engine.admitted(query_of(scope), headers_of(scope), peer_of(scope))
    if isinstance(admitted, Refusal):
        await send({"type": "websocket.close", "code": 1008, "reason": admitted.message})
        return
    pipe = AsgiPipe(receive, send)
    link = engine.board(*admitted, pipe)
    if link is None:
        pipe.close(reasons.TRANSPORT_ERROR)
    await pipe.carry(lambda: link.pipe_lost(pipe) if link is not None else None)
