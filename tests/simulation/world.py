"""A simulated cluster: processes, people and a disk, and all that can go wrong, from one seed.

After some seconds everything heals, and from then on all must go well.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from ronda.server.tables import Live, Wanted
from ronda.table import Line, Opening, Table, code_from
from tests.simulation.disk import Disk, Trouble
from tests.simulation.network import Network
from tests.simulation.player import Player, Said
from tests.simulation.process import Process
from tests.simulation.timeloop import run
from tests.table.games import GAMES, High

HEALING = 12.0  # seconds
RECOVERY = 8.0
AFTER = 6.0
SECONDS = 6  # for a round
BLINK = 3.0  # seconds in which the platform may not know yet that somebody is there
DEAFNESS = 10.0  # and those after words were lost without anybody's notice
POLICIES = ("wait", "default", "bot", "forfeit")


class Given(Wanted):
    """A table of which nothing is left to another luck."""

    def opening(self) -> Opening:
        number = int(str(self.name).split()[-1])
        return Opening(self.user, "Ana", code_from(number), f"nobody may know the secret {number}",
                       self.options, self.settings)  # fmt: skip


class World:
    """Everything, and what was seen of it."""

    def __init__(self, seed: int, tell: "Tell") -> None:
        self.luck = Random(seed)
        self.tell = tell
        self.disk = Disk()
        self.trouble = Trouble()
        self.network = Network(self.luck, self.trouble)
        self.seats = self.luck.choice((2, 2, 3))
        self.processes: list[Process | None] = [None] * self.luck.choice((1, 2, 2, 3))
        self.players: list[Player] = []
        self.said: list[Said] = []
        self.names = Counter[int]()
        self.problems: list[BaseException] = []
        self.healed = False
        self.recovered_at = 0.0
        self.deaf_until = 0.0
        self.grace = self.luck.choice((1, 3))

    @contextmanager
    def witness(self) -> Iterator[None]:
        """What is seen here counts, whoever catches it."""
        try:
            yield
        except Exception as problem:
            self.problems.append(problem)
            raise

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def note(self, who: str, what: str, data: Any = "") -> None:
        self.tell(self.now, who, what, data)

    def some_process(self) -> Process | None:
        alive = [p for p in self.processes if p and p.alive and not p.hall.stopping]
        return self.luck.choice(alive) if alive else None

    def wrote(self, live: Live, lines: Sequence[Line]) -> None:
        """Nobody is taken for absent who has been there all the time."""
        if self.now < self.deaf_until + DEAFNESS:
            return
        absent = [
            live.room.taken(line.data["seat"]).user for line in lines if line.kind == "absent"
        ]
        for player in self.players:
            if player.table == live.key and player.user in absent and player.connection:
                since = player.connection.since if player.connected else self.now
                with self.witness():
                    assert self.now - since < BLINK, f"{player} was there since {since}"

    # What happens.

    async def live(self) -> None:
        for index in range(len(self.processes)):
            await self.begin(index)
        for number in range(self.luck.choice((1, 2))):
            await self.open(number)
        playing = [asyncio.ensure_future(player.play()) for player in self.players]
        try:
            await self.suffer()
            await self.heal()
            await asyncio.sleep(RECOVERY)
            self.recovered_at = self.now
            before = {key: self.disk.head(key) for key in self.disk.logs}
            await asyncio.sleep(AFTER)
        finally:
            for task in playing:
                task.cancel()
        for task in playing:
            check_task(task)
        await self.agree()
        self.check(before)

    async def begin(self, index: int) -> None:
        self.names[index] += 1
        process = Process(self, f"p{index}.{self.names[index]}")
        self.processes[index] = process
        self.note(process.name, "begins")
        await process.begin()

    async def open(self, number: int) -> None:
        process = self.some_process()
        assert process is not None
        settings = {
            "ask_ready": False, "grace_ms": self.grace * 990, "bot_ms": 300, "seats": self.seats,
            "absent": self.luck.choice(POLICIES),
        }  # fmt: skip
        options = {"seconds": self.luck.choice((0, SECONDS)), "rounds": 3}
        live = await process.hall.open(High, Given("ana", f"Ana {number}", options, settings))
        people = self.luck.choice((["ana", "bob"], ["ana"])) if self.seats == 2 else ["ana", "bob"]
        self.players += [Player(self, user, live.key) for user in people]

    async def suffer(self) -> None:
        while self.now < HEALING:
            await asyncio.sleep(self.luck.uniform(0.2, 3.0))
            harm = self.luck.choice(HARMS)
            self.note("world", harm.__name__)
            asyncio.ensure_future(harm(self))  # noqa: RUF006 - it ends by itself

    async def heal(self) -> None:
        self.healed = True
        self.note("world", "heals")
        await asyncio.sleep(4)  # until all harm has come to its end
        self.trouble.heal()
        for index, process in enumerate(self.processes):
            if process is None or not process.alive:
                await self.begin(index)
            else:
                process.bus.connect(True)

    # What must be.

    async def agree(self) -> None:
        """All processes come to the same, as soon as everything that was said has been heard."""
        for _ in range(150):
            wrong = self.disagreement()
            if not wrong:
                return
            await asyncio.sleep(0.1)
        raise AssertionError(wrong)

    def disagreement(self) -> str:
        for process in self.processes:
            assert process is not None
            for key, live in process.hall.lives.items():
                here = {p.user for p in self.players if p.table == key and p.connected}
                if not (live.is_settled and live.can_be_kept):
                    return f"{process.name} is busy with table {key}"
                if live.connections() and live.confirmed != self.disk.head(key):
                    return f"{process.name} is at {live.confirmed} of {self.disk.head(key)}"
                if live.connections() and live.table.presence.here != here:
                    return f"{process.name} sees {live.table.presence.here} of {here}"
        return ""

    def check(self, before: dict[int, int]) -> None:
        for key, lines in self.disk.logs.items():
            self.check_log(key, lines)
            assert self.disk.head(key) > before[key], f"nothing happens at table {key} any more"
        for said in self.said:
            late = said.at > self.recovered_at
            if late and said.answer is not None:
                assert said.answer.code != "STORE_UNAVAILABLE", vars(said)
        assert all(times <= 1 for times in self.disk.matches.values()), "a match counted twice"

    def check_log(self, key: int, lines: list[Line]) -> None:
        assert [line.number for line in lines] == list(range(len(lines))), "a gap"
        times = [line.at for line in lines]
        assert times == sorted(times), "time runs backwards"
        table = Table.restore(GAMES, lines, lines[-1].at)
        assert self.disk.phases[key] == table.room.phase, "lists say something else"
        for process in self.processes:
            live = process.hall.lives.get(key) if process else None
            if live is not None and live.confirmed == len(lines) - 1:
                assert live.table.digest() == table.digest(), "two truths"
        self.check_words(key, lines)
        self.check_timers(lines)

    def check_words(self, key: int, lines: list[Line]) -> None:
        """What was acknowledged is there, once; what was refused is not."""
        chats = Counter(line.data["text"] for line in lines if line.kind == "chat")
        assert all(times == 1 for times in chats.values()), chats
        numbers: set[int] = set()
        for said in self.said:
            if said.table != key or said.answer is None or said.kind == "sync":
                continue
            if said.answer.ok:
                line = lines[said.answer.number]
                assert (line.by, line.kind) == (said.user, said.kind), (line, vars(said))
                assert said.data.items() <= {**said.data, **line.data}.items(), "another one"
                assert line.number not in numbers, "acknowledged twice"
                numbers.add(line.number)
            elif said.kind == "chat" and said.answer.code != "STORE_UNAVAILABLE":
                assert said.data["text"] not in chats, f"refused with {said.answer.code}, but there"

    @staticmethod
    def check_timers(lines: list[Line]) -> None:
        """Between two time-outs of a match lies the time for a round."""
        last: int | None = None
        for line in lines:
            if line.kind in ("start", "resume"):
                last = None
            elif line.kind == "timeout":
                assert last is None or line.at - last >= SECONDS * 1000, "it fired twice"
                last = line.at


# What can go wrong.


async def crash(world: World) -> None:
    """The power fails, for a while."""
    index = world.luck.randrange(len(world.processes))
    process = world.processes[index]
    if process is not None and process.alive:
        process.crash()
        await asyncio.sleep(world.luck.uniform(0.1, 3.0))
        await world.begin(index)


async def stop(world: World) -> None:
    """Somebody installs a new version."""
    index = world.luck.randrange(len(world.processes))
    process = world.processes[index]
    if process is not None and process.alive and not process.hall.stopping:
        await process.stop()
        await world.begin(index)


async def lose_disk(world: World) -> None:
    """Nothing can be stored or read, for a while."""
    world.trouble.away = True
    await asyncio.sleep(world.luck.uniform(0.1, 3.0))
    world.trouble.away = False


async def wear_disk(world: World) -> None:
    """Some of it fails: before it has happened, or after."""
    world.trouble.failing = 0.1
    await asyncio.sleep(world.luck.uniform(0.5, 3.0))
    world.trouble.failing = 0.0


async def slow_disk(world: World) -> None:
    """It takes its time."""
    world.trouble.latency = 0.15
    await asyncio.sleep(world.luck.uniform(0.5, 3.0))
    world.trouble.latency = 0.003


async def lose_bus(world: World) -> None:
    """A process loses Redis, and knows it."""
    process = world.luck.choice(world.processes)
    if process is not None and process.alive:
        process.bus.connect(False)
        await asyncio.sleep(world.luck.uniform(0.1, 4.0))
        process.bus.connect(True)


async def part(world: World) -> None:
    """Two processes do not hear one another, and know nothing of it."""
    world.deaf_until = world.now + 4.0
    names = [process.name for process in world.processes if process]
    parted = frozenset(world.luck.sample(names, min(2, len(names))))
    world.trouble.parted.add(parted)
    await asyncio.sleep(world.luck.uniform(0.5, 4.0))
    world.trouble.parted.discard(parted)
    world.deaf_until = world.now


async def garble(world: World) -> None:
    """Words on the bus get lost, or come twice."""
    world.deaf_until = world.now + 4.0
    world.trouble.losses, world.trouble.doubles = 0.2, 0.2
    await asyncio.sleep(world.luck.uniform(0.5, 4.0))
    world.trouble.losses, world.trouble.doubles = 0.0, 0.0
    world.deaf_until = world.now


HARMS = (crash, crash, stop, lose_disk, wear_disk, wear_disk, slow_disk, lose_bus, part, garble)


def check_task(task: "asyncio.Future[None]") -> None:
    """A player who found something wrong says so."""
    assert not task.cancelled(), "somebody was cut off"
    if task.done() and task.exception() is not None:
        raise task.exception()  # type: ignore[misc]


Tell = Callable[[float, str, str, Any], object]


def simulate(seed: int, tell: Tell = lambda *_: None) -> None:
    """A world, from its beginning to its end. Raises AssertionError for what must not be."""
    world = World(seed, tell)

    async def main() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: world.problems.append(of(context)))
        await world.live()

    run(main())
    if world.problems:
        raise world.problems[0]


def of(context: dict[str, Any]) -> BaseException:
    """What went wrong in a callback."""
    return context.get("exception") or AssertionError(context["message"])
