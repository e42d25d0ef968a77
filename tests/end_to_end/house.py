"""Who has come, and whether all went well."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from tests.end_to_end.chromium import Browsers
from tests.end_to_end.person import Person
from tests.end_to_end.tables import Table


class House:
    """A server, and everybody who has come to it."""

    def __init__(self, browsers: Browsers, address: str) -> None:
        self.address = address
        self.people: list[Person] = []
        self._browsers = browsers

    def comes(self, name: str, **how: Any) -> Person:
        """Somebody, with a browser of their own."""
        browser = self._browsers[len(self.people)]
        self.people.append(Person(name, browser, self.address, **how))
        return self.people[-1]

    @contextmanager
    def expecting(self, *troubles: str) -> Iterator[None]:
        """Everybody here now may see these; they are part of the test."""
        with ExitStack() as stack:
            for person in self.people:
                stack.enter_context(person.watch.expecting(*troubles))
            yield

    def table(self, game: str, seats: int = 2, **more: Any) -> Table:
        return Table(self.address, game, seats, **more)

    def is_well(self) -> None:
        """No error, nothing refused, nothing that was not allowed, in anybody's browser."""
        troubles = [(who.name, trouble) for who in self.people for trouble in who.watch.troubles]
        assert not troubles, troubles

    def closes(self) -> None:
        for person in self.people:
            person.context.close()
