"""Matches played again: what a seat saw of one that is on, and everything of one that is over."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ronda.engine import Games, Journal, Recording, RulesError, RulesVersionError, Step, copied
from ronda.engine.journal import before_first, steps
from ronda.rules import Game, Illegal
from ronda.server.game_socket.people import People
from ronda.server.game_socket.telling import manner_in
from ronda.server.service import Service
from ronda.server.tables import Live
from ronda.table import DamagedLogError, Line, recordings


class Part(NamedTuple):
    """Which part of a match is wanted, and through whose eyes (None: a spectator's)."""

    seat: int | None
    after: int
    limit: int
    whole: bool  # it is over: everybody's moves, and all that was told
    people: People  # who played
    language: str


def is_open(live: Live, number: int) -> bool:
    """May everything be seen? (At the end of a match that may go on, not yet: D23.)"""
    return number < live.room.matches or not live.room.sealed


async def recorded(here: Service, live: Live, number: int) -> Recording:
    """A match as far as it was played. It holds the seed: for open matches alone."""
    lines = await here.store.lines(live.key)
    return await asyncio.to_thread(recording_in, here.hall.games, lines, number)


async def frames(here: Service, recording: Recording, part: Part) -> list[dict[str, Any]]:
    """What was to be seen of a match, step by step."""
    return await asyncio.to_thread(played, recording, here.hall.games, part)


def recording_in(games: Games, lines: Sequence[Line], number: int) -> Recording:
    """One of the matches in a log."""
    try:
        found = recordings(games, lines)
    except (RulesError, RulesVersionError, DamagedLogError):
        raise Illegal("UNKNOWN_RULES") from None
    if not 1 <= number <= len(found):
        raise Illegal("MATCH_NOT_FOUND")
    return found[number - 1]


def played(recording: Recording, games: Games, part: Part) -> list[dict[str, Any]]:
    """The frames of this part."""
    journal = before_first(recording, games)
    beginning = frame(journal, None, part)
    wanted = [beginning] if part.after < 0 else []
    for step in steps(journal, recording):
        if len(wanted) >= part.limit:
            break
        if step.entry.version > part.after:
            wanted.append(frame(journal, step, part))
    return wanted


def frame(journal: Journal, step: Step | None, part: Part) -> dict[str, Any]:
    """Where things stood after a step, and what was told of it."""
    match = journal.match
    return {
        "version": match.version,
        "at": match.now,
        "entry": step.entry.to_json() if step and part.whole else None,
        "events": [*heard(step, part, type(match.game))] if step else [],
        "view": copied(match.view(part.seat)),
    }


def heard(step: Step, part: Part, kind: type[Game]) -> Iterator[dict[str, Any]]:
    """The events that this seat hears; once all is open, those of the others too."""
    manner = manner_in(kind.id)
    for event in step.events:
        if event.to is None or part.whole or part.seat in event.to:
            told = {"event": event.name, "data": copied(event.data), "version": step.entry.version}
            said = manner.carried(kind, lambda: part.people, told)
            yield {
                "event": event.name, "to": event.to, "data": said.put(said.data, part.language),
                "message": said.message(part.language) if said.message else "",
            }  # fmt: skip
