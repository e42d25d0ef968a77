"""Imports the pure layers and replays recordings; run on CPython and under Pyodide alike.

Under Pyodide it is the main script, with the sources mounted at /src and the recordings at
/recordings. It uses nothing of the test suite, which is not there.
"""

import importlib
import json
import pkgutil
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ronda.engine import Games

PURE_LAYERS = ("rules", "games", "engine", "bots", "table", "wire")


def pure_modules(source: Path) -> list[str]:
    layers = [layer for layer in PURE_LAYERS if (source / "ronda" / layer).is_dir()]
    return sorted(name for layer in layers for name in _modules_of(f"ronda.{layer}"))


def _modules_of(package: str) -> list[str]:
    path = importlib.import_module(package).__path__
    return [package, *(found.name for found in pkgutil.walk_packages(path, f"{package}."))]


def import_all(names: list[str]) -> list[ModuleType]:
    return [importlib.import_module(name) for name in names]


def built_in_games() -> "Games":
    """A game's package has the name that is the game's id."""
    from ronda.rules import Game  # noqa: PLC0415 - only once /src can be imported

    packages = [module for name, module in sys.modules.items() if name.startswith("ronda.games.")]
    shown = (kind for package in packages for kind in vars(package).values())
    games = [kind for kind in shown if isinstance(kind, type) and issubclass(kind, Game)]
    return {kind.id: kind for kind in games if f"ronda.games.{kind.id}" in sys.modules}


def digest(recording: str) -> str:
    from ronda.engine import Recording, replay  # noqa: PLC0415 - only once /src can be imported

    return replay(Recording.from_text(recording), built_in_games()).digest()


def digests(recordings: Path) -> dict[str, str]:
    return {
        file.relative_to(recordings).as_posix(): digest(file.read_text("utf-8"))
        for file in sorted(recordings.rglob("*.json"))
    }


def report(source: Path, recordings: Path) -> dict[str, object]:
    names = pure_modules(source)
    import_all(names)
    return {"modules": names, "digests": digests(recordings)}


def main() -> None:
    sys.path.insert(0, "/src")
    sys.dont_write_bytecode = True  # /src is the checkout itself
    about = {"platform": sys.platform, "python": list(sys.version_info[:2])}
    print(json.dumps(about | report(Path("/src"), Path("/recordings"))))


if sys.platform == "emscripten":
    main()
