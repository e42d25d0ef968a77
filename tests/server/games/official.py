"""npm's socket.io-client, driven from here: as python-socketio's client is, as far as we use it.

One Node holds the sockets of a test. What it is told to do, and what happens to it, are lines.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any, Self

from tests.wire.official import HERE, installed

LONGEST_LINE = 2**24
PATIENCE = 30  # seconds until it is connected, or refused
Hear = Callable[..., Awaitable[None]]


class Node:
    """The process, and the sockets in it."""

    def __init__(self) -> None:
        self._sockets: dict[int, OfficialClient] = {}
        self._numbers = count(1)

    async def __aenter__(self) -> Self:
        command, pipe = await asyncio.to_thread(installed, "player.mjs"), asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *command, cwd=HERE, limit=LONGEST_LINE, stdin=pipe, stdout=pipe
        )
        self._listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening
        assert self._process.stdin
        self._process.stdin.close()
        await self._process.wait()

    def client(self) -> "OfficialClient":
        """One more socket."""
        number = next(self._numbers)
        self._sockets[number] = OfficialClient(self, number)
        return self._sockets[number]

    def tell(self, **order: Any) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(order).encode() + b"\n")

    async def _listen(self) -> None:
        assert self._process.stdout
        async for line in self._process.stdout:
            told = json.loads(line)
            await self._sockets[told["socket"]].happened(told)


class OfficialClient:
    """A socket, in the namespace of games."""

    def __init__(self, node: Node, number: int) -> None:
        self._node = node
        self._number = number
        self._hears: dict[str, Hear] = {}
        self._come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gone = asyncio.Event()
        self._calls: dict[int, asyncio.Future[Any]] = {}
        self._numbers = count(1)

    def on(self, event: str, hear: Hear, namespace: str) -> None:
        self._hears[event] = hear

    async def connect(
        self, url: str, auth: Any, namespaces: list[str], transports: list[str]
    ) -> None:
        self._node.tell(
            do="connect", socket=self._number, url=url + namespaces[0], auth=auth,
            transports=transports,
        )  # fmt: skip
        await asyncio.wait_for(self._come, PATIENCE)

    async def emit(self, event: str, data: Any, namespace: str) -> None:
        self._node.tell(do="emit", socket=self._number, event=event, data=data)

    async def call(
        self, event: str, data: Any, namespace: str, timeout: int = PATIENCE
    ) -> Any:  # fmt: skip
        number = next(self._numbers)
        answer = self._calls[number] = asyncio.get_running_loop().create_future()
        self._node.tell(do="call", socket=self._number, call=number, event=event, data=data)
        return await asyncio.wait_for(answer, timeout)

    async def disconnect(self) -> None:
        self._node.tell(do="disconnect", socket=self._number)
        if self._come.done() and not self._come.exception():
            await self._gone.wait()

    async def happened(self, told: dict[str, Any]) -> None:
        """Something has."""
        match told["happened"]:
            case "connect":
                self._come.set_result(None)
            case "refused":
                self._come.set_exception(ConnectionRefusedError(told["message"]))
            case "disconnect":
                self._gone.set()
                await self._hears["disconnect"](told["reason"])
            case "event":
                await self._hears["*"](told["event"], told.get("data"))
            case "answer":
                self._calls.pop(told["call"]).set_result(told["answer"])
