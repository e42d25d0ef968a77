"""Accounts: `king-of-colors.md`, Registrarse and Iniciar sesión; tokens; guests (R13)."""

import asyncio
import time

import httpx
import jwt

from ronda.server.identity.tokens import (
    ACCESS_MS,
    GUEST_MS,
    GameClaims,
    access_token,
    game_token,
)
from ronda.store.accounts import delete_user, disable_user
from ronda.store.guests import find_guest
from ronda.store.sessions import Token, issue_reset
from tests.server.serving import PASSWORD, Person, Place, refused, served

NEW = "another long password"
ANA = {"username": "Ana", "email": "ana@example.org", "password": PASSWORD}


def credentials(name: str, password: str = PASSWORD) -> dict[str, str]:
    return {"username": name, "password": password}


async def rotated(place: Place, refresh: str) -> httpx.Response:
    return await place.anybody.post("/api/auth/refresh", {"refreshToken": refresh})


@served
async def test_who_registers_is_in(place: Place) -> None:
    """The source: once created, one is shown the landing page with the account open."""
    answer = await place.anybody.post("/api/auth/register", ANA)
    assert answer.status_code == 201
    ana = Person(place.client, answer.json())
    assert ana.session["expiresIn"] == 15 * 60
    me = (await ana.get("/api/auth/me")).json()
    assert me == ana.session["user"]
    assert (me["username"], me["email"], me["roles"], me["guest"]) == (
        "Ana", "ana@example.org", [], False,
    )  # fmt: skip


@served
async def test_nobody_has_a_name_or_an_address_twice(place: Place) -> None:
    await place.register("Ana")
    for changed, code in (
        ({"username": "ANA"}, "USERNAME_TAKEN"),
        ({"username": "Eva", "email": "ANA@example.org"}, "EMAIL_TAKEN"),
    ):
        answer = await place.anybody.post("/api/auth/register", ANA | changed)
        assert refused(answer) == (409, code)


@served
async def test_what_is_wrong_with_a_registration_is_refused(place: Place) -> None:
    """Nobody makes themselves an administrator, or has a name that tricks the eye."""
    for wrong in (
        {"username": ""}, {"username": " a "}, {"username": "x" * 33}, {"username": 7},
        {"username": "a\x00b"}, {"username": "a\u202eb"}, {"email": "nowhere"}, {"email": "ana@"},
        {"email": "a b@example.org"}, {"password": "short"}, {"password": "x" * 129},
        {"roles": ["admin"]},
    ):  # fmt: skip
        answer = await place.anybody.post("/api/auth/register", ANA | wrong)
        assert refused(answer) == (400, "INVALID_INPUT"), wrong
    for missing in ANA:
        rest = {name: value for name, value in ANA.items() if name != missing}
        answer = await place.anybody.post("/api/auth/register", rest)
        assert refused(answer) == (400, "INVALID_INPUT")
        assert missing in answer.json()["error"]


@served
async def test_one_comes_in_by_name_or_address(place: Place) -> None:
    ana = await place.register("Ana")
    for name in ("Ana", "ANA", "ana@example.org"):
        answer = await place.anybody.post("/api/auth/login", credentials(name))
        assert answer.status_code == 200
        assert answer.json()["user"]["id"] == ana.id


@served
async def test_a_wrong_password_and_an_unknown_name_are_answered_alike(place: Place) -> None:
    await place.register("Ana")
    wrong = await place.anybody.post("/api/auth/login", credentials("Ana", "not this one"))
    unknown = await place.anybody.post("/api/auth/login", credentials("Nobody"))
    assert refused(wrong) == refused(unknown) == (401, "WRONG_LOGIN")
    assert wrong.json() == unknown.json()


@served
async def test_an_unknown_name_costs_a_hash_too(place: Place) -> None:
    """Time does not tell who has an account: the same work is done."""
    checked: list[str | None] = []
    verify = place.service.passwords._verify

    def watched(password: str, kept: str | None) -> bool:
        checked.append(kept)
        return verify(password, kept)

    place.service.passwords._verify = watched  # type: ignore[method-assign]
    await place.anybody.post("/api/auth/login", credentials("Nobody"))
    assert checked == [None]
    assert verify("nobody has this password", None) is False


@served
async def test_passwords_are_hashed_beside_the_loop(place: Place) -> None:
    passwords = place.service.passwords
    slow = passwords._hashes.hash
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()

    def hashing(password: str) -> str:
        loop.call_soon_threadsafe(begun.set)
        time.sleep(0.05)
        return slow(password)

    passwords._hashes.hash = hashing  # type: ignore[method-assign,assignment]
    working = asyncio.create_task(passwords.hash(PASSWORD))
    await begun.wait()
    assert not working.done()  # and yet this runs
    assert (await working).startswith("$argon2id$")


@served
async def test_a_refresh_token_is_good_once(place: Place) -> None:
    """Shown again it was stolen, or its owner was robbed: the session ends."""
    ana = await place.register("Ana")
    first = ana.session["refreshToken"]
    second = (await rotated(place, first)).json()
    assert second["user"]["id"] == ana.id
    assert (await Person(place.client, second).get("/api/auth/me")).status_code == 200
    assert refused(await rotated(place, first)) == (401, "INVALID_TOKEN")
    assert refused(await rotated(place, second["refreshToken"])) == (401, "INVALID_TOKEN")


@served
async def test_after_logging_out_there_is_no_way_on(place: Place) -> None:
    ana = await place.register("Ana")
    token = ana.session["refreshToken"]
    for _ in range(2):
        answer = await place.anybody.post("/api/auth/logout", {"refreshToken": token})
        assert answer.status_code == 204
    assert refused(await rotated(place, token)) == (401, "INVALID_TOKEN")


@served
async def test_nobody_is_not_in(place: Place) -> None:
    answer = await place.anybody.get("/api/auth/me")
    assert refused(answer) == (401, "NOT_AUTHENTICATED")
    assert answer.headers["www-authenticate"] == "Bearer"


@served
async def test_an_access_token_is_good_for_a_quarter_of_an_hour(place: Place) -> None:
    ana = await place.register("Ana")
    now = place.service.clock()
    for age, status in ((ACCESS_MS - 5000, 200), (ACCESS_MS + 1000, 401)):
        token = access_token(place.service.keys, ana.id, now - age)
        answer = await ana.ask("GET", "/api/auth/me", headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == status


@served
async def test_forged_tokens_are_good_for_nothing(place: Place) -> None:
    """Signed with another key, or not at all, or for another purpose, or not even a token."""
    ana = await place.register("Ana")
    claims = jwt.decode(ana.token, options={"verify_signature": False})
    seat = GameClaims("table", "K7QX2M", "Ana", ana.id, ana.id)
    forged = (
        jwt.encode(claims, b"x" * 32, "HS256"),
        jwt.encode(claims, None, "none"),
        game_token(place.service.keys, seat, place.service.clock()),
        ana.session["refreshToken"],
        "x" * 10_000,
        "é",
    )
    for token in forged:
        sent = f"Bearer {token}".encode()
        answer = await place.client.get("/api/auth/me", headers={b"Authorization": sent})
        assert refused(answer) == (401, "INVALID_TOKEN")


@served
async def test_whoever_is_disabled_or_deleted_is_out_at_once(place: Place) -> None:
    """The tokens they have are still unexpired; the account is looked up each time."""
    ana, eva = await place.register("Ana"), await place.register("Eva")
    await place.service.store.write(disable_user, ana.id, place.service.clock())
    await place.service.store.write(delete_user, eva.id)
    assert refused(await ana.get("/api/auth/me")) == (401, "ACCOUNT_DISABLED")
    assert refused(await eva.get("/api/auth/me")) == (401, "INVALID_TOKEN")
    for person in (ana, eva):
        again = await place.anybody.post("/api/auth/login", credentials(person.name))
        assert refused(again) == (401, "WRONG_LOGIN")
        token = person.session["refreshToken"]
        assert refused(await rotated(place, token)) == (401, "INVALID_TOKEN")


@served
async def test_a_guest_needs_a_name_alone_and_stays_a_day(place: Place) -> None:
    zoe = await place.guest(" Zoë ")
    me = (await zoe.get("/api/auth/me")).json()
    assert (me["username"], me["guest"], me["email"]) == ("Zoë", True, None)
    assert zoe.session["expiresIn"] == 24 * 3600
    now = place.service.clock()
    late = access_token(place.service.keys, zoe.id, now - GUEST_MS - 1000, guest=True)
    answer = await zoe.ask("GET", "/api/auth/me", headers={"Authorization": f"Bearer {late}"})
    assert refused(answer) == (401, "INVALID_TOKEN")


@served
async def test_a_guest_is_no_user_and_a_user_no_guest(place: Place) -> None:
    ana, zoe = await place.register("Ana"), await place.guest("Zoë")
    keys, now = place.service.keys, place.service.clock()
    for token in (access_token(keys, zoe.id, now), access_token(keys, ana.id, now, guest=True)):
        answer = await ana.ask("GET", "/api/auth/me", headers={"Authorization": f"Bearer {token}"})
        assert refused(answer) == (401, "INVALID_TOKEN")
    assert refused(await zoe.get("/api/me/standings")) == (403, "ACCOUNT_NEEDED")


@served
async def test_a_password_is_set_anew_with_a_token_once(place: Place) -> None:
    """No mail server is needed: an administrator hands the token over."""
    ana = await place.register("Ana")
    now = place.service.clock()
    await place.service.store.write(issue_reset, ana.id, Token("reset-token", now, now + 60_000))
    wanted = {"token": "reset-token", "password": NEW}
    assert (await place.anybody.post("/api/auth/reset", wanted)).status_code == 204
    assert refused(await place.anybody.post("/api/auth/reset", wanted)) == (400, "WRONG_RESET")
    assert refused(await rotated(place, ana.session["refreshToken"])) == (401, "INVALID_TOKEN")
    old = await place.anybody.post("/api/auth/login", credentials("Ana"))
    new = await place.anybody.post("/api/auth/login", credentials("Ana", NEW))
    assert (old.status_code, new.status_code) == (401, 200)


@served
async def test_a_session_survives_the_server(place: Place) -> None:
    """The keys are kept: after a restart tokens are still good."""
    ana = await place.register("Ana")
    async with place.again() as restarted:
        answer = await Person(restarted.client, ana.session).get("/api/auth/me")
        assert answer.status_code == 200


@served
async def test_who_is_gone_for_good_is_forgotten(place: Place) -> None:
    zoe, service = await place.guest("Zoë"), place.service
    await service.housekeeping.sweep()
    assert await service.store.read(find_guest, zoe.id, service.clock()) is not None
    tomorrow = service.clock() + GUEST_MS
    service.clock = lambda: tomorrow
    await service.housekeeping.sweep()
    assert await service.store.read(find_guest, zoe.id, 0) is None
