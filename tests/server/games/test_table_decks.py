"""Choosing the decks of a table before the match (R28), and what others learn of it (G5)."""

from typing import Any

from tests.server.serving import Person, Place, refused, served

CARD = {"cardid": "c", "question": "Is it?", "type": 3, "answer": True}
MINE = {"name": "Mine", "decktype": 0, "cards": [CARD]}


async def opened(person: Person, game: str = "serpent") -> str:
    answer = await person.post("/api/games/start", {"game": game})
    return f"/api/games/{answer.json()['id']}/decks"


async def own_deck(person: Person) -> str:
    return str((await person.post("/api/decks", MINE)).json()["deckid"])


async def chosen(person: Person, path: str, *deckids: str) -> Any:
    return await person.ask("PUT", path, json={"deckids": deckids})


@served
async def test_R28_own_and_built_in_decks_are_chosen_together(place: Place) -> None:
    ana = await place.register("Ana")
    path, mine = await opened(ana), await own_deck(ana)
    assert (await ana.get(path)).json() == []
    answer = await chosen(ana, path, mine, "general-es-luck")
    assert answer.status_code == 200, answer.text
    lines = [
        {"deckid": mine, "name": "Mine", "decktype": 0, "cardCount": 1},
        {"deckid": "general-es-luck", "name": None, "decktype": 2, "cardCount": 6},
    ]
    assert answer.json() == (await place.anybody.get(path)).json() == lines
    assert (await chosen(ana, path)).json() == []


@served
async def test_a_guest_chooses_among_the_built_in_decks(place: Place) -> None:
    zoe = await place.guest("Zoë")
    path = await opened(zoe)
    assert (await chosen(zoe, path, "history-en-positive")).status_code == 200


@served
async def test_only_whoever_opened_the_table_chooses_and_only_what_they_may_play(
    place: Place,
) -> None:
    ana, eve = await place.register("Ana"), await place.register("Eve")
    path, mine = await opened(ana), await own_deck(ana)
    assert refused(await chosen(place.anybody, path, mine))[0] == 401
    assert refused(await chosen(eve, path, mine)) == (404, "DECK_NOT_FOUND")
    assert refused(await chosen(eve, path, "general-es-luck")) == (403, "NOT_ADMIN")
    assert refused(await chosen(ana, path, "nobodys")) == (404, "DECK_NOT_FOUND")


@served
async def test_other_games_have_no_decks(place: Place) -> None:
    ana = await place.register("Ana")
    path = await opened(ana, "snatch")
    assert refused(await ana.get(path)) == (400, "DECKS_NOT_USED")
    assert refused(await chosen(ana, path, "general-es-luck")) == (400, "DECKS_NOT_USED")


@served
async def test_a_deck_that_was_thrown_away_is_played_on_without_its_name(place: Place) -> None:
    ana = await place.register("Ana")
    path, mine = await opened(ana), await own_deck(ana)
    await chosen(ana, path, mine)
    await ana.delete(f"/api/decks/{mine}")
    assert [(deck["name"], deck["cardCount"]) for deck in (await ana.get(path)).json()] == [
        (None, 1)
    ]
