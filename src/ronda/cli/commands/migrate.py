"""`ronda migrate`: bring the store up to this version."""

import typer

from ronda.cli.commands.common import terminal_of


def migrate(context: typer.Context) -> None:
    """Do the steps that are missing."""
    from ronda.cli.keeping import done  # noqa: PLC0415 - a second that other commands do not need
    from ronda.store import migrate_store  # noqa: PLC0415

    terminal = terminal_of(context)
    steps = done(migrate_store)
    if not steps:
        terminal.tell("migrated-already")
    for step in steps:
        terminal.tell("migrated", step=step)
