"""`ronda fuzz`: random and hostile play, until something breaks or the time is up."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ronda.cli.commands.common import GameName, terminal_of
from ronda.cli.finding import find
from ronda.cli.problem import Problem
from ronda.cli.terminal import Terminal
from ronda.lab import Broken, FuzzReport
from ronda.lab import fuzz as fuzzed

MOST_NAMES = 8


def fuzz(
    context: typer.Context,
    game: GameName,
    seconds: Annotated[float, typer.Option(metavar="N", min=0.1)] = 10.0,
    seed: Annotated[str, typer.Option(metavar="TEXT")] = "ronda",
    save: Annotated[Path, typer.Option(metavar="DIR")] = Path(),
) -> None:
    """Try to break a game."""
    terminal = terminal_of(context)
    kind = find(game)
    errors = terminal.errors
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(terminal.say("fuzzing", game=kind.id), total=seconds)
        report = fuzzed(
            kind, seconds=seconds, seed=seed,
            on_progress=lambda so_far: bar.update(task, completed=so_far.seconds),
        )  # fmt: skip
    tell(report, terminal)
    if report.broken is not None:
        tell_broken(report, report.broken, save, terminal)
        raise typer.Exit(1)


def tell(report: FuzzReport, terminal: Terminal) -> None:
    """What the run went through, and what it never met."""
    terminal.tell(
        "fuzzed", style="bold", game=report.kind.id, seed=report.seed, matches=report.matches,
        steps=f"{report.steps:,}", checks=f"{report.checks:,}", seconds=f"{report.seconds:.1f}",
    )  # fmt: skip
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    for name in ("moves", "endings", "refusals"):
        counted: Counter[str] = getattr(report, name)
        table.add_row(f"  {terminal.say(f'fuzz-{name}')}", commonest(counted))
    for name, never in report.never().items():
        if never:
            unmet = Text(", ".join(never), style="yellow")
            table.add_row(f"  {terminal.say(f'never-{name}')}", unmet)
    terminal.show(table)
    if report.ok:
        terminal.tell("fuzz-ok", style="bold green")


def commonest(counted: Counter[str]) -> str:
    """The names met most often, with how often."""
    shown = [f"{name} {count:,}" for name, count in counted.most_common(MOST_NAMES)]
    more = len(counted) - len(shown)
    return ", ".join(shown + ([f"… +{more}"] if more > 0 else [])) or "–"


def tell_broken(report: FuzzReport, broken: Broken, folder: Path, terminal: Terminal) -> None:
    """What broke, and where the smallest log that shows it is."""
    terminal.show(Text(f"✗ {broken.name}", style="bold red"))
    terminal.show(f"  {broken.detail}")
    if broken.attempt:
        terminal.show(f"  {broken.attempt}")
    try:
        path = report.save(folder)
    except OSError as problem:
        raise Problem("cannot-write", file=folder, why=problem.strerror) from None
    entries = len(broken.recording.entries) if broken.recording else 0
    terminal.tell("fuzz-saved", file=path, uncut=report.uncut, entries=entries)
