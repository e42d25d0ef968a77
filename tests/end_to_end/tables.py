"""Tables opened behind the pages, for what a test is not about."""

from collections.abc import Sequence
from typing import Any

from tests.end_to_end.accounts import ask, is_known, remembers
from tests.end_to_end.person import Person

AT_ONCE = {"bot_ms": 0}


class Table:
    """A table, and the way to it."""

    def __init__(
        self, address: str, game: str, seats: int = 2, *, host: Any = None, **more: Any
    ) -> None:
        self.address = address
        self.game = game
        body = {"game": game, "maxplayers": seats, "playerName": "Ana", **more}
        body["settings"] = AT_ONCE | body.get("settings", {})
        self.host = host or self.guest("Ana")
        self.opened = self.ask("POST", "/api/games/start", self.host, body)
        self.code: str = self.opened["gamecode"]

    def ask(self, method: str, path: str, session: Any = None, body: Any = None) -> Any:
        return ask(self.address, method, path, session, body or {})

    def guest(self, name: str) -> Any:
        return self.ask("POST", "/api/auth/guest", body={"name": name})

    def bots(self, *names: str) -> None:
        for name in names:
            self.ask("POST", f"/api/games/{self.opened['id']}/bots", self.host, {"bot": name})

    def starts(self, people: Sequence[Person]) -> None:
        """The first of them opened it; the others join, and all want to play."""
        self.seats_host(people[0])
        for person in people[1:]:
            self.seats(person)
            person.presses("I’m ready")
        people[0].presses("Start the match")

    def seats_host(self, person: Person) -> None:
        """Whoever opened it comes to it."""
        self._remember(person, self.host, self.opened)
        self._comes(person)

    def seats(self, person: Person) -> None:
        """Somebody who joined it comes to it."""
        session = self.guest(person.name)
        body = {"gameCode": self.code, "playerName": person.name}
        self._remember(person, session, self.ask("POST", "/api/games/join", session, body))
        self._comes(person)

    def _comes(self, person: Person) -> None:
        person.goes(f"/table/?code={self.code}")

    def _remember(self, person: Person, session: Any, seat: Any) -> None:
        kept = {
            "code": self.code, "gameId": seat["id"], "game": self.game,
            "token": seat["gameToken"], "at": 0,
        }  # fmt: skip
        is_known(person, session)
        remembers(person, "ronda.seats", [kept])
