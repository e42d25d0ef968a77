"""Realtime beside an application, on any ASGI server."""

from typing import Protocol

from ronda.server.realtime.asgi_pipe import carry
from ronda.server.realtime.asgi_types import Asgi, Message, Receive, Scope, Send
from ronda.server.realtime.engine import Engine
from ronda.server.realtime.polling import Polling


class Part(Protocol):
    """What is mounted: `Realtime`, or Engine.IO alone."""

    engine: Engine

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class Mounted:
    """An ASGI application: Engine.IO at its path, everything else as before."""

    def __init__(self, app: Asgi, part: Part) -> None:
        self._app = app
        self._part = part

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        engine = self._part.engine
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
        elif engine.serves(scope["path"]):
            await serve(engine, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def watched() -> Message:
            message = await receive()
            if message["type"] == "lifespan.startup":
                await self._part.start()
            elif message["type"] == "lifespan.shutdown":
                await self._part.stop()
            return message

        await self._app(scope, watched, send)


async def serve(engine: Engine, scope: Scope, receive: Receive, send: Send) -> None:
    """One request for Engine.IO's path."""
    if scope["type"] == "http":
        await Polling(engine, scope, receive, send).answer()
    elif scope["type"] == "websocket":
        await carry(engine, scope, receive, send)


async def nothing_else(scope: Scope, receive: Receive, send: Send) -> None:
    """An application for a server that has no other: it lives, and finds nothing."""
    if scope["type"] == "lifespan":
        await _live_and_die(receive, send)
    elif scope["type"] == "http":
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b"not found"})
    else:
        await receive()
        await send({"type": "websocket.close", "code": 1000})


async def _live_and_die(receive: Receive, send: Send) -> None:
    for phase in ("startup", "shutdown"):
        await receive()
        await send({"type": f"lifespan.{phase}.complete"})
