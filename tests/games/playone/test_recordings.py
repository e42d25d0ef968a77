"""Recordings as specification: they come out the same, and none is missing."""

import pytest

from ronda.engine import Recording
from ronda.engine.journal import before_first
from ronda.games.playone import PlayOne
from ronda.games.playone.cards import KIND
from ronda.games.playone.round import PLAYING
from tests.recordings.make_playone import FIRST, FOLDER, STORIES, recording

FILES = {file.stem: file for file in FOLDER.glob("*.json")}
# A stalemate takes a round in which the hands of those who left hold nearly every card: the
# house bot never gets there, and test_pile lays it out by hand.
ENDINGS = {"PLAYER_EMPTY_HAND", "OPPONENT_LEFT"}


class Seen:
    """All that happens in the recordings."""

    def __init__(self) -> None:
        self.events: set[str] = set()
        self.results: set[str] = set()
        self.rounds: set[object] = set()
        self.firsts: set[str] = set()
        self.late: set[str] = set()
        for file in FILES.values():
            self.watch(Recording.from_text(file.read_text("utf-8")))

    def watch(self, recorded: Recording) -> None:
        journal = before_first(recorded, {"playone": PlayOne})
        game = journal.match.game
        assert isinstance(game, PlayOne)
        if game.phase in PLAYING:
            self.firsts.add(KIND[game.discard[0]])
        for entry in recorded.entries:
            if entry.kind == "timeout":
                self.late.add(f"{game.phase}, to draw" if game.pending_draw else game.phase)
            events = journal.apply(entry).events
            self.events |= {event.name for event in events}
            self.rounds |= {e.data["reason"] for e in events if e.name == "roundEnded"}
        assert journal.match.outcome is not None
        self.results.add(f"result:{journal.match.outcome['reason']}")


@pytest.fixture(scope="module")
def seen() -> Seen:
    return Seen()


def test_every_recording_is_there_and_no_other() -> None:
    """`python -m tests.recordings.make_playone` makes them anew."""
    assert set(FILES) == set(STORIES)


@pytest.mark.parametrize("name", STORIES)
def test_made_anew_a_recording_comes_out_the_same(name: str) -> None:
    assert recording(name) == FILES[name].read_text("utf-8")


def test_every_event_has_a_recording(seen: Seen) -> None:
    keys = {key for key in PlayOne.texts["en"] if key.startswith("event:")}
    assert {f"event:{event}" for event in seen.events} == keys


def test_every_way_a_match_can_end_has_a_recording(seen: Seen) -> None:
    keys = {key for key in PlayOne.texts["en"] if key.startswith("result:")}
    assert seen.results == {*keys, "result:OPPONENT_LEFT"}


def test_every_way_a_round_can_end_has_a_recording(seen: Seen) -> None:
    assert seen.rounds == ENDINGS


def test_every_first_card_has_a_recording(seen: Seen) -> None:
    assert seen.firsts == set(FIRST)


def test_every_time_out_has_a_recording(seen: Seen) -> None:
    assert seen.late >= {"LOBBY", "TURN", "TURN, to draw", "ROUND_END"}
    assert any(late.startswith("CHOOSE_COLOR_REQUIRED") for late in seen.late)
