"""Decks: `serpentrace.md`, GameDeck and GameCard; who may see and change them."""

from typing import Any

import httpx

from ronda.games.serpent.library import LIBRARY
from tests.server.serving import Person, Place, refused, served

ALL = "/api/decks"
CARD = {"cardid": "capital", "question": "Berlin is in Germany.", "type": 3, "answer": True}
DECK: dict[str, Any] = {"name": "Capitals", "decktype": 0, "cards": [CARD]}
TABLE = "decktype,type,question,answer\nPOSITIVE,TRUE_FALSE,Berlin is in Germany.,true\n"


async def made(person: Person, **changed: Any) -> dict[str, Any]:
    answer = await person.post(ALL, DECK | changed)
    assert answer.status_code == 201, answer.text
    deck: dict[str, Any] = answer.json()
    return deck


async def school_of(admin: Person, *members: Person) -> str:
    school = str((await admin.post("/api/organisations", {"name": "School"})).json()["id"])
    for member in members:
        await admin.post(f"/api/organisations/{school}/members", {"username": member.name})
    return school


async def sent(person: Person, content: bytes | str, kind: str, **query: str) -> httpx.Response:
    """A file."""
    headers = {"Content-Type": kind}
    return await person.ask("POST", f"{ALL}/import", content=content, headers=headers, params=query)


async def read(person: Person, content: str, kind: str, **query: str) -> httpx.Response:
    """A file that is only looked at."""
    headers = {"Content-Type": kind}
    return await person.ask("POST", f"{ALL}/read", content=content, headers=headers, params=query)


def change_of(deck: dict[str, Any], **changed: Any) -> dict[str, Any]:
    names = ("name", "decktype", "cards", "organisationId", "edition")
    return {name: deck[name] for name in names} | changed


@served
async def test_a_deck_is_made_read_listed_and_thrown_away(place: Place) -> None:
    ana = await place.register("Ana")
    deck = await made(ana)
    assert (deck["name"], deck["decktype"], deck["cards"]) == ("Capitals", 0, [CARD])
    assert (deck["edition"], deck["mine"], deck["mayChange"]) == (1, True, True)
    path = f"{ALL}/{deck['deckid']}"
    assert (await ana.get(path)).json() == deck
    (line,) = (await ana.get(ALL)).json()
    assert "cards" not in line
    assert (line["deckid"], line["cardCount"]) == (deck["deckid"], 1)
    assert (await ana.delete(path)).status_code == 204
    assert refused(await ana.get(path)) == (404, "DECK_NOT_FOUND")


@served
async def test_a_deck_is_changed_from_the_edition_one_has_seen(place: Place) -> None:
    """Of two who change it at once, the second is told to look again."""
    ana = await place.register("Ana")
    deck = await made(ana)
    path = f"{ALL}/{deck['deckid']}"
    changed = await ana.put(path, change_of(deck, name="Cities"))
    assert (changed.json()["name"], changed.json()["edition"]) == ("Cities", 2)
    late = await ana.put(path, change_of(deck, name="Towns"))
    assert refused(late) == (409, "DECK_CHANGED")
    assert (await ana.get(path)).json() == changed.json()


@served
async def test_what_is_wrong_with_a_card_is_said_with_its_name(place: Place) -> None:
    """The game's own check, its own code, its own sentence in the asker's language."""
    ana = await place.register("Ana")
    wrong = DECK | {"cards": [CARD, {**CARD, "cardid": "river", "answer": 7}]}
    answer = await ana.post(ALL, wrong)
    assert answer.status_code == 400
    assert answer.json()["code"] == "CARD_TRUE_FALSE"
    assert "river" in answer.json()["error"]
    ana.headers["Accept-Language"] = "es"
    assert "carta" in (await ana.post(ALL, wrong)).json()["error"]
    deck = await made(ana)
    changed = await ana.put(f"{ALL}/{deck['deckid']}", change_of(deck, cards=wrong["cards"]))
    assert changed.json()["code"] == "CARD_TRUE_FALSE"


@served
async def test_a_deck_can_be_checked_without_keeping_it(place: Place) -> None:
    ana = await place.register("Ana")
    deck = {"decktype": 0, "cards": [CARD]}
    assert (await ana.post(f"{ALL}/check", deck)).json() == {"problems": []}
    cards = [{**CARD, "type": 5}, {**CARD, "cardid": "b", "question": ""}]
    found = (await ana.post(f"{ALL}/check", deck | {"cards": cards})).json()["problems"]
    assert [problem["code"] for problem in found] == ["CARD_IN_WRONG_DECK", "CARD_QUESTION"]
    assert [problem["details"]["card"] for problem in found] == ["capital", "b"]
    assert found[1]["details"]["longest"] == 500
    assert (await ana.get(ALL)).json() == []


@served
async def test_the_form_of_a_deck_is_checked(place: Place) -> None:
    ana = await place.register("Ana")
    wrongs: tuple[dict[str, Any], ...] = (
        {"name": ""}, {"name": "x" * 61}, {"decktype": 4}, {"decktype": "0"}, {"cards": []},
        {"cards": [CARD] * 501}, {"cards": "all"}, {"cards": [1]}, {"organisationId": "a b"},
        {"owner": "me"},
    )  # fmt: skip
    for wrong in wrongs:
        assert refused(await ana.post(ALL, DECK | wrong)) == (400, "INVALID_INPUT"), wrong


@served
async def test_the_types_are_told_by_number(place: Place) -> None:
    types = (await place.anybody.get(f"{ALL}/types")).json()
    assert types["deckTypes"] == ["POSITIVE", "NEGATIVE", "LUCK", "JOKER"]
    assert types["cardTypes"][3] == "TRUE_FALSE"
    assert types["cardTypesOfDeck"][2:] == [[6], [5]]
    assert types["consequences"]["5"] == "GO_TO_START"


@served
async def test_a_deck_of_others_is_none(place: Place) -> None:
    ana, eva, zoe = await place.register("Ana"), await place.register("Eva"), await place.guest("Z")
    deck = await made(ana)
    path = f"{ALL}/{deck['deckid']}"
    for method, where, body in (
        ("GET", path, None),
        ("GET", f"{path}/export", None),
        ("PUT", path, change_of(deck)),
        ("DELETE", path, None),
    ):
        assert refused(await eva.ask(method, where, body)) == (404, "DECK_NOT_FOUND")
        assert refused(await zoe.ask(method, where, body)) == (403, "ACCOUNT_NEEDED")
        assert refused(await place.anybody.ask(method, where, body)) == (401, "NOT_AUTHENTICATED")
    assert (await eva.get(ALL)).json() == []
    for method, where in (("GET", ALL), ("POST", ALL), ("POST", f"{ALL}/check")):
        assert refused(await place.anybody.ask(method, where, DECK)) == (401, "NOT_AUTHENTICATED")
    assert refused(await sent(place.anybody, TABLE, "text/csv")) == (401, "NOT_AUTHENTICATED")


@served
async def test_a_deck_of_an_organisation_is_seen_by_all_and_changed_by_few(place: Place) -> None:
    """By its owner, and by the organisation's admins."""
    ana, eva, luis = [await place.register(name) for name in ("Ana", "Eva", "Luis")]
    school = await school_of(ana, eva, luis)
    deck = await made(eva, organisationId=school)
    path = f"{ALL}/{deck['deckid']}"
    seen = [(await person.get(path)).json() for person in (ana, eva, luis)]
    assert [each["mayChange"] for each in seen] == [True, True, False]
    assert [each["mine"] for each in seen] == [False, True, False]
    assert refused(await luis.put(path, change_of(deck))) == (403, "FORBIDDEN")
    assert refused(await luis.delete(path)) == (403, "FORBIDDEN")
    assert (await ana.put(path, change_of(deck, name="Ours"))).status_code == 200
    await ana.delete(f"/api/organisations/{school}/members/{luis.id}")
    assert refused(await luis.get(path)) == (404, "DECK_NOT_FOUND")


@served
async def test_decks_are_given_to_ones_own_organisations(place: Place) -> None:
    ana, eva = await place.register("Ana"), await place.register("Eva")
    school = await school_of(ana)
    draft = DECK | {"organisationId": school}
    assert refused(await eva.post(ALL, draft)) == (403, "NOT_A_MEMBER")
    deck = await made(eva)
    moved = change_of(deck, organisationId=school)
    assert refused(await eva.put(f"{ALL}/{deck['deckid']}", moved)) == (403, "NOT_A_MEMBER")
    file = await sent(eva, TABLE, "text/csv", organisationId=school)
    assert refused(file) == (403, "NOT_A_MEMBER")


@served
async def test_a_table_of_a_spreadsheet_becomes_decks(place: Place) -> None:
    ana = await place.register("Ana")
    both = f"{TABLE}NEGATIVE,TRUE_FALSE,Paris is in Spain.,false\n"
    answer = await sent(ana, "\ufeff" + both, "text/csv; charset=utf-8", name="Cities")
    assert answer.status_code == 201
    names = [(deck["name"], deck["decktype"]) for deck in answer.json()]
    assert names == [("Cities (positive)", 0), ("Cities (negative)", 1)]
    deck = (await ana.get(f"{ALL}/{answer.json()[0]['deckid']}")).json()
    assert deck["cards"][0]["question"] == CARD["question"]


@served
async def test_what_is_exported_can_be_imported(place: Place) -> None:
    """Every built-in deck goes out and comes back as it was."""
    ana = await place.register("Ana")
    for built_in in LIBRARY["en"]["general"]:
        cards = {"decktype": built_in["decktype"], "cards": built_in["cards"]}
        deck = await made(ana, **cards)
        file = await ana.get(f"{ALL}/{deck['deckid']}/export")
        assert file.headers["content-disposition"].startswith("attachment")
        (line,) = (await sent(ana, file.content, "application/json", name="Copy")).json()
        copy = (await ana.get(f"{ALL}/{line['deckid']}")).json()
        assert (copy["decktype"], copy["cards"]) == (deck["decktype"], deck["cards"])


@served
async def test_files_that_are_none_are_refused(place: Place) -> None:
    ana = await place.register("Ana")
    for content, kind, code in (
        (b"{", "application/json", "DECK_NOT_JSON"),
        (b"[" * 100_000, "application/json", "DECK_NOT_JSON"),
        (b"\xff\xfe", "application/json", "DECK_UNREADABLE"),
        (b"question\nWhy?", "text/csv", "DECK_NO_COLUMN"),
        (b"decktype,type,question,colour\n", "text/csv", "DECK_UNKNOWN_COLUMN"),
        (b"decktype,type,question\na,b,c,d\n", "text/csv", "DECK_LONG_ROW"),
        (b'decktype,type,question\n"a', "text/csv", "DECK_BAD_TABLE"),
    ):
        assert refused(await sent(ana, content, kind)) == (400, code)
    for nothing in (b"[]", b"decktype,type,question\n"):
        kind = "text/csv" if b"," in nothing else "application/json"
        assert refused(await sent(ana, nothing, kind)) == (400, "DECK_EMPTY")
    for other in (b"7", b"null", b'[{"deckid": "a", "decktype": 0, "cards": [NaN]}]'):
        assert (await sent(ana, other, "application/json")).status_code == 400
    assert (await ana.get(ALL)).json() == []


@served
async def test_a_file_can_be_read_without_keeping_it(place: Place) -> None:
    """With all that is wrong with it, row by row, so that it can be mended."""
    ana = await place.register("Ana")
    wrong = f"{TABLE}negative,own_answer,Where is Paris?,\nnegative,riddle,Why?,Because.\n"
    answer = (await read(ana, wrong, "text/csv", name="Cities")).json()
    assert [deck["deckid"] for deck in answer["decks"]] == ["Cities-positive", "Cities-negative"]
    assert answer["decks"][1]["cards"][0]["answer"] == [""]
    found = [(each["code"], each["details"]["card"]) for each in answer["problems"]]
    assert found == [("CARD_TEXT", "line 3"), ("CARD_TYPE", "line 4")]
    assert answer["problems"][0]["details"]["place"] == 0
    assert (await ana.get(ALL)).json() == []


@served
async def test_what_nobody_could_mend_is_named_but_not_told(place: Place) -> None:
    ana, zoe = await place.register("Ana"), await place.guest("Zoe")
    deep = '[{"deckid": "a", "decktype": 0, "cards": ' + "[" * 300 + "]" * 300 + "}]"
    nan = '[{"deckid": "a", "decktype": 0, "cards": [NaN]}]'
    for content in ("7", "null", '["deck"]', deep, nan):
        answer = (await read(ana, content, "application/json")).json()
        assert answer["decks"] == [], content
        assert answer["problems"], content
    assert refused(await read(ana, "{", "application/json")) == (400, "DECK_NOT_JSON")
    assert refused(await read(zoe, TABLE, "text/csv")) == (403, "ACCOUNT_NEEDED")


@served
async def test_nobody_has_more_than_two_hundred(place: Place) -> None:
    ana = await place.register("Ana")
    few = [{"deckid": f"d{number}", "decktype": 0, "cards": [CARD]} for number in range(40)]
    for _ in range(5):
        answer = await ana.ask("POST", f"{ALL}/import", few)
        assert answer.status_code == 201
    assert refused(await ana.post(ALL, DECK)) == (409, "TOO_MANY_DECKS")
