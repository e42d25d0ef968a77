"""uvicorn with Engine.IO on the same port: polling through ASGI, WebSocket through picows."""

import socket
from typing import Any

import uvicorn

from ronda.server.realtime.asgi_types import Asgi
from ronda.server.realtime.door import door
from ronda.server.realtime.http import BoundedHttp
from ronda.server.realtime.mounting import Mounted, Part, nothing_else


def config(*parts: Part, app: Asgi = nothing_else, **settings: Any) -> uvicorn.Config:
    """uvicorn's own settings, with each part mounted on the application."""
    defaults: dict[str, Any] = {
        "http": BoundedHttp,
        "ws_per_message_deflate": False,
        "access_log": False,
        "log_level": "warning",
    }
    for part in parts:
        app = Mounted(app, part)
    whole: Any = app
    ws = door([part.engine for part in parts])
    return uvicorn.Config(whole, ws=ws, **(defaults | settings))


class Server(uvicorn.Server):
    """Ends the sessions first, so that no poll that waits holds up the end of the server."""

    def __init__(self, configured: uvicorn.Config, *parts: Part) -> None:
        super().__init__(configured)
        self._parts = parts

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for part in self._parts:
            part.engine.close()
        await super().shutdown(sockets)
