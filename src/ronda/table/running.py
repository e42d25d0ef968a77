"""Starting, pausing and ending: the life of a table's matches."""

from typing import Any

from ronda.engine import Journal, Match, seat_range
from ronda.rules import Options, commitment, require
from ronda.table.commands import ANYTHING, admin, command
from ronda.table.luck import match_seed
from ronda.table.phases import BETWEEN, OPEN, OVER, PAUSED, PLAYING
from ronda.table.room import CLOCK, Room
from ronda.table.saved import rules_of
from ronda.table.seat import Seat

Places = list[Seat | None]


@command(admin, BETWEEN)
def start(room: Room, by: str, at: int, rules: str = "") -> dict[str, Any]:
    """Begin a match, or a rematch, when everybody is ready. The platform need not wait."""
    if not by.startswith("*") and room.settings.ask_ready:
        unready = [seat.name for seat in room.people() if not (seat.ready or seat.user == by)]
        require(not unready, "NOT_READY", names=", ".join(unready))
    seats = places(room, there_only=by == CLOCK)
    return begin(room, at, seats, lay_out(room, seats, room.options, rules))


@command(admin, (PLAYING, PAUSED, OVER), may={"options": ANYTHING})
def restart(room: Room, at: int, options: Any = None, rules: str = "") -> dict[str, Any]:
    """Drop the match and begin another one, with other options if any are given."""
    wanted = room.options if options is None else changed(room, options)
    seats = places(room)
    run = lay_out(room, seats, wanted, rules)
    room.options = wanted
    return {**begin(room, at, seats, run), "options": wanted.to_json()}


@command(admin, BETWEEN, options=ANYTHING)
def options(room: Room, options: Any) -> dict[str, Any]:
    """Change options of the game; nobody is ready for the new ones yet."""
    room.options = changed(room, options)
    room.renewed = True
    for seat in room.people():
        seat.ready = False
    room.tell("options", options=room.options.shown)
    return {"options": room.options.to_json()}


def changed(room: Room, given: Any) -> Options:
    """The options with the given ones changed, checked."""
    require(type(given) is dict, "WRONG_TYPE", parameter="options", expected="object")
    return type(room.kind.options).parse({**room.options.to_json(), **given})


def places(room: Room, there_only: bool = False) -> Places:
    """Who has which seat in the next match. Where nobody can come late, there are no gaps."""
    kept = [keeps(seat, there_only) for seat in room.seats]
    seats: Places = kept if room.settings.late else [seat for seat in kept if seat]
    least, _ = seat_range(room.kind)
    require(sum(map(bool, seats)) >= least, "NOT_ENOUGH_PLAYERS", least=least)
    return seats


def keeps(seat: Seat | None, there_only: bool) -> Seat | None:
    """Does whoever had the seat go on with it?"""
    stays = seat and not seat.left and (seat.bot or seat.there or not there_only)
    return seat if stays else None


def lineup(seats: Places) -> list[str]:
    """Who sits where."""
    return [(seat.user or f"*{seat.bot}") if seat else "" for seat in seats]


def before(room: Room, seats: Places) -> list[int | None]:
    """Which seat each had in the last match; the same one, where two are the same bot."""
    last = list(enumerate(room.lineup))
    found = []
    for index, who in enumerate(lineup(seats)):
        had = [seat for seat, user in last if who and user == who]
        found.append(index if index in had else next(iter(had), None))
    return found


def passed_on(room: Room, seats: Places, options: Options) -> dict[str, object]:
    """The options of the next match; the last one has a say in them."""
    if room.match is None:
        return options.to_json()
    last = room.match.game
    unchanged = lineup(seats) == room.lineup and options is room.options and not room.renewed
    return {
        **(last.rematch() if unchanged else options.to_json()),
        **last.carried(before(room, seats)),
    }


def lay_out(room: Room, seats: Places, options: Options, rules: str) -> Match | Journal:
    """The next match."""
    kind = rules_of(room.kind, rules or room.kind.version)
    given = passed_on(room, seats, options)
    seed = match_seed(room.secret, room.matches + 1)
    empty = [index for index, seat in enumerate(seats) if seat is None]
    if not (kind.undo or room.recorded):
        return Match.start(kind, seed, given, len(seats), empty)
    names = [seat.name if seat else "" for seat in seats]
    return Journal.start(kind, seed, given, len(seats), names, empty)


def begin(room: Room, at: int, seats: Places, run: Match | Journal) -> dict[str, Any]:
    """Let it begin. The seed of the last match, if it is still secret, can be shown now."""
    room.unseal()
    room.seats = [*seats, *[None] * (len(room.seats) - len(seats))]
    for seat in seats:
        if seat:
            seat.ready = seat.absent = False
    room.hold(run)
    room.lineup, room.zero = lineup(seats), at
    room.renewed = False
    room.matches += 1
    room.sealed, room.parted = True, False
    room.to("start", at)
    room.tell("started", match=room.matches, commitment=commitment(room.seed()))
    room.follow(at)
    assert room.match is not None
    return {"rules": room.match.game.version}


@command(admin, (PLAYING,))
def pause(room: Room, at: int, reason: str = "") -> None:
    """Stop the clock; nobody can move."""
    room.paused_at = at
    room.to("pause", at)
    room.tell("paused", reason=reason)


@command(admin, OPEN)
def resume(room: Room, at: int) -> None:
    """Let the clock go on where it stood."""
    require(room.phase == PAUSED, "NOT_PAUSED")
    room.zero += at - room.paused_at
    room.to("resume", at)
    room.tell("resumed")


@command(admin, OPEN)
def end(room: Room, at: int, reason: str = "ENDED") -> None:
    """Close the table for ever."""
    room.to("close", at)
    room.unseal()
    room.tell("closed", reason=reason)
