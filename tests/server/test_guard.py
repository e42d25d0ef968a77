"""What surrounds every request: headers, sizes, languages, and what goes wrong."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ronda.server.guard import MOST_BYTES, MOST_BYTES_OF_DECKS
from ronda.store import DiskFullError, ReadOnlyError, StoreError, UnavailableError
from tests.server.serving import PASSWORD, Place, refused, served, served_with

SAFE = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
}
LOGIN = {"username": "Ana", "password": PASSWORD}


@served
async def test_every_answer_is_safe_for_browsers(place: Place) -> None:
    for path in ("/api/openapi.json", "/api/auth/me", "/api/nothing", "/api"):
        answer = await place.anybody.get(path)
        assert {name: answer.headers.get(name) for name in SAFE} == SAFE
        assert len(answer.headers["x-request-id"]) == 16
        assert "strict-transport-security" not in answer.headers
        assert "server" not in answer.headers


@served_with(https=True)
async def test_behind_tls_browsers_are_told_to_stay_there(place: Place) -> None:
    answer = await place.anybody.get("/api/auth/me")
    assert answer.headers["strict-transport-security"].startswith("max-age=31536000")


@served
async def test_what_does_not_exist_is_not_found_in_json(place: Place) -> None:
    for path in ("/api", "/api/nothing", "/api/auth/me/"):
        assert refused(await place.anybody.get(path)) == (404, "NOT_FOUND")
    answer = await place.anybody.delete("/api/auth/me")
    assert refused(answer) == (405, "METHOD_NOT_ALLOWED")
    assert answer.headers["allow"] == "GET"
    answer = await place.anybody.ask("OPTIONS", "/api/decks/a-deck")
    assert answer.headers["allow"] == "DELETE, GET, PUT"


@served
async def test_refusals_are_in_the_language_of_whoever_asks(place: Place) -> None:
    """G6."""
    spanish, english = "Inicia sesión primero.", "Please log in first."
    for accepted, sentence in (
        ("es", spanish),
        ("es-CL,es;q=0.9,en;q=0.8", spanish),
        ("en;q=0.5, es;q=0.9", spanish),
        ("fr, es;q=0.3", spanish),
        ("en", english),
        ("fr", english),
        ("es;q=0, *", english),
        ("es;q=nonsense", english),
        ("", english),
    ):
        answer = await place.anybody.ask(
            "GET", "/api/auth/me", headers={"Accept-Language": accepted}
        )
        assert answer.json()["error"] == sentence, accepted


@served
async def test_what_is_wrong_with_a_request_is_said_in_both_languages(place: Place) -> None:
    person = place.anybody
    person.headers["Accept-Language"] = "es"
    answer = await person.post("/api/auth/login", {"username": "Ana"})
    assert answer.json()["error"] == "«password»: falta."
    answer = await person.post("/api/auth/login", LOGIN | {"admin": True})
    assert answer.json()["error"] == "«admin»: aquí no se puede indicar esto."


@served
async def test_a_refused_value_is_not_repeated(place: Place) -> None:
    """It may be a password."""
    answer = await place.anybody.post("/api/auth/register", LOGIN | {"password": "hunter"})
    assert refused(answer) == (400, "INVALID_INPUT")
    assert "hunter" not in answer.text


@served
async def test_bodies_that_are_none(place: Place) -> None:
    for content, kind in (
        (b"{", "application/json"),
        (b"[" * 50_000, "application/json"),
        (b'"text"', "application/json"),
        (b"null", "application/json"),
        (b"\xff", "application/json"),
        (b"", "application/json"),
        (b"username=Ana", "application/x-www-form-urlencoded"),
        (json.dumps(LOGIN).encode(), "text/plain"),
    ):
        answer = await place.anybody.ask(
            "POST", "/api/auth/login", content=content, headers={"Content-Type": kind}
        )
        assert answer.status_code == 400, content[:10]
        assert answer.json()["code"] in ("INVALID_INPUT", "BAD_REQUEST")


@served
async def test_large_bodies_are_refused_before_they_are_read(place: Place) -> None:
    for path, most in (("/api/auth/login", MOST_BYTES), ("/api/decks", MOST_BYTES_OF_DECKS)):
        answer = await place.anybody.ask("POST", path, content=b" " * (most + 1))
        assert refused(answer) == (413, "BODY_TOO_LARGE")


@served
async def test_a_body_that_hides_its_size_is_cut_off(place: Place) -> None:
    async def endless() -> Any:
        while True:
            yield b" " * 10_000

    answer = await place.anybody.ask("POST", "/api/auth/login", content=endless())
    assert refused(answer) == (413, "BODY_TOO_LARGE")


@served
async def test_pages_of_other_sites_are_told_nothing(place: Place) -> None:
    """CORS is closed by default."""
    origin = {"Origin": "https://evil.example"}
    answer = await place.anybody.ask("GET", "/api/decks/types", headers=origin)
    assert "access-control-allow-origin" not in answer.headers
    asks = origin | {"Access-Control-Request-Method": "POST"}
    answer = await place.anybody.ask("OPTIONS", "/api/auth/login", headers=asks)
    assert "access-control-allow-origin" not in answer.headers


@served_with(origins=("https://play.example",))
async def test_pages_of_named_sites_may_ask(place: Place) -> None:
    asks = {"Access-Control-Request-Method": "PUT"}
    for origin, allowed in (("https://play.example", True), ("https://evil.example", False)):
        headers = asks | {"Origin": origin}
        answer = await place.anybody.ask("OPTIONS", "/api/me/password", headers=headers)
        assert (answer.headers.get("access-control-allow-origin") == origin) is allowed
        assert "access-control-allow-credentials" not in answer.headers


@pytest.mark.parametrize(
    ("problem", "code"),
    [
        (UnavailableError("connection to 10.0.0.1 failed"), "STORE_UNAVAILABLE"),
        (ReadOnlyError("read only"), "STORE_READ_ONLY"),
        (DiskFullError("database or disk is full"), "STORE_FULL"),
    ],
)
def test_a_store_that_cannot_is_no_mistake_of_the_program(
    problem: StoreError, code: str, tmp_path: Path
) -> None:
    async def asks(place: Place) -> None:
        async def fails(*_: Any, **__: Any) -> Any:
            raise problem

        ana = await place.register("Ana")
        place.service.store.read = fails  # type: ignore[method-assign]
        answer = await ana.get("/api/auth/me")
        assert refused(answer) == (503, code)
        assert str(problem) not in answer.text

    served(asks)(tmp_path)


@served
async def test_our_mistakes_are_answered_and_tell_nothing(place: Place) -> None:
    async def fails(*_: Any, **__: Any) -> Any:
        raise RuntimeError("a secret detail")

    ana = await place.register("Ana")
    place.service.store.read = fails  # type: ignore[method-assign]
    answer = await ana.get("/api/auth/me")
    assert refused(answer) == (500, "INTERNAL_ERROR")
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert SAFE.items() <= dict(answer.headers).items()


@served
async def test_whoever_was_overtaken_is_asked_to_look_again(place: Place) -> None:
    """Two requests that each were possible, and together are not."""
    ana = await place.register("Ana")
    names = [ana.patch("/api/me", {"username": f"Name {number % 2}"}) for number in range(6)]
    eva = await place.register("Eva")
    names += [eva.patch("/api/me", {"username": f"Name {number % 2}"}) for number in range(6)]
    statuses = {answer.status_code for answer in await asyncio.gather(*names)}
    assert statuses <= {200, 409}
