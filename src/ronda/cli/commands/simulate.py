"""`ronda simulate`: many matches between bots, and what came of them."""

import csv
import json
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ronda.bots import bots_for
from ronda.cli.commands.common import GameName, OptionPairs, terminal_of
from ronda.cli.files import write_text
from ronda.cli.finding import find
from ronda.cli.problem import Problem
from ronda.cli.settings import read_options
from ronda.cli.terminal import Terminal
from ronda.cli.words import Words
from ronda.lab import Summary, Tally
from ronda.lab import simulate as simulated
from ronda.lab.playout import BOT
from ronda.lab.summary import rounded
from ronda.rules import Game

MOST_MATCHES = 10_000_000
LONGEST_BAR = 24
STANDARD_OUTPUT = Path("-")


def simulate(  # noqa: PLR0913, PLR0917 - a parameter a flag
    context: typer.Context,
    game: GameName,
    matches: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_MATCHES)] = 1000,
    bots: Annotated[str, typer.Option(metavar="KIND,KIND", show_default=False)] = "",
    seed: Annotated[str, typer.Option(metavar="TEXT")] = "ronda",
    option: OptionPairs = None,
    players: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
    jobs: Annotated[int | None, typer.Option(metavar="N", min=1, show_default=False)] = None,
    fast: Annotated[bool, typer.Option("--fast")] = False,
    as_json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", show_default=False)
    ] = None,
    as_csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", show_default=False)
    ] = None,
) -> None:
    """Simulate matches."""
    terminal = terminal_of(context)
    kind = find(game)
    options = read_options(kind, option or [], terminal)
    names = random_alone(bots) if fast else named_bots(kind, bots)
    with progress_bar(terminal) as progress:
        task = progress.add_task(terminal.say("simulating", game=kind.id), total=matches)
        summary = simulated(
            kind, names, matches, seed, options, players, jobs, fast=fast,
            on_progress=lambda done: progress.update(task, completed=done),
        )  # fmt: skip
    if STANDARD_OUTPUT not in (as_json, as_csv):
        show(summary, terminal, Words(kind, terminal.language))
    if as_json:
        data = json.dumps(reproducible(summary), ensure_ascii=False, indent=1)
        keep(terminal, as_json, data + "\n")
    if as_csv:
        keep(terminal, as_csv, table_of(summary))


def named_bots(kind: type[Game], given: str) -> list[str]:
    """The bots by name; by default those that the game has, or the one that plays anything."""
    known = list(bots_for(kind))
    names = listed(given) or known[:1]
    for name in names:
        if name not in known:
            raise Problem("unknown-bot", bot=name[:40], known=", ".join(known))
    return names


def random_alone(given: str) -> list[str]:
    """The fast way has no views, so no bot that looks at one can take part."""
    for name in listed(given):
        if name != BOT:
            raise Problem("fast-is-random", bot=name[:40])
    return listed(given) or [BOT]


def listed(given: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in given.split(",") if name.strip()]


def progress_bar(terminal: Terminal) -> Progress:
    """Drawn beside the output, so that a pipe gets the summary alone."""
    said, left = TextColumn("{task.description}"), TimeRemainingColumn()
    columns = (said, BarColumn(), MofNCompleteColumn(), left)
    errors = terminal.errors
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def show(summary: Summary, terminal: Terminal, words: Words) -> None:
    """What a person wants to know first."""
    terminal.tell(
        "simulated", style="bold", game=words.title(), matches=summary.matches, seed=summary.seed
    )
    changed = {n: v for n, v in summary.options.items() if v != default_of(words.kind, n)}
    if changed:
        shown = ", ".join(f"{name}={value}" for name, value in changed.items())
        terminal.tell("with-options", style="dim", options=shown)
    terminal.show(tallies(summary, words))
    if len(set(summary.bots)) > 1 and len(set(summary.bots)) < len(summary.bots):
        terminal.show(fared(words.say("column-bot"), summary.by_bot(), words))
    for reason, count in summary.reasons().most_common():
        share = f"{100 * count / summary.matches:.1f} %"
        terminal.tell("ended", count=count, share=share, why=words.reason(reason))
    terminal.show(length(summary, terminal))
    rate = f"{summary.matches_per_cpu_second:,.0f}"
    terminal.tell("speed", style="dim", seconds=f"{summary.seconds:.1f}", rate=rate)


def length(summary: Summary, terminal: Terminal) -> str:
    """How long the matches were, and how much there was to choose from."""
    lengths, choices = summary.lengths(), rounded(summary.branching())
    least, most, typical = lengths["min"], lengths["max"], f"{lengths['median']:g}"
    if least == most:
        return terminal.say("length", least=least, choices=choices)
    return terminal.say("lengths", least=least, most=most, typical=typical, choices=choices)


def default_of(kind: type[Game], name: str) -> object:
    return kind.options.declared[name].default


def tallies(summary: Summary, words: Words) -> Table:
    """A row for each seat."""
    seats = enumerate(zip(summary.bots, summary.by_seat(), strict=True))
    named = {f"{words.seat(s)} · {words.label('bot', bot)}": tally for s, (bot, tally) in seats}
    return fared(words.say("column-seat"), named, words)


def fared(heading: str, tallies_by_name: dict[str, Tally], words: Words) -> Table:
    """Who, how often they won, their points, and a bar to compare at a glance."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(heading)
    for column in ("won", "share", "points"):
        table.add_column(words.say(f"column-{column}"), justify="right")
    table.add_column("", style="cyan", no_wrap=True)
    for name, tally in tallies_by_name.items():
        share = f"{100 * tally.share:.1f} %"
        bar = "█" * round(LONGEST_BAR * tally.share)
        table.add_row(name, str(tally.won), share, f"{tally.points:.2f}", bar)
    return table


def reproducible(summary: Summary) -> dict[str, object]:
    """Everything but how long it took: the same call writes the same file."""
    data = summary.to_json(records=True)
    timed = ("cpuSeconds", "seconds", "matchesPerCpuSecond")
    return {name: value for name, value in data.items() if name not in timed}


def table_of(summary: Summary) -> str:
    """A line a match."""
    rows: Sequence[dict[str, object]] = list(summary.rows())
    text = StringIO()
    writer = csv.DictWriter(text, fieldnames=list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def keep(terminal: Terminal, file: Path, text: str) -> None:
    """Write it to a file; for a program that reads what this one writes, to the output alone."""
    if file == STANDARD_OUTPUT:
        typer.echo(text, nl=False)
        return
    write_text(file, text)
    terminal.tell("written", style="dim", file=file)
