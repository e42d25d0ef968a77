"""Drawings. A board is a pure function of a view and of the words for it.

A game without one gets the automatic drawing. Another package brings its own by an entry point
of the group `ronda.boards`, under the game's id.
"""

from collections.abc import Callable

from rich.console import RenderableType

from ronda.cli.boards import automatic, colors, playone, serpent, share, snatch
from ronda.cli.finding import board_of_package
from ronda.cli.words import Words
from ronda.rules import Game, View

Board = Callable[[View, Words], RenderableType]
OWN: dict[str, Board] = {
    "colors": colors.draw,
    "playone": playone.draw,
    "serpent": serpent.draw,
    "share": share.draw,
    "snatch": snatch.draw,
}


def board_for(kind: type[Game]) -> Board:
    """The drawing for a game."""
    return OWN.get(kind.id) or board_of_package(kind.id) or automatic.draw
