"""What is appended, and how it is sorted into batches."""

from collections.abc import Iterable, Sequence, Set
from typing import NamedTuple

from ronda.store.json_text import encoded
from ronda.store.matches import NewMatch
from ronda.store.played import Ended, Played
from ronda.table import Line

Row = tuple[int, int, int, str, str, str]


class Status(NamedTuple):
    """What about a table changes, as far as lists are concerned."""

    phase: str
    taken: int
    rules: str | None = None
    closes_at: int | None = None


class Entry(NamedTuple):
    """A line for a table's log; with it, where they change: when to wake the table next, how it
    stands (of one that closes, `set_status` says so), and a match that begins or ends.

    What begins and ends with the same line is a matter of `start_match` and `finish_match`.
    """

    table: int
    line: Line
    wake: int | None = None
    status: Status | None = None
    match: NewMatch | Ended | None = None


class Batch(NamedTuple):
    """Lines of many tables, those of one table together and in their order, the wakes, how the
    tables stand since when, and the matches that begin and end.

    Of each table all is taken or nothing: a line means nothing after another one than it was made
    for.
    """

    runs: dict[int, list[Row]]
    wakes: dict[int, int]
    statuses: dict[int, tuple[Status, int]]
    played: list[Played]

    def __repr__(self) -> str:
        return f"<Batch for {len(self.runs)} tables>"

    @property
    def rows(self) -> list[Row]:
        """All lines, in the order in which everybody locks tables."""
        return [row for table in sorted(self.runs) for row in self.runs[table]]

    @property
    def news(self) -> list[tuple[object, ...]]:
        """How the tables stand, as rows: the table, its status, and since when."""
        return [(table, *status, at) for table, (status, at) in sorted(self.statuses.items())]

    def drop_torn(self) -> set[int]:
        """Take out the tables whose lines do not follow one another, and tell which they were."""
        torn = {table for table, run in self.runs.items() if len(run) > 1 and not follows(run)}
        for table in torn:
            del self.runs[table]
        self.forget(torn)
        return torn

    def forget(self, tables: Set[int]) -> None:
        """Nothing of what goes with their lines is to happen."""
        for table in tables:
            self.wakes.pop(table, None)
            self.statuses.pop(table, None)
        self.played[:] = [one for one in self.played if one.table not in tables]


def row(entry: Entry) -> Row:
    """A line as it is stored. Raises ValueError for data that is not plain."""
    number, at, by, kind, data = entry.line
    if number < 1:
        raise ValueError("the first line holds the secret, and is written with the table")
    return entry.table, number, at, by, kind, encoded(data)


def batch_of(entries: Iterable[tuple[Entry, Row]]) -> Batch:
    """The entries as one batch."""
    batch = Batch({}, {}, {}, [])
    for entry, stored in entries:
        batch.runs.setdefault(entry.table, []).append(stored)
        if entry.wake is not None:
            batch.wakes[entry.table] = entry.wake
        if entry.status is not None:
            batch.statuses[entry.table] = entry.status, entry.line.at
        if entry.match is not None:
            batch.played.append(Played(entry.table, entry.match, entry.line.at))
    return batch


def follows(run: Sequence[Row]) -> bool:
    """Does each line come right after the one before?"""
    first = run[0][1]
    return [stored[1] for stored in run] == [*range(first, first + len(run))]
