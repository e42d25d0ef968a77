"""What goes with lines, in their transaction."""

from sqlalchemy import Connection

from ronda.store.schema import deadlines
from ronda.store.statements import upsert


class LostRaceError(Exception):
    """Somebody else was there first; nothing has happened."""

    def __init__(self, tables: set[int]) -> None:
        super().__init__(f"{len(tables)} tables")
        self.tables = tables


def wake(connection: Connection, table: int, at: int) -> None:
    """Wake the table at this time, whatever was said before."""
    upsert(connection, deadlines, {"table_key": table, "at": at}, {"at": at})
