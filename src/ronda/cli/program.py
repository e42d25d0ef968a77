"""The commands of `ronda`, put together."""

from typing import Annotated

import typer

from ronda.cli.app import app
from ronda.cli.arcade import arcade
from ronda.cli.commands.admin import admin
from ronda.cli.commands.backup import backup
from ronda.cli.commands.common import terminal_of
from ronda.cli.commands.deck import deck
from ronda.cli.commands.doctor import doctor
from ronda.cli.commands.export import export
from ronda.cli.commands.fuzz import fuzz
from ronda.cli.commands.games import games
from ronda.cli.commands.migrate import migrate
from ronda.cli.commands.new import new
from ronda.cli.commands.play import play
from ronda.cli.commands.replay import replay
from ronda.cli.commands.restore import restore
from ronda.cli.commands.schema import schema
from ronda.cli.commands.serve import serve
from ronda.cli.commands.simulate import simulate
from ronda.cli.commands.verify import verify
from ronda.cli.speaking import InOrder, Speaking
from ronda.rules import LANGUAGES

OPERATOR = (serve, admin, doctor, backup, restore, export, migrate)


@app.callback(invoke_without_command=True)
def ronda(
    context: typer.Context,
    lang: Annotated[  # noqa: ARG001 - here for the help; it is off the line before it gets here
        str | None, typer.Option(metavar="|".join(LANGUAGES), show_default=False)
    ] = None,
) -> None:
    """Without a command, the arcade."""
    if context.invoked_subcommand is None:
        arcade(terminal_of(context))


app.command("play", cls=InOrder)(play)
for command in (games, simulate, replay, verify, fuzz, schema, new, deck, *OPERATOR):
    app.command(command.__name__, cls=Speaking)(command)

__all__ = ["app"]
