"""Recordings as specification, for every game: they replay, they are fair, and none is missing."""

from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from ronda.catalogue import games
from ronda.engine import Recording, replay, verify
from ronda.engine.journal import before_first
from ronda.games import BUILT_IN
from ronda.rules import Game, event_key

FILES = sorted(Path(__file__).parent.glob("*/*.json"))
EVERY_FILE = pytest.mark.parametrize(
    "file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}"
)
EVERY_GAME = pytest.mark.parametrize("kind", BUILT_IN, ids=lambda kind: kind.id)


def load(file: Path) -> Recording:
    return Recording.from_text(file.read_text("utf-8"))


@cache
def seen(game: str) -> dict[str, set[str]]:
    """The keys of the texts of all that happens in a game's recordings: events and results."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in (file for file in FILES if file.parent.name == game):
        recorded = load(file)
        journal = before_first(recorded, games())
        texts = games()[game].texts
        for entry in recorded.entries:
            found["kind"].add(entry.kind)
            for name, _, data in journal.apply(entry).events:
                found["event"] |= {f"event:{name}", event_key(name, "en", texts, data)}
        if journal.match.outcome:
            found["result"].add(f"result:{journal.match.outcome['reason']}")
    return found


def declared(kind: type[Game], what: str) -> set[str]:
    """The keys of that kind which the game has texts for."""
    return {key for key in kind.texts["en"] if key.startswith(f"{what}:")}


@EVERY_FILE
def test_it_replays_to_its_digest(file: Path) -> None:
    assert replay(load(file), games()).digest() == load(file).digest


@EVERY_FILE
def test_it_was_played_fairly(file: Path) -> None:
    report = verify(load(file), games())
    assert report.ok, report.findings


@EVERY_FILE
def test_what_must_always_hold_holds_after_every_entry(file: Path) -> None:
    recorded = load(file)
    journal = before_first(recorded, games())
    for entry in recorded.entries:
        journal.apply(entry)
        journal.match.game.check()


@EVERY_GAME
def test_every_event_has_a_recording(kind: type[Game]) -> None:
    assert declared(kind, "event") - seen(kind.id)["event"] == set()


@EVERY_GAME
def test_every_way_to_end_has_a_recording(kind: type[Game]) -> None:
    assert declared(kind, "result") - seen(kind.id)["result"] == set()


@EVERY_GAME
def test_leaving_and_coming_back_have_recordings(kind: type[Game]) -> None:
    assert {"leave", "back"} - seen(kind.id)["kind"] == set()
