"""What administrators have done. There is no way to change or delete a line."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from ronda.store.json_text import decoded, encoded
from ronda.store.schema import audit


class Act(NamedTuple):
    """Something that somebody with power did: who, what, to whom or what."""

    at: int
    actor: str
    act: str
    subject: str | None
    details: dict[str, Any]


def record(connection: Connection, act: Act) -> None:
    """Write it down; best in the transaction in which it is done."""
    values = {**act._asdict(), "details": encoded(act.details)}
    connection.execute(audit.insert().values(values))


def recorded(
    connection: Connection, *, before: int | None = None, limit: int = 100
) -> list[tuple[int, Act]]:
    """What was done, the latest first, each with its key; for the next page, before the last."""
    statement = select(audit).order_by(audit.c.key.desc()).limit(limit)
    if before is not None:
        statement = statement.where(audit.c.key < before)
    return [
        (row.key, Act(row.at, row.actor, row.act, row.subject, decoded(row.details)))
        for row in connection.execute(statement)
    ]
