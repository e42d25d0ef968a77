"""The body of a POST as it comes: whole, broken off, or never to its end."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from ronda.server.realtime import Limits, Realtime
from ronda.server.realtime.asgi_types import Message, Scope
from ronda.server.realtime.engine import Engine
from ronda.server.realtime.mounting import serve
from ronda.wire.engineio.session import Transport
from tests.wire.talking import alone

PATIENT = Limits(ping_interval=25_000)
HASTY = Limits(ping_interval=30, ping_timeout=30)


class Poster:
    """A session over polling, and what is heard of it and answered to it."""

    def __init__(self, limits: Limits) -> None:
        self.realtime = Realtime(limits=limits)
        self.heard: list[Any] = []
        self.realtime.namespace("/").on("m")(lambda _, data, __: self.heard.append(data))
        self.realtime.namespace("/").disconnected(lambda _, reason: self.heard.append(reason))
        handshake = self.engine.handshake({}, {}, "here")
        self.link = self.engine.open(Transport.POLLING, handshake)
        self.link.post(b"40")

    @property
    def engine(self) -> Engine:
        return self.realtime.engine

    async def post(self, *messages: Message) -> int | None:
        """What comes of the body, and then nothing more; the status of the answer."""
        statuses: list[int] = []

        async def body() -> AsyncIterator[Message]:
            for message in messages:
                yield message
            await asyncio.Event().wait()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        await serve(self.engine, self._scope(), body().__anext__, send)
        return statuses[0] if statuses else None

    def _scope(self) -> Scope:
        query = f"EIO=4&transport=polling&sid={self.link.session.sid}"
        head = {"type": "http", "method": "POST", "query_string": query.encode()}
        return {**head, "headers": [], "client": ("here", 1)}


def part(data: bytes, more: bool) -> Message:
    return {"type": "http.request", "body": data, "more_body": more}


def test_a_body_may_come_in_parts() -> None:
    async def scenario() -> None:
        poster = Poster(PATIENT)
        assert await poster.post(part(b'42["m"', True), part(b",1]", False)) == 200
        assert poster.heard == [1]
        poster.engine.close()

    alone(scenario())


@pytest.mark.parametrize("come", [b'42["m",1]', b'42["m",1]\x1e42['])
def test_of_a_body_that_breaks_off_nothing_is_heard(come: bytes) -> None:
    async def scenario() -> None:
        poster = Poster(PATIENT)
        await poster.post(part(come, True), {"type": "http.disconnect"})
        assert poster.heard == ["transport error"]
        assert not poster.engine.links

    alone(scenario())


def test_a_body_that_does_not_end_is_waited_for_no_longer_than_a_pong() -> None:
    async def scenario() -> None:
        poster = Poster(HASTY)
        assert await poster.post(part(b'42["m",1]', True)) == 400
        assert poster.heard in (["transport error"], ["ping timeout"])
        assert not poster.engine.links

    alone(scenario())
