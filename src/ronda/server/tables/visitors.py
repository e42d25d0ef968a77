"""Who is connected to a table, to this process and to others."""

from collections import Counter


class Visitors:
    """The connections to one table: here they are counted, elsewhere they only are, or are not."""

    __slots__ = ("_elsewhere", "_here")

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self._elsewhere: set[str] = set()

    def come(self, user: str) -> bool:
        """One more connection of somebody; is it their first to this process?"""
        self._here[user] += 1
        return self._here[user] == 1

    def go(self, user: str) -> bool:
        """One less; was it their last to this process?"""
        if user not in self._here:
            return False
        self._here[user] -= 1
        if self._here[user]:
            return False
        del self._here[user]
        return True

    def elsewhere(self, user: str, there: bool) -> bool:
        """Somebody is connected to another process, or no longer; is that news?"""
        if there == (user in self._elsewhere):
            return False
        self._elsewhere ^= {user}
        return True

    def differ_from(self, elsewhere: set[str]) -> list[str]:
        """Of whom these say something else than what is known here."""
        return sorted(elsewhere ^ self._elsewhere)

    @property
    def here(self) -> list[str]:
        """Who is connected to this process."""
        return list(self._here)

    def everybody(self) -> set[str]:
        """Who is connected to any."""
        return {*self._here, *self._elsewhere}

    def __contains__(self, user: str) -> bool:
        return user in self._here or user in self._elsewhere
