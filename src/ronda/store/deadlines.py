"""When tables have to be woken, whichever process is alive then."""

from collections.abc import Mapping

from sqlalchemy import Connection, delete, func, literal, select, update

from ronda.store.schema import deadlines, tables
from ronda.store.statements import insert
from ronda.table import PLAYING


def next_due(connection: Connection) -> int | None:
    """When the next table has to be woken."""
    earliest: int | None = connection.scalar(select(func.min(deadlines.c.at)))
    return earliest


def claim_due(connection: Connection, now: int, until: int, limit: int = 100) -> list[int]:
    """Tables whose time has come, now this process's to wake; each is given to one alone.

    Should the process die over it, they are due again at `until`. Otherwise the next line of the
    table sets the time anew, or `settle` takes it away.
    """
    due = select(deadlines.c.table_key).where(deadlines.c.at <= now)
    first = due.order_by(deadlines.c.at).limit(limit).with_for_update(skip_locked=True)
    claimed = (
        update(deadlines)
        .where(deadlines.c.table_key.in_(first.scalar_subquery()), deadlines.c.at <= now)
        .values(at=until)
        .returning(deadlines.c.table_key)
    )
    return sorted(connection.scalars(claimed))


def settle(connection: Connection, wakes: Mapping[int, int | None], until: int) -> None:
    """The tables were woken, and are to be woken again at these times, if at all; unless somebody
    has set a time meanwhile."""
    claimed = (deadlines.c.table_key.in_(sorted(wakes)), deadlines.c.at == until)
    gone = delete(deadlines).where(*claimed).returning(deadlines.c.table_key)
    settled = sorted(connection.scalars(gone))
    again = [{"table_key": t, "at": at} for t in settled if (at := wakes[t]) is not None]
    if again:
        connection.execute(insert(connection, deadlines).on_conflict_do_nothing(), again)


def rouse(connection: Connection, at: int) -> None:
    """Wake all tables where a match is on, at this time at the latest.

    After a crash nobody is connected to them, and nothing else would notice.
    """
    playing = select(tables.c.key, literal(at)).where(tables.c.phase == PLAYING)
    statement = insert(connection, deadlines).from_select(["table_key", "at"], playing)
    sooner = statement.excluded.at < deadlines.c.at
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=["table_key"], set_={"at": statement.excluded.at}, where=sooner
        )
    )
