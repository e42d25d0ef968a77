"""What a server leaves behind in its store: a match that is over, and one that goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, text

from ronda.catalogue import games
from ronda.server.service import wall_clock
from ronda.server.tables import Hall, Live, Wanted
from ronda.store import Store, open_store

DATA = "ronda-data"


class Left(NamedTuple):
    """The ids of what is there."""

    over: str
    going_on: str

    @property
    def match(self) -> str:
        """The match that is over."""
        return f"{self.over}.1"


def address(folder: Path) -> str:
    """Where `ronda` looks when nobody says anything else."""
    return f"sqlite:///{folder / DATA / 'ronda.sqlite'}"


def served(folder: Path) -> Left:
    """A server was here, and stopped."""
    return asyncio.run(_serve(folder))


def spoil(folder: Path, statement: str) -> None:
    """Somebody meddles with the database."""
    asyncio.run(with_store(folder, lambda store: store.write(_execute, statement)))


def _execute(connection: Connection, statement: str) -> None:
    connection.execute(text(statement))


async def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async with await open_store(address(folder)) as store:
        await work(store)


async def _serve(folder: Path) -> Left:
    async with await open_store(address(folder)) as store:
        hall = Hall(store, games(), wall_clock)
        over, going_on = await begun(hall), await begun(hall)
        for _ in range(3):
            await said(over, "ana", "action", action="noOffer", data={})
        await said(going_on, "ana", "action", action="noOffer", data={})
        await hall.stop()
        return Left(over.id, going_on.id)


async def begun(hall: Hall) -> Live:
    """A match of two people."""
    live = await hall.open(games()["snatch"], Wanted("ana", "Ana", {}, {"ask_ready": False}))
    await said(live, "luis", "join", name="Luis")
    await said(live, "ana", "start")
    return live


async def said(live: Live, by: str, kind: str, **data: object) -> None:
    answer = await live.hall.say(live, by, kind, data)
    assert answer.ok, answer
