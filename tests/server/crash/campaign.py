"""People at many tables, and what has become of all that they were told."""

import asyncio
import os
from collections import Counter
from pathlib import Path

import httpx

from ronda.catalogue import games
from ronda.engine import Recording
from ronda.rules import Luck
from ronda.store import Store, look_into_store
from ronda.store.tables import find_table, live_tables
from ronda.table import CLOCK, Line, recordings
from tests.server.crash.load import Board, Move, guest, opened, table_of

CRASHES = int(os.environ.get("RONDA_CRASHES", "2"))
SEED = os.environ.get("RONDA_CRASH_SEED", "crash")
TABLES = 6
LONGEST = 1500  # milliseconds of load before a crash
FREELY = {"RONDA_LIMITS": "10000"}


class Campaign:
    """One store, and everybody who comes to its tables."""

    def __init__(self, folder: Path, store: str) -> None:
        self.luck = Luck(SEED, 0)
        self.boards: list[Board] = []
        self.sleepers: list[str] = []
        self._folder = folder
        self._store = store

    async def lay(self, address: str) -> None:
        """The tables, at first; and each time one more that nobody comes to.

        That one is closed after a while, whoever is alive then (K10).
        """
        if not self.boards:
            self.boards = await opened(address, TABLES)
        unstarted = {"unstarted_ms": 1000 + self.luck.pick(range(4000))}
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            creator = await guest(client, "Eva")
            table = await table_of(client, creator, {"game": "snatch", "settings": unstarted})
        self.sleepers.append(str(table["id"]))

    async def at_any_moment(self, longest: int = LONGEST) -> None:
        """Some time passes."""
        await asyncio.sleep(self.luck.pick(range(longest)) / 1000)

    async def check(self) -> None:
        """What people were told is in the log, and nothing that nobody has done."""
        async with await look_into_store(self._store) as store:
            for board in self.boards:
                played = recordings(games(), await lines_of(store, board.id))
                board.check(played)
                assert board.strangers(played) == 0
                board.attempted.clear()
                adopt(board, played)

    async def everybody_is_closed(self) -> None:
        """Each that fell asleep is closed, by time and once."""
        async with await look_into_store(self._store) as store, asyncio.timeout(120):
            while {table.id for table in await store.read(live_tables)} & {*self.sleepers}:
                await asyncio.sleep(0.1)
            for table in self.sleepers:
                lines = await lines_of(store, table)
                assert [line.kind for line in lines if line.by == CLOCK] == ["end"]
                assert lines[-1].data["reason"] == "UNSTARTED"

    async def report(self) -> None:
        """Time has played, too; and the figures, for whoever runs it by hand."""
        kinds: Counter[str] = Counter()
        async with await look_into_store(self._store) as store:
            for board in self.boards:
                kinds.update(line.kind for line in await lines_of(store, board.id))
        assert kinds["timeout"] > 0
        figures = {
            "crashes": CRASHES,
            "acknowledged": sum(board.told for board in self.boards),
            "never answered": sum(board.guessed for board in self.boards),
            "timeouts": kinds["timeout"], "asleep": len(self.sleepers),
        }  # fmt: skip
        print(figures)  # noqa: T201 - pytest shows it with -s


def adopt(board: Board, played: list[Recording]) -> None:
    """What was attempted and never answered has happened, or not: from now on it is known."""
    for match, recording in enumerate(played, start=1):
        for entry in recording.entries:
            if entry.kind == "play" and (match, entry.version) not in board.acknowledged:
                move = Move(entry.seat, entry.action, entry.data)
                board.acknowledged[match, entry.version] = move
                board.guessed += 1


async def lines_of(store: Store, table_id: str) -> list[Line]:
    listed = await store.read(find_table, table_id)
    assert listed is not None
    return await store.lines(listed.key)
