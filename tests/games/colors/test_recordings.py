"""Recordings as specification: one for each card and what becomes of it, and for each time-out."""

from functools import cache

import pytest

from ronda.engine import Recording
from ronda.engine.journal import before_first
from ronda.games.colors import Colors
from ronda.games.colors.events import EVENTS
from tests.recordings.make_colors import FOLDER, PLAYED, STORIES, recording

FILES = {file.stem: file for file in FOLDER.glob("*.json")}
Happening = tuple[str, str | None, str]  # the phase, the card, and the move or kind of the entry


@cache
def seen() -> set[Happening]:
    """What happens in the recordings."""
    return set().union(*map(happenings, FILES))


def happenings(name: str) -> set[Happening]:
    recorded = Recording.from_text(FILES[name].read_text("utf-8"))
    journal, found = before_first(recorded, {"colors": Colors}), set()
    for entry in recorded.entries:
        state = journal.match.view(None)["state"]
        found.add((state["phase"], state["event"], entry.action or entry.kind))
        journal.apply(entry)
    return found


def test_every_recording_is_there_and_no_other() -> None:
    """`python -m tests.recordings.make_colors` makes them anew."""
    assert set(FILES) == {*STORIES, *PLAYED}


@pytest.mark.parametrize("name", STORIES)
def test_made_anew_a_recording_comes_out_the_same(name: str) -> None:
    assert recording(name) == FILES[name].read_text("utf-8")


def test_every_phase_that_can_time_out_does_so_in_a_recording() -> None:
    timed_out = {phase for phase, _, happened in seen() if happened == "timeout"}
    assert timed_out == {"planning", "event", "production", "movement"}


def test_taking_back_has_a_recording() -> None:
    assert "undo" in {happened for _, _, happened in seen()}


def test_every_card_with_a_choice_is_chosen_passed_and_left_to_the_clock() -> None:
    answers = {(card, happened) for phase, card, happened in seen() if phase == "event"}
    asking = [card for card in EVENTS if card not in ("calm", "mega_production")]
    assert {(card, "chooseTile") for card in asking} <= answers
    assert {("double_defense", "pass"), ("sudden_death", "pass")} <= answers
    assert {("double_defense", "timeout"), ("double_movement", "timeout")} <= answers
    assert ("sudden_death", "leave") in answers
