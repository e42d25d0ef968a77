"""`ronda deck`: files of quiz cards, checked and imported."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ronda.cli.commands.common import terminal_of
from ronda.cli.files import write_text
from ronda.cli.problem import Problem
from ronda.cli.terminal import Terminal
from ronda.cli.words import Words
from ronda.decks import DeckFileError, read_decks, written
from ronda.games.serpent import Serpent
from ronda.games.serpent.cards import DECK_TYPES
from ronda.games.serpent.checks import problems

Action = Annotated[str, typer.Argument(metavar="ACTION", show_default=False)]
DeckFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)]


def deck(context: typer.Context, action: Action, file: DeckFile, out: Out = None) -> None:
    """Check a file of decks, or make one from a table."""
    terminal = terminal_of(context)
    if action not in ("check", "import"):
        raise Problem("deck-action", given=action)
    if action == "import" and file.suffix.lower() != ".csv":
        raise Problem("deck-not-csv", file=file)
    decks = good_decks(file, terminal)
    if action == "import":
        goal = out or file.with_suffix(".json")
        write_text(goal, written(decks))
        terminal.tell("deck-written", file=goal)


def good_decks(file: Path, terminal: Terminal) -> Any:
    """The decks of a file; the command ends here if there is anything wrong with them."""
    try:
        decks = read_decks(file)
    except DeckFileError as wrong:
        raise Problem(wrong.code, file=file, **wrong.details) from None
    words = Words(Serpent, terminal.language)
    found = [words.refusal(problem) for problem in problems(decks)]
    for says in found:
        terminal.warn(says)
    if found:
        terminal.tell("deck-bad", style="bold red", count=len(found))
        raise typer.Exit(1)
    describe(decks, words, terminal)
    return decks


def describe(decks: Any, words: Words, terminal: Terminal) -> None:
    """A line a deck, and the sum."""
    for each in decks:
        kind = words.value("decktype", DECK_TYPES[each["decktype"]].lower())
        count = len(each["cards"])
        terminal.tell("deck-line", deckid=each["deckid"], count=count, kind=kind)
    cards = sum(len(each["cards"]) for each in decks)
    terminal.tell("deck-good", style="bold green", decks=len(decks), cards=cards)
