"""People who play without a pause, and remember what they were told is done."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
import socketio  # type: ignore[import-untyped]  # it says nothing of its types

from ronda.bots.chance import random_bot
from ronda.engine import Recording
from ronda.rules import Luck

PATIENCE = 60  # seconds
KINDS: list[dict[str, Any]] = [
    {"game": "snatch", "options": {"variant": "G1"}},
    {"game": "playone"},
    {"game": "playone", "options": {"turn_seconds": 1}},  # where Luis dreams, and time plays
]
BROKEN = (socketio.exceptions.SocketIOError, OSError)  # as is to be expected of a server that dies
SETTINGS = {"ask_ready": False, "absent": "wait"}


class Move(NamedTuple):
    """What somebody did, as the log has it."""

    seat: int
    action: str
    data: Any


class Board:
    """A table: who has its tokens, and what was acknowledged there."""

    def __init__(self, table: dict[str, Any], tokens: list[str], dreamer: int | None) -> None:
        self.dreamer = dreamer  # the seat of somebody who never does anything
        self.id = str(table["id"])
        self.code = str(table["gamecode"])
        self.tokens = tokens
        self.acknowledged: dict[tuple[int, int], Move] = {}  # by match and version
        self.attempted: list[Move] = []  # and never answered
        self.fresh = 0  # acknowledged since somebody last looked
        self.told = 0  # acknowledged in all
        self.guessed = 0  # never answered, and yet it was written

    def check(self, recordings: list[Recording]) -> None:
        """Everything that was acknowledged is in the log, once, and as it was said."""
        for (match, version), move in self.acknowledged.items():
            entries = recordings[match - 1].entries
            found = [entry for entry in entries if entry.version == version]
            assert len(found) == 1, f"{self.code}: version {version} is there {len(found)} times"
            said = Move(found[0].seat, found[0].action, found[0].data)
            assert said == move, f"{self.code}: version {version} is {said}, not {move}"

    def strangers(self, recordings: list[Recording]) -> int:
        """How many moves nobody has made: each was acknowledged, or at least attempted."""
        attempted = list(self.attempted)
        unknown = 0
        for match, recording in enumerate(recordings, start=1):
            for entry in recording.entries:
                move = Move(entry.seat, entry.action, entry.data)
                if entry.kind != "play" or (match, entry.version) in self.acknowledged:
                    continue
                if move in attempted:
                    attempted.remove(move)
                else:
                    unknown += 1
        return unknown


class Player:
    """One seat, on one connection."""

    def __init__(self, board: Board, seat: int, luck: Luck) -> None:
        self.board = board
        self.seat = seat
        self.luck = luck
        self.state: dict[str, Any] = {}
        self.begun = 0  # the last match that was begun from here
        self.leaving = False
        self._news = asyncio.Event()
        self.client = socketio.AsyncClient(reconnection=False)
        self.client.on("game:state", self._see, namespace="/game")
        self.client.on("game:state-update", self._see, namespace="/game")

    async def _see(self, state: dict[str, Any]) -> None:
        self.state = {**self.state, **state}
        self._news.set()

    async def play(self, address: str) -> None:
        """Until the connection breaks, or they are asked to leave."""
        auth = {"token": self.board.tokens[self.seat]}
        await self.client.connect(
            address, auth=auth, namespaces=["/game"], transports=["websocket"]
        )
        while self.client.connected and not self.leaving:
            self._news.clear()
            if not await self._act():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), 1)

    async def _act(self) -> bool:
        """Do what there is to do; was there anything?"""
        if not self.state:
            return False
        view: Any = self.state.get("view")
        over = view is None or view["result"] is not None
        if over and self.seat == 0 and self.begun <= self.state["match"]:
            return await self._begin("restart" if view else "start")
        if over or self.seat not in view["toAct"] or self.seat == self.board.dreamer:
            return False
        return await self._move(*random_bot(view, self.luck))

    async def _begin(self, command: str) -> bool:
        """A match, once: what comes next is known from the state."""
        answer = await self._say("game:command", command=command)
        if answer["ok"]:
            self.begun = answer["match"]
        return False

    async def _move(self, action: str, data: Any) -> bool:
        move = Move(self.seat, action, data)
        self.board.attempted.append(move)
        answer = await self._say("game:action", action=action, data=data)
        if answer.get("code") == "STORE_UNAVAILABLE":
            return False  # nobody knows whether it was written
        self.board.attempted.remove(move)
        if answer["ok"]:
            self.board.acknowledged[answer["match"], answer["version"]] = move
            self.board.fresh += 1
            self.board.told += 1
        return bool(answer["ok"])

    async def _say(self, event: str, **data: Any) -> Any:
        payload = {"gameCode": self.board.code, **data}
        return await self.client.call(event, payload, namespace="/game", timeout=PATIENCE)


async def opened(address: str, count: int) -> list[Board]:
    """So many tables with two people each."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        return [await one(client, KINDS[number % len(KINDS)], number) for number in range(count)]


async def one(client: httpx.AsyncClient, kind: dict[str, Any], number: int) -> Board:
    """A table with two people."""
    creator = await guest(client, f"Ana {number}")
    table = await table_of(client, creator, {**kind, "settings": SETTINGS})
    joining = {"gameCode": table["gamecode"], "playerName": f"Luis {number}"}
    joined = done(await client.post("/api/games/join", json=joining))
    dreamer = 1 if "turn_seconds" in kind.get("options", {}) else None
    return Board(table, [table["gameToken"], joined["gameToken"]], dreamer)


async def guest(client: httpx.AsyncClient, name: str) -> dict[str, str]:
    """Somebody without an account: the headers to show."""
    session = done(await client.post("/api/auth/guest", json={"name": name}))
    return {"Authorization": f"Bearer {session['accessToken']}"}


async def table_of(client: httpx.AsyncClient, creator: dict[str, str], wanted: Any) -> Any:
    """A table for everybody."""
    body = {"logintype": 0, **wanted}
    return done(await client.post("/api/games/start", json=body, headers=creator))


def done(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


@asynccontextmanager
async def playing(boards: list[Board], luck: Luck, *addresses: str) -> AsyncIterator[None]:
    """Everybody plays at every table for as long as their server is there.

    Where there are several servers, those at one table come to different ones.
    """
    players = [Player(board, seat, luck) for board in boards for seat in (0, 1)]
    tasks = [
        asyncio.create_task(player.play(addresses[player.seat % len(addresses)]))
        for player in players
    ]
    try:
        yield
    finally:
        await left(players, tasks)


async def left(players: list[Player], tasks: list[asyncio.Task[None]]) -> None:
    """Everybody hears the answer they wait for, if there still is somebody to give it."""
    for player in players:
        player.leaving = True
    while any(
        player.client.connected and not task.done()
        for player, task in zip(players, tasks, strict=True)
    ):
        await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    leaving = [player.client.shutdown() for player in players]
    await asyncio.gather(*leaving, return_exceptions=True)
    for problem in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(problem, Exception) and not isinstance(problem, BROKEN):
            raise problem


async def everybody_goes_on(boards: list[Board], moves: int = 1) -> None:
    """Until each table has taken so many moves from now on."""
    for board in boards:
        board.fresh = 0
    async with asyncio.timeout(PATIENCE * 3):
        while any(board.fresh < moves for board in boards):
            await asyncio.sleep(0.02)
