"""`ronda games`: what can be played here."""

import json
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from ronda.bots import bots_for
from ronda.cli.commands.common import terminal_of
from ronda.cli.finding import known_games
from ronda.cli.words import Words
from ronda.engine import seat_range
from ronda.rules import Game, span

SHORT = ("seats", "rules")


def games(context: typer.Context, as_json: Annotated[bool, typer.Option("--json")] = False) -> None:
    """List the games."""
    terminal = terminal_of(context)
    found = [described(kind, Words(kind, terminal.language)) for kind in known_games().values()]
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True, header_style="dim")
    # So wide that no option's name is broken; with more room there is more to a line.
    longest = max(len(f"{option},") for game in found for option in game["options"])
    for column in ("game", "name", "seats", "options", "bots", "rules"):
        table.add_column(
            terminal.say(f"column-{column}"), overflow="fold", no_wrap=column in SHORT,
            width=max(longest, terminal.console.width // 4) if column == "options" else None,
        )  # fmt: skip
    for game in found:
        table.add_row(*row(game))
    terminal.console.print(table)
    terminal.tell("games-hint", style="dim")


def described(kind: type[Game], words: Words) -> dict[str, Any]:
    """A game in a few facts."""
    least, most = seat_range(kind)
    return {
        "id": kind.id, "name": words.title(), "summary": words.summary(),
        "seats": {"minimum": least, "maximum": most},
        "options": kind.options.to_json(), "bots": list(bots_for(kind)), "rules": kind.version,
    }  # fmt: skip


def row(game: dict[str, Any]) -> list[Text]:
    """The facts as cells."""
    least, most = game["seats"].values()
    cells = [
        game["id"], game["name"], span(least, most),
        ", ".join(game["options"]) or "–", ", ".join(game["bots"]), game["rules"],
    ]  # fmt: skip
    return [Text(cell, style="bold" if number == 0 else "") for number, cell in enumerate(cells)]
