"""Recordings as specification: one for each way a round can go and a match can end."""

from itertools import product

import pytest

from ronda.engine import Entry, Match, Recording
from ronda.engine.journal import before_first
from ronda.games.snatch import Snatch
from ronda.games.snatch.game import DO_NOTHING
from tests.games.snatch.given import VARIANTS
from tests.recordings.make_snatch import FOLDER, STORIES, recording

GAMES = {"snatch": Snatch}
FILES = {file.stem: file for file in FOLDER.glob("*.json")}


def load(name: str) -> Recording:
    return Recording.from_text(FILES[name].read_text("utf-8"))


class Seen:
    """All that happens in the recordings."""

    def __init__(self) -> None:
        self.defaults: set[tuple[str, str]] = set()  # the phase, and what an absent player does
        self.rounds: set[tuple[object, ...]] = set()
        for name in FILES:
            self.watch(load(name))

    def watch(self, recorded: Recording) -> None:
        journal = before_first(recorded, GAMES)
        for entry in recorded.entries:
            self.absence(journal.match.game, entry)
            step = journal.apply(entry)
            ended = [event.data for event in step.events if event.name == "roundEnded"]
            self.rounds |= {(variant_of(journal.match), *outline(record)) for record in ended}

    def absence(self, game: object, entry: Entry) -> None:
        assert isinstance(game, Snatch)
        action = game.default(0) if entry.kind == "timeout" else None
        if action:
            self.defaults.add((game.phase, action[0]))


def variant_of(match: Match) -> object:
    return match.view(None)["state"]["gameType"]


def outline(record: dict[str, object]) -> tuple[object, ...]:
    return tuple(record[key] for key in ("p1Action", "p2Action", "shameAssigned", "reported"))


@pytest.fixture(scope="module")
def seen() -> Seen:
    return Seen()


def test_every_recording_is_there_and_no_other() -> None:
    """`python -m tests.recordings.make_snatch` makes them anew."""
    assert set(FILES) == set(STORIES)


@pytest.mark.parametrize("name", STORIES)
def test_made_anew_a_recording_comes_out_the_same(name: str) -> None:
    assert recording(name) == FILES[name].read_text("utf-8")


def test_every_default_of_an_absent_player_has_a_recording(seen: Seen) -> None:
    defaults = {(phase, action) for phase, (action, _) in DO_NOTHING.items()}
    assert seen.defaults == {*defaults, ("offer", "noOffer"), ("offer", "proposeOffer")}


def test_every_way_a_round_can_go_has_a_recording(seen: Seen) -> None:
    """In each variant no offer, accept, reject and snatch, the last as P1 replies to it."""
    ways: set[tuple[object, ...]] = {(v, "no_offer", None, False, False) for v in VARIANTS}
    for variant, answer in product(VARIANTS, ("accept", "reject", "snatch")):
        opening = "forced_offer" if variant == "G2" else "offer"
        ways.add((variant, opening, answer, False, False))
    ways |= {
        ("G2", "offer", "accept", False, False),
        ("G3", "offer", "snatch", True, False),
        ("G4", "offer", "snatch", False, True),
    }
    assert seen.rounds == ways
