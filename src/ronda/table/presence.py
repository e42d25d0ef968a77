"""Who is connected. None of it is in the log: after a restart everybody has to come back."""

NOBODY: frozenset[str] = frozenset()  # most tables have no watchers, and share these


class Presence:
    """The people who can hear the table."""

    __slots__ = ("here", "lost", "since", "sure", "watchers")

    def __init__(self, since: int) -> None:
        self.since = since  # from when on those nobody has seen yet are missing
        self.sure = True  # does the host know of everybody who is connected, wherever?
        self.here: set[str] = set()
        self.lost: dict[str, int] = {}
        self.watchers = NOBODY

    def come(self, user: str) -> None:
        """The first connection of somebody."""
        self.here.add(user)
        self.lost.pop(user, None)

    def go(self, user: str, now: int) -> None:
        """The last connection is gone; who only watched need not be waited for."""
        self.here.discard(user)
        if user not in self.watchers:
            self.lost[user] = now
        self.unwatch(user)

    def see(self, sure: bool, now: int) -> None:
        """Is it known who is connected? Whoever is missing when it is, is missing from then on."""
        if sure and not self.sure:
            self.since = now
            self.lost.clear()
        self.sure = sure

    def seen(self, user: str, now: int) -> None:
        """There is a sign of somebody, who was there a moment ago if they are not here now."""
        if user not in self.here:
            self.lost[user] = now

    def watch(self, user: str) -> None:
        """Somebody wants to see the table."""
        self.come(user)
        self.watchers |= {user}

    def unwatch(self, user: str) -> None:
        """And no longer does."""
        if user in self.watchers:
            self.watchers -= {user}

    def lost_at(self, user: str) -> int:
        """Since when somebody has been missing."""
        return self.lost.get(user, self.since)
