"""Schemathesis: whatever OpenAPI allows, and much that it does not, is answered as OpenAPI says.

`RONDA_EXAMPLES=200` tries so many requests for each operation and asker.
"""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as some
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ronda.store import open_store
from ronda.store.accounts import set_roles
from tests.server.process import Process, serving

EXAMPLES = int(os.environ.get("RONDA_EXAMPLES", "4"))
ENDLESS = "/api/admin/stream"
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance,
    response_schema_conformance,
]  # fmt: skip
ASKERS = ("admin", "guest", "nobody")


class Site(NamedTuple):
    """A server with something in it, and those who ask."""

    address: str
    headers: dict[str, dict[str, str]]
    known: dict[str, list[str]]  # what there is, by the name of a parameter


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    with serving(folder, RONDA_LIMITS="10000") as server:
        yield furnished(folder, server)
        assert "Traceback" not in server.said()


def furnished(folder: Path, server: Process) -> Site:
    with httpx.Client(base_url=server.address + "/api", timeout=60) as api:
        ana = registered(api, "Ana")
        asyncio.run(promote(folder, ana["user"]["id"]))
        zoe = done(api.post("/auth/guest", json={"name": "Zoë"}))
        headers = {"admin": bearer(ana), "guest": bearer(zoe), "nobody": {}}
        return Site(server.address, headers, things(api, headers["admin"]))


def things(api: httpx.Client, ana: dict[str, str]) -> dict[str, list[str]]:
    """A table of each game, a match that is on, a deck, an organisation, somebody else."""
    tables = [
        done(api.post("/games/start", json={"game": kind["id"]}, headers=ana))
        for kind in done(api.get("/games"))
    ]
    quick = done(api.post("/games/start", json={"game": "snatch"}, headers=ana))
    for order in ("bots", "start", "restart"):
        done(api.post(f"/games/{quick['id']}/{order}", json={}, headers=ana))
    card = {"cardid": "c", "question": "Is it?", "type": 3, "answer": True}
    wanted = {"name": "Mine", "decktype": 0, "cards": [card]}
    deck = done(api.post("/decks", json=wanted, headers=ana))["deckid"]
    school = done(api.post("/organisations", json={"name": "School"}, headers=ana))["id"]
    other = registered(api, "Luis")["user"]["id"]
    ids = [table["id"] for table in (*tables, quick)]
    return {
        "game_id": ids, "table_id": ids, "match_id": [f"{quick['id']}.1", f"{quick['id']}.2"],
        "code": [table["gamecode"] for table in tables], "deck": [deck],
        "organisation": [school], "user": [other], "game": ["snatch", "serpent"],
    }  # fmt: skip


def registered(api: httpx.Client, name: str) -> dict[str, Any]:
    who = {"username": name, "email": f"{name}@example.org", "password": "a long password"}
    session: dict[str, Any] = done(api.post("/auth/register", json=who))
    return session


def bearer(session: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {session['accessToken']}"}


def done(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


async def promote(folder: Path, user: str) -> None:
    async with await open_store(f"sqlite:///{folder / 'ronda-data' / 'ronda.sqlite'}") as store:
        await store.write(set_roles, user, ["admin"])


def test_no_request_is_too_much_for_it(site: Site) -> None:
    schema = schemathesis.openapi.from_url(f"{site.address}/api/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path != ENDLESS:
            ask(site, operation.as_strategy())
            tried += 1
    assert tried > 70


def ask(site: Site, cases: some.SearchStrategy[Any]) -> None:
    """So many requests of each asker, and half of them about something that there is."""

    @seed(1)
    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=[*HealthCheck],
    )  # fmt: skip
    @given(case=cases, asker=some.sampled_from(ASKERS), luck=some.randoms(use_true_random=False))
    def asked(case: Any, asker: str, luck: Any) -> None:
        for name in case.path_parameters or {}:
            if luck.random() < 0.5:
                case.path_parameters[name] = luck.choice(site.known[name])
        case.call_and_validate(headers=site.headers[asker], checks=CHECKS, timeout=60)

    asked()
