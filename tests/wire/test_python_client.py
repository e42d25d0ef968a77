"""python-socketio's client, over every transport, talks with the echo server."""

import asyncio
from typing import Any

import pytest
import socketio  # type: ignore[import-untyped]  # it says nothing of its types

from tests.wire.talking import alone

TRANSPORTS = [["polling"], ["websocket"], ["polling", "websocket"]]


@pytest.mark.parametrize("transports", TRANSPORTS, ids=" then ".join)
def test_python_socketios_client_is_understood(echo: str, transports: list[str]) -> None:
    async def scenario() -> None:
        client = socketio.AsyncClient()
        heard: asyncio.Queue[tuple[Any, ...]] = asyncio.Queue()
        client.on("auth", lambda *args: heard.put_nowait(args))
        client.on("message-back", lambda *args: heard.put_nowait(args))
        await client.connect(f"http://{echo}", auth={"token": "123"}, transports=transports)
        assert await heard.get() == ({"token": "123"},)
        await client.emit("message", (1, "dos", {"tres": [b"\1", b"\2"]}))
        assert await heard.get() == (1, "dos", {"tres": [b"\1", b"\2"]})
        assert await client.call("message-with-ack", "a") == "a"
        await client.disconnect()

    alone(scenario())
