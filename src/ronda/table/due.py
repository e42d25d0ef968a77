"""What happens by itself: at once, or when its time has come."""

from typing import NamedTuple

from ronda.rules import Illegal
from ronda.table.phases import BETWEEN, CLOSED, LOBBY, OVER, PAUSED, PLAYING
from ronda.table.playing import forsaken
from ronda.table.presence import Presence
from ronda.table.room import Room
from ronda.table.running import places
from ronda.table.seat import Seat
from ronda.table.settings import BOT, DEFAULT


class Due(NamedTuple):
    """A command that time gives, and when (wall clock, ms)."""

    at: int
    kind: str
    values: dict[str, object]


def at_once(room: Room) -> Due | None:
    """What follows from how things stand, without anybody's doing."""
    if room.phase == PLAYING:
        return comings_and_goings(room)
    if room.phase != CLOSED and not room.admin:
        return Due(room.at, "end", {"reason": "EMPTY"})
    if room.phase == OVER and room.settings.once:
        return Due(room.at, "end", {"reason": "OVER"})
    if (room.phase == LOBBY and is_full(room)) or (room.phase == OVER and is_agreed(room)):
        return Due(room.at, "start", {})
    return None


def comings_and_goings(room: Room) -> Due | None:
    """The match must know who has left it and who is there again."""
    match = room.match
    if match:
        left = match.game.gone
        for index in range(match.game.players):
            gone = index in left
            if gone != forsaken(room, index):
                return Due(room.at, "rejoin" if gone else "depart", {"seat": index})
    return None if room.admin else Due(room.at, "end", {"reason": "EMPTY"})


def is_full(room: Room) -> bool:
    """Is every seat taken, at a table that needs no more to start?"""
    return room.settings.auto_start and not any(map(room.is_free, range(len(room.seats))))


def is_agreed(room: Room) -> bool:
    """Do all who are there want a rematch, and are they enough?"""
    wanting = [seat.ready for seat in room.people() if seat.there]
    return bool(wanting) and all(wanting) and enough(room)


def enough(room: Room) -> bool:
    """Could those who are there begin?"""
    try:
        places(room, there_only=True)
    except Illegal:
        return False
    return True


def in_time(room: Room, presence: Presence) -> Due | None:
    """The next thing that time brings."""
    found = by_the_log(room) + attendance(room, presence)
    if len(found) < 2:
        return found[0] if found else None
    return min(found, key=lambda due: due.at)


def by_the_log(room: Room) -> list[Due]:
    """What time brings whoever is connected."""
    return deadline(room) if room.phase == PLAYING else idle(room)


def attendance(room: Room, presence: Presence) -> list[Due]:
    """A lost connection is no leave, for a while. The clock of a paused table stands still.

    Where several hosts serve a table, one may have missed somebody who is here after all.
    """
    if room.phase in (PAUSED, CLOSED):
        return []
    here, found = presence.here, []
    for index, seat in enumerate(room.seats):
        if seat is None or seat.left:
            continue
        if (seat.user in here) == (bool(seat.user) and not seat.absent):
            continue
        if seat.absent:
            found.append(Due(room.at, "returned", {"seat": index}))
        elif presence.sure:
            since = max(presence.lost_at(seat.user), room.since)
            found.append(Due(since + room.settings.grace_ms, "absent", {"seat": index}))
    return found


def deadline(room: Room) -> list[Due]:
    """The deadline of the rules, while a match is on."""
    limit = room.match.deadline() if room.match else None
    return [] if limit is None else [Due(room.zero + limit, "timeout", {})]


def idle(room: Room) -> list[Due]:
    """Nobody keeps a table for ever that does not play."""
    if room.phase not in BETWEEN:
        return []
    return [Due(room.since + room.settings.unstarted_ms, "end", {"reason": "UNSTARTED"})]


def next_player(room: Room) -> int | None:
    """The first seat the match waits for whose player is a bot, or absent with somebody to step in.

    One at a time: where several decide at once, each sees the match as it is then.
    """
    match = room.match
    if match is None or room.phase != PLAYING:
        return None
    for seat in room.seats:
        if seat and (seat.bot or seat.absent):
            break
    else:  # most tables have nobody of that kind, and no need to ask whose turn it is
        return None
    return next((index for index in match.to_act() if by_itself(room.seats[index])), None)


def by_itself(seat: Seat | None) -> bool:
    """Does this seat play without a person?"""
    return seat is not None and (
        bool(seat.bot) or (seat.absent and not seat.left and seat.policy in (BOT, DEFAULT))
    )
