"""What the platform has beside the source: open games, quick play, orders, watchers."""

import asyncio
from typing import Any

import pytest

from tests.server.serving import Person, Place, refused, served

Game = dict[str, Any]


async def made(person: Person, game: str = "snatch", **more: Any) -> Game:
    answer = await person.post("/api/games/start", {"game": game, **more})
    assert answer.status_code == 200, answer.text
    found: Game = answer.json()
    return found


async def told(person: Person, game: Game, order: str, **data: Any) -> Any:
    return await person.post(f"/api/games/{game['id']}/{order}", data)


async def seats(person: Person, game: Game) -> list[tuple[str, bool]]:
    shown = (await person.get(f"/api/games/{game['id']}")).json()
    return [(seat["playerName"], bool(seat["bot"])) for seat in shown["seats"]]


@served
async def test_open_games_are_those_that_one_may_join(place: Place) -> None:
    ana, luis = await place.register("Ana"), await place.register("Luis")
    await ana.post("/api/organisations", {"name": "School"})
    public = await made(ana)
    private = await made(ana, logintype=1)
    school = await made(ana, "share", logintype=2)

    async def listed(person: Person, **query: Any) -> set[str]:
        return {game["id"] for game in (await person.get("/api/games/open", **query)).json()}

    assert await listed(place.anybody) == await listed(luis) == {public["id"]}
    assert await listed(ana) == {public["id"], school["id"]}
    assert await listed(ana, game="share") == {school["id"]}
    assert private["id"] not in await listed(ana)


@served
async def test_guests_make_games_for_everybody_and_no_others(place: Place) -> None:
    """R11; who belongs to a private game or an organisation, only an account can say."""
    zoe = await place.guest("Zoë")
    assert (await seats(zoe, await made(zoe))) == [("Zoë", False)]
    for wanted in ({"logintype": 1}, {"logintype": 2}):
        answer = await zoe.post("/api/games/start", {"game": "snatch", **wanted})
        assert refused(answer) == (403, "ACCOUNT_NEEDED")


@served
async def test_a_game_by_link_is_in_no_list_and_open_to_whoever_has_the_code(place: Place) -> None:
    zoe, leo = await place.guest("Zoë"), await place.guest("Leo")
    game = await made(zoe, settings={"private": True})
    assert (await leo.get("/api/games/open")).json() == []
    assert refused(await leo.get(f"/api/games/{game['id']}")) == (403, "WRONG_CODE")
    elsewhere = (await leo.post("/api/games/quick", {"game": "snatch"})).json()
    assert elsewhere["id"] != game["id"]
    answer = await leo.post("/api/games/join", {"gameCode": game["gamecode"]})
    assert answer.json()["id"] == game["id"]
    assert answer.json()["gameType"] == "PUBLIC"


@served
async def test_a_game_says_its_sentences_in_both_languages(place: Place) -> None:
    async def told(language: str) -> Any:
        headers = {"Accept-Language": language}
        return await place.anybody.ask("GET", "/api/games/texts/snatch", headers=headers)

    assert (await told("es")).json()["value:accept"] == "aceptar"
    assert (await told("en")).json()["value:accept"] == "accept"
    assert refused(await place.anybody.get("/api/games/texts/chess")) == (404, "UNKNOWN_GAME")


@served
async def test_K_a_private_room_is_found_by_its_code_alone(place: Place) -> None:
    ana, luis = await place.register("Ana"), await place.register("Luis")
    game = await made(ana, "colors", logintype=1)
    assert refused(await luis.get(f"/api/games/{game['id']}")) == (403, "WRONG_CODE")
    by_code = await luis.get(f"/api/games/code/{game['gamecode']}")
    assert by_code.json()["id"] == game["id"]
    shown = await luis.get(f"/api/games/{game['id']}", code=game["gamecode"])
    assert (shown.json()["phase"], shown.json()["maxPlayers"]) == ("lobby", 3)


@served
async def test_whoever_tries_codes_out_has_to_wait(place: Place) -> None:
    codes = [f"22222{letter}" for letter in "23456789ABCDEFGHJKMNPQRSTVWXYZ"]
    for code in codes:
        await place.anybody.get(f"/api/games/code/{code}")
    answers = [await place.anybody.get(f"/api/games/code/{code}") for code in codes[:2]]
    assert [refused(answer) for answer in answers][-1] == (429, "TOO_MANY_REQUESTS")
    game = await made(await place.register("Ana"))
    right = await place.anybody.get(f"/api/games/code/{game['gamecode']}")
    assert refused(right) == (429, "TOO_MANY_REQUESTS")


@served
async def test_quick_play_brings_two_together_and_begins(place: Place) -> None:
    quick = {"game": "snatch"}
    ana = await place.register("Ana")
    first = await ana.post("/api/games/quick", quick)
    again = await ana.post("/api/games/quick", quick)
    assert first.json()["id"] == again.json()["id"]  # not against oneself
    second = await place.anybody.post("/api/games/quick", {**quick, "playerName": "Zoë"})
    assert second.json()["id"] == first.json()["id"]
    assert (second.json()["playerCount"], second.json()["isAuthenticated"]) == (2, False)
    shown = (await ana.get(f"/api/games/{first.json()['id']}")).json()
    assert shown["phase"] == "playing"


@served
async def test_quick_players_who_come_at_the_same_moment_meet(place: Place) -> None:
    asked = [{"game": "playone", "playerName": f"P{number}"} for number in range(4)]
    answers = await asyncio.gather(*(place.anybody.post("/api/games/quick", it) for it in asked))
    tables = sorted(answer.json()["id"] for answer in answers)
    assert tables[0] == tables[1] != tables[2] == tables[3]


@served
async def test_quick_play_minds_options_and_seats(place: Place) -> None:
    async def quick(**more: Any) -> str:
        asked = {"game": "snatch", "playerName": "Zoë", **more}
        return str((await place.anybody.post("/api/games/quick", asked)).json()["id"])

    g2 = await quick(options={"variant": "G2"})
    assert await quick(options={"variant": "G3"}) != g2
    assert await quick(options={"variant": "G2"}, playerName="Ana") == g2
    wrong = {"game": "snatch", "playerName": "Zoë", "options": {"variant": "G9"}}
    assert refused(await place.anybody.post("/api/games/quick", wrong))[0] == 400
    nameless = await place.anybody.post("/api/games/quick", {"game": "snatch"})
    assert refused(nameless) == (400, "MISSING_PARAMETER")


@served
async def test_the_admin_seats_bots_and_sends_them_away(place: Place) -> None:
    ana, luis = await place.register("Ana"), await place.register("Luis")
    game = await made(ana, "playone")
    await luis.post("/api/games/join", {"gameCode": game["gamecode"]})
    assert refused(await told(luis, game, "bots", bot="house")) == (403, "NOT_ADMIN")
    assert refused(await told(ana, game, "bots", bot="nobody")) == (400, "UNKNOWN_BOT")
    added = await told(ana, game, "bots")
    assert added.json() == {
        "ok": True, "gameId": game["id"], "number": added.json()["number"], "match": 0,
        "version": None,
    }  # fmt: skip
    assert await seats(ana, game) == [("Ana", False), ("Luis", False), ("random", True)]
    await told(ana, game, "bots/remove", seat=2)
    assert await seats(ana, game) == [("Ana", False), ("Luis", False)]


@served
async def test_the_admin_removes_people_and_closes_the_room(place: Place) -> None:
    """K10"""
    ana, luis = await place.register("Ana"), await place.register("Luis")
    game = await made(ana, "colors")
    await luis.post("/api/games/join", {"gameCode": game["gamecode"]})
    assert refused(await told(luis, game, "kick", playerId=ana.id)) == (403, "NOT_ADMIN")
    await told(ana, game, "kick", playerId=luis.id)
    assert await seats(ana, game) == [("Ana", False)]
    assert refused(await told(luis, game, "end")) == (403, "NOT_ADMIN")
    assert (await told(ana, game, "end")).status_code == 200
    assert refused(await told(ana, game, "ready")) == (409, "TABLE_CLOSED")
    gone = await luis.post("/api/games/join", {"gameCode": game["gamecode"]})
    assert refused(gone) == (404, "TABLE_NOT_FOUND")


@served
async def test_other_orders_reach_the_table(place: Place) -> None:
    ana, luis = await place.register("Ana"), await place.register("Luis")
    game = await made(ana)
    await luis.post("/api/games/join", {"gameCode": game["gamecode"]})
    orders: list[tuple[Person, str, dict[str, Any]]] = [
        (ana, "options", {"options": {"variant": "G4"}}), (ana, "swap", {"a": 0, "b": 1}),
        (ana, "policy", {"seat": 0, "policy": "bot"}), (luis, "ready", {}), (ana, "start", {}),
        (ana, "pause", {}), (ana, "resume", {}), (ana, "restart", {}), (luis, "leave", {}),
        (ana, "rematch", {"agree": False}),
    ]  # fmt: skip
    for person, order, data in orders:
        answer = await told(person, game, order, **data)
        assert answer.status_code == 200, (order, answer.text)
    shown = (await ana.get(f"/api/games/{game['id']}")).json()
    assert shown["options"]["variant"] == "G4"


@served
async def test_a_refusal_of_a_game_is_in_its_own_words(place: Place) -> None:
    ana = await place.register("Ana")
    wanted = {"game": "serpent", "options": {"decks": [{"deckid": "x"}]}}
    english = await ana.post("/api/games/start", wanted)
    spanish = await ana.ask("POST", "/api/games/start", wanted, headers={"Accept-Language": "es"})
    assert english.json()["code"] == spanish.json()["code"] == "DECK_FIELD_MISSING"
    assert "mazo" in spanish.json()["error"].lower()
    assert "deck" in english.json()["error"].lower()


@served
async def test_tokens_are_for_those_who_sit_there_or_may_watch(place: Place) -> None:
    ana, luis = await place.register("Ana"), await place.register("Luis")
    public = await made(ana)
    closed = await made(ana, settings={"spectators": 0})
    private = await made(ana, logintype=1)

    async def entry(person: Person, game: Game, **data: Any) -> Any:
        return await person.post(f"/api/games/{game['id']}/token", data)

    assert (await entry(ana, closed)).json()["spectator"] is False
    assert (await entry(luis, public)).json()["spectator"] is True
    assert refused(await entry(luis, closed)) == (403, "SPECTATORS_NOT_ALLOWED")
    assert refused(await entry(luis, private)) == (403, "WRONG_CODE")
    shown = await entry(luis, private, gameCode=private["gamecode"])
    assert shown.json()["spectator"] is True
    assert refused(await entry(place.anybody, public))[0] == 401


@served
async def test_games_and_decks_are_listed(place: Place) -> None:
    kinds = (await place.anybody.get("/api/games")).json()
    assert {kind["id"] for kind in kinds} >= {"snatch", "share", "playone", "colors", "serpent"}
    serpent = next(kind for kind in kinds if kind["id"] == "serpent")
    assert serpent["seats"] == [2, 11]
    assert "scholar" in serpent["bots"]
    assert serpent["options"]["properties"]["movement"]["enum"] == ["pattern", "zones"]
    decks = (await place.anybody.get("/api/games/decks")).json()
    assert {deck["language"] for deck in decks} == {"en", "es"}
    assert {deck["decktype"] for deck in decks} == {0, 1, 2, 3}
    assert "cards" not in decks[0]
    whole = (await place.anybody.get(f"/api/games/decks/{decks[0]['deckid']}")).json()
    assert whole == decks[0] | {"cards": whole["cards"]}
    assert len(whole["cards"]) == decks[0]["cardCount"]
    assert refused(await place.anybody.get("/api/games/decks/none")) == (404, "DECK_NOT_FOUND")


@pytest.mark.parametrize("game", ["snatch", "share", "playone", "colors", "serpent"])
def test_S9_leaderboards_are_there_for_every_game(game: str, tmp_path: Any) -> None:
    @served
    async def asked(place: Place) -> None:
        assert (await place.anybody.get(f"/api/leaderboards/{game}")).json() == []
        assert (await place.anybody.get(f"/api/leaderboards/{game}/roles")).json() == []

    asked(tmp_path)


@served
async def test_a_leaderboard_counts_matches_that_were_played_to_the_end(place: Place) -> None:
    ana, luis = await place.register("Ana"), await place.register("Luis")
    game = await made(ana)
    await luis.post("/api/games/join", {"gameCode": game["gamecode"]})
    await told(luis, game, "ready")
    await told(ana, game, "start")
    await told(luis, game, "leave")
    board = (await place.anybody.get("/api/leaderboards/snatch")).json()
    assert [(line["rank"], line["username"], line["won"], line["lost"]) for line in board] == [
        (1, "Ana", 1, 0), (2, "Luis", 0, 1)
    ]  # fmt: skip
