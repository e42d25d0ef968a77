"""Would a table go on as it was? Its log is played again, and what was kept is compared.

Nothing is changed, and nothing wakes up: whatever is wrong stays as it is, to be looked at.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection

from ronda.engine import Games, RulesVersionError, digest
from ronda.rules import commitment
from ronda.server.tables.records import status
from ronda.store.log import read, snapshot_of
from ronda.store.matches import PlayedMatch, find_match
from ronda.store.tables import ListedTable, listed_table
from ronda.table import DamagedLogError, Line
from ronda.table.log import created, repeat
from ronda.table.room import Room


class Evidence(NamedTuple):
    """All that is kept of a table, at one moment. It holds every secret."""

    table: ListedTable
    lines: Sequence[Line]
    snapshot: Mapping[str, Any] | None
    last: PlayedMatch | None

    def __repr__(self) -> str:
        return f"<Evidence of table {self.table.id}>"


class Finding(NamedTuple):
    """What is wrong with a table: the key of a sentence, and what goes into it."""

    table: ListedTable
    key: str
    details: Mapping[str, object]


class DiffersError(Exception):
    """The log comes to something else than what was kept."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


def evidence(connection: Connection, key: int) -> Evidence | None:
    """What is kept of the table with this key."""
    table = listed_table(connection, key)
    if table is None:
        return None
    lines = read(connection, key)
    started = sum(line.kind in ("start", "restart") for line in lines)
    last = find_match(connection, key, started)
    return Evidence(table, lines, snapshot_of(connection, key), last)


def examine(games: Games, case: Evidence) -> Finding | None:
    """What is wrong with a table, if anything is."""
    try:
        if case.table.game not in games:
            raise DiffersError("doctor-game", game=case.table.game)
        room = replayed(games, case)
        compare_lists(room, case)
    except DiffersError as found:
        return Finding(case.table, found.key, found.details)
    except RulesVersionError as other:
        versions = {"wanted": other.wanted, "installed": other.installed}
        return Finding(case.table, "doctor-rules", versions)
    except DamagedLogError as damage:
        return Finding(case.table, "doctor-log", {"why": str(damage)})
    except Exception as mistake:  # whatever the rules of any game may do
        return Finding(case.table, "doctor-fails", {"why": repr(mistake)[:200]})
    return None


def replayed(games: Games, case: Evidence) -> Room:
    """The table after all its lines, each of which comes out as it was written."""
    if not case.lines:
        raise DamagedLogError("there is not a single line")
    room = created(games, case.lines[0])
    compare_snapshot(room, case)
    for line in case.lines[1:]:
        if digest(repeat(room, line).data) != digest(line.data):
            raise DiffersError("doctor-line", line=line.number)
        room.told.clear()
        compare_snapshot(room, case)
    return room


def compare_snapshot(room: Room, case: Evidence) -> None:
    """Was a snapshot taken here, and of the same state?"""
    kept = case.snapshot
    if kept and kept["number"] == room.number and digest(kept) != digest(room.snapshot()):
        raise DiffersError("doctor-snapshot", line=room.number)


def compare_lists(room: Room, case: Evidence) -> None:
    """Do lists say of the table, and of its match, what the log says?"""
    stands, listed = status(room), case.table
    told = (listed.phase, listed.taken, listed.rules)
    if (stands.phase, stands.taken, stands.rules) != told:
        raise DiffersError("doctor-listed", phase=listed.phase, wanted=stands.phase)
    if room.matches and (case.last is None or case.last.commitment != commitment(room.seed())):
        raise DiffersError("doctor-seed", match=room.matches)
