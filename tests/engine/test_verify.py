"""A recorded match is verified: its seed, every entry, and where they lead."""

from collections.abc import Callable

import pytest

from ronda.engine import Entry, Recording, Report, verify
from ronda.rules import commitment
from tests.engine.samples import GAMES, dealt, marked
from tests.engine.test_replay import eventful

Tampering = Callable[[Recording], object]


def verified(tamper: Tampering | None = None) -> Report:
    recording = Recording.from_text(eventful().recording().text())
    if tamper:
        tamper(recording)
    return verify(recording, GAMES)


def failed(report: Report) -> list[str]:
    return [finding.name for finding in report.findings if not finding.ok]


def replaced(number: int, **changes: object) -> Tampering:
    """Change one entry."""

    def tamper(recording: Recording) -> None:
        recording.entries[number] = recording.entries[number]._replace(**changes)  # type: ignore[arg-type]

    return tamper


def test_a_fair_match_passes_every_question() -> None:
    report = verified()
    assert report.ok
    assert [finding.name for finding in report.findings] == ["seed", "moves", "state"]
    assert all(finding.says for finding in report.findings)


def test_the_result_is_in_the_report() -> None:
    assert verify(marked(0, 3, 1, 4, 2).recording(), GAMES).result == {
        "points": [1, 0], "winners": [0], "reason": "LINE",
    }  # fmt: skip


def test_another_seed_is_noticed() -> None:
    def tamper(recording: Recording) -> None:
        recording.seed = "a luckier one"

    assert "seed" in failed(verified(tamper))


def test_a_seed_that_was_never_committed_to_is_noticed() -> None:
    def tamper(recording: Recording) -> None:
        recording.commitment = ""

    assert failed(verified(tamper)) == ["seed"]


def test_the_seed_is_the_one_whose_commitment_was_published() -> None:
    fair = eventful().recording()
    assert verify(fair, GAMES, fair.commitment).ok


def test_a_recording_with_a_seed_and_a_commitment_of_its_own_is_noticed() -> None:
    """It agrees with itself in everything: only what players were shown can tell."""
    fair, luckier = marked(4).recording(), marked(4).recording()
    luckier.seed = "a luckier one"
    luckier.commitment = commitment(luckier.seed)
    assert verify(luckier, GAMES).ok
    assert failed(verify(luckier, GAMES, fair.commitment)) == ["seed"]


@pytest.mark.parametrize("tamper", [
    replaced(1, data={"card": 99}),
    replaced(1, data={"card": True}),
    replaced(1, data={}),
    replaced(1, action="peek"),
    replaced(1, seat=2),
    replaced(1, seat=-7),
    replaced(1, kind="timeout", seat=-1, action="", data={}),
    replaced(2, kind="undo", seat=0),
    replaced(2, at=29_999),
    replaced(3, at=10),
    replaced(3, version=7),
    replaced(4, seat=1),
    lambda recording: recording.entries.reverse(),
    lambda recording: recording.entries.insert(1, recording.entries.pop(0)),
    lambda recording: recording.entries.pop(0),
    lambda recording: recording.entries.append(recording.entries[-1]),
    lambda recording: recording.entries.append(Entry(7, 60_001, "play", 0, "lay", {"card": 1})),
])  # fmt: skip
def test_a_changed_entry_or_order_is_noticed(tamper: Tampering) -> None:
    assert failed(verified(tamper)) == ["moves"]


def test_entries_cut_off_at_the_end_are_noticed() -> None:
    assert failed(verified(lambda recording: recording.entries.pop())) == ["state"]


def test_another_digest_is_noticed() -> None:
    def tamper(recording: Recording) -> None:
        recording.digest = "0" * 64

    assert failed(verified(tamper)) == ["state"]


def test_other_options_are_noticed() -> None:
    def tamper(recording: Recording) -> None:
        recording.options["seconds"] = 29

    assert failed(verified(tamper)) != []


@pytest.mark.parametrize("options", [{"cards": 99}, {"x": 1}, {"cards": True}, "cards"])
def test_options_that_the_game_does_not_have_are_noticed(options: object) -> None:
    def tamper(recording: Recording) -> None:
        recording.options = options  # type: ignore[assignment]

    assert failed(verified(tamper)) == ["rules"]


@pytest.mark.parametrize("change", [{"players": 9}, {"absent": [9]}, {"absent": [None]}])
def test_seats_that_the_game_does_not_have_are_noticed(change: dict[str, object]) -> None:
    def tamper(recording: Recording) -> None:
        for name, value in change.items():
            setattr(recording, name, value)

    assert failed(verified(tamper)) == ["rules"]


def test_an_unknown_game_is_a_finding_and_no_failure() -> None:
    assert failed(verify(dealt().recording(), {})) == ["rules"]


def test_a_match_with_undo_verifies() -> None:
    journal = marked(4, 0)
    journal.undo(1, 9000)
    journal.play(1, "mark", {"cell": 8}, 9001)
    assert verify(journal.recording(), GAMES).ok
