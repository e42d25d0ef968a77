"""`ronda doctor`: would every live match go on under the installed rules?"""

from typing import TYPE_CHECKING

import typer

from ronda.cli.commands.common import terminal_of
from ronda.cli.commands.simulate import progress_bar
from ronda.cli.terminal import Terminal

if TYPE_CHECKING:
    from ronda.server.tables.checkup import Finding


def doctor(context: typer.Context) -> None:
    """Play every live table again, and change nothing."""
    from ronda.cli.checking import examined  # noqa: PLC0415 - a second others do not need

    terminal = terminal_of(context)
    with progress_bar(terminal) as progress:
        task = progress.add_task(terminal.say("doctor-reading"), total=None)
        tables, findings = examined(
            lambda done, total: progress.update(task, completed=done, total=total)
        )
    for finding in findings:
        show(finding, terminal)
    if findings:
        terminal.tell("doctor-bad", style="bold red", count=len(findings), tables=tables)
        raise typer.Exit(1)
    terminal.tell("doctor-good", style="bold green", tables=tables)


def show(finding: "Finding", terminal: Terminal) -> None:
    """Which table, and what is wrong with it."""
    table = finding.table
    name = terminal.say("doctor-table", table=table.id, code=table.code, game=table.game)
    says = terminal.say(finding.key, **finding.details)
    terminal.point("  ✗", f"{name} {says}", mark_style="bold red")
