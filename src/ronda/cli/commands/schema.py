"""`ronda schema`: what a client needs to know of a game, as JSON Schema."""

import json

import typer

from ronda.cli.commands.common import GameName
from ronda.cli.finding import find
from ronda.engine import schema as schema_of


def schema(game: GameName) -> None:
    """Print the options and moves of a game."""
    typer.echo(json.dumps(schema_of(find(game)), ensure_ascii=False, indent=2))
