"""What the processes of one server say to all others at once, over Redis.

Whoever says something hears it too. Nothing is kept: what is said while Redis is away is lost, and
counted. Whoever uses a bus is told when it is lost and when it is back, and makes good for it.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

LOGGER = logging.getLogger("ronda.bus")
BACKLOG = 10_000
"""How much waits for Redis; beyond that the oldest is lost."""
PAUSE = (0.1, 5.0)
"""Seconds between two attempts: at first, and at most."""
QUIET = 5.0
"""Seconds of silence after which Redis is asked whether it is there, and has to say so."""
LAST_WORDS = 2.0
"""Seconds that what is said at the end has to get away."""
TROUBLE = (RedisError, OSError, asyncio.TimeoutError)

Hear = Callable[[bytes], None]
Changed = Callable[[bool], None]


class Bus(Protocol):
    """A way to all processes."""

    @property
    def connected(self) -> bool:
        """Whether this process hears the others, and is heard."""
        ...

    async def start(self, hear: Hear, changed: Changed) -> None:
        """Begin to listen and to tell; `changed` hears when the bus is lost and when it is back."""
        ...

    async def stop(self) -> None:
        """Tell what waits to be told, and leave."""
        ...

    def tell(self, words: bytes) -> None:
        """Say this to everybody."""
        ...


class RedisBus:
    """A channel of Redis."""

    def __init__(self, url: str, channel: str) -> None:
        self.lost = 0
        self._url = url
        self._channel = channel
        self._hears = False
        self._tells = True
        self._waiting: deque[bytes] = deque()
        self._ending = False
        self._something = asyncio.Event()
        self._subscribed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def connected(self) -> bool:
        """Whether this process hears the others, and is heard."""
        return self._hears and self._tells

    async def start(self, hear: Hear, changed: Changed) -> None:
        """Begins to listen and to tell; a Redis that is not there is waited for, but not here."""
        self._hear, self._changed = hear, changed
        self._client = client = Redis.from_url(
            self._url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=2, socket_timeout=QUIET
        )
        self._ending = False
        self._tasks = [
            asyncio.create_task(self._tell(client)),
            asyncio.create_task(self._listen(client)),
        ]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._subscribed.wait(), 2)

    async def stop(self) -> None:
        """Tells the others what waits to be told, and leaves."""
        if not self._tasks:
            return
        self._ending = True
        self._something.set()
        await asyncio.wait(self._tasks[:1], timeout=LAST_WORDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self._client.aclose()

    def tell(self, words: bytes) -> None:
        """Says this to everybody, together with all else that is said in this tick."""
        if len(self._waiting) >= BACKLOG:
            self._waiting.popleft()
            self.lost += 1
        self._waiting.append(words)
        self._something.set()

    # -- telling

    async def _tell(self, client: Redis) -> None:
        pause = PAUSE[0]
        while self._waiting or not self._ending:
            await self._something.wait()
            self._something.clear()
            said, self._waiting = self._waiting, deque()
            try:
                await self._publish(client, said)
                pause = PAUSE[0]
            except TROUBLE as problem:
                self.lost += len(said)
                self._note(self._hears, False, problem)
                self._something.set()  # to find out when it is back
                await asyncio.sleep(pause)
                pause = min(pause * 2, PAUSE[1])

    async def _publish(self, client: Redis, said: deque[bytes]) -> None:
        """All that has come together since the last time, in one go."""
        pipeline = client.pipeline(transaction=False)
        for words in said:
            pipeline.publish(self._channel, words)
        await (pipeline.execute() if said else client.ping())
        self._note(self._hears, True)

    # -- listening

    async def _listen(self, client: Redis) -> None:
        pause = PAUSE[0]
        while True:
            try:
                async with client.pubsub() as pubsub:
                    await pubsub.subscribe(self._channel)
                    await self._next(pubsub)
                    self._note(True, True)
                    self._subscribed.set()
                    pause = PAUSE[0]
                    await self._follow(pubsub)
            except TROUBLE as problem:
                self._note(False, self._tells, problem)
            await asyncio.sleep(pause)
            pause = min(pause * 2, PAUSE[1])

    async def _follow(self, pubsub: PubSub) -> None:
        while True:
            message = await pubsub.get_message(timeout=QUIET)
            if message is None:
                await pubsub.ping()
                message = await self._next(pubsub)
            if message["type"] == "message":
                self._hear(message["data"])

    async def _next(self, pubsub: PubSub) -> dict[str, Any]:
        """What Redis says when it has to say something."""
        message: dict[str, Any] | None = await pubsub.get_message(timeout=QUIET)
        if message is None:
            raise TimeoutError("it says nothing")
        return message

    def _note(self, hears: bool, tells: bool, problem: Exception | None = None) -> None:
        before = self.connected
        self._hears, self._tells = hears, tells
        if self.connected == before:
            return
        if self.connected:
            LOGGER.info("Redis is there; %d messages were lost so far", self.lost)
        else:
            LOGGER.warning("Redis is gone: %s", problem)
        self._changed(self.connected)
