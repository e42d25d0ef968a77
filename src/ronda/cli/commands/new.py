"""`ronda new`: a game of one's own, to change step by step."""

import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword, issoftkeyword
from operator import itemgetter
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ronda.catalogue import games
from ronda.cli.commands.common import terminal_of
from ronda.cli.files import write_text
from ronda.cli.problem import Problem
from ronda.cli.words import capital, spaced

LONGEST = 40
SUFFIX = ".txt"  # the files of the template are no code of ours


def new(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    into: Annotated[Path, typer.Option(metavar="DIR")] = Path(),
) -> None:
    """Make the package of a new game."""
    terminal = terminal_of(context)
    check_name(name)
    folder = into / name
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Problem("folder-taken", folder=folder)
    for path, text in filled(name):
        write_text(folder / path, text)
        terminal.show(Text(f"  {folder / path}", style="dim"))
    terminal.tell("made", style="bold green", folder=folder)
    terminal.show(f"  ronda play {name if into == Path() else folder}")
    terminal.show(f"  ronda fuzz {name if into == Path() else folder}")


def check_name(name: str) -> None:
    """A name for a package that is free, and that Python can import."""
    if not (name.isascii() and name.isidentifier() and name == name.lower() and name[0] != "_"):
        raise Problem("bad-game-name", name=ascii(name[:LONGEST]))
    if len(name) > LONGEST or iskeyword(name) or issoftkeyword(name):
        raise Problem("reserved-game-name", name=name[:LONGEST])
    if name in sys.stdlib_module_names or name in ("ronda", "tests", "src"):
        raise Problem("reserved-game-name", name=name)
    if name in games():
        raise Problem("game-name-taken", name=name)


def filled(name: str) -> Iterator[tuple[str, str]]:
    """Every file of the template, by its path, with the name put in."""
    named = {
        "<name>": name,
        "<class>": "".join(capital(word) for word in name.split("_") if word),
        "<title>": capital(spaced(name)),
    }
    for path, file in sorted(found(files("ronda.cli") / "template"), key=itemgetter(0)):
        text = file.read_text("utf-8")
        for mark, value in named.items():
            text = text.replace(mark, value)
        yield path.removesuffix(SUFFIX).replace("package", name), text


def found(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """All files below a folder."""
    for item in folder.iterdir():
        inner = f"{path}/{item.name}" if path else item.name
        if item.is_dir():
            yield from found(item, inner)
        elif item.name.endswith(SUFFIX):
            yield inner, item
