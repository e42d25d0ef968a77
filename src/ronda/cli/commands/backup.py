"""`ronda backup`: everything in one file, while the server runs."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ronda.cli.commands.common import terminal_of
from ronda.cli.problem import Problem

if TYPE_CHECKING:
    from ronda.store import Store

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


def backup(context: typer.Context, file: BackupFile) -> None:
    """Write a backup."""
    from ronda.cli.keeping import with_store  # noqa: PLC0415 - a second others do not need

    if file.exists():
        raise Problem("backup-exists", file=file)

    async def write(store: "Store") -> int:
        return await store.backup(file)

    terminal = terminal_of(context)
    rows = with_store(write, older=True)
    terminal.tell("backed-up", rows=rows, file=file, kilobytes=-(-file.stat().st_size // 1000))
    terminal.tell("backup-secret", style="dim")
