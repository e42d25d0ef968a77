"""From seats to people: the ids and names that travel, where the rules know numbers."""

from collections.abc import Callable
from typing import NamedTuple

from ronda.rules import Game, sentence
from ronda.table.room import Room
from ronda.table.seat import Seat


class People(NamedTuple):
    """Who sits where, by the number of the seat."""

    ids: list[str]
    names: list[str]
    bots: list[str]  # of people, nothing

    def called(self, kind: type[Game], language: str) -> list[str]:
        """Their names in a sentence: a bot's, as its game calls it."""
        pairs = zip(self.names, self.bots, strict=True)
        return [bot_name(kind, language, bot, name) if bot else name for name, bot in pairs]


Sits = Callable[[], People]  # asked only where somebody is named: most events name nobody


def bot_name(kind: type[Game], language: str, bot: str, name: str) -> str:
    """What a game calls a bot; if it has no word for it, the name that it came with."""
    key = f"bot:{bot}"
    said = sentence(key, language, kind.texts)
    return name if said == key else said[:1].upper() + said[1:]


def people(room: Room) -> People:
    """The people and bots of a table; an empty seat has no name."""
    ids = [player_id(index, seat) for index, seat in enumerate(room.seats)]
    seats = [(seat.name, seat.bot) if seat else ("", "") for seat in room.seats]
    return People(ids, [name for name, _ in seats], [bot for _, bot in seats])


def player_id(index: int, seat: Seat | None) -> str:
    """The id of whoever sits there: of a bot, one that nobody else at the table has."""
    if seat is None:
        return ""
    return f"bot-{index}" if seat.bot else seat.user


def who(room: Room, seat: int) -> dict[str, object]:
    """Whoever has a seat, as payloads name them."""
    taken = room.seats[seat] if seat < len(room.seats) else None
    return {"playerId": player_id(seat, taken), "playerName": taken.name if taken else ""}


def person(room: Room, user: str) -> dict[str, object]:
    """Somebody at the table, as payloads name them."""
    return {"playerId": user, "playerName": room.name_of(user)}


def known_as(room: Room, name: str) -> str | None:
    """Who waits for approval under this name."""
    waiting = {called: user for user, called in room.pending.items()}
    return waiting.get(name)
