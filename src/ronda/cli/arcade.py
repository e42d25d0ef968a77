"""The arcade: choose a game, choose who plays, play, come back."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ronda.cli.evening import Evening
from ronda.cli.finding import known_games
from ronda.cli.lobby import Away, chosen_options, number, seated
from ronda.cli.settings import in_own_language
from ronda.cli.terminal import Terminal
from ronda.cli.words import Words
from ronda.rules import Game

TITLE = r"""
  ██████╗  ██████╗ ███╗   ██╗██████╗  █████╗
  ██╔══██╗██╔═══██╗████╗  ██║██╔══██╗██╔══██╗
  ██████╔╝██║   ██║██╔██╗ ██║██║  ██║███████║
  ██╔══██╗██║   ██║██║╚██╗██║██║  ██║██╔══██║
  ██║  ██║╚██████╔╝██║ ╚████║██████╔╝██║  ██║
  ╚═╝  ╚═╝ ╚═════╝ ╚═╝  ╚═══╝╚═════╝ ╚═╝  ╚═╝
"""
SHADES = ("#ffd166", "#fcbf5f", "#f8a45a", "#f48a57", "#ef7056", "#e85d58")


def arcade(terminal: Terminal) -> None:
    """Until nobody wants to play any more."""
    kinds = list(known_games().values())
    try:
        while True:
            welcome(terminal, kinds)
            visit(terminal, kinds)
    except Away:
        terminal.tell("bye")
    except (EOFError, KeyboardInterrupt):
        terminal.show("", terminal.say("bye"))


def welcome(terminal: Terminal, kinds: Sequence[type[Game]]) -> None:
    """The title, and the games."""
    terminal.clean()
    for row, shade in zip(TITLE.strip("\n").split("\n"), SHADES, strict=True):
        terminal.show(Text(row, style=f"bold {shade}"))
    terminal.show("", f"  {terminal.say('motto')}", "", style="italic")
    table = Table.grid(padding=(0, 2))
    for line, kind in enumerate(kinds, start=1):
        words = Words(kind, terminal.language)
        name = Text(words.title(), style="bold")
        table.add_row(Text(f"{line:>4}", style="cyan"), name, Text(words.summary(), style="dim"))
    terminal.show(table, "")


def visit(terminal: Terminal, kinds: Sequence[type[Game]]) -> None:
    """One game; going back at its first question leads here again, at the menu to the street."""
    kind = kinds[number(terminal, terminal.say("which-game"), len(kinds))]
    words = Words(kind, terminal.language)
    try:
        chairs = seated(terminal, kind, words)
        options = in_own_language(kind, chosen_options(terminal, kind, words), terminal)
    except Away as away:
        if away.back:
            return
        raise
    Evening(terminal, kind, chairs, options).play(None)
