"""The server that the public conformance suites of Engine.IO and Socket.IO expect.

    python tests/wire/echo_server.py --port 3000

Socket.IO is at /socket.io/ and Engine.IO alone at /engine.io/. `--asgi` leaves picows out.
"""

import argparse
from math import inf
from typing import Any

import uvicorn

from ronda.server.realtime import (
    Limits,
    Link,
    Mounted,
    Realtime,
    Reply,
    Server,
    Socket,
    config,
)
from ronda.server.realtime.engine import Engine
from ronda.server.realtime.mounting import nothing_else
from ronda.wire import Binary

LIMITS = Limits(ping_interval=300, ping_timeout=200, max_payload=1_000_000, connect_timeout=1000)


class Echo:
    """Says again what it hears, as Engine.IO messages."""

    due = inf

    def __init__(self, link: Link) -> None:
        self._link = link

    def heard(self, message: str | bytes) -> None:
        self._link.send(f"4{message}".encode() if isinstance(message, str) else Binary(message))

    def tick(self, now: float) -> None: ...

    def closed(self, reason: str) -> None: ...


def realtime(limits: Limits) -> Realtime:
    made = Realtime(limits=limits, origins=["*"])
    for name in ("/", "/custom"):
        made.namespace(name).connected(lambda socket: socket.emit("auth", socket.auth))
    main = made.namespace("/")

    @main.on("message", whole=True)
    def message(socket: Socket, args: list[Any], reply: Reply) -> None:
        socket.emit("message-back", *args)

    @main.on("message-with-ack", whole=True)
    def message_with_ack(socket: Socket, args: list[Any], reply: Reply) -> None:
        reply(*args)

    return made


class EngineAlone:
    def __init__(self, limits: Limits) -> None:
        self.engine = Engine(Echo, path="/engine.io/", limits=limits, origins=["*"])

    async def start(self) -> None: ...

    async def stop(self) -> None:
        self.engine.close()


def server(port: int, *, plain_asgi: bool = False, limits: Limits = LIMITS) -> uvicorn.Server:
    parts = (realtime(limits), EngineAlone(limits))
    if not plain_asgi:
        return Server(config(*parts, port=port), *parts)
    app = Mounted(Mounted(nothing_else, parts[1]), parts[0])
    return Server(
        uvicorn.Config(app, port=port, log_level="warning", ws="websockets-sansio"), *parts
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--asgi", action="store_true", help="nothing but ASGI")
    chosen = parser.parse_args()
    server(chosen.port, plain_asgi=chosen.asgi).run()


if __name__ == "__main__":
    main()
