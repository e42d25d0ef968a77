"""R13: the source's three endpoints, with their fields, statuses and errors."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jwt
import pytest

from tests.server.games.network import Network, Way, everywhere
from tests.server.serving import Person, refused

DECKS = ["general-en-positive", "general-en-negative", "general-en-luck", "general-en-joker"]
WANTED: dict[str, Any] = {"deckids": DECKS, "maxplayers": 4, "logintype": 0}
AGGREGATE: dict[str, Callable[[Any], bool]] = {
    "id": lambda it: re.fullmatch(r"[0-9a-f-]{36}", it) is not None,
    "gamecode": lambda it: re.fullmatch(r"[A-Z0-9]{6}", it) is not None,
    "maxplayers": lambda it: it == 4,
    "logintype": lambda it: it == 0,
    "boardsize": lambda it: it == 100,
    "createdby": lambda it: isinstance(it, str),
    "orgid": lambda it: it is None,
    "gamedecks": lambda it: [deck["deckid"] for deck in it] == DECKS,
    "players": lambda it: isinstance(it, list),
    "startdate": lambda it: it is None or isinstance(it, str),
    "enddate": lambda it: it is None,
    "finished": lambda it: it is False,
    "winner": lambda it: it is None,
    "totaltiles": lambda it: it == 100,
}


async def made(person: Person, **changed: Any) -> dict[str, Any]:
    answer = await person.post("/api/games/start", {**WANTED, **changed})
    assert answer.status_code == 200, answer.text
    game: dict[str, Any] = answer.json()
    return game


async def joins(person: Person, code: str, name: str | None = None) -> Any:
    named = {} if name is None else {"playerName": name}
    return await person.post("/api/games/join", {"gameCode": code, **named})


def check_aggregate(game: dict[str, Any]) -> None:
    for field, holds in AGGREGATE.items():
        assert holds(game[field]), (field, game[field])


@everywhere
async def test_a_game_is_made_as_the_source_has_it(place: Network) -> None:
    ana = await place.register("Ana")
    game = await made(ana)
    check_aggregate(game)
    assert game["createdby"] == ana.id
    assert game["players"] == []
    assert all(deck["cards"] for deck in game["gamedecks"])  # she judges, and does not race


@pytest.mark.parametrize(
    "changed",
    [
        {"deckids": []}, {"deckids": None}, {"deckids": "all"}, {"deckids": [7]},
        {"maxplayers": 1}, {"maxplayers": 11}, {"maxplayers": "4"}, {"maxplayers": True},
        {"logintype": 3}, {"logintype": None}, {"logintype": "0"}, {"surprise": 1},
        {"options": {"movement": "sideways"}}, {"options": {"surprise": 1}},
        {"settings": {"grace_ms": -1}}, {"maxplayers": None},
    ],
)  # fmt: skip
def test_400_for_what_is_wrong(changed: dict[str, Any], tmp_path: Path, way: Way) -> None:
    @everywhere
    async def asked(place: Network) -> None:
        ana = await place.register("Ana")
        wanted = {name: value for name, value in {**WANTED, **changed}.items() if value is not None}
        status, _ = refused(await ana.post("/api/games/start", wanted))
        assert status == 400

    asked(tmp_path, way)


@everywhere
async def test_401_and_404_of_making_a_game(place: Network) -> None:
    assert refused(await place.anybody.post("/api/games/start", WANTED))[0] == 401
    zoe = await place.guest("Zoë")
    assert refused(await zoe.post("/api/games/start", WANTED)) == (403, "ACCOUNT_NEEDED")
    ana = await place.register("Ana")
    answer = await ana.post("/api/games/start", {**WANTED, "deckids": ["nobodys"]})
    assert refused(answer) == (404, "DECK_NOT_FOUND")


@everywhere
async def test_somebody_elses_deck_is_not_found(place: Network) -> None:
    ana, eve = await place.register("Ana"), await place.register("Eve")
    card = {"cardid": "c", "question": "Is it?", "type": 3, "answer": True}
    deck = {"name": "Mine", "decktype": 0, "cards": [card]}
    mine = (await ana.post("/api/decks", deck)).json()["deckid"]
    assert (await made(ana, deckids=[mine]))["gamedecks"][0]["cards"] == [card]
    answer = await eve.post("/api/games/start", {**WANTED, "deckids": [mine]})
    assert refused(answer) == (404, "DECK_NOT_FOUND")


@everywhere
async def test_a_public_game_is_joined_with_a_name_alone(place: Network) -> None:
    game = await made(await place.register("Ana"))
    answer = await joins(place.anybody, game["gamecode"].lower(), "Zoë")
    assert answer.status_code == 200
    joined = answer.json()
    token = joined.pop("gameToken")
    assert joined == {
        "id": game["id"], "gamecode": game["gamecode"], "playerName": "Zoë", "playerCount": 1,
        "maxPlayers": 4, "gameType": "PUBLIC", "isAuthenticated": False,
    }  # fmt: skip
    claims = jwt.decode(token, options={"verify_signature": False})
    assert claims["exp"] - claims["iat"] == 24 * 3600
    assert {name: claims[name] for name in ("gameId", "gameCode", "playerName")} == {
        "gameId": game["id"], "gameCode": game["gamecode"], "playerName": "Zoë"
    }  # fmt: skip
    assert "playerId" not in claims


@everywhere
async def test_with_an_account_the_name_is_known_and_the_token_has_the_id(place: Network) -> None:
    game = await made(await place.register("Ana"))
    luis = await place.register("Luis")
    joined = (await joins(luis, game["gamecode"])).json()
    assert (joined["playerName"], joined["isAuthenticated"]) == ("Luis", True)
    claims = jwt.decode(joined["gameToken"], options={"verify_signature": False})
    assert claims["playerId"] == luis.id


@everywhere
async def test_400_and_404_of_joining(place: Network) -> None:
    game = await made(await place.register("Ana"))
    for code in ("", "ABC", "ABCDEFG", "AB CD!", "000000"):
        assert refused(await joins(place.anybody, code, "Zoë"))[0] == 400
    assert refused(await joins(place.anybody, game["gamecode"]))[0] == 400
    assert refused(await joins(place.anybody, "222222", "Zoë")) == (404, "TABLE_NOT_FOUND")


@everywhere
async def test_a_private_game_takes_an_account(place: Network) -> None:
    game = await made(await place.register("Ana"), logintype=1)
    assert refused(await joins(place.anybody, game["gamecode"], "Zoë"))[0] == 401
    guest = await place.guest("Zoë")
    assert refused(await joins(guest, game["gamecode"], "Zoë"))[0] == 403
    joined = await joins(await place.register("Luis"), game["gamecode"])
    assert joined.json()["gameType"] == "PRIVATE"


@everywhere
async def test_an_organisations_game_takes_a_member(place: Network) -> None:
    ana, luis, eve = [await place.register(name) for name in ("Ana", "Luis", "Eve")]
    refusal = await ana.post("/api/games/start", {**WANTED, "logintype": 2})
    assert refused(refusal) == (403, "NOT_A_MEMBER")
    school = (await ana.post("/api/organisations", {"name": "School"})).json()["id"]
    game = await made(ana, logintype=2)
    assert game["orgid"] == school
    assert refused(await joins(place.anybody, game["gamecode"], "Zoë"))[0] == 401
    assert refused(await joins(eve, game["gamecode"])) == (403, "NOT_A_MEMBER")
    await ana.post(f"/api/organisations/{school}/members", {"username": "Luis"})
    assert (await joins(luis, game["gamecode"])).json()["gameType"] == "ORGANIZATION"


@everywhere
async def test_409_of_joining(place: Network) -> None:
    game = await made(await place.register("Ana"), maxplayers=2)
    luis = await place.register("Luis")
    await joins(luis, game["gamecode"])
    assert refused(await joins(luis, game["gamecode"])) == (409, "ALREADY_SEATED")
    assert refused(await joins(place.anybody, game["gamecode"], "luis")) == (409, "NAME_TAKEN")
    await joins(place.anybody, game["gamecode"], "Zoë")
    assert refused(await joins(place.anybody, game["gamecode"], "Eve")) == (409, "ROOM_FULL")


@everywhere
async def test_the_gamemaster_starts_it_when_all_are_ready(place: Network) -> None:
    ana = await place.register("Ana")
    game = await made(ana)
    path = f"/api/games/{game['id']}/start"
    assert refused(await ana.post(path, {})) == (409, "NOT_ENOUGH_PLAYERS")
    players = [await place.register(name) for name in ("Luis", "Eve")]
    for player in players:
        await joins(player, game["gamecode"])
    assert refused(await place.anybody.post(path, {}))[0] == 401
    assert refused(await players[0].post(path, {})) == (403, "NOT_ADMIN")
    assert refused(await ana.post(path, {})) == (409, "NOT_READY")
    for player in players:
        await player.post(f"/api/games/{game['id']}/ready", {"ready": True})
    answer = await ana.post(path, {})
    assert answer.status_code == 200
    started = answer.json()
    assert (started["message"], started["gameId"]) == ("Game started successfully", game["id"])
    assert started["playerCount"] == 2
    check_aggregate(started["game"])
    assert set(started["game"]["players"]) == {player.id for player in players}
    assert started["game"]["startdate"] is not None
    board = started["boardData"]
    assert (board["gameId"], board["generationComplete"]) == (game["id"], True)
    assert [field["position"] for field in board["fields"]] == [*range(1, 101)]
    assert isinstance(board["generatedAt"], str)
    assert refused(await ana.post(path, {})) == (409, "ROUND_ALREADY_STARTED")
    late = await joins(place.anybody, game["gamecode"], "Zoë")
    assert refused(late) == (409, "ROUND_ALREADY_STARTED")


@everywhere
async def test_400_and_404_of_starting(place: Network) -> None:
    ana = await place.register("Ana")
    assert refused(await ana.post("/api/games/no!/start", {}))[0] == 400
    unknown = "00000000-0000-4000-8000-000000000000"
    assert refused(await ana.post(f"/api/games/{unknown}/start", {})) == (404, "TABLE_NOT_FOUND")


@everywhere
async def test_R11_whoever_races_does_not_see_the_cards(place: Network) -> None:
    ana = await place.register("Ana")
    game = await made(ana, options={"gamemaster": "automatic"})
    assert game["players"] == [ana.id]
    assert [deck["cards"] for deck in game["gamedecks"]] == [[]] * 4
    answer = await ana.post(f"/api/games/{game['id']}/bots", {"bot": "scholar"})
    assert answer.status_code == 200
    started = await ana.post(f"/api/games/{game['id']}/start", {})
    assert [deck["cards"] for deck in started.json()["game"]["gamedecks"]] == [[]] * 4


@everywhere
async def test_the_same_paths_open_every_game(place: Network) -> None:
    ana = await place.register("Ana")
    for game in ("snatch", "share", "playone", "colors"):
        answer = await ana.post("/api/games/start", {"game": game})
        assert answer.status_code == 200, answer.text
        assert (answer.json()["game"], answer.json()["players"]) == (game, [ana.id])
        decks = {"game": game, "deckids": DECKS}
        assert refused(await ana.post("/api/games/start", decks)) == (400, "DECKS_NOT_USED")
    assert refused(await ana.post("/api/games/start", {"game": "chess"})) == (404, "UNKNOWN_GAME")
