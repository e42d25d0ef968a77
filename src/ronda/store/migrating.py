"""Bringing a database up to the schema of this version of Ronda."""

import threading
from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection, text

from ronda.store.errors import NewerStoreError, NoStoreError, OlderStoreError

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x526F6E6461  # the word Ronda; processes that start together take turns

_one_at_a_time = threading.Lock()  # what migrations call their operations on is a global


def migrate(connection: Connection, to: str = "head") -> list[str]:
    """Do what is missing, in the transaction that the connection is in; the steps that were done.

    Changes nothing where nothing is missing.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    scripts = ScriptDirectory(str(SCRIPTS))
    done: list[str] = []
    context = MigrationContext.configure(
        connection,
        opts={
            "fn": lambda current, _: scripts._upgrade_revs(to, current),
            "on_version_apply": [lambda step, **_: done.append(str(step.up_revision_id))],
        },
    )
    with _one_at_a_time, Operations.context(context):
        try:
            context.run_migrations()
        except (CommandError, ResolutionError) as problem:
            raise NewerStoreError("made by a later version of Ronda") from problem
    return done


def revision(connection: Connection) -> str | None:
    """Which schema the database has; none when it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The schema of this version."""
    return str(ScriptDirectory(str(SCRIPTS)).get_current_head())


def check_revision(connection: Connection) -> None:
    """Refuse a database that has another schema than this version's."""
    found, scripts = revision(connection), ScriptDirectory(str(SCRIPTS))
    if found is None:
        raise NoStoreError("there is nothing in this database")
    if found not in {step.revision for step in scripts.walk_revisions()}:
        raise NewerStoreError("made by a later version of Ronda")
    if found != scripts.get_current_head():
        raise OlderStoreError("made by an earlier version of Ronda")
