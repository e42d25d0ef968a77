"""What processes that serve the same tables tell one another. Losing any of it loses nothing."""

from collections.abc import Collection
from typing import Protocol


class Ears(Protocol):
    """Who wants to know: the hall."""

    def moved(self, key: int, number: int) -> None:
        """A table's log has grown to this line, elsewhere."""
        ...

    def elsewhere(self, key: int, user: str, there: bool) -> None:
        """Somebody can hear a table from another process, or no longer from any."""
        ...

    def recount(self) -> None:
        """Ask anew who is elsewhere, for every table."""
        ...

    def bereft(self, keys: Collection[int]) -> None:
        """A process is gone that had people at these tables."""
        ...

    async def compare(self) -> None:
        """Compare with the logs: something may have been missed. Raises StoreError."""
        ...


class Signals(Protocol):
    """The way to the other processes."""

    shared: bool  # are there others?
    sure: bool  # is it known who is connected to them?

    async def start(self, ears: Ears) -> None:
        """Begin to tell and to listen."""
        ...

    async def stop(self) -> None:
        """Say goodbye."""
        ...

    def moved(self, table: int, number: int) -> None:
        """A table's log has grown to this line."""
        ...

    def came(self, table: int, user: str) -> None:
        """Somebody can hear a table from here."""
        ...

    def went(self, table: int, user: str) -> None:
        """And no longer can."""
        ...

    def elsewhere(self, table: int) -> set[str]:
        """Who hears a table from another process, as far as it is known."""
        ...


class Alone:
    """There is no other process."""

    shared, sure = False, True

    async def start(self, ears: Ears) -> None:
        """There is nobody to listen to."""

    async def stop(self) -> None:
        """Nobody has to know."""

    def moved(self, table: int, number: int) -> None:
        """Nobody has to know."""

    def came(self, table: int, user: str) -> None:
        """Nobody has to know."""

    def went(self, table: int, user: str) -> None:
        """Nobody has to know."""

    def elsewhere(self, table: int) -> set[str]:  # noqa: ARG002 - of any table
        """There is no elsewhere."""
        return set()
