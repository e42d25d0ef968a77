"""Serving: everything opened, on one port, until it is told to stop."""

import asyncio
import gc
import logging
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import FrameType

from uvicorn.config import Config

from ronda.server.app import create_app
from ronda.server.configuration import Settings
from ronda.server.log import configure_logging
from ronda.server.realtime import Server, config
from ronda.server.service import Service, open_service

GRACE = 10  # seconds for requests to finish
BACKLOG = 2048
RESTART = "game:server-restart"
RECONNECT_MS = 1000
COLLECTOR = (50_000, 20, 100)

Told = Callable[[str], None]


class GameServer(Server):
    """Lets tables finish what they accepted, and tells people to come back, before it goes."""

    def __init__(self, configured: Config, service: Service, ready: Callable[[], None]) -> None:
        super().__init__(configured, service.realtime)
        self._service = service
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._service.hall.stop()
        game = self._service.realtime.namespace("/game")
        going = {"code": "SERVER_STOPPING", "reconnectInMs": RECONNECT_MS}
        game.deliver(game.frames(RESTART, [going]), None, None)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """To be told to stop is no failure: uvicorn would die of the signal in the end."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Service]:
    """A service for as long as it is needed."""
    service = await open_service(settings)
    try:
        yield service
    finally:
        await service.close()


def nothing() -> None:
    """What there is to do where nobody waits."""


def server_for(service: Service, ready: Callable[[], None] = nothing) -> GameServer:
    """The server of this service; `ready` is called once it serves, and stops when told to."""
    configured = config(
        service.realtime, app=create_app(service), log_config=None,
        timeout_graceful_shutdown=GRACE, server_header=False, proxy_headers=False,
    )  # fmt: skip
    return GameServer(configured, service, ready)


def listening(host: str, port: int) -> socket.socket:
    """A port to serve on. Raises OSError for one that cannot be had."""
    places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, _, _, _, address = places[0]
    return socket.create_server(address[:2], family=family, backlog=BACKLOG)


def address_of(listener: socket.socket) -> str:
    """What to type into a browser."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def run(settings: Settings, listener: socket.socket, told: Told) -> None:
    """Serve until a signal says to stop."""
    async with opened(settings) as service:
        server = server_for(service, lambda: told(address_of(listener)))
        calm_collector()
        await server.serve(sockets=[listener])


def calm_collector() -> None:
    """What an action makes is let go by its last reference, and what is here by now stays. To look
    for cycles as often as Python does by itself took a fifth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


def serve(settings: Settings, listener: socket.socket, told: Told) -> None:
    """What `ronda serve` does; `told` hears the address, once anybody can come."""
    configure_logging(settings.log_format, settings.log_level)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells even what need not be done
    loops = config().get_loop_factory()
    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(run(settings, listener, told))
