"""Hostile sockets: nothing raises, nothing changes, nothing leaks; every refusal has a code."""

import base64
import json
from typing import Any

import jwt
import pytest
import socketio  # type: ignore[import-untyped]  # it says nothing of its types
from structlog.testing import capture_logs

from ronda.server.game_socket.hearing import HEARD
from ronda.server.game_socket.joining import MESSAGES_PER_SECOND
from ronda.server.identity.tokens import GAME_MS, GameClaims, game_token
from ronda.store.accounts import disable_user
from tests.server.games.network import Network, Player, networked
from tests.server.games.test_sockets import Table, opened, two

GARBAGE: list[Any] = [
    None, 7, "x", [], {}, [1, 2], True, {"gameCode": None}, {"gameCode": 7}, {"gameCode": ["A"]},
    {"gameCode": "AAAAAA"}, {"gameCode": "x" * 10_000},
]  # fmt: skip
INSIDE: list[dict[str, Any]] = [
    {"action": None}, {"action": 7, "data": 7}, {"action": "noOffer", "data": []},
    {"action": "noOffer", "data": {"surplus": 1}}, {"action": "__class__", "data": {}},
    {"action": "noOffer", "expect": "0"}, {"action": "noOffer", "expect": True},
    {"command": None}, {"command": "act", "data": {"seat": 0, "action": "noOffer", "data": {}}},
    {"command": "timeout"}, {"command": "depart", "data": {"seat": 0}},
    {"command": "place", "data": {"seat": 0, "user": "me", "name": "Me"}},
    {"command": "create", "data": {}}, {"command": "policy", "data": {"seat": 0, "policy": "bot"}},
    {"command": "addBot", "data": {"bot": "random", "seat": -1}}, {"command": "x" * 5000},
    {"ready": "yes"}, {"ready": 1}, {"message": ""}, {"message": {"text": "x"}},
    {"message": "\u202eevil"}, {"playerName": 7}, {"playerName": "Nobody"},
    {"playerName": "Ana", "reason": "x" * 500}, {"lastVersion": "x"}, {"diceValue": 6},
    {"answer": {"a": {"b": [1] * 50}}}, {"guessedPosition": 10**30}, {"decision": "approve"},
]  # fmt: skip


def forged(claims: dict[str, Any], key: str = "a key of one's own, thirty-two bytes") -> str:
    return jwt.encode(claims, key, "HS256")


def unsigned(claims: dict[str, Any]) -> str:
    """A token of the algorithm `none`."""
    parts = ({"alg": "none", "typ": "JWT"}, claims)
    coded = (base64.urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=") for part in parts)
    return b".".join((*coded, b"")).decode()


async def whole(network: Network, table: Table) -> str:
    return (await network.live(table["id"])).table.digest()


@networked
async def test_tokens_that_are_no_good_open_nothing(network: Network) -> None:
    ana = await network.register("Ana")
    table = await opened(network, ana)
    claims = jwt.decode(table["gameToken"], options={"verify_signature": False})
    service = network.service
    said = GameClaims(table["id"], table["gamecode"], "Ana", ana.id, ana.id)
    expired = game_token(service.keys, said, service.clock() - GAME_MS - 1000)
    for token in (
        "", "x", "a.b.c", "x" * 5000, forged(claims), unsigned(claims), ana.token, expired,
        table["gameToken"] + "x",
    ):  # fmt: skip
        with pytest.raises(socketio.exceptions.ConnectionError):
            await Player(network.url, token or "-", table["gamecode"]).connect()
        stranger = await network.sits(None, table["gamecode"])
        answer = await stranger.say("game:join", gameToken=token)
        assert (answer["ok"], answer["code"]) == (False, "INVALID_TOKEN")
        await stranger.hears("game:error", code="INVALID_TOKEN")
    nowhere = game_token(service.keys, said._replace(game_id="nowhere"), service.clock())
    stranger = await network.sits(None, table["gamecode"])
    assert (await stranger.say("game:join", gameToken=nowhere))["code"] == "TABLE_NOT_FOUND"


@networked
async def test_a_token_is_good_for_one_seat_of_one_table(network: Network) -> None:
    ana, luis = await network.register("Ana"), await network.register("Luis")
    mine, other = await opened(network, ana), await opened(network, luis)
    player = await network.sits(mine["gameToken"], mine["gamecode"])
    answer = await player.say("game:join", gameToken=other["gameToken"])
    assert answer["code"] == "ALREADY_AT_A_TABLE"
    player.code = other["gamecode"]
    for event in HEARD:
        assert (await player.say(event))["code"] == "GAME_CODE_MISMATCH"


@networked
async def test_without_a_token_nothing_is_heard_of_anything(network: Network) -> None:
    table, ana, _ = await two(network)
    stranger = await network.sits(None, table["gamecode"])
    for event in HEARD:
        assert (await stranger.say(event))["code"] == "NOT_JOINED"
    await ana.say("game:action", action="noOffer")
    assert {event for event, _ in stranger.log} == {"game:error"}


@networked
async def test_whoever_is_disabled_comes_no_more(network: Network) -> None:
    ana = await network.register("Ana")
    table = await opened(network, ana)
    await network.service.store.write(disable_user, ana.id, network.service.clock())
    stranger = await network.sits(None, table["gamecode"])
    answer = await stranger.say("game:join", gameToken=table["gameToken"])
    assert answer["code"] == "ACCOUNT_DISABLED"


@networked
async def test_garbage_is_refused_and_changes_nothing(network: Network) -> None:
    table, ana, luis = await two(network)
    before = await whole(network, table)
    with capture_logs() as logs:
        for event in (*HEARD, "game:join", "game:join-approved"):
            for payload in GARBAGE:
                answer = await luis.client.call(event, payload, namespace="/game")
                assert answer["ok"] is False, (event, payload)
                assert answer["code"].isupper()
                assert answer["message"]
    assert await whole(network, table) == before
    assert not logs
    assert (await ana.say("game:action", action="noOffer"))["ok"]


@networked
async def test_wrong_types_are_refused_and_change_nothing(network: Network) -> None:
    table, _, luis = await two(network)
    before = await whole(network, table)
    events = [event for event in HEARD if event not in ("game:leave", "game:resync")]
    for event in events:
        for inside in INSIDE:
            answer = await luis.say(event, **inside)
            assert answer["ok"] is False, (event, inside)
            assert "Traceback" not in json.dumps(answer)
    assert await whole(network, table) == before


@networked
async def test_nobody_plays_on_anothers_seat(network: Network) -> None:
    table, ana, luis = await two(network)
    before = await whole(network, table)
    offer = {"offerPavo": 1, "offerElote": 0, "requestPavo": 0, "requestElote": 0}
    for extra in ({}, {"seat": 0}, {"by": "ana"}, {"playerId": "x"}, {"user": "x"}):
        answer = await luis.say("game:action", action="proposeOffer", data=offer, **extra)
        assert answer["code"] == "NOT_YOUR_TURN"
    assert await whole(network, table) == before
    assert not ana.heard("game:offerMade")


@networked
async def test_a_flood_is_refused_beyond_so_much_and_the_table_goes_on(network: Network) -> None:
    table, ana, luis = await two(network)
    for _ in range(MESSAGES_PER_SECOND + 50):
        await luis.emit("game:chat", {"gameCode": table["gamecode"], "message": "!"})
    await luis.hears("game:error", code="TOO_MANY_MESSAGES")
    assert (await ana.say("game:action", action="noOffer"))["ok"]


@networked
async def test_a_message_without_end_ends_the_connection_alone(network: Network) -> None:
    table, ana, luis = await two(network)
    payload = {"gameCode": table["gamecode"], "message": "x" * 2_000_000}
    await luis.emit("game:chat", payload)
    await luis.gone.wait()
    await ana.hears("game:player-disconnected", playerName="Luis")
    assert (await ana.say("game:action", action="noOffer"))["ok"]


@networked
async def test_messages_that_come_twice_are_done_once(network: Network) -> None:
    """A replayed action meets another state; with `expect` it is refused by name."""
    _, ana, _ = await two(network)
    first = await ana.say("game:action", action="noOffer", data={}, expect=0)
    again = await ana.say("game:action", action="noOffer", data={}, expect=0)
    assert (first["ok"], first["version"]) == (True, 1)
    assert again["code"] == "STALE_VERSION"


@networked
async def test_R28_the_answers_of_cards_travel_to_nobody_who_races(network: Network) -> None:
    """Nothing that a racer is sent before the verdict holds the card's answer."""
    ana = await network.register("Ana")
    card = {"cardid": "c", "question": "Which lake?", "type": 2, "answer": ["Titicaca"]}
    decks = [{"deckid": str(kind), "decktype": kind, "cards": [card]} for kind in (0, 1)]
    options = {"gamemaster": "automatic", "decks": decks}
    table = await opened(network, ana, "serpent", options=options, settings={"bot_ms": 0})
    player = await network.sits(table["gameToken"], table["gamecode"])
    await player.say("game:command", command="addBot", data={"bot": "beginner"})
    await player.say("game:command", command="start")
    await player.hears("game:started")
    sent = json.dumps(player.log) + json.dumps(table)
    assert "Titicaca" not in sent.partition("game:answer-validated")[0]
