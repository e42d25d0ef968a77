"""Watching a table. It leaves no line in the log: watchers are there while they are connected."""

from typing import Any

from ronda.rules import Illegal, require
from ronda.rules.domains import named
from ronda.table.commands import CODE
from ronda.table.phases import CLOSED, REFUSALS
from ronda.table.presence import Presence
from ronda.table.room import ORGANISER, Room
from ronda.table.seating import check_code

UNLOGGED = ("watch", "sync")


def start_watching(room: Room, presence: Presence, user: str, data: dict[str, Any]) -> None:
    """See what everybody may see."""
    require(data.keys() <= {"code"}, "SURPLUS_PARAMETER", allowed="code")
    code = data.get("code")
    if code is not None:
        named("code", CODE, code)
    require(room.phase != CLOSED, REFUSALS[CLOSED])
    require(user != ORGANISER and room.find(user) is None, "ALREADY_SEATED")
    check_code(room, user, code)
    check_welcome(room, presence, user)
    presence.watch(user)


def check_welcome(room: Room, presence: Presence, user: str) -> None:
    """Is there room for one more watcher, and is it one to have?"""
    limit = room.settings.spectators
    require(limit, "SPECTATORS_NOT_ALLOWED")
    require(user not in room.kicked, "KICKED")
    require(len(presence.watchers - {user}) < limit, "SPECTATORS_FULL")


def check_present(room: Room, presence: Presence, user: str) -> None:
    """Only who belongs to the table may see it."""
    if user == ORGANISER or user in presence.watchers or user in room.everyone():
        return
    raise Illegal("APPROVAL_PENDING" if user in room.pending else "NOT_SEATED")
