"""How fast a connection may speak."""


class Pace:
    """At most so many messages in about a second; the time is looked at only once in so many."""

    __slots__ = ("_count", "_limit", "_since")

    def __init__(self, limit: int, now: float) -> None:
        self._limit = limit
        self._count = 0
        self._since = now

    def allows(self, now: float) -> bool:
        self._count += 1
        return self._count <= self._limit or self._begins_anew(now)

    def _begins_anew(self, now: float) -> bool:
        if now - self._since < 1000:
            return False
        self._count, self._since = 1, now
        return True
