"""Whose turn it is among those who play without a person, and when they are to be asked."""

from ronda.bots import choose, random_bot
from ronda.engine import Match
from ronda.rules import Luck
from ronda.table.due import Due, next_player
from ronda.table.effects import Ask
from ronda.table.luck import bot_seed
from ronda.table.room import Room
from ronda.table.settings import DEFAULT

ASK_AGAIN_MS = 30_000


class Prompter:
    """One seat at a time is asked, after a moment that people can follow; none of it is durable."""

    __slots__ = ("asked", "at")

    def __init__(self) -> None:
        self.asked: tuple[int, int] | None = None  # the seat, and the version of the match
        self.at: int | None = None  # when somebody is to be asked

    def arm(self, room: Room, now: int) -> None:
        """Set the time for the next one, unless it is running."""
        turn = turn_of(room)
        if turn is None:
            self.asked = self.at = None
        elif self.at is None or (self.asked is not None and self.asked != turn):
            self.asked, self.at = None, now + room.settings.bot_ms

    def prompt(self, room: Room, now: int) -> Ask | Due | None:
        """Ask a bot, or make the default move of somebody who is absent."""
        if self.at is None or self.at > now:
            return None
        turn = turn_of(room)
        if turn is None:
            return None
        self.asked, self.at = turn, now + ASK_AGAIN_MS
        index, version = turn
        seat, match = room.seats[index], room.match
        assert seat is not None
        assert match is not None
        if not seat.bot and seat.policy == DEFAULT:
            return default_move(match, index, now)
        bot = seat.bot or room.settings.stand_in
        seed = bot_seed(room.secret, room.matches, index)
        return Ask(index, bot, version, match.view(index), seed)


def turn_of(room: Room) -> tuple[int, int] | None:
    """Who is to be asked, at which version."""
    seat = next_player(room)
    return None if seat is None or room.match is None else (seat, room.match.version)


def default_move(match: Match, seat: int, now: int) -> Due | None:
    """What the rules do for an absent player, if they know."""
    action = match.game.default(seat)
    return action and Due(now, "act", {"seat": seat, "action": action[0], "data": action[1]})


def any_move(room: Room, turn: tuple[int, int]) -> Due:
    """A legal move for a seat whose bot had none. Raises Illegal if there is none at all."""
    seat, version = turn
    assert room.match is not None
    luck = Luck(bot_seed(room.secret, room.matches, seat), version)
    action, data = choose(random_bot, room.match, seat, luck)
    return Due(room.at, "act", {"seat": seat, "action": action, "data": data})
