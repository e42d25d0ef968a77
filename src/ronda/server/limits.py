"""How often something may be tried: so many times, then a pause that doubles with each relapse."""

from collections.abc import Callable
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple, Protocol

from starlette.requests import HTTPConnection

from ronda.rules import Illegal
from ronda.store.accounts import folded

LONGEST_PAUSE = 15 * 60_000
MOST_KEYS = 100_000


class Rule(NamedTuple):
    """So many times in so many seconds."""

    times: int
    seconds: int

    @property
    def period(self) -> int:
        """In milliseconds."""
        return self.seconds * 1000


# What is counted, for each address or name. A class sits behind one address: for those, attempts
# that succeed are many; it is the failures that are few.
RULES = {
    "register:address": Rule(300, 3600),
    "guest:address": Rule(600, 600),
    "login:address": Rule(300, 60),
    "login-failed:address": Rule(50, 300),
    "login-failed:name": Rule(10, 300),
    "refresh:address": Rule(600, 60),
    "reset-failed:address": Rule(20, 300),
    "password-failed:name": Rule(10, 300),
    "join:address": Rule(600, 60),
    "join-failed:address": Rule(30, 60),
    "join-failed:name": Rule(20, 60),
}


class Counts(Protocol):
    """Where attempts are counted. Times are milliseconds of the wall clock."""

    async def add(self, key: str, rule: Rule, now: int) -> int:
        """Count one; how long to wait, where that was one too many."""
        ...

    async def waiting(self, key: str, now: int) -> int:
        """How long there is to wait."""
        ...

    async def forget(self, key: str) -> None:
        """Begin anew."""
        ...

    async def close(self) -> None:
        """Let go."""
        ...


class Count(NamedTuple):
    """Attempts since some time, and the pause in force."""

    times: int
    ends: int  # of the period, or of the pause
    relapses: int = 0
    paused: bool = False

    def after(self, rule: Rule, now: int) -> "Count":
        """With one more attempt."""
        if self.paused and now < self.ends:
            return self
        if now >= self.ends + (LONGEST_PAUSE if self.relapses else 0):
            return Count(1, now + rule.period)
        if now >= self.ends:
            return Count(1, now + rule.period, self.relapses)
        if self.times < rule.times:
            return self._replace(times=self.times + 1)
        pause = min(rule.period * 2**self.relapses, max(LONGEST_PAUSE, rule.period))
        return Count(self.times, now + pause, self.relapses + 1, True)

    def wait(self, now: int) -> int:
        """Milliseconds until it may be tried again."""
        return max(self.ends - now, 0) if self.paused else 0


class Memory:
    """Counts of this process alone."""

    def __init__(self) -> None:
        self._counts: dict[str, Count] = {}

    async def add(self, key: str, rule: Rule, now: int) -> int:
        count = self._counts.pop(key, Count(0, now + rule.period)).after(rule, now)
        self._make_room()
        self._counts[key] = count  # at the end: the oldest are the first to go
        return count.wait(now)

    async def waiting(self, key: str, now: int) -> int:
        count = self._counts.get(key)
        return count.wait(now) if count else 0

    async def forget(self, key: str) -> None:
        self._counts.pop(key, None)

    async def close(self) -> None:
        self._counts.clear()

    def _make_room(self) -> None:
        if len(self._counts) >= MOST_KEYS:
            del self._counts[next(iter(self._counts))]


class Limits:
    """Refuses what is tried too often. `factor` is how many times the usual is allowed."""

    def __init__(self, counts: Counts, clock: Callable[[], int], factor: float = 1.0) -> None:
        self._counts = counts
        self._clock = clock
        self._rules = {
            what: rule._replace(times=max(1, round(rule.times * factor)))
            for what, rule in RULES.items()
        }

    async def attempt(self, what: str, who: str) -> None:
        """Count an attempt. Raises Illegal where it is one too many."""
        refuse(await self._counts.add(key(what, who), self._rules[what], self._clock()))

    async def check(self, what: str, who: str) -> None:
        """Raises Illegal during the pause after too many attempts; counts nothing."""
        refuse(await self._counts.waiting(key(what, who), self._clock()))

    async def failed(self, what: str, who: str) -> None:
        """Count a failure, whose answer is given anyway."""
        await self._counts.add(key(what, who), self._rules[what], self._clock())

    async def forget(self, what: str, who: str) -> None:
        """It was right at last."""
        await self._counts.forget(key(what, who))

    async def close(self) -> None:
        """Let go."""
        await self._counts.close()


def refuse(wait: int) -> None:
    """Refuse if there is anything to wait for."""
    if wait > 0:
        raise Illegal("TOO_MANY_REQUESTS", seconds=-(-wait // 1000))


def key(what: str, who: str) -> str:
    """What is counted under: short, the same for names that are, and it tells nobody's."""
    return f"{what}:{sha256(folded(who).encode()).hexdigest()[:32]}"


def address_of(connection: HTTPConnection, behind_proxy: bool) -> str:
    """Where somebody asks from; of the newer addresses the part that a household shares."""
    peer = connection.client.host if connection.client else ""
    forwarded = connection.headers.get("x-forwarded-for") if behind_proxy else None
    return shared_part(forwarded.rpartition(",")[2].strip() if forwarded else peer)


def shared_part(address: str) -> str:
    """The first 64 bits of an address of the newer kind; any other as it is."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)
