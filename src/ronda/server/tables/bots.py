"""Bots think outside the loop that serves people, and not for ever."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import NamedTuple, Protocol

import structlog

from ronda.bots import bots_for
from ronda.engine import copied
from ronda.rules import Game, Luck, View
from ronda.table import Ask

LOG = structlog.get_logger("ronda.tables")
QUICK = ("random",)  # cheaper than the way to another process
WORKERS = 2  # while one bot hangs, the others go on
LONGEST = 10.0  # seconds for one decision
STARTING = 30.0  # and until it is begun

Choice = tuple[object, object]
Chosen = Callable[[object, object], None]
NONE: Choice = None, None


class Thought(NamedTuple):
    """What a bot is asked, and who wants to know."""

    kind: type[Game]
    bot: str
    view: View
    seed: str
    version: int
    chosen: Chosen


class Bots(Protocol):
    """Who asks bots."""

    def choose(self, kind: type[Game], ask: Ask, chosen: Chosen) -> None:
        """Call `chosen` later, with an action and its data; with none, if the bot fails."""
        ...

    def close(self) -> None:
        """Let them go."""
        ...


class BotProcesses:
    """Quick bots are asked at once, all others in processes of their own, begun when needed."""

    def __init__(
        self, workers: int = WORKERS, longest: float = LONGEST, quick: tuple[str, ...] = QUICK
    ) -> None:  # fmt: skip
        self._workers = [Worker(self._next, longest) for _ in range(workers)]
        self._waiting: deque[Thought] = deque()
        self._quick = quick

    def choose(self, kind: type[Game], ask: Ask, chosen: Chosen) -> None:
        """Ask it; the answer comes in a later tick of the loop."""
        if ask.bot in self._quick:
            choice = decision(kind, ask.bot, ask.view, ask.seed, ask.version)
            asyncio.get_running_loop().call_soon(chosen, *choice)
            return
        thought = Thought(kind, ask.bot, copied(ask.view), ask.seed, ask.version, chosen)
        self._waiting.append(thought)
        self._next()

    def close(self) -> None:
        """Let them go; whoever waits for an answer gets none."""
        self._waiting.clear()
        for worker in self._workers:
            worker.kill()

    def _next(self) -> None:
        for worker in self._workers:
            if self._waiting and worker.is_free:
                worker.ask(self._waiting.popleft())


class Worker:
    """A process in which one bot at a time thinks. One that dies or hangs is replaced."""

    def __init__(self, free: Callable[[], None], longest: float) -> None:
        self._free = free  # called when it can be asked again
        self._longest = longest
        self._thought: Thought | None = None
        self._line: Connection | None = None
        self._kill: Callable[[], None] = nothing
        self._patience: asyncio.TimerHandle | None = None

    @property
    def is_free(self) -> bool:
        """Has it nothing to think about?"""
        return self._thought is None

    def ask(self, thought: Thought) -> None:
        """Have it think."""
        self._thought = thought
        try:
            line = self._line or self._begin()
            self._wait(STARTING)
            line.send(thought[:-1])
        except Exception as problem:  # it died while nobody was looking, or cannot be asked this
            self._give_up(repr(problem))

    def kill(self) -> None:
        """End the process."""
        self._wait(None)
        if self._line is not None:
            asyncio.get_running_loop().remove_reader(self._line.fileno())
            self._line.close()
            self._kill()
            self._line = None

    def _begin(self) -> Connection:
        context = get_context("spawn")
        line, theirs = context.Pipe()
        process = context.Process(target=think, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._line, self._kill = line, partial(end, process.kill, process.join)
        asyncio.get_running_loop().add_reader(line.fileno(), self._hear)
        return line

    def _hear(self) -> None:
        """It says when it begins to think, and what it has chosen."""
        assert self._line is not None
        try:
            said: Choice | None = self._line.recv()
        except Exception as problem:
            self._give_up(repr(problem))
            return
        if said is None:
            self._wait(self._longest)
        else:
            self._answer(said)

    def _wait(self, seconds: float | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._patience = loop.call_later(seconds, self._give_up, "too slow")

    def _give_up(self, reason: str) -> None:
        """Nothing can be expected of it any more."""
        if self._thought is not None:
            LOG.warning(
                "bot_failed", game=self._thought.kind.id, bot=self._thought.bot, reason=reason
            )
        self.kill()
        self._answer(NONE)

    def _answer(self, choice: Choice) -> None:
        self._wait(None)
        thought, self._thought = self._thought, None
        if thought is not None:
            asyncio.get_running_loop().call_soon(thought.chosen, *choice)
        self._free()


def think(line: Connection) -> None:
    """The life of a worker."""
    while True:
        try:
            thought = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        line.send(None)
        line.send(decision(*thought))


def decision(kind: type[Game], bot: str, view: View, seed: str, version: int) -> Choice:
    """What a bot does in this position; nothing, if it fails."""
    try:
        action, data = bots_for(kind)[bot](view, Luck(seed, version))
    except Exception as problem:
        LOG.warning("bot_failed", game=kind.id, bot=bot, reason=repr(problem))
        return NONE
    return action, data


def end(kill: Callable[[], None], join: Callable[[float], None]) -> None:
    """Kill a process, and see it gone."""
    kill()
    join(1.0)


def nothing() -> None:
    """There is nobody to kill."""
