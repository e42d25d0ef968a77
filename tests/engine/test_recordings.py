"""A recording is a file for people and programs; a damaged one is refused with a sentence."""

import json
from typing import Any

import pytest

from ronda.engine import Entry, Journal, Recording
from ronda.rules import Json, Options, option
from tests.engine.samples import TicTacToe, marked


def data() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(marked(4, 0).recording().text())
    return loaded


def test_an_entry_stands_on_a_line_of_its_own() -> None:
    lines = marked(4, 0).recording().text().splitlines()
    assert [line for line in lines if '"kind"' in line] == [
        '  {"version": 1, "at": 0, "kind": "play", "seat": 0, "action": "mark", '
        '"data": {"cell": 4}},',
        '  {"version": 2, "at": 1000, "kind": "play", "seat": 1, "action": "mark", '
        '"data": {"cell": 0}}',
    ]


def test_an_entry_says_only_what_its_kind_says() -> None:
    assert Entry(3, 9, "timeout", -1).to_json() == {"version": 3, "at": 9, "kind": "timeout"}
    assert Entry(4, 9, "leave", 1).to_json() == {
        "version": 4, "at": 9, "kind": "leave", "seat": 1,
    }  # fmt: skip


def test_the_recording_holds_seed_and_commitment() -> None:
    recording = marked().recording()
    assert recording.seed == "cells"
    assert len(recording.commitment) == 64


def test_names_may_be_in_any_language() -> None:
    journal = Journal.start(TicTacToe, "x", names=('"entries": []', "Ñandú 🦙"))
    journal.play(0, "mark", {"cell": 4}, 0)
    assert Recording.from_text(journal.recording().text()) == journal.recording()


def test_options_may_look_like_a_recording() -> None:
    class Strange(Options):
        deck: dict[str, object] = option(Json(100), {"entries": []}, "Cards.")

    class Quiz(TicTacToe):
        options = Strange()

    journal = Journal.start(Quiz, "x")
    journal.play(0, "mark", {"cell": 4}, 0)
    assert Recording.from_text(journal.recording().text()) == journal.recording()


@pytest.mark.parametrize("text", [
    "", "{", "null", "[]", "3", '"ronda"', "{}", '{"ronda": 2}', "[" * 10_000, "\x00", "NaN",
    "9" * 10_000, '{"ronda": 1}',
])  # fmt: skip
def test_what_is_no_recording_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="recording") as refused:
        Recording.from_text(text)
    assert len(str(refused.value)) > 20


@pytest.mark.parametrize("missing", ["game", "rules", "options", "seed", "commitment", "players"])
def test_a_recording_with_a_part_missing_is_damaged(missing: str) -> None:
    damaged = data()
    del damaged[missing]
    with pytest.raises(ValueError, match="damaged"):
        Recording.from_json(damaged)


@pytest.mark.parametrize(("part", "value"), [
    ("game", 3), ("rules", None), ("options", []), ("options", None),
    ("seed", ["a"]), ("digest", 7), ("commitment", {}),
    ("players", "2"), ("players", True), ("absent", 3), ("absent", {}), ("names", "Ana"),
    ("entries", 7), ("entries", None), ("entries", [3]), ("entries", {"kind": "play"}),
    ("entries", [{}]), ("entries", [{"kind": "jump"}]), ("entries", [{"kind": ["play"]}]),
    ("entries", [{"kind": "play", "version": "1"}]), ("entries", [{"kind": "play", "at": 1.5}]),
    ("entries", [{"kind": "leave", "seat": True}]), ("entries", [{"kind": "play", "action": 5}]),
    ("seed", "\ud800"), ("names", [1]), ("names", ["\udfff"]), ("names", [{}]),
    ("surprise", 1),
])  # fmt: skip
def test_a_recording_with_a_part_of_another_kind_is_damaged(part: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"recording|entry"):
        Recording.from_json({**data(), part: value})


def test_changing_a_recording_changes_nothing_else() -> None:
    """All matches with the same options share them."""
    journal = marked(4)
    recording = journal.recording()
    recording.options["surprise"] = 1
    assert "surprise" not in journal.match.game.options.to_json()
