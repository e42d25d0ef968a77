"""Matches that begin and end with lines of a batch, as rows for one statement.

Fifty that end at once are as quick as one. By itself each would be several trips to the database,
and everybody's lines would wait for them.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ronda.rules import Result
from ronda.store.json_text import encoded
from ronda.store.matches import NewMatch, outcome, stored

Rows = list[tuple[object, ...]]


class Ended(NamedTuple):
    """How a match ended that began with lines before."""

    number: int
    result: Result


class Played(NamedTuple):
    """A match that has begun or ended, of which table and when."""

    table: int
    match: NewMatch | Ended
    at: int


class Happened(NamedTuple):
    """All that began and ended: matches with their seats, results with what they are for each."""

    begun: Rows
    seats: Rows
    ended: Rows
    outcomes: Rows


def happened(played: Sequence[Played]) -> Happened:
    """As rows, in the order in which everybody locks them."""
    parts = Happened([], [], [], [])
    for table, match, at in sorted(played, key=lambda one: (one.table, one.match.number)):
        if isinstance(match, NewMatch):
            parts.begun.append(begun_row(table, match, at))
            parts.seats.extend(seat_rows(table, match))
        else:
            parts.ended.append((table, match.number, at, encoded(match.result)))
            parts.outcomes.extend(outcome_rows(table, match))
    return parts


def begun_row(table: int, match: NewMatch, at: int) -> tuple[object, ...]:
    """The table, which match, what of, and when."""
    options = encoded(match.options)
    return table, match.number, match.game, match.rules, options, match.commitment, at


def seat_rows(table: int, match: NewMatch) -> Iterator[tuple[object, ...]]:
    """Who sits where."""
    for seat, player in enumerate(match.seats):
        yield table, match.number, seat, *stored(player)


def outcome_rows(table: int, match: Ended) -> Iterator[tuple[object, ...]]:
    """What it was for each seat: won, lost, points."""
    for seat in range(len(match.result["points"])):
        yield table, match.number, seat, *outcome(match.result, seat)
