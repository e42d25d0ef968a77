"""Tables as lists show them: nothing here is secret, and nothing here replays a log."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.sql import ColumnElement

from ronda.store.appending import wake
from ronda.store.entry import Status
from ronda.store.errors import TakenError
from ronda.store.log import write_first
from ronda.store.schema import deadlines, match_seats, tables
from ronda.store.statements import insert_returning
from ronda.table import CLOSED, LOBBY, Line

PUBLIC, PRIVATE, ORGANISATION = "public", "private", "organisation"
UNLISTED = "unlisted"  # for everybody who has the code, and in no list


class NewTable(NamedTuple):
    """What is known of a table when it is opened, beside its first line."""

    id: str
    game: str
    code: str
    creator: str
    seats: int
    access: str = PUBLIC
    organisation: str | None = None
    closes_at: int | None = None
    taken: int = 0


class ListedTable(NamedTuple):
    """What lists say about a table."""

    key: int
    id: str
    game: str
    code: str
    phase: str
    rules: str | None
    access: str
    organisation: str | None
    creator: str
    seats: int
    taken: int
    created_at: int
    active_at: int
    closes_at: int | None
    closed_at: int | None


def open_table(connection: Connection, new: NewTable, line: Line, wake_at: int | None) -> int:
    """Open a table with its first line; its key. Raises TakenError for a code in use."""
    row = {
        "id": new.id, "game": new.game, "code": new.code, "phase": LOBBY, "access": new.access,
        "organisation_id": new.organisation, "creator": new.creator, "seats": new.seats,
        "taken": new.taken, "created_at": line.at, "active_at": line.at, "closes_at": new.closes_at,
    }  # fmt: skip
    key: int | None = insert_returning(connection, tables, row, tables.c.key)
    if key is None:
        raise TakenError("code")
    write_first(connection, key, line)
    if wake_at is not None:
        wake(connection, key, wake_at)
    return key


def set_status(connection: Connection, table: int, status: Status, at: int) -> None:
    """Say how the table stands now. A closed one gives its code back, and sleeps for ever."""
    closed = at if status.phase == CLOSED else None
    values = {**status._asdict(), "active_at": at, "closed_at": closed}
    connection.execute(update(tables).where(tables.c.key == table).values(values))
    if closed is not None:
        connection.execute(delete(deadlines).where(deadlines.c.table_key == table))


def find_table(connection: Connection, table_id: str) -> ListedTable | None:
    """The table with this id."""
    return _one(connection, tables.c.id == table_id)


def listed_table(connection: Connection, key: int) -> ListedTable | None:
    """The table with this key."""
    return _one(connection, tables.c.key == key)


def table_ids(connection: Connection, keys: Collection[int]) -> dict[int, str]:
    """The ids of the tables with these keys, as far as they exist."""
    rows = connection.execute(select(tables.c.key, tables.c.id).where(tables.c.key.in_(keys)))
    return {row.key: row.id for row in rows}


def find_open(connection: Connection, code: str) -> ListedTable | None:
    """The table that this code leads to now."""
    return _one(connection, tables.c.code == code, tables.c.closed_at.is_(None))


def open_tables(
    connection: Connection, game: str | None = None, access: Sequence[str] = (PUBLIC,),
    *, phase: str | None = LOBBY, limit: int = 100,
) -> list[ListedTable]:  # fmt: skip
    """The tables that are open, the liveliest first; in any phase if none is named."""
    wanted: list[ColumnElement[bool]] = [tables.c.closed_at.is_(None), tables.c.access.in_(access)]
    wanted += [tables.c.game == game] if game else []
    wanted += [tables.c.phase == phase] if phase else []
    return _many(connection, wanted, limit)


def tables_of(
    connection: Connection, player: str, also: Collection[int] = (), limit: int = 100
) -> list[ListedTable]:
    """The tables that are not closed and that somebody has made or played at; and these."""
    played = select(match_seats.c.table_key).where(match_seats.c.player == player)
    theirs = (tables.c.creator == player) | tables.c.key.in_(played) | tables.c.key.in_(also)
    return _many(connection, [tables.c.closed_at.is_(None), theirs], limit)


def live_tables(
    connection: Connection, after: int = 0, limit: int = 1000,
    *, game: str | None = None, phase: str | None = None,
) -> list[ListedTable]:  # fmt: skip
    """All that are not closed, whoever may join, in the order of their keys, page by page."""
    wanted = [tables.c.closed_at.is_(None), tables.c.key > after]
    wanted += [tables.c.game == game] if game else []
    wanted += [tables.c.phase == phase] if phase else []
    statement = select(tables).where(*wanted).order_by(tables.c.key).limit(limit)
    return [ListedTable(*row) for row in connection.execute(statement)]


def _one(connection: Connection, *wanted: ColumnElement[bool]) -> ListedTable | None:
    row = connection.execute(select(tables).where(*wanted)).one_or_none()
    return ListedTable(*row) if row else None


def _many(
    connection: Connection, wanted: Sequence[ColumnElement[bool]], limit: int
) -> list[ListedTable]:
    liveliest = (tables.c.active_at.desc(), tables.c.key.desc())
    statement = select(tables).where(*wanted).order_by(*liveliest).limit(limit)
    return [ListedTable(*row) for row in connection.execute(statement)]
