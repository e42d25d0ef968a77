"""Which games there are here: the installed ones, and those in a folder that nobody installed."""

import sys
import tomllib
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from ronda.catalogue import GROUP, games
from ronda.cli.problem import Problem
from ronda.rules import Game

BOARDS = "ronda.boards"  # entry points: a game's id -> its drawing for the terminal


def known_games() -> dict[str, type[Game]]:
    """Every installed game, then the games of the folder we are in and of those right below it."""
    found = dict(games())
    for folder in folders_here():
        try:
            found = {**load_folder(folder), **found}
        except Problem:
            continue  # somebody's half-written game is not in the way of the others
    return found


def find(name: str) -> type[Game]:
    """The game with this id, or in this folder."""
    if name not in games() and (Path(name) / "pyproject.toml").is_file():
        return only_game(Path(name))
    if "/" in name or "\\" in name:
        raise Problem("no-game-folder", folder=name)
    return find_id(name)


def find_id(name: str) -> type[Game]:
    """The game with this id, installed or in a folder right here."""
    if name in games():
        return games()[name]
    for folder in folders_here():
        for declared_name, value in declared(folder, GROUP):
            if declared_name == name:
                return load(folder, value)  # type: ignore[no-any-return]
    known = list(known_games())
    meant = ", ".join(get_close_matches(name, known)) or ", ".join(known)
    raise Problem("unknown-game", game=name[:40], meant=meant)


def only_game(folder: Path) -> type[Game]:
    """The (first) game of a folder."""
    for kind in load_folder(folder).values():
        return kind
    raise Problem("no-game-folder", folder=folder)


def folders_here() -> list[Path]:
    """This folder and those right below it, as far as they are projects."""
    here = Path.cwd()
    files = [*here.glob("pyproject.toml"), *here.glob("*/pyproject.toml")]
    return sorted(file.parent for file in files)


def load_folder(folder: Path) -> dict[str, type[Game]]:
    """The games a folder's `pyproject.toml` names, imported from its `src` or from itself."""
    loaded = (load(folder, value) for _, value in declared(folder, GROUP))
    return {kind.id: kind for kind in loaded}


def declared(folder: Path, group: str) -> Iterator[tuple[str, str]]:
    """The entry points of a folder's project."""
    file = folder / "pyproject.toml"
    try:
        project = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    except (OSError, ValueError) as problem:
        raise Problem("folder-fails", folder=folder, why=problem) from None
    table = project.get("project", {}).get("entry-points", {}).get(group, {})
    yield from ((name, value) for name, value in table.items() if not value.startswith("ronda."))


def load(folder: Path, value: str) -> Any:
    """What an entry point names. A mistake in somebody's game is told, with its place."""
    module, _, attribute = value.partition(":")
    for path in (folder.resolve() / "src", folder.resolve()):
        if path.is_dir() and str(path) not in sys.path:
            sys.path.insert(0, str(path))
    try:
        return getattr(import_module(module), attribute)
    except Exception as mistake:
        why = f"{type(mistake).__name__}: {mistake}"
        raise Problem("folder-fails", folder=folder, why=why) from None


def board_of_package(game: str) -> Callable[..., Any] | None:
    """The drawing that another package brings for its game."""
    for entry in entry_points(group=BOARDS):
        if entry.name == game:
            return entry.load()  # type: ignore[no-any-return]
    return None
