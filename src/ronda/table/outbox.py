"""The effects of one message, in the making."""

from collections.abc import Container, Iterable, Sequence

from ronda.rules import Illegal
from ronda.table import shown
from ronda.table.commands import NOTHING, TABLE
from ronda.table.effects import Append, Ask, Effect, Line, Send
from ronda.table.presence import Presence
from ronda.table.room import Room


class Outbox:
    """What is to be appended, sent and asked, and what has to be shown again."""

    __slots__ = ("asks", "by", "heard", "lines", "number", "phase", "ref", "sends", "shows")

    def __init__(self, room: Room, by: str = "", ref: str | int | None = None) -> None:
        self.by = by
        self.ref = ref
        self.number = room.number  # what a failure returns to
        self.phase = room.phase
        self.heard = False  # has all that was due been done, and the message itself begun?
        self.lines: list[Line] = []
        self.sends: list[Send] = []
        self.asks: list[Ask] = []
        self.shows = NOTHING

    def accept(self, room: Room, kind: str) -> None:
        """The sender's message was taken."""
        version = room.match.version if room.match else None
        self.sends.append(
            Send((self.by,), "result", {
                "ok": True, "ref": self.ref, "kind": kind,
                "number": room.number, "match": room.matches, "version": version,
            })
        )  # fmt: skip

    def refuse(self, refusal: Illegal) -> None:
        """The sender's message was not."""
        data = {"ref": self.ref, "code": refusal.code, "details": refusal.details}
        self.sends.append(Send((self.by,), "refused", data))

    def tell(self, room: Room, presence: Presence) -> None:
        """Pass on what the room has to tell, to those who are connected."""
        if not room.told:
            return
        here = presence.here
        everybody = those(here, audience(room, presence))
        for event, named, data in room.told:
            to = everybody if named is None else those(here, named)
            if to:
                self.sends.append(Send(to, event, data))
        room.told.clear()

    def show(self, room: Room, presence: Presence, now: int) -> None:
        """Show everybody where things stand, each from their own seat; watchers share one view."""
        table = shown.table(room, presence) if self.shows == TABLE else None
        here = presence.here
        for index, seat in enumerate(room.seats):
            if seat and not seat.left and seat.user in here:
                self.send_state((seat.user,), shown.state(room, index, now, table), room)
        if watching := those(here, watchers(room, presence)):
            self.send_state(watching, shown.state(room, None, now, table), room)

    def show_one(self, room: Room, presence: Presence, user: str, now: int) -> None:
        """Show one person where things stand, table and all."""
        state = shown.state(room, room.find(user), now, shown.table(room, presence))
        self.send_state((user,), state, room)

    def send_state(self, to: tuple[str, ...], state: shown.Data, room: Room) -> None:
        """The admin sees besides who waits for approval."""
        if room.pending and room.admin in to and "table" in state:
            pending = [{"user": user, "name": name} for user, name in room.pending.items()]
            self.sends.append(Send((room.admin,), "state", {**state, "pending": pending}))
            to = tuple(user for user in to if user != room.admin)
        if to:
            self.sends.append(Send(to, "state", state))

    def effects(self) -> list[Effect]:
        """Append, then send, then ask. (The wake comes last.)"""
        return [*map(Append, self.lines), *self.sends, *self.asks]


def those(here: Container[str], users: Iterable[str]) -> tuple[str, ...]:
    """Who of them is here."""
    return tuple([user for user in users if user in here])


def audience(room: Room, presence: Presence) -> Iterable[str]:
    """Everybody at the table, and everybody who watches it."""
    seated = [seat.user for seat in room.seats if seat and seat.user and not seat.left]
    return [*seated, *watchers(room, presence)]


def watchers(room: Room, presence: Presence) -> Sequence[str]:
    """Whoever sees the table from no seat: watchers, and an admin who does not sit."""
    admin, watching = room.admin, presence.watchers
    if admin and room.find(admin) is None and admin not in watching:
        return [admin, *sorted(watching)]
    return sorted(watching) if watching else ()
