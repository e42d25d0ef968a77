"""Which games there are: our own, and those that other packages bring by entry point."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from warnings import warn

from ronda.games import BUILT_IN
from ronda.rules import Game, Illegal

GROUP = "ronda.games"


@cache
def games() -> dict[str, type[Game]]:
    """Every game by its id. A built-in id cannot be taken over by another package."""
    found: dict[str, type[Game]] = {kind.id: kind for kind in BUILT_IN}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        kind = None if entry.value.startswith("ronda.games.") else loaded(entry)
        if kind is not None:
            found.setdefault(kind.id, kind)
    return found


def loaded(entry: EntryPoint) -> type[Game] | None:
    """Another package's game. One that does not load must not take the others with it."""
    try:
        kind: object = entry.load()
    except Exception as failure:  # whatever an author's module may do when it is imported
        problem = repr(failure)
    else:
        if isinstance(kind, type) and issubclass(kind, Game):
            return kind
        problem = f"{kind!r} is no Game"
    warn(f"the game {entry.name!r} of another package was left out: {problem}", stacklevel=2)
    return None


def find_game(name: str) -> type[Game]:
    """The game with this id."""
    if name not in games():
        raise Illegal("UNKNOWN_GAME", game=name[:40])
    return games()[name]
