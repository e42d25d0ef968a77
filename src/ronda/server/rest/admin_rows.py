"""Tables as stewards see them: nothing that its own players may not see of one another."""

from collections.abc import Mapping, Sequence
from typing import Any

import structlog

from ronda.rules import Illegal
from ronda.server.rest.admin_models import LastEvent, PlayerRow, TableRow, WatchedTable
from ronda.server.rest.wire import moment
from ronda.server.service import Service
from ronda.server.tables import Live
from ronda.store.log import last_lines
from ronda.store.tables import ListedTable
from ronda.table import Line
from ronda.table.room import Room
from ronda.table.shown import view

LOG = structlog.get_logger("ronda.server")
ROUNDS = ("currentRound", "round", "turnNumber")  # what games call it


async def rows(here: Service, listed: Sequence[ListedTable]) -> list[TableRow]:
    """These tables, brought to memory as far as they can be."""
    keys = [table.key for table in listed]
    await here.hall.fetch(keys)
    last = await here.store.read(last_lines, keys)
    return [await row(here, table, last.get(table.key)) for table in listed]


async def row(here: Service, listed: ListedTable, last: Line | None) -> TableRow:
    """One of them."""
    try:
        live = await here.hall.table(listed.key)
    except Illegal as problem:
        return TableRow(**common(listed), **unreadable(listed, problem.code))
    try:
        return TableRow(**common(listed), **readable(live, last))
    except Exception:  # a mistake of one game's must not hide all the others
        LOG.exception("table not shown", table=listed.id)
        return TableRow(**common(listed), **unreadable(listed, "TABLE_DAMAGED"))


async def watched(here: Service, listed: ListedTable) -> WatchedTable:
    """One of them, with what everybody may see of its match."""
    live = await here.hall.table(listed.key)
    last = await here.store.read(last_lines, [listed.key])
    seen = view(live.room, None)
    shown = dict(seen) if seen else None
    return WatchedTable(**common(listed), **readable(live, last.get(listed.key)), view=shown)


def common(listed: ListedTable) -> dict[str, Any]:
    """What lists say."""
    closes = listed.closes_at
    return {
        "id": listed.id, "code": listed.code, "game": listed.game, "access": listed.access,
        "created_at": moment(listed.created_at),
        "closes_at": None if closes is None else moment(closes),
    }  # fmt: skip


def unreadable(listed: ListedTable, code: str) -> dict[str, Any]:
    """A table that cannot go on as it was."""
    return {
        "phase": listed.phase, "problem": code, "admin": None, "players": [], "watchers": 0,
        "variant": None, "options": {}, "match": 0, "round": None, "to_act": [],
        "last_event": None,
    }  # fmt: skip


def readable(live: Live, last: Line | None) -> dict[str, Any]:
    """What the table itself says."""
    room = live.room
    seen = view(room, None)
    options = dict(room.options.shown)
    return {
        "phase": room.phase, "problem": None, "admin": room.admin or None,
        "players": players(live), "watchers": len(live.table.presence.watchers),
        "variant": options.get("variant"), "options": options, "match": room.matches,
        "round": round_of(seen), "to_act": seen["toAct"] if seen else [],
        "last_event": last and last_event(room, last),
    }  # fmt: skip


def players(live: Live) -> list[PlayerRow]:
    """Who has a seat, in their order."""
    here = live.table.presence.here
    return [
        PlayerRow(
            seat=index, name=seat.name, player_id=seat.user or None, bot=seat.bot or None,
            connected=bool(seat.bot) or seat.user in here, absent=seat.absent, left=seat.left,
        )
        for index, seat in enumerate(live.room.seats) if seat is not None
    ]  # fmt: skip


def round_of(seen: Mapping[str, Any] | None) -> int | None:
    """The round of a match, where its game has such a thing."""
    state = seen["state"] if seen else {}
    return next((state[name] for name in ROUNDS if isinstance(state.get(name), int)), None)


def last_event(room: Room, line: Line) -> LastEvent:
    """What happened last."""
    index = room.find(line.by)
    seat = None if index is None else room.seats[index]
    action = line.data.get("action") if line.kind == "action" else None
    name = seat.name if seat else "*"
    return LastEvent(kind=line.kind, action=action, by=name, at=moment(line.at))
