"""G5 over the wire: what a seat cannot see changes nothing of what travels to its socket.

Two tables with the same people, the same luck and the same moves. At one of them, all that somebody
cannot see is made different; from then on both must send that person the same, but for the names of
the tables and the time of day.
"""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import orjson
import pytest

from ronda.bots.chance import random_bot
from ronda.catalogue import games
from ronda.engine import Entry, Match, RulesError
from ronda.engine.match import NOTHING_SHOWN
from ronda.lab.attempts import played
from ronda.lab.hostile import from_the_outset, hostile
from ronda.lab.scene import again, answer, seen
from ronda.rules import Illegal, Luck
from ronda.server.game_socket import speaker
from ronda.server.tables import Live, Wanted
from tests.server.games.network import Network, Player, on_network

STEPS = 24
LOOK_EVERY = 4
TRIES = 6
LARGEST = 2000  # characters of one attempt
WITH_SECRETS = {"playone", "colors", "serpent"}
PEOPLE = ("Ana", "Beto", "Caro")
TIME = re.compile(r'"timestamp": "[^"]*"')
Viewer = int | None  # a seat, or whoever watches


class Table(NamedTuple):
    """One of the two."""

    live: Live
    people: dict[Viewer, Player]

    @property
    def match(self) -> Match:
        assert self.live.room.match is not None
        return self.live.room.match


class Twins:
    """Two tables that differ in nothing, or in what one person cannot see."""

    def __init__(self, network: Network, plain: Table, other: Table, luck: Luck) -> None:
        self.network = network
        self.tables = (plain, other)
        self.luck = luck
        self.differed = 0

    async def play(self) -> None:
        for step in range(STEPS):
            if self.tables[0].match.outcome:
                return
            if step % LOOK_EVERY == 0:
                for viewer in self.tables[0].people:
                    await self.look(viewer)
            await self.move([*self.tables[0].people][step % len(self.tables[0].people)])

    def redealt(self, viewer: Viewer) -> bool:
        """Change what they cannot see; is anything different?"""
        match = self.tables[1].match
        before = match.digest()
        match.game.redeal(viewer, self.luck)
        match.shown = NOTHING_SHOWN
        self.differed += before != match.digest()
        return before != match.digest()

    async def restored(self) -> None:
        """The second table is again as its log has it: as the first one."""
        live = self.tables[1].live
        live.table.return_to(games(), await self.network.service.store.lines(live.key))
        assert self.tables[0].match.digest() == self.tables[1].match.digest()

    async def look(self, viewer: Viewer) -> None:
        """How things stand, and what is answered to attempts that are refused."""
        attempts = [] if viewer is None else list(self.refused(viewer))
        if self.redealt(viewer):
            marks = await self.marks(viewer)
            for table in self.tables:
                for attempt in attempts:
                    said = {"action": attempt.action, "data": attempt.data}
                    await table.people[viewer].say("game:action", **said)
            await self.compare(viewer, marks, "looking")
            await self.restored()

    def refused(self, seat: int) -> Iterator[Entry]:
        match = self.tables[0].match
        for number in range(TRIES):
            attempt = from_the_outset(match, self.luck)._replace(seat=seat)
            if number % 2:
                attempt = hostile(match, self.luck, attempt)._replace(seat=seat)
            if sendable(attempt) and guarded(match, attempt) == "refused":
                yield attempt

    async def move(self, viewer: Viewer) -> None:
        """What others do is told alike, if it leaves both worlds looking alike."""
        attempt = self.next_move()
        same = attempt.seat != viewer and self.redealt(viewer) and self.alike(viewer, attempt)
        if not same:
            await self.restored()
        marks = await self.marks(viewer)
        for table in self.tables:
            said = {"action": attempt.action, "data": attempt.data}
            answered = await table.people[attempt.seat].say("game:action", **said)
            assert answered["ok"], answered
        await self.compare(viewer, marks, attempt.action)
        await self.restored()

    def next_move(self) -> Entry:
        match = self.tables[0].match
        seat = self.luck.pick(match.to_act())
        return played(seat, *random_bot(match.view(seat), self.luck))

    def alike(self, viewer: Viewer, attempt: Entry) -> bool:
        after = [again(table.match) for table in self.tables]
        try:
            for match in after:
                match.apply(attempt)
        except (Illegal, RulesError):
            return False
        return seen(after[0], viewer) == seen(after[1], viewer)

    # What travels.

    async def marks(self, viewer: Viewer) -> list[int]:
        """Where they stand, once all that was under way has arrived."""
        for table in self.tables:
            await travelled(table, viewer, 0)
        return [len(table.people[viewer].log) for table in self.tables]

    async def compare(self, viewer: Viewer, marks: list[int], what: str) -> None:
        heard = [
            await travelled(table, viewer, mark)
            for table, mark in zip(self.tables, marks, strict=True)
        ]
        assert heard[0] == heard[1], f"{what}: {viewer} is sent what they cannot see"


async def travelled(table: Table, viewer: Viewer, mark: int) -> list[str]:
    """Everything that somebody was sent since, the whole state at the end included."""
    player = table.people[viewer]
    states = len(player.heard("game:state"))
    await player.say("game:resync")
    while len(player.heard("game:state")) == states:
        await player.hears("game:state")
    texts = [json.dumps(each) for each in player.log[mark:]]
    return [
        TIME.sub("", text.replace(table.live.code, "CODE").replace(table.live.id, "ID"))
        for text in texts
    ]


def sendable(attempt: Entry) -> bool:
    """Is it JSON that the wire takes? What is not ends the connection, whatever the game is."""
    try:
        text = json.dumps([attempt.action, attempt.data], allow_nan=False, ensure_ascii=False)
        return bool(orjson.loads(text)) and len(text) < LARGEST
    except (ValueError, RecursionError):
        return False


def guarded(match: Match, attempt: Entry) -> str:
    try:
        return answer(again(match), attempt)[0]
    except RulesError:
        return "failed"


async def twins(network: Network, game: str) -> Twins:
    now = network.service.clock()
    network.service.hall.clock = lambda: now  # the time at both tables is the same
    kind = games()[game]
    names = PEOPLE[: 3 if game in ("share", "colors") else 2]
    people = [await network.register(name) for name in names]
    eve = await network.register("Eve")
    tables = []
    for _ in range(2):
        wanted = {"game": kind.id, "maxplayers": len(names), "settings": {"ask_ready": False}}
        if game == "serpent":
            wanted["options"] = {"gamemaster": "automatic"}
        made = (await people[0].post("/api/games/start", wanted)).json()
        code = made["gamecode"]
        players: dict[Viewer, Player] = {0: await network.sits(made["gameToken"], code)}
        for seat, person in enumerate(people[1:], start=1):
            players[seat] = await network.comes(person, code)
        entry = (await eve.post(f"/api/games/{made['id']}/token", {})).json()
        players[None] = await network.sits(entry["gameToken"], code)
        assert (await players[0].say("game:command", command="start"))["ok"]
        tables.append(Table(await network.live(made["id"]), players))
    return Twins(network, tables[0], tables[1], Luck(f"leaks of {game}", 0))


@pytest.fixture(autouse=True)
def _same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables have one secret."""
    as_ever = Wanted.opening
    monkeypatch.setattr(
        Wanted, "opening", lambda wanted: as_ever(wanted)._replace(secret="the same for all tables")
    )


async def play(network: Network, game: str) -> None:
    both = await twins(network, game)
    await both.restored()
    await both.play()
    assert bool(both.differed) == (game in WITH_SECRETS)


@pytest.mark.parametrize("game", ["snatch", "share", "playone", "colors", "serpent"])
def test_G5_what_one_cannot_see_changes_nothing_that_one_is_sent(game: str, tmp_path: Any) -> None:
    async def played_twice(network: Network) -> None:
        await play(network, game)

    asyncio.run(on_network(played_twice, tmp_path))


def test_a_leak_on_the_way_is_found(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of the kind one makes: the state has something beside the view."""

    def leaking(live: Live, state: Any, tables: Any) -> Any:
        match = live.room.match
        return {**as_ever(live, state, tables), "etag": match.digest() if match else ""}

    as_ever = speaker.shown
    monkeypatch.setattr(speaker, "shown", leaking)

    async def played_twice(network: Network) -> None:
        with pytest.raises(AssertionError, match="cannot see"):
            await play(network, "playone")

    asyncio.run(on_network(played_twice, tmp_path))
