"""What is mine: profile, password, account; games, matches, wins and losses (K10)."""

from typing import Any

from ronda.rules import Result, draw, win
from ronda.server.tables import Wanted
from ronda.store.matches import NewMatch, finish_match, start_match
from ronda.store.matches import Player as Sat
from ronda.store.tables import open_table
from tests.server.serving import PASSWORD, Person, Place, refused, served
from tests.store.support import first_line, new_table

NEW = "another long password"


async def played(place: Place, result: Result | None, *players: Sat, at: int = 1000) -> None:
    """A match of snatch, begun and perhaps over."""
    new = new_table(game="snatch")
    key = await place.service.store.write(open_table, new, first_line(), None)
    match = NewMatch(1, "snatch", "1", {"secret": "option"}, "commitment", players)
    await place.service.store.write(start_match, key, match, at)
    if result is not None:
        await place.service.store.write(finish_match, key, 1, result, at + 500)


def sat(person: Person) -> Sat:
    return Sat(person.name, person.id)


@served
async def test_a_profile_is_changed_in_part(place: Place) -> None:
    ana = await place.register("Ana")
    answer = await ana.patch("/api/me", {"username": "Ana María"})
    assert answer.status_code == 200
    me = (await ana.get("/api/auth/me")).json()
    assert me == answer.json()
    assert (me["username"], me["email"]) == ("Ana María", "Ana@example.org")
    assert (await ana.patch("/api/me", {"email": "am@example.org"})).json()["username"] == me[
        "username"
    ]


@served
async def test_a_name_that_is_taken_is_not_to_be_had(place: Place) -> None:
    ana, _ = await place.register("Ana"), await place.register("Eva")
    for asked, code in (
        ({"username": "EVA"}, "USERNAME_TAKEN"),
        ({"email": "eva@EXAMPLE.org"}, "EMAIL_TAKEN"),
    ):
        assert refused(await ana.patch("/api/me", asked)) == (409, code)
    assert (await ana.patch("/api/me", {"username": "ANA"})).status_code == 200


@served
async def test_a_new_password_takes_the_old_one_and_ends_all_sessions(place: Place) -> None:
    ana = await place.register("Ana")
    wrong = {"currentPassword": "not this one", "newPassword": NEW}
    assert refused(await ana.put("/api/me/password", wrong)) == (403, "WRONG_PASSWORD")
    right = {"currentPassword": PASSWORD, "newPassword": NEW}
    answer = await ana.put("/api/me/password", right)
    assert answer.status_code == 200
    old = {"refreshToken": ana.session["refreshToken"]}
    assert refused(await ana.post("/api/auth/refresh", old)) == (401, "INVALID_TOKEN")
    new = {"refreshToken": answer.json()["refreshToken"]}
    assert (await ana.post("/api/auth/refresh", new)).status_code == 200


@served
async def test_an_account_is_deleted_by_whoever_knows_its_password(place: Place) -> None:
    ana, eva = await place.register("Ana"), await place.register("Eva")
    await played(place, win(2, 0, "POINTS"), sat(ana), sat(eva))
    wrong = await ana.post("/api/me/delete", {"password": "not this one"})
    assert refused(wrong) == (403, "WRONG_PASSWORD")
    assert (await ana.post("/api/me/delete", {"password": PASSWORD})).status_code == 204
    assert refused(await ana.get("/api/auth/me")) == (401, "INVALID_TOKEN")
    (match,) = (await eva.get("/api/me/matches")).json()
    assert [seat["name"] for seat in match["seats"]] == ["", "Eva"]


@served
async def test_my_matches_say_who_won(place: Place) -> None:
    ana, eva = await place.register("Ana"), await place.register("Eva")
    await played(place, win(2, 0, "POINTS"), sat(ana), sat(eva), at=1000)
    await played(place, draw(2, "TIME"), sat(eva), sat(ana), at=2000)
    await played(place, None, sat(ana), Sat("Bot", None, "random"), at=3000)
    going, drawn, won = (await ana.get("/api/me/matches")).json()
    assert [match["won"] for match in (going, drawn, won)] == [None, None, True]
    assert [match["seat"] for match in (going, drawn, won)] == [0, 1, 0]
    assert (won["reason"], won["points"], won["winners"]) == ("POINTS", [1, 0], [0])
    assert (going["overAt"], going["reason"]) == (None, None)
    assert going["seats"][1] == {"name": "Bot", "bot": "random"}
    lost = (await eva.get("/api/me/matches")).json()[-1]
    assert lost["won"] is False


@served
async def test_a_list_of_matches_tells_no_option(place: Place) -> None:
    """Options may hold the answers to a quiz (G5)."""
    ana = await place.register("Ana")
    await played(place, None, sat(ana), Sat("Bot", None, "random"))
    assert "option" not in (await ana.get("/api/me/matches")).text


@served
async def test_matches_come_page_by_page(place: Place) -> None:
    ana = await place.register("Ana")
    for at in (1000, 2000, 3000):
        await played(place, None, sat(ana), Sat("Bot", None, "random"), at=at)
    first = (await ana.get("/api/me/matches", limit=2)).json()
    rest = (await ana.get("/api/me/matches", before=first[-1]["startedAt"])).json()
    assert [starts(match) for match in (*first, *rest)] == ["03", "02", "01"]
    for wrong in ({"limit": 0}, {"limit": 101}, {"before": "0.5"}, {"before": "2026-01-01T00:00"}):
        answer = await ana.get("/api/me/matches", **wrong)
        assert refused(answer) == (400, "INVALID_INPUT")


def starts(match: dict[str, Any]) -> str:
    return str(match["startedAt"])[17:19]


@served
async def test_wins_and_losses_are_kept_for_each_user_and_game(place: Place) -> None:
    """K10; a bot has none, and where nobody wins nobody loses."""
    ana, eva = await place.register("Ana"), await place.register("Eva")
    for result in (win(2, 0, "POINTS"), win(2, 0, "POINTS"), draw(2, "TIME")):
        await played(place, result, sat(ana), sat(eva))
    (mine,) = (await ana.get("/api/me/standings")).json()
    assert mine == {"game": "snatch", "played": 3, "won": 2, "lost": 0, "points": 2.0}
    (theirs,) = (await eva.get("/api/me/standings")).json()
    assert (theirs["won"], theirs["lost"]) == (0, 2)


@served
async def test_my_games_are_those_i_made_or_sit_at(place: Place) -> None:
    ana, eva = await place.register("Ana"), await place.register("Eva")
    hall = place.service.hall
    live = await hall.open(hall.games["snatch"], Wanted(ana.id, "Ana", {}, {}))
    assert await theirs(eva) == []
    await hall.say(live, eva.id, "join", {"code": live.code, "name": "Eva"})
    assert await theirs(ana) == [(live.id, True)]
    assert await theirs(eva) == [(live.id, False)]
    (game,) = (await eva.get("/api/me/games")).json()
    assert (game["game"], game["gamecode"], game["phase"]) == ("snatch", live.code, "lobby")
    await hall.say(live, ana.id, "end", {})
    assert await theirs(ana) == await theirs(eva) == []


async def theirs(person: Person) -> list[tuple[str, bool]]:
    found = (await person.get("/api/me/games")).json()
    return [(game["id"], game["mine"]) for game in found]


@served
async def test_guests_see_what_they_play(place: Place) -> None:
    zoe = await place.guest("Zoë")
    await played(place, win(2, 0, "POINTS"), Sat("Zoë", zoe.id), Sat("Bot", None, "random"))
    assert [match["won"] for match in (await zoe.get("/api/me/matches")).json()] == [True]
    assert [game["mine"] for game in (await zoe.get("/api/me/games")).json()] == [False]


@served
async def test_what_is_mine_is_nobodys_who_does_not_say_who_they_are(place: Place) -> None:
    zoe = await place.guest("Zoë")
    for method, path, body, guests in (
        ("PATCH", "/api/me", {"username": "Other"}, 403),
        ("PUT", "/api/me/password", {"currentPassword": PASSWORD, "newPassword": NEW}, 403),
        ("POST", "/api/me/delete", {"password": PASSWORD}, 403),
        ("GET", "/api/me/standings", None, 403),
        ("GET", "/api/me/games", None, 200),
        ("GET", "/api/me/matches", None, 200),
    ):
        nobody = await place.anybody.ask(method, path, body)
        assert refused(nobody) == (401, "NOT_AUTHENTICATED")
        assert (await zoe.ask(method, path, body)).status_code == guests
