"""`ronda play`: a match here and now; without a game, the arcade."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ronda.cli.arcade import arcade
from ronda.cli.commands.common import OptionPairs, Seed, terminal_of
from ronda.cli.evening import Evening
from ronda.cli.finding import find
from ronda.cli.settings import in_own_language, read_options
from ronda.cli.sitting import Chair, chairs_for
from ronda.cli.sitting.chairs import bot_chair, person_chair
from ronda.cli.words import Words


def play(  # noqa: PLR0913, PLR0917 - a parameter a flag
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    seat: Annotated[list[str] | None, typer.Option(metavar="NAME", show_default=False)] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="KIND", show_default=False)] = None,
    option: OptionPairs = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
) -> None:  # fmt: skip
    """Play a match."""
    terminal = terminal_of(context)
    if game is None:
        arcade(terminal)
        return
    kind = find(game)
    words = Words(kind, terminal.language)
    order: Sequence[str] = context.meta.get("order", [])
    people, bots = iter(seat or []), iter(bot or [])
    given = [
        person_chair(next(people)) if name == "--seat" else bot_chair(kind, next(bots), words)
        for name in order
    ]
    chairs = chairs_for(kind, list[Chair](given), words)
    options = in_own_language(kind, read_options(kind, option or [], terminal), terminal)
    code = Evening(terminal, kind, chairs, options, save).play(seed)
    raise typer.Exit(code)
