"""What lists and scores learn of a table, in the transaction of the line that brought it."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from ronda.rules import commitment
from ronda.store.entry import Status
from ronda.store.matches import NewMatch, Player, finish_match, start_match
from ronda.store.played import Ended
from ronda.store.queue import Work
from ronda.store.tables import set_status
from ronda.table import CLOSED, LOBBY, OVER, Line
from ronda.table.room import Room

MOVES = ("action", "act", "timeout", "chat", "undo")  # they leave seats and settings alone


class News(NamedTuple):
    """What has to be recorded with lines: how the table stands now, and what takes more."""

    status: Status | None
    works: Sequence[Work] = ()
    match: NewMatch | Ended | None = None


NOTHING = News(None)


class Records:
    """What has been recorded of a table so far."""

    __slots__ = ("counted", "match", "phase", "status")

    def __init__(self, room: Room) -> None:
        self.note(room)

    def note(self, room: Room) -> None:
        """What stands in the log is recorded, whoever did it; and nothing else."""
        self.status = status(room)
        self.phase = room.phase
        self.match = room.matches
        self.counted = is_over(room)  # is the outcome recorded? (It counts once.)

    def news(self, table: int, room: Room, lines: Sequence[Line]) -> News:
        """What has to be recorded with these lines; for a move in mid-match, nothing."""
        same = room.phase == self.phase and room.matches == self.match
        if same and all(line.kind in MOVES for line in lines):
            return NOTHING
        now, at = status(room), lines[-1].at
        if now.phase == CLOSED:  # which takes more than to say so
            news = News(None, list(self.works(table, room, at)))
        else:
            changed = None if now == self.status else now
            news = self.with_match(changed, table, room, at)
        self.note(room)
        return news

    def with_match(self, changed: Status | None, table: int, room: Room, at: int) -> News:
        """How the table stands, and the match that has begun or is over; or, at once, both."""
        began, ended = room.matches != self.match, self.has_ended(room)
        if began and ended:
            return News(changed, list(self.of_matches(table, room, at)))
        if began:
            return News(changed, match=new_match(room))
        return News(changed, match=Ended(room.matches, outcome(room)) if ended else None)

    def has_ended(self, room: Room) -> bool:
        """Is the current match over, and not counted yet?"""
        return is_over(room) and not (self.counted and room.matches == self.match)

    def works(self, table: int, room: Room, at: int) -> Iterator[Work]:
        """What has to be recorded so that lists say how the room stands."""
        now = status(room)
        if now != self.status:
            yield partial(set_status, table=table, status=now, at=at)
        yield from self.of_matches(table, room, at)

    def of_matches(self, table: int, room: Room, at: int) -> Iterator[Work]:
        """A match that has begun, or is over."""
        if room.matches != self.match:
            yield partial(start_match, table=table, match=new_match(room), at=at)
        if self.has_ended(room):
            yield partial(
                finish_match, table=table, number=room.matches, result=outcome(room), at=at
            )


def status(room: Room) -> Status:
    """How a table stands, for lists."""
    taken = sum(seat is not None and not seat.left for seat in room.seats)
    rules = room.match.game.version if room.match else None
    waiting = room.phase in (LOBBY, OVER)
    closes_at = room.since + room.settings.unstarted_ms if waiting else None
    return Status(room.phase, taken, rules, closes_at)


def is_over(room: Room) -> bool:
    """Has the current match an outcome?"""
    return room.phase in (OVER, CLOSED) and room.match is not None and bool(room.match.outcome)


def outcome(room: Room) -> Any:
    """How the current match ended."""
    assert room.match is not None
    return room.match.outcome


def new_match(room: Room) -> NewMatch:
    """The match that has begun."""
    assert room.match is not None
    game = room.match.game
    players = [player(room, seat) for seat in range(game.players)]
    return NewMatch(
        room.matches, room.kind.id, game.version, dict(game.options.shown),
        commitment(room.seed()), players,
    )  # fmt: skip


def player(room: Room, index: int) -> Player:
    """Whoever sits there."""
    seat = room.seats[index]
    return Player("") if seat is None else Player(seat.name, seat.user or None, seat.bot or None)
