"""The benchmark's game on Ronda: `--ws asgi` for uvicorn's own WebSocket instead of picows."""

import argparse
from typing import Any

import uvicorn

from benchmarks.wire.servers.view import view
from ronda.server.realtime import Limits, Mounted, Realtime, Reply, Server, Socket, config
from ronda.server.realtime.mounting import nothing_else

LIMITS = Limits(messages_per_second=100_000, connections_per_address=10_000)
Rooms = dict[int, dict[int, Socket]]


def game() -> Realtime:
    realtime = Realtime(limits=LIMITS)
    main = realtime.namespace("/")
    rooms: Rooms = {}

    @main.on("join")
    def join(socket: Socket, data: Any, reply: Reply) -> None:
        rooms.setdefault(data["room"], {})[data["seat"]] = socket
        reply(True)

    @main.on("action")
    def action(_: Socket, data: Any, _reply: Reply) -> None:
        version = data["version"] + 1
        for seat, player in rooms[data["room"]].items():
            player.emit("view", view(version, seat))

    return realtime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--ws", choices=["picows", "asgi"], default="picows")
    chosen = parser.parse_args()
    realtime = game()
    if chosen.ws == "picows":
        served = config(realtime, port=chosen.port)
    else:
        app: Any = Mounted(nothing_else, realtime)
        settings: dict[str, Any] = {"ws_per_message_deflate": False, "log_level": "warning"}
        served = uvicorn.Config(app, port=chosen.port, ws="websockets-sansio", **settings)
    Server(served, realtime).run()


if __name__ == "__main__":
    main()
