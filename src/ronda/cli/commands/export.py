"""`ronda export`: finished matches, as recordings that `ronda verify` checks."""

from pathlib import Path
from typing import Annotated

import typer

from ronda.cli.commands.common import terminal_of
from ronda.cli.files import write_text
from ronda.cli.problem import Problem
from ronda.cli.terminal import Terminal

MatchName = Annotated[str, typer.Argument(metavar="[MATCH]", show_default=False)]
Into = Annotated[Path, typer.Option("--into", metavar="DIR", show_default=False)]


def export(
    context: typer.Context,
    match: MatchName = "",
    everything: Annotated[bool, typer.Option("--all")] = False,
    into: Into = Path(),
) -> None:
    """Write one match, or all of them."""
    from ronda.cli.exporting import one  # noqa: PLC0415 - a second that others do not need

    if bool(match) == everything:
        raise Problem("export-what")
    terminal = terminal_of(context)
    if everything:
        export_all(into, terminal)
    else:
        keep(into, match, one(match).text(), terminal)


def export_all(into: Path, terminal: Terminal) -> None:
    """Write what can be written, and name what cannot; the exit code is 1 if there is any."""
    from ronda.cli.exporting import every  # noqa: PLC0415

    found = every()
    for name, recording in found:
        if recording:
            keep(into, name, recording.text(), terminal)
        else:
            terminal.warn(terminal.say("not-exported", match=name))
    written = sum(recording is not None for _, recording in found)
    terminal.tell("exported", count=written, total=len(found))
    raise typer.Exit(0 if written == len(found) else 1)


def keep(into: Path, name: str, text: str, terminal: Terminal) -> None:
    """Write one recording."""
    file = into / f"{name}.json"
    write_text(file, text)
    terminal.tell("written", style="dim", file=file)
