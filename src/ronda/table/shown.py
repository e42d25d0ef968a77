"""What the people at a table are shown."""

from typing import Any

from ronda.rules import View, commitment
from ronda.table.phases import PAUSED
from ronda.table.presence import Presence
from ronda.table.room import Room

Data = dict[str, Any]


def state(room: Room, index: int | None, now: int, table: Data | None) -> Data:
    """Where things stand for a seat (None watches); the table's part where it may have changed."""
    seen = {
        "number": room.number,
        "match": room.matches,
        "seat": index,
        "clock": clock(room, now),
        "view": view(room, index),
    }
    return seen if table is None else {**seen, "table": table}


def view(room: Room, index: int | None) -> View | None:
    """What the rules let this seat see."""
    if room.match is None:
        return None
    return room.match.view(index if room.part_of_match(index) else None)


def clock(room: Room, now: int) -> Data | None:
    """Match time beside wall time: a deadline is so much later than `match`, while it runs."""
    if room.match is None:
        return None
    return {"at": now, "match": room.clock(now), "running": room.phase != PAUSED}


def table(room: Room, presence: Presence) -> Data:
    """What everybody at the table may know of it."""
    return {
        "code": room.code,
        "game": room.kind.id,
        "phase": room.phase,
        "admin": room.admin,
        "commitment": commitment(room.seed()) if room.matches else None,
        "options": room.options.shown,
        "settings": room.settings.shown,
        "seats": [
            seat and {**seat.to_json(), "connected": bool(seat.bot) or seat.user in presence.here}
            for seat in room.seats
        ],
        "watchers": len(presence.watchers),
    }
