"""Is it well? Part by part: the store, Redis, the clock, the process itself."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Literal, NamedTuple

from ronda.store import (
    DamagedStoreError,
    DiskFullError,
    ReadOnlyError,
    Store,
    StoreError,
)

if TYPE_CHECKING:
    from ronda.server.service import Service

PATIENCE = 2.0  # seconds for an answer
REMEMBERED = 60.0  # seconds that a clock which jumped is spoken of
SUSPICIOUS_MS = 2_000
WORDS: dict[type[StoreError], str] = {
    DiskFullError: "full", ReadOnlyError: "readOnly", DamagedStoreError: "damaged",
}  # fmt: skip

Status = Literal["ready", "degraded", "notReady"]


class Part(NamedTuple):
    """How one part is, in a word. Without some parts it can be done, if not as well."""

    state: str
    well: bool
    needed: bool


class Health:
    """Looks after one process."""

    def __init__(self, service: "Service", ticks: Callable[[], float] = monotonic) -> None:
        self._hall = service.hall
        self._store = StoreCheck(service.store, service.clock)
        self._redis = RedisCheck(service.settings.redis_url)
        self._clock = ClockCheck(service.clock, ticks)

    async def parts(self) -> dict[str, Part]:
        """How every part is."""
        store, redis = await asyncio.gather(self._store.state(), self._redis.state())
        process = "stopping" if self._hall.stopping else "serving"
        return {
            "process": Part(process, process == "serving", True),
            "store": Part(store, store == "ok", True),
            "redis": Part(redis, redis in ("ok", "notUsed"), False),
            "clock": Part(clock := self._clock.state(), clock == "ok", False),
        }

    async def close(self) -> None:
        """Let go."""
        await self._redis.close()


def status_of(parts: dict[str, Part]) -> Status:
    """All together."""
    if all(part.well for part in parts.values()):
        return "ready"
    return "degraded" if all(p.well for p in parts.values() if p.needed) else "notReady"


class StoreCheck:
    """Can anything be written? One question at a time, however many ask."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._asking: asyncio.Task[str] | None = None

    async def state(self) -> str:
        """In a word; an answer that does not come is one, too."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        done, _ = await asyncio.wait([self._asking], timeout=PATIENCE)
        return self._asking.result() if done else "slow"

    async def _ask(self) -> str:
        try:
            await self._store.check(self._clock())
        except StoreError as problem:
            return WORDS.get(type(problem), "unreachable")
        return "ok"


class RedisCheck:
    """Does the Redis answer that joins several processes?"""

    def __init__(self, address: str | None) -> None:
        self._client = None
        if address:
            from redis.asyncio import Redis  # noqa: PLC0415 - it is 20 MB

            self._client = Redis.from_url(
                address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
            )

    async def state(self) -> str:
        """In a word."""
        if self._client is None:
            return "notUsed"
        try:
            await asyncio.wait_for(self._client.ping(), PATIENCE)
        except Exception:  # whatever it is, it does not answer
            return "unreachable"
        return "ok"

    async def close(self) -> None:
        """Let go."""
        if self._client is not None:
            await self._client.aclose()


class ClockCheck:
    """Does the wall clock go as time does? Its deadlines are what people have agreed on."""

    def __init__(self, clock: Callable[[], int], ticks: Callable[[], float]) -> None:
        self._clock = clock
        self._ticks = ticks
        self._last = self._offset()
        self._jumped_at: float | None = None

    def state(self) -> str:
        """In a word: that it jumped is remembered for a while."""
        offset = self._offset()
        if abs(offset - self._last) > SUSPICIOUS_MS:
            self._jumped_at = self._ticks()
        self._last = offset
        recent = self._jumped_at is not None and self._ticks() - self._jumped_at < REMEMBERED
        return "jumped" if recent else "ok"

    def _offset(self) -> float:
        return self._clock() - self._ticks() * 1000
