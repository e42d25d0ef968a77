"""What holds for every game, asked where random play seldom comes: inside the recordings."""

from functools import cache

import pytest

from ronda.engine import Journal, Recording
from ronda.engine.journal import before_first
from ronda.games.colors import Colors
from ronda.lab.invariants import ALWAYS, OFTEN
from ronda.lab.scene import Scene
from ronda.rules import Luck
from tests.recordings.make_colors import FOLDER

GAMES = {"colors": Colors}
NAMES = sorted(file.stem for file in FOLDER.glob("*.json"))
EVERY = 29  # versions


@cache
def moments(name: str) -> list[Journal]:
    """A recording, stopped every so often, and before its last entry."""
    recorded = Recording.from_text((FOLDER / f"{name}.json").read_text("utf-8"))
    stops = {*range(EVERY // 2, len(recorded.entries), EVERY), len(recorded.entries) - 1}
    found = []
    for stop in sorted(stops):
        journal = before_first(recorded, GAMES)
        for entry in recorded.entries[:stop]:
            journal.apply(entry)
        found.append(journal)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_invariant_holds_in_the_recordings(name: str) -> None:
    for number, journal in enumerate(moments(name)):
        for check in (*ALWAYS, *OFTEN):
            check(Scene(journal, Luck(f"{name} {check.__name__}", number)))
