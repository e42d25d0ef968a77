"""Clients that know nothing of the protocols: requests and WebSockets, packet by packet."""

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, ClientWSTimeout, WSMsgType

PATIENCE = 5.0


def alone(scenario: Coroutine[Any, Any, None]) -> None:
    """Runs one scenario, for so long and no longer."""

    async def bounded() -> None:
        async with asyncio.timeout(20):
            await scenario

    asyncio.run(bounded())


class Talk:
    """Requests for one path of one server."""

    def __init__(self, http: ClientSession, host: str, path: str) -> None:
        self.http = http
        self._url = f"://{host}{path}?"

    async def get(self, query: str, method: str = "GET") -> tuple[int, str]:
        async with self.http.request(method, f"http{self._url}{query}") as response:
            return response.status, await response.text()

    async def post(self, sid: str, body: str | AsyncIterator[bytes]) -> tuple[int, str]:
        url = f"http{self._url}EIO=4&transport=polling&sid={sid}"
        async with self.http.post(url, data=body) as response:
            return response.status, await response.text()

    async def poll(self, sid: str) -> tuple[int, str]:
        return await self.get(f"EIO=4&transport=polling&sid={sid}")

    async def open_polling(self) -> str:
        status, text = await self.get("EIO=4&transport=polling")
        assert status == 200
        return str(json.loads(text[1:])["sid"])

    @asynccontextmanager
    async def websocket(
        self, query: str = "EIO=4&transport=websocket"
    ) -> AsyncIterator[ClientWebSocketResponse]:
        closing = ClientWSTimeout(ws_close=1.0)
        async with self.http.ws_connect(f"ws{self._url}{query}", timeout=closing) as socket:
            yield socket

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[ClientWebSocketResponse]:
        """A WebSocket whose first packet has been read."""
        async with self.websocket() as socket:
            await heard(socket)
            yield socket

    @asynccontextmanager
    async def joined(self) -> AsyncIterator[ClientWebSocketResponse]:
        """A WebSocket in the main namespace, which has told what it was authenticated by."""
        async with self.opened() as socket:
            await socket.send_str("40")
            await heard(socket)
            await heard(socket)
            yield socket


class Raw:
    """A WebSocket written by hand, byte by byte, which reads only when it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def write(self, *frames: bytes) -> None:
        self.writer.write(b"".join(frames))

    async def end(self) -> bytes:
        """What comes at the end: a closing frame, or nothing."""
        found = b""
        with suppress(ConnectionResetError):
            while b"\x88" not in found:
                got = await asyncio.wait_for(self.reader.read(2**14), PATIENCE)
                if not got:
                    return b""
                found = found[-1:] + got
        return found[found.find(b"\x88") :]


REQUEST = (
    "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@asynccontextmanager
async def raw(host: str) -> AsyncIterator[Raw]:
    """Past the handshake, and with a buffer so small that not reading is soon noticed."""
    made = sockets.socket()
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    made.setblocking(False)
    name, port = host.split(":")
    await asyncio.get_running_loop().sock_connect(made, (name, int(port)))
    reader, writer = await asyncio.open_connection(sock=made, limit=2**14)
    writer.write(REQUEST.format(host=host).encode())
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


def masked(payload: bytes, opcode: int = 1, last: bool = True) -> bytes:
    """A frame as clients send it; the mask is zero, so that the payload stands as it is."""
    head = bytes([opcode | (0x80 if last else 0)])
    if len(payload) < 126:
        return head + bytes([0x80 | len(payload)]) + bytes(4) + payload
    return head + b"\xfe" + len(payload).to_bytes(2, "big") + bytes(4) + payload


@asynccontextmanager
async def talk(host: str, path: str) -> AsyncIterator[Talk]:
    async with ClientSession() as http:
        yield Talk(http, host, path)


async def heard(socket: ClientWebSocketResponse) -> str | bytes:
    """The next packet that is no ping."""
    while True:
        message = await socket.receive(PATIENCE)
        assert message.type in {WSMsgType.TEXT, WSMsgType.BINARY}, message
        if message.data != "2":
            return message.data  # type: ignore[no-any-return]


async def closed(socket: ClientWebSocketResponse) -> int:
    """Waits for the end, past whatever comes before it; the code it ended with."""
    while True:
        message = await socket.receive(PATIENCE)
        if message.type not in {WSMsgType.TEXT, WSMsgType.BINARY}:
            return socket.close_code or 0
