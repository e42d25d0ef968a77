"""`ronda restore`: an empty store, filled from a backup."""

from functools import partial
from typing import TYPE_CHECKING

import typer

from ronda.cli.commands.backup import BackupFile
from ronda.cli.commands.common import terminal_of
from ronda.cli.problem import Problem

if TYPE_CHECKING:
    from pathlib import Path


def restore(context: typer.Context, file: BackupFile) -> None:
    """Fill the store."""
    from ronda.cli.keeping import done  # noqa: PLC0415 - a second that other commands do not need
    from ronda.store import restore_store  # noqa: PLC0415

    check_readable(file)
    rows = done(partial(restore_store, path=file))
    terminal_of(context).tell("restored", rows=rows, file=file)


def check_readable(file: "Path") -> None:
    """A Problem for what is no file, or nobody's to read."""
    if not file.is_file():
        raise Problem("file-missing", file=file)
    try:
        file.open("rb").close()
    except OSError:
        raise Problem("file-unreadable", file=file) from None
