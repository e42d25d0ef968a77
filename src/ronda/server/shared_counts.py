"""Attempts counted by several processes together, in Redis.

While Redis is away each process counts for itself: whoever is refused nothing at one may be refused
at another, and nobody is locked out or let loose by a failure.
"""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any, TypeVar

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ronda.server.limits import LONGEST_PAUSE, Count, Memory, Rule

LOGGER = logging.getLogger("ronda.limits")
PREFIX = "ronda:limits:"
TROUBLE = (RedisError, OSError, asyncio.TimeoutError)
T = TypeVar("T")

# `Count.after`, where nobody comes between reading and writing.
ADD = """
local count = redis.call('HMGET', KEYS[1], 'times', 'ends', 'relapses', 'paused')
local times, ends = tonumber(count[1]) or 0, tonumber(count[2]) or 0
local relapses, paused = tonumber(count[3]) or 0, count[4] == '1'
local most, period, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local longest = tonumber(ARGV[4])
if paused and now < ends then return ends - now end
if now >= ends then
  if relapses == 0 or now >= ends + longest then relapses = 0 end
  times, ends, paused = 1, now + period, false
elseif times < most then
  times = times + 1
else
  ends = now + math.min(period * 2 ^ relapses, math.max(longest, period))
  relapses, paused = relapses + 1, true
end
redis.call('HSET', KEYS[1], 'times', times, 'ends', ends, 'relapses', relapses,
  'paused', paused and '1' or '0')
redis.call('PEXPIRE', KEYS[1], math.ceil(ends - now) + (relapses > 0 and longest or 0))
return paused and math.ceil(ends - now) or 0
"""


class SharedCounts:
    """Counts in Redis, and in memory while it is away."""

    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(
            url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=1, socket_timeout=1
        )
        self._add: Any = self._redis.register_script(ADD)
        self._alone = Memory()
        self._away = False

    async def add(self, key: str, rule: Rule, now: int) -> int:
        arguments = [rule.times, rule.period, now, LONGEST_PAUSE]
        asked: Awaitable[int] = self._add(keys=[PREFIX + key], args=arguments)
        wait = await self._try(asked)
        return await self._alone.add(key, rule, now) if wait is None else int(wait)

    async def waiting(self, key: str, now: int) -> int:
        found = await self._try(self._redis.hmget(PREFIX + key, "ends", "paused"))
        if found is None:
            return await self._alone.waiting(key, now)
        ends, paused = int(float(found[0] or 0)), found[1] == b"1"
        return Count(0, ends, paused=paused).wait(now)

    async def forget(self, key: str) -> None:
        await self._alone.forget(key)
        await self._try(self._redis.delete(PREFIX + key))

    async def close(self) -> None:
        await self._redis.aclose()

    async def _try(self, asked: Any) -> Any:
        """What Redis answers; None while it is away."""
        try:
            answer = await asked
        except TROUBLE as problem:
            self._changed(True, problem)
            return None
        self._changed(False)
        return answer

    def _changed(self, away: bool, problem: Exception | None = None) -> None:
        if away and not self._away:
            LOGGER.warning("Redis is gone, limits are counted alone: %s", problem)
        elif self._away and not away:
            LOGGER.info("Redis is there again")
        self._away = away
