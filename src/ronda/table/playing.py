"""What happens inside a match: moves, talk, time, and players who come and go."""

from typing import Any

from ronda.engine import Journal
from ronda.rules import Illegal, Text, require
from ronda.table.commands import ANYTHING, NOTHING, VIEW, clockwork, command, seated
from ronda.table.phases import OPEN, OVER, PLAYING, RUNNING
from ronda.table.room import ORGANISER, Room
from ronda.table.settings import FORFEIT

MOST_TALK = 30
Played = dict[str, Any]


@command(
    seated, (PLAYING, OVER), action=ANYTHING, data=ANYTHING, may={"expect": ANYTHING}, shows=VIEW
)
def action(room: Room, by: str, at: int, action: Any, data: Any, expect: Any = None) -> Played:
    """A move. With `expect`, only if the match still has that version: without, deciding at the
    same time as others is no reason for a refusal."""
    version = room.match.version if room.match else 0
    same = expect is None or (type(expect) is int and expect == version)
    require(same, "STALE_VERSION", version=version)
    require(not room.parted, "MATCH_OVER")
    return played(room, room.seat_of(by), action, data, at)


@command(clockwork, (PLAYING,), seat=ANYTHING, action=ANYTHING, data=ANYTHING, shows=VIEW)
def act(room: Room, at: int, seat: int, action: Any, data: Any) -> Played:
    """A move on behalf of a seat: a bot's, or the default one of a player who is absent."""
    return {"seat": seat, **played(room, seat, action, data, at)}


def played(room: Room, seat: int, action: Any, data: Any, at: int) -> Played:
    """Make a move; what to log of it."""
    step = room.playing.play(seat, action, data, room.clock(at))
    room.stepped(step, at)
    return {"action": step.entry.action, "data": step.entry.data}


@command(seated, (PLAYING,), shows=VIEW)
def undo(room: Room, by: str, at: int) -> None:
    """Take one's last move back, where the game allows it."""
    if not isinstance(room.run, Journal):
        raise Illegal("UNDO_NOT_ALLOWED")
    step = room.run.undo(room.seat_of(by), room.clock(at))
    room.hold(room.run)  # it has another match in it now
    room.stepped(step, at)
    room.tell("undone", user=by)


@command(clockwork, (PLAYING,), shows=VIEW)
def timeout(room: Room, at: int) -> None:
    """The deadline has passed."""
    room.stepped(room.playing.timeout(room.clock(at)), at)


@command(clockwork, (PLAYING,), seat=ANYTHING)
def depart(room: Room, at: int, seat: int) -> None:
    """The match loses the player of a seat."""
    room.stepped(room.playing.leave(seat, room.clock(at)), at)


@command(clockwork, (PLAYING,), seat=ANYTHING)
def rejoin(room: Room, at: int, seat: int) -> None:
    """The match has a player on that seat again."""
    room.stepped(room.playing.back(seat, room.clock(at)), at)


def forsaken(room: Room, index: int) -> bool:
    """Has the player of this seat left, as far as the match is concerned?"""
    seat = room.seats[index]
    return seat is None or seat.left or (seat.absent and seat.policy == FORFEIT)


@command(clockwork, OPEN, seat=ANYTHING)
def absent(room: Room, seat: int) -> None:
    """The grace is over: from now on the seat's policy holds."""
    who = room.taken(seat)
    who.absent, who.ready = True, False
    room.tell("absent", user=who.user, seat=seat, policy=who.policy)


@command(clockwork, OPEN, seat=ANYTHING)
def returned(room: Room, seat: int) -> None:
    """The player is there again."""
    who = room.taken(seat)
    who.absent = False
    room.tell("returned", user=who.user, seat=seat)


def talker(room: Room, by: str) -> None:
    """Whoever may talk: in a match the rules decide, between matches the game. Watchers listen."""
    if by == ORGANISER:
        return
    if room.phase not in RUNNING:
        require(by == room.admin or room.seat_of(by) >= 0, "NOT_SEATED")
        require(room.kind.chat, "CHAT_NOT_ALLOWED")
        return
    index, match = room.seat_of(by), room.match
    allowed = match and room.part_of_match(index) and match.game.may_chat(index)
    require(allowed, "CHAT_NOT_ALLOWED")


@command(talker, OPEN, text=Text(500), shows=NOTHING)
def chat(room: Room, by: str, at: int, text: str) -> None:
    """Say something to the table."""
    index = room.find(by)
    seat = None if index is None else room.seats[index]
    name = seat.name if seat else room.admin_name if by == room.admin else ""
    room.talk = [*room.talk, [at, by, name, text]][-MOST_TALK:]
    room.tell("chat", at=at, user=by, name=name, text=text)
