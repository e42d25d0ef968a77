"""Sockets of all games: states, actions, watchers, languages, tabs, and people who go."""

from pathlib import Path
from typing import Any

import pytest

from ronda.engine import Match
from ronda.server.game_socket import put_out
from tests.server.games.network import Network, Player, Way, everywhere
from tests.server.serving import Person

OFFER = {"offerPavo": 5, "offerElote": 0, "requestPavo": 0, "requestElote": 5}
Table = dict[str, Any]


async def opened(network: Network, person: Person, game: str = "snatch", **more: Any) -> Table:
    answer = await person.post("/api/games/start", {"game": game, **more})
    assert answer.status_code == 200, answer.text
    table: Table = answer.json()
    return table


async def two(network: Network, game: str = "snatch", **more: Any) -> tuple[Table, Player, Player]:
    """Ana and Luis, with a match on."""
    ana, luis = await network.register("Ana"), await network.register("Luis")
    table = await opened(network, ana, game, **more)
    first = await network.sits(table["gameToken"], table["gamecode"])
    second = await network.comes(luis, table["gamecode"])
    assert (await second.say("game:ready", ready=True))["ok"]
    assert (await first.say("game:command", command="start"))["ok"]
    for player in (first, second):
        await player.hears("game:started", match=1)
    return table, first, second


async def watching(network: Network, table: Table, name: str = "Eve") -> Player:
    eve = await network.register(name)
    entry = (await eve.post(f"/api/games/{table['id']}/token", {})).json()
    player = await network.sits(entry["gameToken"], table["gamecode"])
    await player.hears("game:joined", spectator=True)
    await player.hears("game:state")
    return player


@everywhere
async def test_W1_an_action_is_answered_to_its_sender_and_shown_to_all(network: Network) -> None:
    table, ana, luis = await two(network)
    answer = await ana.say("game:action", action="proposeOffer", data=OFFER)
    assert answer == {
        "gameCode": table["gamecode"], "action": "proposeOffer", "ok": True, "match": 1,
        "version": 1,
    }  # fmt: skip
    assert await ana.hears("game:action-result", action="proposeOffer") == answer
    assert not luis.heard("game:action-result")
    for seat, player in enumerate((ana, luis)):
        update = await player.hears("game:state-update", version=1)
        assert (update["view"]["seat"], update["seat"]) == (seat, seat)
        told = await player.hears("game:offerMade", offerPavo=5, requestElote=5)
        assert told["message"] == "P1 offers 5 turkeys and asks 5 cobs." or told["message"]


@everywhere
async def test_G3_a_refused_action_has_a_code_and_a_sentence_and_changes_nothing(
    network: Network,
) -> None:
    _, ana, luis = await two(network)
    await ana.hears("game:state-update", match=1)
    before = len(ana.heard("game:state-update"))
    answer = await luis.say("game:action", action="proposeOffer", data=OFFER)
    assert (answer["ok"], answer["code"]) == (False, "NOT_YOUR_TURN")
    assert answer["message"] == "It is not your turn."
    greedy = {**OFFER, "offerPavo": 11}
    answer = await ana.say("game:action", action="proposeOffer", data=greedy)
    assert answer["code"] == "INSUFFICIENT_TOKENS"
    assert not ana.heard("game:error")  # the answer says it
    await ana.say("game:chat", message="x")  # refused too, in snatch
    assert len(ana.heard("game:state-update")) == before


@everywhere
async def test_W_serpents_actions_are_also_accepted_as_game_actions(network: Network) -> None:
    _, ana, luis = await two(network, "serpent", options={"gamemaster": "automatic"})
    await ana.hears("game:state-update")
    started = ana.heard("game:started")[0]
    first = ana if started["currentPlayerName"] == "Ana" else luis
    data = {"diceValue": 3}
    assert (await first.say("game:action", action="dice-roll", data=data))["ok"]
    await luis.hears("game:dice-rolled")


@everywhere
async def test_D31_an_expected_version_is_checked(network: Network) -> None:
    _, ana, _ = await two(network)
    late = await ana.say("game:action", action="noOffer", data={}, expect=7)
    assert late["code"] == "STALE_VERSION"
    assert (await ana.say("game:action", action="noOffer", expect=0))["ok"]


@everywhere
async def test_G4_a_resync_gives_the_whole_state(network: Network) -> None:
    table, ana, _ = await two(network)
    states = len(ana.heard("game:state"))
    assert (await ana.say("game:resync", lastVersion=0))["ok"]
    state = await ana.hears("game:state", match=1)
    assert len(ana.heard("game:state")) == states + 1
    assert state["table"]["code"] == table["gamecode"]
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ana", "Luis"]


@everywhere
async def test_G7_who_comes_back_resumes_where_the_match_stands(network: Network) -> None:
    table, ana, luis = await two(network)
    await ana.leave()
    await luis.hears("game:player-disconnected", playerName="Ana")
    await luis.say("game:chat", message="?")
    again = await network.sits(table["gameToken"], table["gamecode"])
    state = await again.hears("game:state")
    assert state["view"]["seat"] == 0
    await luis.hears("game:player-joined", playerName="Ana")
    assert (await again.say("game:action", action="noOffer"))["ok"]


@everywhere
async def test_all_tabs_of_a_person_hear_the_same_and_one_going_is_no_loss(
    network: Network,
) -> None:
    table, ana, luis = await two(network)
    tab = await network.sits(table["gameToken"], table["gamecode"])
    await tab.hears("game:state")
    await ana.say("game:action", action="proposeOffer", data=OFFER)
    for player in (ana, tab, luis):
        await player.hears("game:offerMade")
    assert not tab.heard("game:action-result")
    await ana.leave()
    assert (await luis.say("game:action", action="p2Action", data={"action": "accept"}))["ok"]
    await tab.hears("game:state-update", version=2)
    assert not luis.heard("game:player-disconnected")
    joins = [told["playerName"] for told in luis.heard("game:player-joined")]
    assert joins.count("Ana") == 0  # she was here before him


@everywhere
async def test_watchers_see_what_is_public_and_do_nothing(network: Network) -> None:
    table, ana, _ = await two(network, "playone")
    eve = await watching(network, table)
    assert (await eve.say("game:action", action="INTENT_DRAW"))["code"] == "NOT_SEATED"
    assert (await eve.say("game:chat", message="Ana has a 7"))["code"] == "NOT_SEATED"
    state = eve.heard("game:state")[0]
    assert (state["seat"], state["view"]["seat"], state["view"]["legal"]) == (None, None, [])
    public = set(state["view"]["state"])
    own = set((await ana.hears("game:state-update", match=1))["view"]["state"])
    assert own - public  # a hand, say
    assert (await eve.say("game:leave"))["ok"]
    assert (await eve.say("game:resync"))["code"] == "NOT_JOINED"


@everywhere
async def test_where_nobody_may_watch_nobody_does(network: Network) -> None:
    ana, eve = await network.register("Ana"), await network.register("Eve")
    table = await opened(network, ana)
    entry = (await eve.post(f"/api/games/{table['id']}/token", {})).json()
    ana_s = await network.sits(table["gameToken"], table["gamecode"])
    await ana_s.say("game:command", command="end")
    await ana_s.gone.wait()
    player = await network.sits(entry["gameToken"], table["gamecode"])
    await player.hears("game:error", code="TABLE_CLOSED")


@everywhere
async def test_G6_everybody_reads_their_own_language(network: Network) -> None:
    table, ana, _ = await two(network)
    luis = await network.sits(table["gameToken"], table["gamecode"], language="es")
    await luis.hears("game:joined", message="Estás en la mesa.")
    await ana.say("game:action", action="noOffer")
    english = (await ana.hears("game:noOffer"))["message"]
    spanish = (await luis.hears("game:noOffer"))["message"]
    assert english != spanish
    assert (await luis.say("game:action", action="p2Force"))["message"] != ""
    refused = await luis.say("game:action", action="nonsense")
    assert refused["message"] == "Esa jugada no existe en este juego."


@everywhere
async def test_the_admin_commands_the_table_over_the_socket(network: Network) -> None:
    ana = await network.register("Ana")
    table = await opened(network, ana, "playone")
    player = await network.sits(table["gameToken"], table["gamecode"])
    added = await player.say("game:command", command="addBot", data={"bot": "random"})
    assert (added["ok"], added["action"]) == (True, "addBot")
    told = await player.hears("game:bot-added", playerName="random")
    assert told["playerId"] == "bot-1"
    zoe = await network.comes(network.anybody, table["gamecode"], "Zoë")
    answer = await zoe.say("game:command", command="addBot", data={"bot": "random"})
    assert answer["code"] == "NOT_ADMIN"
    assert (await zoe.say("game:command", command="fly"))["code"] == "UNKNOWN_COMMAND"
    whose = (await player.hears("game:player-seated", playerName="Zoë"))["playerId"]
    assert (await player.say("game:command", command="kick", data={"user": whose}))["ok"]
    await zoe.hears("game:kicked")
    await player.hears("game:player-left", playerName="Zoë")
    assert (await zoe.say("game:ready", ready=True))["code"] == "NOT_JOINED"


@everywhere
async def test_a_match_of_bots_is_heard_to_its_end(network: Network) -> None:
    ana = await network.register("Ana")
    table = await opened(network, ana, settings={"bot_ms": 0, "creator_sits": False})
    player = await network.sits(table["gameToken"], table["gamecode"])
    for _ in range(2):
        await player.say("game:command", command="addBot", data={"bot": "random"})
    assert (await player.say("game:command", command="start"))["ok"]
    ended = await player.hears("game:ended")
    assert len(ended["result"]["points"]) == 2
    assert [winner["playerId"] for winner in ended["winners"]]
    assert ended["message"]


@everywhere
async def test_a_bot_that_wins_is_called_as_its_game_says(network: Network) -> None:
    """Not by the word that stands for it in the rules, and in the reader's language."""
    ana = await network.register("Ana")
    settings = {"bot_ms": 0, "creator_sits": False}
    table = await opened(network, ana, settings=settings)
    player = await network.sits(table["gameToken"], table["gamecode"], language="es")
    for bot in ("opportunist", "trusting"):
        await player.say("game:command", command="addBot", data={"bot": bot})
    assert (await player.say("game:command", command="start"))["ok"]
    ended = await player.hears("game:ended")
    words = {"opportunist": "Oportunista", "trusting": "Confiado"}
    winners = [words[winner["playerName"]] for winner in ended["winners"]]
    assert winners
    shared = f"Comparten la victoria: {', '.join(winners)}."
    assert ended["message"] == (shared if winners[1:] else f"Gana {winners[0]}.")


@everywhere
async def test_chat_has_limits_and_is_heard_by_those_who_come_later(network: Network) -> None:
    ana = await network.register("Ana")
    table = await opened(network, ana, "playone")
    player = await network.sits(table["gameToken"], table["gamecode"])
    assert (await player.say("game:chat", message="x" * 501))["code"] == "TEXT_TOO_LONG"
    for number in range(8):
        assert (await player.say("game:chat", message=f"line {number}"))["ok"]
    assert (await player.say("game:chat", message="more"))["code"] == "TOO_FAST"
    zoe = await network.comes(network.anybody, table["gamecode"], "Zoë")
    history = (await zoe.hears("game:chat-history"))["lines"]
    assert [line["message"] for line in history] == [f"line {number}" for number in range(8)]


@everywhere
async def test_who_is_shut_out_loses_the_socket_too(network: Network) -> None:
    table, ana, luis = await two(network)
    user = ana.heard("game:joined")[0]["playerId"]
    put_out(network.service.realtime, user)
    await ana.gone.wait()
    await luis.hears("game:player-disconnected", playerName="Ana")
    assert table["id"] in {live.id for live in network.service.hall.lives.values()}


@everywhere
async def test_a_rematch_begins_when_all_want_it(network: Network) -> None:
    table, ana, luis = await two(network)
    for _ in range(3):
        await ana.say("game:action", action="noOffer")
    await luis.hears("game:ended")
    assert (await ana.say("game:command", command="rematch"))["ok"]
    await luis.hears("game:rematch-wanted", playerName="Ana", agree=True)
    assert (await luis.say("game:command", command="rematch"))["ok"]
    for player in (ana, luis):
        await player.hears("game:started", match=2)
    assert table["gamecode"]


@everywhere
async def test_P7_leaving_a_match_is_told_and_ends_it(network: Network) -> None:
    _, ana, luis = await two(network, "playone", maxplayers=2)
    assert (await luis.say("game:action", action="INTENT_LEAVE"))["ok"]
    await ana.hears("game:player-left", playerName="Luis")
    ended = await ana.hears("game:ended", winnerName="Ana")
    assert ended["result"]["reason"] == "OPPONENT_LEFT"


@pytest.mark.parametrize("game", ["snatch", "share", "playone", "colors", "serpent"])
def test_every_game_is_begun_and_played_over_the_socket(
    game: str, tmp_path: Path, way: Way
) -> None:
    @everywhere
    async def played(network: Network) -> None:
        ana = await network.register("Ana")
        options = {"gamemaster": "automatic"} if game == "serpent" else {}
        table = await opened(network, ana, game, options=options, settings={"bot_ms": 0})
        player = await network.sits(table["gameToken"], table["gamecode"])
        while (await player.say("game:command", command="addBot", data={"bot": "random"}))["ok"]:
            if (await network.live(table["id"])).room.seats[2:3] != [None]:
                break
        assert (await player.say("game:command", command="start"))["ok"]
        view = (await player.hears("game:state-update", match=1))["view"]
        assert (view["game"], view["seat"]) == (game, 0)
        match = (await network.live(table["id"])).room.match
        assert isinstance(match, Match)

    played(tmp_path, way)
