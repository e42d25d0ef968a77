"""The benchmark's game on python-socketio, with uvicorn, uvloop and httptools."""

import argparse
from typing import Any

import socketio  # type: ignore[import-untyped]  # it says nothing of its types
import uvicorn

from benchmarks.wire.servers.view import view

sio = socketio.AsyncServer(async_mode="asgi")
rooms: dict[int, dict[int, str]] = {}


@sio.event  # type: ignore[untyped-decorator]
async def join(sid: str, data: Any) -> bool:
    rooms.setdefault(data["room"], {})[data["seat"]] = sid
    return True


@sio.event  # type: ignore[untyped-decorator]
async def action(_: str, data: Any) -> None:
    version = data["version"] + 1
    for seat, player in rooms[data["room"]].items():
        await sio.emit("view", view(version, seat), to=player)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    chosen = parser.parse_args()
    app = socketio.ASGIApp(sio)
    uvicorn.run(app, port=chosen.port, log_level="warning", ws_per_message_deflate=False)


if __name__ == "__main__":
    main()
