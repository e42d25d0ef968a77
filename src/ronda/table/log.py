"""The log: a line does live, and in a replay, exactly the same."""

from collections.abc import Iterable, Mapping
from typing import Any

from ronda.engine import Games, Journal, Recording
from ronda.rules import Illegal
from ronda.table import playing, running, seating
from ronda.table.commands import Command
from ronda.table.effects import Line
from ronda.table.room import Room

COMMANDS: dict[str, Command] = {
    command.kind: command
    for part in (seating, running, playing)
    for command in vars(part).values()
    if isinstance(command, Command)
}


class DamagedLogError(Exception):
    """A line that does not follow from those before it."""


def do(room: Room, by: str, kind: str, values: dict[str, Any], at: int) -> Line:
    """Do what a line says, or refuse and change nothing."""
    logged = COMMANDS[kind].do(room, by, at, values)
    room.number += 1
    room.at = at
    return Line(room.number, at, by, kind, logged)


def redo(room: Room, lines: Iterable[Line]) -> None:
    """Do again what happened after the state that the room is in."""
    for line in lines:
        if line.number > room.number:
            repeat(room, line)
            room.told.clear()


def repeat(room: Room, line: Line) -> Line:
    """Do what the next line of a log says; the line that comes of it is the same one."""
    if line.number != room.number + 1:
        raise DamagedLogError(f"line {room.number + 1} is missing")
    try:
        return do(room, line.by, line.kind, line.data, line.at)
    except (Illegal, KeyError, TypeError) as problem:
        raise DamagedLogError(f"line {line.number} cannot follow: {problem!r}") from problem


def created(games: Games, line: Line, recorded: bool = False) -> Room:
    """The room as its first line made it."""
    game = line.data.get("game", "")
    if line.kind != "create" or game not in games:
        raise DamagedLogError("a log begins with the creation of a table for a known game")
    try:
        return Room(games[game], line, recorded)
    except (Illegal, KeyError) as problem:
        raise DamagedLogError(f"the first line does not make a table: {problem!r}") from problem


def restored(
    games: Games, lines: Iterable[Line], snapshot: Mapping[str, Any] | None = None
) -> Room:
    """The room after all its lines, or after a snapshot and the lines since."""
    rest = iter(lines)
    if snapshot is None:
        room = created(games, next(rest))
    else:
        room = Room.from_snapshot(games, dict(snapshot))
    redo(room, rest)
    return room


def recordings(games: Games, lines: Iterable[Line]) -> list[Recording]:
    """The matches of a table, each as far as it was played: the log of the table, match by match.

    A recording holds its seed. Give it to nobody while the match is on.
    """
    rest = iter(lines)
    room = created(games, next(rest), recorded=True)
    found: list[Journal] = []
    for line in rest:
        redo(room, [line])
        if isinstance(room.run, Journal) and room.run not in found:
            found.append(room.run)
    return [journal.recording() for journal in found]
