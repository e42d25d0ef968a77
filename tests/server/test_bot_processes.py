"""Bots think in processes of their own: one that hangs, crashes or fails holds up nobody."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ronda.bots.chance import random_bot
from ronda.engine import Match
from ronda.rules import Action, Luck, View
from ronda.server.tables import BotProcesses
from ronda.server.tables.bots import NONE, Choice
from ronda.table import Ask
from tests.table.games import High

PATIENCE = 60  # seconds until a process has begun; the machine may be busy
LONGEST = 0.5


def sleeping(view: View, luck: Luck) -> Action:
    time.sleep(3600)
    return random_bot(view, luck)


def dying(view: View, luck: Luck) -> Action:
    os._exit(1)


def failing(view: View, luck: Luck) -> Action:
    raise ValueError("a mistake of the bot's")


def thoughtful(view: View, luck: Luck) -> Action:
    return random_bot(view, luck)


class Played(High):
    id = "played"
    bots = {"sleeping": sleeping, "dying": dying, "failing": failing, "thoughtful": thoughtful}


Choosing = Callable[[str], Coroutine[Any, Any, Choice]]


def with_bots(test: Callable[[Choosing], Awaitable[None]], workers: int = 1) -> None:
    async def run() -> None:
        bots = BotProcesses(workers, LONGEST)
        match = Match.start(Played, "a seed that is long enough", players=2)

        async def choice(bot: str) -> Choice:
            answer: asyncio.Future[Choice] = asyncio.get_running_loop().create_future()
            ask = Ask(0, bot, match.version, match.view(0), "the luck of bots")
            bots.choose(Played, ask, lambda *chosen: answer.set_result(chosen))
            return await asyncio.wait_for(answer, PATIENCE)

        try:
            await test(choice)
        finally:
            bots.close()

    asyncio.run(run())


def test_a_bot_is_asked_and_answers() -> None:
    async def asks(choice: Choosing) -> None:
        for bot in ("thoughtful", "random", "thoughtful"):
            action, data = await choice(bot)
            assert action == "lay"
            assert isinstance(data, dict)

    with_bots(asks)


def test_one_that_fails_or_dies_has_chosen_nothing_and_the_next_is_asked() -> None:
    async def asks(choice: Choosing) -> None:
        assert await choice("failing") == NONE
        assert await choice("dying") == NONE
        assert (await choice("thoughtful"))[0] == "lay"

    with_bots(asks)


def test_one_that_hangs_is_given_up_and_keeps_nobody_waiting() -> None:
    async def asks(choice: Choosing) -> None:
        asleep = asyncio.create_task(choice("sleeping"))
        await asyncio.sleep(0)
        assert (await choice("thoughtful"))[0] == "lay"
        assert await asleep == NONE
        assert (await choice("thoughtful"))[0] == "lay"

    with_bots(asks, workers=2)


def test_quick_bots_are_asked_here() -> None:
    async def asks(choice: Choosing) -> None:
        began = time.monotonic()
        assert (await choice("random"))[0] == "lay"
        assert time.monotonic() - began < 1

    with_bots(asks)


def test_who_waits_when_all_stops_is_forgotten() -> None:
    async def stops() -> None:
        bots = BotProcesses(1, LONGEST)
        heard: list[Any] = []
        match = Match.start(Played, "a seed that is long enough", players=2)
        for bot in ("sleeping", "thoughtful"):
            ask = Ask(0, bot, match.version, match.view(0), "the luck of bots")
            bots.choose(Played, ask, lambda *chosen: heard.append(chosen))
        bots.close()
        await asyncio.sleep(0.1)
        assert not heard

    asyncio.run(stops())
