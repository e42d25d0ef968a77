"""Nobody talks the table down."""

from ronda.rules import require

MOST, WITHIN_MS = 8, 10_000


class Pace:
    """When each person last spoke. It guards the door, so it is not part of the log."""

    __slots__ = ("_spoken",)

    def __init__(self) -> None:
        self._spoken: dict[str, list[int]] | None = None  # at most tables nobody talks

    def check(self, user: str, now: int) -> None:
        """Refuse whoever speaks too often."""
        spoken = self._spoken or {}
        lately = [at for at in spoken.get(user, ()) if at > now - WITHIN_MS]
        require(len(lately) < MOST, "TOO_FAST", most=MOST, seconds=WITHIN_MS // 1000)

    def spoke(self, user: str, now: int) -> None:
        """Note it."""
        self._spoken = self._spoken or {}
        self._spoken[user] = [*self._spoken.get(user, ()), now][-MOST:]

    def forget(self, user: str) -> None:
        """Somebody has gone."""
        if self._spoken:
            self._spoken.pop(user, None)
