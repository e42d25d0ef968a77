"""What holds for every game, whoever wrote it. (`ronda fuzz` asks the same, for longer.)"""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from ronda.catalogue import games
from ronda.engine import Journal, Match, seat_range
from ronda.lab import fuzz
from ronda.lab.fuzz import something
from ronda.lab.invariants import CHECKS, texts_agree
from ronda.lab.scene import Scene
from ronda.lab.shrink import ask
from ronda.rules import Game, Illegal, Luck
from tests.invariants.kinds import EVERY, NAMES

STEPS = 250
every_game = pytest.mark.parametrize("kind", EVERY, ids=NAMES)


def played(kind: type[Game], steps: int, seed: str = "played") -> Journal:
    """A match after some steps of random, sometimes hostile play."""
    journal = Journal.start(kind, seed)
    for number in range(steps):
        try:
            journal.apply(something(journal.match, Luck(f"{seed} step", number), leaving=False))
        except Illegal:
            continue
    return journal


@every_game
def test_no_invariant_breaks_under_random_and_hostile_play(kind: type[Game]) -> None:
    report = fuzz(kind, steps=STEPS)
    assert report.broken is None, f"{report.broken}\n{report.to_json()['broken']}"
    assert report.steps >= STEPS


@every_game
@pytest.mark.parametrize("name", CHECKS)
def test_it_holds_at_the_start_and_in_the_middle(kind: type[Game], name: str) -> None:
    for steps in (0, 25):
        ask(CHECKS[name], Scene(played(kind, steps), Luck(name, steps)))


@every_game
def test_texts_agree_in_all_languages(kind: type[Game]) -> None:
    texts_agree(kind)


@every_game
def test_some_number_of_players_can_begin_and_is_awaited(kind: type[Game]) -> None:
    """(The options may allow fewer seats than the game has.)"""
    least, most = seat_range(kind)
    begun = []
    for players in range(least, most + 1):
        with suppress(Illegal):
            begun.append(Match.start(kind, "players", None, players))
    assert begun
    assert all(match.to_act() or match.deadline() is not None for match in begun)


REPLAYING = """
import json, sys
from ronda.catalogue import games
from ronda.engine import Recording, replay
for text in json.load(sys.stdin):
    print(replay(Recording.from_text(text), games()).digest())
"""


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process_comes_to_the_same_digests(hash_seed: str) -> None:
    """Where the order of a set plays a part, it shows when the hashes are others."""
    journals = [played(kind, 150, seed) for kind in games().values() for seed in ("a", "b")]
    texts = json.dumps([journal.recording().text() for journal in journals])
    path = os.pathsep.join([str(Path(__file__).parents[2] / "src"), *sys.path])
    replayed = subprocess.run(
        [sys.executable, "-c", REPLAYING], input=texts, capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
    )  # fmt: skip
    assert replayed.stdout.split() == [journal.match.digest() for journal in journals]
