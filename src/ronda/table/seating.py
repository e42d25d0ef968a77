"""Who sits where: joining, approval, leaving, bots, and who is ready."""

from ronda.bots import bots_for
from ronda.rules import require
from ronda.table.code import typed
from ronda.table.commands import (
    BOT_NAME,
    CODE,
    NAME,
    REASON,
    SEAT,
    USER,
    admin,
    command,
    organiser,
    person,
    seated,
)
from ronda.table.phases import BETWEEN, OPEN, OVER, REFUSALS, RUNNING
from ronda.table.plain import is_user
from ronda.table.room import Room, compared
from ronda.table.seat import Seat
from ronda.table.settings import POLICIES, check_policy

MOST_WAITING = 50
MOST_KICKED = 100


@command(person, OPEN, name=NAME, may={"code": CODE, "seat": SEAT})
def join(room: Room, by: str, name: str, code: str | None = None, seat: int | None = None) -> None:
    """Come to the table, and sit down if nobody has to approve it."""
    require(room.find(by) is None, "ALREADY_SEATED")
    require(by not in room.pending, "APPROVAL_PENDING")
    check_code(room, by, code)
    check_open(room)
    index = room.free_seat(seat)
    check_name(room, by, name)
    if by != room.admin and (room.settings.approval or by in room.kicked):
        wait(room, by, name.strip())
    else:
        sit_down(room, index, by, name.strip())


def check_code(room: Room, by: str, code: str | None) -> None:
    """A private table takes its code; a wrong one is never right."""
    if code is None:
        require(not room.settings.private or by == room.admin, "WRONG_CODE")
    else:
        require(typed(code) == room.code, "WRONG_CODE")


def check_open(room: Room) -> None:
    """Refuse newcomers while a match is on, unless the table takes them late."""
    started = REFUSALS["playing"] if room.phase in RUNNING else REFUSALS[room.phase]
    require(room.takes_people(), started)


def check_name(room: Room, by: str, name: str) -> None:
    """Two people of the same name would be one to everybody else."""
    require(compared(name) not in room.names(but=by), "NAME_TAKEN")


def wait(room: Room, by: str, name: str) -> None:
    """Let the admin decide."""
    require(len(room.pending) < MOST_WAITING, "TOO_MANY_WAITING")
    room.pending[by] = name
    room.tell("pending", [by], user=by, name=name)
    room.tell("request", [room.admin], user=by, name=name)


def sit_down(room: Room, index: int, user: str, name: str) -> None:
    """Take a free seat."""
    room.part(index)
    room.seats[index] = Seat(user, name, room.settings.absent)
    room.tell("joined", user=user, name=name, seat=index)


@command(admin, OPEN, user=USER)
def approve(room: Room, user: str) -> None:
    """Let somebody in who waits for it."""
    require(user in room.pending, "NOT_WAITING")
    check_open(room)
    index = room.free_seat()
    room.kicked = [other for other in room.kicked if other != user]
    room.tell("approved", [user], user=user)
    sit_down(room, index, user, room.pending.pop(user))


@command(admin, OPEN, user=USER, may={"reason": REASON})
def reject(room: Room, user: str, reason: str = "") -> None:
    """Do not."""
    require(user in room.pending, "NOT_WAITING")
    room.tell("rejected", [user], user=user, name=room.pending.pop(user), reason=reason)


@command(seated, BETWEEN, seat=SEAT)
def sit(room: Room, by: str, seat: int) -> None:
    """Move to a free seat."""
    index = room.free_seat(seat)
    here = room.seat_of(by)
    room.part(index, here)
    room.seats[index], room.seats[here] = room.seats[here], None
    room.tell("moved", user=by, seat=index)


@command(person, OPEN)
def leave(room: Room, by: str) -> None:
    """Go for good. (What that means for the match, its rules say.)"""
    if by in room.pending:
        room.tell("withdrawn", [room.admin], user=by, name=room.pending.pop(by))
        return
    require(by in room.everyone(), "NOT_SEATED")
    stand_up(room, by, "left")


@command(admin, OPEN, user=USER)
def kick(room: Room, by: str, user: str) -> None:
    """Remove somebody; who was removed needs an approval to come again."""
    require(user != by and (user != room.admin or by.startswith("*")), "NO_SUCH_PERSON")
    room.kicked = [*(other for other in room.kicked if other != user), user][-MOST_KICKED:]
    room.pending.pop(user, None)
    room.tell("kicked", [user], user=user)
    if room.find(user) is not None:
        stand_up(room, user, "left")


def stand_up(room: Room, user: str, event: str) -> None:
    """Give up the seat, and the admin's part if one has it."""
    index, name = room.find(user), room.name_of(user)
    if index is not None:
        free(room, index)
    if user == room.admin:
        pass_admin(room)
    room.tell(event, user=user, name=name, seat=index)


def free(room: Room, index: int) -> None:
    """A seat that is part of a match remembers who left it; any other is empty."""
    seat = room.taken(index)
    seat.left, seat.ready = True, False
    if not room.part_of_match(index):
        room.seats[index] = None


def pass_admin(room: Room) -> None:
    """Make somebody else the admin: whoever is there, else whoever sits there."""
    heirs = sorted(room.people(), key=lambda seat: seat.absent)
    room.admin = heirs[0].user if heirs else ""
    room.admin_name = heirs[0].name if heirs else ""
    if heirs:
        room.tell("admin", user=room.admin)


@command(admin, BETWEEN, bot=BOT_NAME, may={"seat": SEAT})
def add_bot(room: Room, bot: str, seat: int | None = None) -> None:
    """Let a bot play."""
    check_bot(room, bot)
    index = room.free_seat(seat)
    room.part(index)
    room.seats[index] = Seat("", bot, room.settings.absent, bot)
    room.tell("botAdded", bot=bot, seat=index)


def check_bot(room: Room, bot: str) -> None:
    """Only bots that can play this game."""
    require(bot in bots_for(room.kind), "UNKNOWN_BOT", bot=bot)


@command(admin, BETWEEN, seat=SEAT)
def remove_bot(room: Room, seat: int) -> None:
    """Send it away again."""
    require(room.taken(seat).bot, "NO_BOT_THERE")
    free(room, seat)
    room.tell("botRemoved", seat=seat)


@command(admin, BETWEEN, a=SEAT, b=SEAT)
def swap(room: Room, a: int, b: int) -> None:
    """Exchange two seats; one of them may be empty."""
    require(max(a, b) < len(room.seats), "NO_SUCH_SEAT")
    room.part(a, b)
    room.seats[a], room.seats[b] = room.seats[b], room.seats[a]
    room.tell("swapped", a=a, b=b)


@command(organiser, OPEN, seat=SEAT, may={"user": USER, "name": NAME, "bot": BOT_NAME})
def place(room: Room, seat: int, user: str = "", name: str = "", bot: str = "") -> None:
    """Put a person or a bot on a seat, whoever was there, even in the middle of a match."""
    require(seat < len(room.seats), "NO_SUCH_SEAT")
    require(room.phase in BETWEEN or room.part_of_match(seat), "ROUND_ALREADY_STARTED")
    if bot:
        check_bot(room, bot)
    else:
        require(is_user(user), "NO_SUCH_PERSON")
        require(name, "MISSING_PARAMETER", parameter="name")
        require(room.find(user) in (None, seat), "ALREADY_SEATED")
    put(room, seat, Seat("" if bot else user, bot or name.strip(), room.settings.absent, bot))


def put(room: Room, index: int, newcomer: Seat) -> None:
    """Whoever sat there is gone, and what was won with the seat stays with it."""
    room.part(index)
    before = room.seats[index]
    if before:
        newcomer.won, newcomer.points = before.won, before.points
    room.seats[index] = newcomer
    room.pending.pop(newcomer.user, None)
    if before and before.user == room.admin != newcomer.user:
        pass_admin(room)
    room.tell("placed", user=newcomer.user, name=newcomer.name, bot=newcomer.bot, seat=index)


@command(admin, OPEN, seat=SEAT, policy=POLICIES)
def policy(room: Room, seat: int, policy: str) -> None:
    """Who plays on this seat while its player is absent."""
    check_policy(room.kind, policy)
    room.taken(seat).policy = policy
    room.tell("policy", seat=seat, policy=policy)


@command(seated, BETWEEN, ready=bool)
def ready(room: Room, by: str, ready: bool) -> None:
    """Say that one is ready, or not; after a match, that one wants another."""
    room.taken(room.seat_of(by)).ready = ready
    everybody = all(seat.ready for seat in room.people())
    room.tell("ready", user=by, ready=ready, everybody=everybody)


@command(seated, (OVER,), may={"agree": bool})
def rematch(room: Room, by: str, agree: bool = True) -> None:
    """Want another match. It begins when everybody who is there does."""
    room.taken(room.seat_of(by)).ready = agree
    room.tell("rematch", user=by, agree=agree)
