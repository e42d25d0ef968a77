"""Servers on ports, and people who come over the network with a client of Socket.IO."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial, wraps
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple, Self

import httpx
import socketio  # type: ignore[import-untyped]  # it says nothing of its types

from ronda.server.identity.passwords import Passwords
from ronda.server.service import Service, open_service
from ronda.server.serving import GameServer, listening, server_for
from ronda.server.tables import Live
from tests.server.games import contract
from tests.server.games.official import Node
from tests.server.serving import QUICK, Person, Place, settings_in

PATIENCE = 60  # seconds; the machine may be busy
WEBSOCKET = ("websocket",)
BY_ITSELF = ("polling", "websocket")  # what the official client does unless it is told otherwise
Payload = Any


class Way(NamedTuple):
    """Which store, how many processes, and whose client."""

    database: str | None = None  # by default a file
    redis: str | None = None
    processes: int = 1
    official: bool = False

    @property
    def changed(self) -> dict[str, Any]:
        """What differs from the usual settings."""
        wanted = {"database_url": self.database, "redis_url": self.redis}
        return {name: value for name, value in wanted.items() if value is not None}


PLAIN = Way()


class Player:
    """Somebody with a socket at `/game`, who remembers what was heard."""

    def __init__(
        self, url: str, token: str | None, code: str, language: str = "en", client: Any = None
    ) -> None:
        self.url = url
        self.code = code
        self.token = token
        self.language = language
        self.log: list[tuple[str, Payload]] = []
        self.read: Counter[str] = Counter()  # how many of each name were waited for
        self.races = False  # is it the game that the contract is about?
        self.gone = asyncio.Event()
        self._news = asyncio.Condition()
        self.transports: Sequence[str] = WEBSOCKET
        self.client = client or socketio.AsyncClient(reconnection=False)
        self.client.on("*", self._hear, namespace="/game")
        self.client.on("disconnect", self._drop, namespace="/game")

    async def _hear(self, event: str, data: Payload = None) -> None:
        if event == "game:state":
            self.races = data["table"]["game"] == "serpent"
        if self.races or event not in contract.OF_THE_RACE:
            contract.check(event, data)
        async with self._news:
            self.log.append((event, data))
            self._news.notify_all()

    async def _drop(self, *_: object) -> None:
        self.gone.set()

    async def connect(self, **auth: Any) -> Self:
        shown = {"token": self.token} if self.token else {}
        await self.client.connect(
            self.url, auth={**shown, "language": self.language, **auth}, namespaces=["/game"],
            transports=list(self.transports),
        )  # fmt: skip
        return self

    async def leave(self) -> None:
        """Lose the connection."""
        await self.client.disconnect()

    async def say(self, event: str, **data: Any) -> Any:
        """Emit, and wait for the acknowledgement."""
        payload = {"gameCode": self.code, **data}
        return await self.client.call(event, payload, namespace="/game", timeout=PATIENCE)

    async def emit(self, event: str, data: Any) -> None:
        await self.client.emit(event, data, namespace="/game")

    async def hears(self, event: str, **expected: Any) -> Payload:
        """The next event of this name with these values; what was waited for before is past."""
        try:
            async with self._news, asyncio.timeout(PATIENCE):
                while (found := self._next(event, expected)) is None:
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"no {event} {expected}: {self.heard(event)}") from None
        return found

    def _next(self, event: str, expected: dict[str, Any]) -> Payload:
        heard = self.heard(event)
        for index in range(self.read[event], len(heard)):
            if {name: heard[index].get(name) for name in expected} == expected:
                self.read[event] = index + 1
                return heard[index]
        return None

    def heard(self, event: str) -> list[Payload]:
        """All of this name, ever."""
        return [data for name, data in self.log if name == event]


class Network(Place):
    """A place on a port; or on several, and whoever comes is sent to the next of them."""

    def __init__(
        self, running: Sequence["Running"], client: httpx.AsyncClient, node: Node | None = None
    ) -> None:
        super().__init__(running[0].service, client)
        self.services = [each.service for each in running]
        self.url = running[0].url
        self.players: list[Player] = []
        self._running = running
        self._urls = cycle([each.url for each in running])
        self._node = node

    def stop(self) -> None:
        """As a signal does."""
        for each in self._running:
            each.server.should_exit = True

    async def sits(self, token: str | None, code: str, language: str = "en") -> Player:
        """Somebody who connects with a game token."""
        client = self._node.client() if self._node else None
        player = Player(next(self._urls), token, code, language, client)
        if self._node and len(self.services) == 1:
            player.transports = BY_ITSELF
        self.players.append(player)
        return await player.connect()

    async def comes(self, person: Person, code: str, name: str | None = None) -> Player:
        """Somebody who joins by the code, and connects."""
        named = {} if name is None else {"playerName": name}
        answer = await person.post("/api/games/join", {"gameCode": code, **named})
        assert answer.status_code == 200, answer.text
        player = await self.sits(answer.json()["gameToken"], code)
        await player.hears("game:joined")
        await player.hears("game:state")
        return player

    async def live(self, game_id: str) -> Live:
        """The table itself, for a test that lays it out."""
        return await self.service.hall.find(game_id)

    async def lives(self, game_id: str) -> list[Live]:
        """The table, as each process has it."""
        return [await service.hall.find(game_id) for service in self.services]


class Running(NamedTuple):
    """A server, what it serves, and where."""

    service: Service
    server: GameServer
    url: str


class Turns(httpx.AsyncHTTPTransport):
    """Each request goes to the next server, as behind a proxy."""

    def __init__(self, urls: Sequence[str]) -> None:
        super().__init__()
        self._ports = cycle([httpx.URL(url).port for url in urls])

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(port=next(self._ports))
        return await super().handle_async_request(request)


@asynccontextmanager
async def running_in(folder: Path, **changed: Any) -> AsyncIterator[Running]:
    """A server on a free port, in this loop."""
    service = await open_service(settings_in(folder, **changed), Passwords(QUICK))
    listener = listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    server = server_for(service)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Running(service, server, f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        await serving
        await service.close()


@asynccontextmanager
async def network_in(folder: Path, way: Way = PLAIN, **changed: Any) -> AsyncIterator[Network]:
    """As many servers as are asked for, on one store."""
    async with AsyncExitStack() as stack:
        opening = partial(running_in, folder, **way.changed, **changed)
        running = [await stack.enter_async_context(opening()) for _ in range(way.processes)]
        urls = [each.url for each in running]
        node = await stack.enter_async_context(Node()) if way.official else None
        client = httpx.AsyncClient(transport=Turns(urls), base_url=urls[0], timeout=PATIENCE)
        network = Network(running, await stack.enter_async_context(client), node)
        try:
            yield network
        finally:
            for player in network.players:
                await player.client.disconnect()


def networked(test: Callable[[Network], Awaitable[None]]) -> Callable[[Path], None]:
    """A test that is given a server to itself."""

    @wraps(test)
    def synchronous(tmp_path: Path) -> None:
        asyncio.run(on_network(test, tmp_path))

    del synchronous.__wrapped__  # pytest would ask for a network
    return synchronous


def everywhere(test: Callable[[Network], Awaitable[None]]) -> Callable[[Path, Way], None]:
    """The same, on either store, on one process and on three, with the official client."""

    @wraps(test)
    def synchronous(tmp_path: Path, way: Way) -> None:
        asyncio.run(on_network(test, tmp_path, way))

    del synchronous.__wrapped__
    return synchronous


async def on_network(
    test: Callable[[Network], Awaitable[None]], folder: Path, way: Way = PLAIN
) -> None:
    async with network_in(folder, way) as network:
        await test(network)
