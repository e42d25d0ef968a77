"""Reading the logs of tables, for the host alone: what is read here holds every secret."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, or_, select, tuple_

from ronda.store.json_text import decoded, encoded
from ronda.store.schema import log, secrets, snapshots
from ronda.store.schema import tables as listed
from ronda.store.statements import AnyRow, upsert
from ronda.table import Line

AT_ONCE = 500  # keys in one statement
SECRET = "secret"
LINE = (log.c.table_key, log.c.number, log.c.at, log.c.by, log.c.kind, log.c.data)


class Saved(NamedTuple):
    """What `Table.restore` takes: a snapshot, if there is one, and the lines since."""

    snapshot: dict[str, Any] | None
    lines: list[Line]

    def __repr__(self) -> str:
        return f"<Saved table with {len(self.lines)} lines>"


def load(connection: Connection, tables: Collection[int]) -> dict[int, Saved]:
    """The tables with these keys, as far as they exist."""
    found: dict[int, Saved] = {}
    for keys in _parts(sorted(tables)):
        kept = _snapshots(connection, keys)
        for line in _lines(connection, keys):
            key = line.table_key
            saved = found.setdefault(key, Saved(kept.get(key), []))
            saved.lines.append(_line(line))
        _give_back(connection, keys, found)
    return found


def read(connection: Connection, table: int, after: int = -1) -> list[Line]:
    """The lines of a table after this one."""
    later = (log.c.table_key == table, log.c.number > after)
    rows = connection.execute(select(*LINE).where(*later).order_by(log.c.number))
    found = {table: Saved(None, [_line(row) for row in rows])}
    _give_back(connection, [table], found)
    return found[table].lines


def heads(connection: Connection, tables: Collection[int]) -> dict[int, int]:
    """The number of the last line of each of these tables."""
    last = select(func.max(log.c.number)).where(log.c.table_key == listed.c.key).scalar_subquery()
    found: dict[int, int] = {}
    for keys in _parts(sorted(tables)):
        rows = connection.execute(select(listed.c.key, last).where(listed.c.key.in_(keys)))
        found |= {row[0]: row[1] for row in rows}
    return found


def last_lines(connection: Connection, tables: Collection[int]) -> dict[int, Line]:
    """The last line of each of these tables. (A table's first has its secret elsewhere.)"""
    found: dict[int, Line] = {}
    for keys in _parts(sorted(tables)):
        ends = select(log.c.table_key, func.max(log.c.number)).where(log.c.table_key.in_(keys))
        last = tuple_(log.c.table_key, log.c.number).in_(ends.group_by(log.c.table_key))
        found |= {
            row.table_key: _line(row) for row in connection.execute(select(*LINE).where(last))
        }
    return found


def snapshot_of(connection: Connection, table: int) -> dict[str, Any] | None:
    """The last snapshot of a table."""
    return _snapshots(connection, [table]).get(table)


def write_first(connection: Connection, table: int, line: Line) -> None:
    """Write a log's first line, its secret apart from it."""
    number, at, by, kind, data = line
    rest = {name: value for name, value in data.items() if name != SECRET}
    row = (table, number, at, by, kind, encoded(rest))
    connection.execute(log.insert().values(row))
    connection.execute(secrets.insert().values(table_key=table, secret=data[SECRET]))


def keep_snapshot(connection: Connection, table: int, number: int, data: dict[str, Any]) -> None:
    """Keep the table as it is after this line, if the line is durable and the snapshot news."""
    known = connection.scalar(select(snapshots.c.number).where(snapshots.c.table_key == table))
    last = connection.scalar(select(func.max(log.c.number)).where(log.c.table_key == table))
    if (-1 if known is None else known) < number <= (-1 if last is None else last):
        row = {"table_key": table, "number": number, "data": encoded(data)}
        upsert(connection, snapshots, row, row)


def drop_snapshots(connection: Connection) -> None:
    """Forget all snapshots; nothing is lost."""
    connection.execute(delete(snapshots))


def _snapshots(connection: Connection, keys: Sequence[int]) -> dict[int, dict[str, Any]]:
    wanted = select(snapshots.c.table_key, snapshots.c.data)
    rows = connection.execute(wanted.where(snapshots.c.table_key.in_(keys)))
    return {row.table_key: decoded(row.data) for row in rows}


def _lines(connection: Connection, keys: Sequence[int]) -> Iterator[AnyRow]:
    """The lines that are needed, in order; of a table with a snapshot, from the line it is of."""
    joined = log.outerjoin(snapshots, snapshots.c.table_key == log.c.table_key)
    needed = or_(snapshots.c.number.is_(None), log.c.number >= snapshots.c.number)
    statement = select(*LINE).select_from(joined).where(log.c.table_key.in_(keys), needed)
    return iter(connection.execute(statement.order_by(log.c.table_key, log.c.number)))


def _give_back(connection: Connection, keys: Sequence[int], found: dict[int, Saved]) -> None:
    """Put the secrets back into the first lines."""
    first = [key for key in keys if key in found and found[key].lines[:1]]
    first = [key for key in first if found[key].lines[0].number == 0]
    statement = select(secrets.c.table_key, secrets.c.secret).where(secrets.c.table_key.in_(first))
    for key, secret in connection.execute(statement):
        found[key].lines[0].data[SECRET] = secret


def _line(row: AnyRow) -> Line:
    return Line(row.number, row.at, row.by, row.kind, decoded(row.data))


def _parts(keys: Sequence[int]) -> Iterator[Sequence[int]]:
    return (keys[start : start + AT_ONCE] for start in range(0, len(keys), AT_ONCE))
