"""What several commands take."""

from pathlib import Path
from typing import Annotated

import typer

from ronda.cli.terminal import Terminal

GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
RecordingFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", show_default=False)
]
Seed = Annotated[str | None, typer.Option("--seed", metavar="TEXT", show_default=False)]


def terminal_of(context: typer.Context) -> Terminal:
    """The terminal that this program runs in."""
    terminal: Terminal = context.obj
    return terminal
