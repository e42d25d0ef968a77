"""A process of a simulated cluster: a real hall, a real store's queue, and sockets of people."""

import asyncio
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from ronda.rules import Game
from ronda.server.tables import Hall, Live
from ronda.server.tables.bots import decision
from ronda.server.tables.cluster import Cluster
from ronda.store import Store, StoreError
from ronda.table import Ask, Send
from tests.simulation.disk import Way
from tests.simulation.network import SimulatedBus
from tests.table.games import GAMES, High

if TYPE_CHECKING:
    from tests.simulation.player import Connection
    from tests.simulation.world import World

START = 1_700_000_000_000
CARD = re.compile(rb"(?<![\w.-])10(?:0\d|1[0-5])(?![\w.])")  # of the game High, and nothing else
MOST_SKEWED = 400  # milliseconds
GIVEN_UP = 3.0  # seconds


class Process:
    """It serves from `begin` to `crash`, or to `stop`."""

    def __init__(self, world: "World", name: str) -> None:
        self.world = world
        self.name = name
        self.alive = False
        self.connections: dict[tuple[int, str], Connection] = {}
        self.skew = world.luck.randint(-MOST_SKEWED, MOST_SKEWED)
        self.bus = SimulatedBus(world.network, name)
        self.way = Way(world.disk, world.luck, world.trouble)
        self.store = Store(self.way)
        signals = Cluster(self.bus, name)
        bots = SlowBots(world.luck)
        self.hall = Hall(self.store, GAMES, self.clock, signals=signals, bots=bots)
        self.hall.speaker = Speaker(self)
        self.hall.watchers.append(world.wrote)

    def clock(self) -> int:
        return START + self.skew + int(self.world.now * 1000)

    async def begin(self) -> None:
        self.alive = True
        while self.alive:
            try:
                return await self.hall._watch.start() if self.bus.connected else (
                    await self.hall.start()
                )  # fmt: skip
            except StoreError:
                await asyncio.sleep(0.5)
        return None

    def crash(self) -> None:
        """From one instant to the next, wherever it is."""
        self.alive = False
        self.way.cut()
        self.bus.crash()
        tasks = [self.hall._watch._task, self.hall.signals._beating, self.store._queue._writing]  # type: ignore[attr-defined]
        for task in (*tasks, *self.hall._tasks):
            if task is not None:
                task.cancel()
        for live in self.hall.lives.values():
            live.rest()
        self.hall.lives.clear()
        self.lose_everybody()

    async def stop(self) -> None:
        """When the operator says so: what was begun is finished."""
        await self.hall.stop()
        self.alive = False
        self.lose_everybody()

    def lose_everybody(self) -> None:
        for connection in [*self.connections.values()]:
            connection.end()
        self.connections.clear()


class Speaker:
    """Hands to each connection what it is to hear, and looks over the platform's shoulder."""

    def __init__(self, process: Process) -> None:
        self.process = process

    def prepare(self, live: Live, sends: Sequence[Send]) -> Callable[[], None]:
        said: list[tuple[Connection, str, bytes]] = []
        latest = max((n for n, send in enumerate(sends) if send.event == "started"), default=0)
        for number, send in enumerate(sends):
            words = msgspec.json.encode(send.data)
            for user in send.to:
                with self.process.world.witness():
                    if number >= latest:  # what was said before is about a match that is gone
                        check_secrets(live, user, send.data)
                connection = self.process.connections.get((live.key, user))
                if connection is not None:
                    said.append((connection, send.event, words))
        return lambda: self.say(said)

    def say(self, said: "list[tuple[Connection, str, bytes]]") -> None:
        for connection, event, words in said:
            if self.process.alive:
                with self.process.world.witness():
                    connection.hear(event, msgspec.json.decode(words))


def check_secrets(live: Live, user: str, data: dict[str, Any]) -> None:
    """Nobody hears of a card that somebody else holds or has laid face down."""
    words = msgspec.json.encode({**data, "clock": None})  # whose milliseconds may look like cards
    match = live.room.match
    if match is None or not isinstance(match.game, High):
        return
    own = live.room.find(user)
    hidden: set[int] = set()
    for seat, hand in enumerate(match.game.hands):
        if seat != own:
            hidden |= {*hand, match.game.laid[seat]}
    told = {int(card) for card in CARD.findall(words)}
    assert not told & hidden, f"{user} hears of {told & hidden} in {words!r}"


class SlowBots:
    """Bots that answer late, badly, or so late that they are given up, as they would be."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def choose(
        self, kind: type[Game], ask: Ask, chosen: Callable[[object, object], None]
    ) -> None:  # fmt: skip
        chance = self.luck.random()
        choice: tuple[Any, Any] = (None, None)
        if chance > 0.1:
            choice = decision(kind, ask.bot, ask.view, ask.seed, ask.version)
        delay = self.luck.expovariate(1 / 0.2) if chance > 0.05 else GIVEN_UP
        asyncio.get_running_loop().call_later(delay, chosen, *choice)

    def close(self) -> None:
        """They are gone."""
