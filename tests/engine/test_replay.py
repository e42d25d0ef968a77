"""The log is the match: played again it gives the same, up to any version."""

import pytest

from ronda.engine import Journal, Recording, replay
from tests.engine.samples import GAMES, dealt, marked


def eventful() -> Journal:
    """A match with all kinds of entries but undo."""
    journal = dealt(players=3, seconds=30, cards=4)
    hands = journal.match.game.hands  # type: ignore[attr-defined]
    journal.play(1, "swap", {"card": hands[1][2]}, 100)
    journal.play(0, "lay", {"card": hands[0][0]}, 200)
    journal.timeout(30_000)
    journal.leave(2, 30_001)
    journal.back(2, 30_500)
    journal.timeout(60_000)
    return journal


def test_a_replay_comes_to_the_same_digest() -> None:
    journal = eventful()
    assert replay(journal.recording(), GAMES).digest() == journal.match.digest()


def test_a_replay_can_stop_at_any_version() -> None:
    recording = eventful().recording()
    digests = [replay(recording, GAMES, to=version).digest() for version in range(7)]
    assert len(set(digests)) == 7
    for version in range(7):
        assert replay(recording, GAMES, to=version).version == version


def test_a_replay_to_version_zero_is_the_deal() -> None:
    assert replay(marked(4, 0).recording(), GAMES, to=0).digest() == marked().match.digest()


def test_a_replay_past_the_end_is_the_end() -> None:
    journal = marked(4, 0)
    assert replay(journal.recording(), GAMES, to=99).digest() == journal.match.digest()


def test_a_replay_in_progress_shows_each_seat_what_it_saw_then() -> None:
    live, views = marked(), []
    for seat, cell in ((0, 4), (1, 0), (0, 8)):
        live.play(seat, "mark", {"cell": cell}, 0)
        views.append(str(live.match.view(1)))
    recording = live.recording()
    assert [str(replay(recording, GAMES, to=v).view(1)) for v in (1, 2, 3)] == views


def test_a_recording_survives_being_written_and_read() -> None:
    recording = eventful().recording()
    assert Recording.from_text(recording.text()) == recording


@pytest.mark.parametrize("journal", [marked(), dealt()], ids=["tictactoe", "highcard"])
def test_a_match_without_moves_can_be_recorded(journal: Journal) -> None:
    recording = Recording.from_text(journal.recording().text())
    assert replay(recording, GAMES).digest() == journal.match.digest()


def test_rebuilding_a_match_from_its_log_changes_nothing() -> None:
    journal = eventful()
    before = journal.match.digest()
    journal.rebuild()
    assert journal.match.digest() == before
    assert journal.recording() == eventful().recording()
