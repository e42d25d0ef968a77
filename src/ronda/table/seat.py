"""A seat that somebody has taken: a person or a bot."""

from typing import Any


class Seat:
    """Whose it is, and how they stand. A person has a `user`, a bot has a `bot`."""

    __slots__ = ("absent", "bot", "left", "name", "points", "policy", "ready", "user", "won")

    def __init__(self, user: str, name: str, policy: str, bot: str = "") -> None:
        self.user = user
        self.name = name
        self.bot = bot
        self.policy = policy  # what happens while its player is absent
        self.ready = False
        self.absent = False  # the connection was lost for longer than the grace
        self.left = False  # gone for good; the seat remembers until the next match
        self.won = 0
        self.points: float = 0

    @property
    def there(self) -> bool:
        """Is it a person who can be reckoned with?"""
        return bool(self.user) and not self.left and not self.absent

    def to_json(self) -> dict[str, Any]:
        """The seat as an object; everybody at the table may see it."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Seat":
        """The seat an object was made of."""
        seat = cls("", "", "")
        for name in cls.__slots__:
            setattr(seat, name, data[name])
        return seat
