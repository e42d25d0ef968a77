"""Two processes serve one table: whatever happens in one of them has happened in both.

`RONDA_RACES=1000` lets two people act at once a thousand times.
"""

import asyncio
import os
from typing import Any

from ronda.catalogue import games
from ronda.engine import Entry
from ronda.table import recordings
from tests.server.games.network import Network, Player, Way, on_network
from tests.server.games.test_sockets import Table, opened, two

RACES = int(os.environ.get("RONDA_RACES", "100"))
TRADERS = ("Beto", "Caro")
Answer = dict[str, Any]


async def trading(network: Network) -> tuple[Table, list[Player]]:
    """Three producers, all of whom may act at any time; Ana and Beto are at different processes."""
    ana = await network.register("Ana")
    table = await opened(network, ana, "share", settings={"ask_ready": False})
    first = await network.sits(table["gameToken"], table["gamecode"])
    others = [await network.comes(network.anybody, table["gamecode"], name) for name in TRADERS]
    players = [first, *others]
    assert (await players[0].say("game:command", command="start"))["ok"]
    for player in players:
        await player.hears("game:started")
    return table, players


async def log_of(network: Network, table: Table) -> list[Entry]:
    """What the store has of the match."""
    live = await network.live(table["id"])
    lines = await network.service.store.lines(live.key)
    (match,) = recordings(games(), lines)
    return list(match.entries)


def test_what_two_do_at_once_is_all_done_and_done_once(tmp_path: Any, pair: Way) -> None:
    async def race(network: Network) -> None:
        table, players = await trading(network)
        told: dict[int, int] = {}  # who was told that they had made this version
        for number in range(RACES):
            answers = await both(players, done=number % 2 == 0)
            assert all(answer["ok"] for answer in answers), answers
            for seat, answer in enumerate(answers):
                assert told.setdefault(answer["version"], seat) == seat
        log = await log_of(network, table)
        assert {entry.version: entry.seat for entry in log} == told
        assert [entry.version for entry in log] == [*range(1, 2 * RACES + 1)]
        for player in players:
            await player.hears("game:state-update", version=2 * RACES)
            check_order(player)

    asyncio.run(on_network(race, tmp_path, pair))


def test_of_two_who_expect_the_same_version_one_gets_it(tmp_path: Any, pair: Way) -> None:
    async def race(network: Network) -> None:
        table, players = await trading(network)
        wants = [True, True]
        for number in range(RACES):
            moves = [
                player.say("game:action", action="done", data={"done": want}, expect=number)
                for player, want in zip(players, wants, strict=False)
            ]
            answers = await asyncio.gather(*moves)
            (won,) = [seat for seat, answer in enumerate(answers) if answer["ok"]]
            assert answers[1 - won]["code"] == "STALE_VERSION"
            assert answers[won]["version"] == number + 1
            wants[won] = not wants[won]
        assert len(await log_of(network, table)) == RACES

    asyncio.run(on_network(race, tmp_path, pair))


async def both(players: list[Player], **data: Any) -> list[Answer]:
    moves = [player.say("game:action", action="done", data=data) for player in players[:2]]
    return list(await asyncio.gather(*moves))


def check_order(player: Player) -> None:
    """G4: nobody is shown an older state after a newer one, nor one of them twice."""
    versions = [
        state["version"] for state in player.heard("game:state-update") if state["view"] is not None
    ]
    moved = [version for version in versions if version > 0]
    assert moved == sorted({*moved})


def test_a_refusal_is_given_by_what_is_durable_not_by_what_a_process_has_heard(
    tmp_path: Any, pair: Way
) -> None:
    """Here the second process hears nothing of what the first one does."""

    async def deaf(network: Network) -> None:
        _, ana, luis = await two(network)
        network.services[1].hall.moved = lambda *_: None  # type: ignore[method-assign]
        offer = {"offerPavo": 1, "offerElote": 0, "requestPavo": 0, "requestElote": 1}
        assert (await ana.say("game:action", action="proposeOffer", data=offer))["ok"]
        answer = await luis.say("game:action", action="p2Action", data={"action": "accept"})
        assert answer["ok"], answer

    asyncio.run(on_network(deaf, tmp_path, pair))


def test_who_came_before_one_is_missed_when_they_go(tmp_path: Any, pair: Way) -> None:
    """G7: whoever is at another process hears of it, too."""

    async def going(network: Network) -> None:
        _, ana, luis = await two(network)
        await ana.leave()
        await luis.hears("game:player-disconnected", playerName="Ana")

    asyncio.run(on_network(going, tmp_path, pair))
