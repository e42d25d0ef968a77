"""Statements that both databases know, and SQLAlchemy only under each one's own name."""

from typing import Any, TypeVar

from sqlalchemy import Column, Connection, Row, Table
from sqlalchemy.dialects import postgresql, sqlite

T = TypeVar("T")
AnyRow = Row[*tuple[Any, ...]]


def upsert(
    connection: Connection, table: Table, row: dict[str, Any], change: dict[str, Any]
) -> None:
    """Insert the row, or change the one that is there."""
    keys = [column.name for column in table.primary_key]
    statement = insert(connection, table).values(row)
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=change))


def insert_new(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert the row unless one with its key is there; was it new?"""
    statement = insert(connection, table).values(row).on_conflict_do_nothing()
    return connection.execute(statement).rowcount == 1


def insert_returning(
    connection: Connection, table: Table, row: dict[str, Any], wanted: Column[T]
) -> T | None:
    """Insert the row; the value it got, or none where something of it must be unique and is not."""
    statement = insert(connection, table).values(row).on_conflict_do_nothing()
    found: T | None = connection.scalar(statement.returning(wanted))
    return found


def insert(connection: Connection, table: Table) -> Any:
    """An insertion that can say what to do about conflicts."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)
