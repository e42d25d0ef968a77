"""A service with everything, and people who use it; in this loop, or on a port of a thread."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any

import httpx
from pwdlib.hashers.argon2 import Argon2Hasher

from ronda.server.app import create_app
from ronda.server.configuration import Settings
from ronda.server.identity.passwords import Passwords
from ronda.server.service import Service, open_service
from ronda.store.accounts import set_roles

PASSWORD = "a long password"
QUICK = Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1)


def settings_in(folder: Path, **changed: Any) -> Settings:
    """Everything in one folder."""
    return replace(Settings(folder, f"sqlite:///{folder / 'ronda.sqlite'}"), **changed)


class Person:
    """Somebody who asks the API."""

    def __init__(self, client: httpx.AsyncClient, session: dict[str, Any] | None = None) -> None:
        self.client = client
        self.session = session or {}
        self.headers: dict[str, str] = {}

    @property
    def id(self) -> str:
        return str(self.session["user"]["id"])

    @property
    def name(self) -> str:
        return str(self.session["user"]["username"])

    @property
    def token(self) -> str:
        return str(self.session["accessToken"])

    async def ask(self, method: str, path: str, json: Any = None, **more: Any) -> httpx.Response:
        """Any request; `json` is left out where it is None."""
        headers = dict(self.headers)
        if self.session:
            headers["Authorization"] = f"Bearer {self.token}"
        headers.update(more.pop("headers", {}))
        body = {} if json is None else {"json": json}
        return await self.client.request(method, path, headers=headers, **body, **more)

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.ask("GET", path, params=query)

    async def post(self, path: str, json: Any = None) -> httpx.Response:
        return await self.ask("POST", path, {} if json is None else json)

    async def put(self, path: str, json: Any) -> httpx.Response:
        return await self.ask("PUT", path, json)

    async def patch(self, path: str, json: Any) -> httpx.Response:
        return await self.ask("PATCH", path, json)

    async def delete(self, path: str) -> httpx.Response:
        return await self.ask("DELETE", path)


class Place:
    """A service, and the people who come to it."""

    def __init__(self, service: Service, client: httpx.AsyncClient) -> None:
        self.service = service
        self.client = client

    def again(self) -> AbstractAsyncContextManager["Place"]:
        """A second process on the same data."""
        settings = self.service.settings
        return place_in(settings.data, **vars(settings))

    @property
    def anybody(self) -> Person:
        """Somebody who has not said who they are."""
        return Person(self.client)

    async def register(self, name: str, *roles: str) -> Person:
        """Somebody with an account, perhaps an administrator."""
        wanted = {"username": name, "email": f"{name}@example.org", "password": PASSWORD}
        answer = await self.client.post("/api/auth/register", json=wanted)
        assert answer.status_code == 201, answer.text
        person = Person(self.client, answer.json())
        if roles:
            await self.service.store.write(set_roles, person.id, roles)
        return person

    async def guest(self, name: str) -> Person:
        """Somebody without an account."""
        answer = await self.client.post("/api/auth/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        return Person(self.client, answer.json())


@asynccontextmanager
async def place_in(folder: Path, **changed: Any) -> AsyncIterator[Place]:
    """A service in this loop, without a network."""
    service = await open_service(settings_in(folder, **changed), Passwords(QUICK))
    way = httpx.ASGITransport(create_app(service), raise_app_exceptions=False)
    try:
        async with httpx.AsyncClient(transport=way, base_url="http://ronda.test") as client:
            yield Place(service, client)
    finally:
        await service.close()


def served(test: Callable[[Place], Awaitable[None]]) -> Callable[[Path], None]:
    """A test that is given a place to itself."""
    return served_with()(test)


def served_with(
    **changed: Any,
) -> Callable[[Callable[[Place], Awaitable[None]]], Callable[[Path], None]]:
    """The same, with other settings."""

    def decorated(test: Callable[[Place], Awaitable[None]]) -> Callable[[Path], None]:
        async def run(folder: Path) -> None:
            async with place_in(folder, **changed) as place:
                await test(place)

        @wraps(test)
        def synchronous(tmp_path: Path) -> None:
            asyncio.run(run(tmp_path))

        del synchronous.__wrapped__  # pytest would ask for a place
        return synchronous

    return decorated


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal, which has a sentence and nothing else."""
    body = answer.json()
    assert sorted(body) == ["code", "error"]
    assert len(body["error"]) > 10
    return answer.status_code, body["code"]
