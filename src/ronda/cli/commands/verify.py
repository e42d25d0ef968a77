"""`ronda verify`: was a recorded match played fairly?"""

from typing import Annotated

import typer

from ronda.cli.commands.common import RecordingFile, terminal_of
from ronda.cli.files import read_recording
from ronda.cli.finding import find_id
from ronda.cli.sitting.screen import headline
from ronda.cli.terminal import Terminal
from ronda.cli.words import Words
from ronda.engine import Finding, game_of
from ronda.engine import verify as verified

Published = Annotated[str, typer.Option("--commitment", metavar="HASH", show_default=False)]


def verify(context: typer.Context, file: RecordingFile, published: Published = "") -> None:
    """Check a recording against its seed and the rules."""
    terminal = terminal_of(context)
    recording = read_recording(file)
    games = {recording.game: find_id(recording.game)}
    words = Words(game_of(recording, games), terminal.language, recording.names)
    report = verified(recording, games, published.strip().lower())
    game, rules = words.title(), recording.rules
    terminal.tell("verifying", style="bold", game=game, rules=rules, file=file.name)
    for finding in report.findings:
        show(finding, terminal, words)
    if report.result:
        terminal.point("  ★", headline(report.result, words))
    key, colour = ("fair", "green") if report.ok else ("unfair", "red")
    terminal.tell(key, style=f"bold {colour}")
    raise typer.Exit(0 if report.ok else 1)


def show(finding: Finding, terminal: Terminal, words: Words) -> None:
    """A tick or a cross, and the finding in the person's language."""
    key = f"finding-{finding.name}-{'ok' if finding.ok else 'bad'}"
    mark, style = ("✓", "green") if finding.ok else ("✗", "bold red")
    terminal.point(f"  {mark}", words.say(key, says=finding.says), mark_style=style)
