"""Recordings as specification: one for each event, each end, and each special situation."""

import pytest

from ronda.engine import Recording
from ronda.engine.journal import before_first
from ronda.games.share import Share
from ronda.games.share.kinds import KINDS
from tests.games.share.given import GAMES
from tests.recordings.make_share import FOLDER, STORIES, recording

FILES = {file.stem: file for file in FOLDER.glob("*.json")}


def load(name: str) -> Recording:
    return Recording.from_text(FILES[name].read_text("utf-8"))


class Seen:
    """All that happens in the recordings."""

    def __init__(self) -> None:
        self.moves: set[str] = set()
        self.answers: set[tuple[str, str]] = set()  # a kind of round, and how an offer ended in it
        self.verdicts: set[tuple[bool, bool]] = set()
        self.timeouts: set[str] = set()
        for name in FILES:
            self.watch(load(name))

    def watch(self, recorded: Recording) -> None:
        journal = before_first(recorded, GAMES)
        for entry in recorded.entries:
            if entry.kind == "timeout":
                self.timeouts.add(journal.match.game.phase)
            self.moves.add(entry.action or entry.kind)
            journal.apply(entry)
        for record in journal.match.view(None)["state"]["rounds"]:
            self.answers |= {(record["kind"], offer["status"]) for offer in record["offers"]}
            self.verdicts |= {(case["confirm"], case["suspend"]) for case in record["cases"]}


@pytest.fixture(scope="module")
def seen() -> Seen:
    return Seen()


def test_every_recording_is_there_and_no_other() -> None:
    """`python -m tests.recordings.make_share` makes them anew."""
    assert set(FILES) == set(STORIES)


@pytest.mark.parametrize("name", STORIES)
def test_made_anew_a_recording_comes_out_the_same(name: str) -> None:
    assert recording(name) == FILES[name].read_text("utf-8")


def test_every_move_has_a_recording(seen: Seen) -> None:
    assert seen.moves == {*Share.moves, "timeout", "leave", "back"}


def test_every_kind_of_round_and_every_answer_has_a_recording(seen: Seen) -> None:
    assert {kind for kind, _ in seen.answers} == set(KINDS)
    ends = {status for kind, status in seen.answers if kind == "anarchy"}
    assert ends == {"accepted", "rejected", "snatched", "cancelled"}
    assert {status for kind, status in seen.answers if kind == "mandatory"} == ends - {"rejected"}


def test_every_verdict_has_a_recording(seen: Seen) -> None:
    assert seen.verdicts == {(True, True), (True, False), (False, False)}


def test_every_phase_runs_out_in_a_recording(seen: Seen) -> None:
    assert seen.timeouts == {"trading", "judging", "results"}
