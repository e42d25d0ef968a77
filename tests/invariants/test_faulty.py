"""The invariants bite: each is broken on purpose, found by fuzzing, and cut to a short log."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ronda.bots import random_bot
from ronda.engine import Box, Entry, Journal, Match, Recording
from ronda.engine.journal import before_first, steps
from ronda.lab import Broken, FuzzReport, fuzz
from ronda.lab.invariants import (
    CHECKS,
    everything_has_a_text,
    looking_changes_nothing,
    recordings_come_back,
    texts_agree,
    time_never_runs_backwards,
    unlisted_moves_are_refused,
)
from ronda.lab.scene import Scene
from ronda.rules import Game, Luck, Options, option
from tests.engine.samples import HighCard, TicTacToe, marked
from tests.invariants.faulty import FAULTY, Combination

NOT_BY_A_GAME = {
    "looking_changes_nothing", "recordings_come_back", "time_never_runs_backwards",
    "unlisted_moves_are_refused",
}  # fmt: skip


def found(kind: type[Game]) -> FuzzReport:
    """What fuzzing finds, within a bounded number of steps."""
    return fuzz(kind, steps=4000, texts=False)


@pytest.mark.parametrize(("invariant", "kind"), FAULTY, ids=[kind.__name__ for _, kind in FAULTY])
def test_a_fault_is_found_and_named(invariant: str, kind: type[Game]) -> None:
    report = found(kind)
    assert report.broken is not None, "nothing was found"
    assert report.broken.name == invariant, str(report.broken)
    assert report.broken.recording is not None
    assert len(report.broken.recording.entries) <= min(report.uncut, 9)


def test_every_invariant_is_broken_by_some_game_or_here() -> None:
    assert {invariant for invariant, _ in FAULTY} | NOT_BY_A_GAME == set(CHECKS)


def test_every_invariant_is_a_sentence() -> None:
    assert all((check.__doc__ or "").strip().count(".") >= 1 for check in CHECKS.values())


def test_the_games_that_were_spoiled_are_sound() -> None:
    """Otherwise the faults found above might be theirs."""
    assert fuzz(TicTacToe, steps=1500).broken is None
    assert fuzz(HighCard, steps=1500).broken is None


def test_a_failing_log_is_cut_down_to_what_matters() -> None:
    report = found(Combination)
    assert report.uncut > 3
    assert report.broken is not None
    assert report.broken.recording is not None
    pressed = [entry.data["button"] for entry in report.broken.recording.entries]
    assert pressed == [3, 5, 7]


def test_what_broke_is_saved_as_a_recording_that_shows_it(tmp_path: Path) -> None:
    report = found(Combination)
    path = report.save(tmp_path)
    assert path == tmp_path / "combination-own_check_holds.json"
    recording = Recording.from_text(path.read_text("utf-8"))
    journal = before_first(recording, {"combination": Combination})
    assert len(list(steps(journal, recording))) == 3
    with pytest.raises(AssertionError, match="vault"):
        journal.match.game.check()
    assert "vault is open" in path.with_suffix(".txt").read_text("utf-8")


def test_nothing_is_saved_where_nothing_broke(tmp_path: Path) -> None:
    assert fuzz(TicTacToe, steps=100).save(tmp_path) is None
    assert list(tmp_path.iterdir()) == []


def test_fuzzing_so_many_steps_comes_out_the_same_every_time() -> None:
    one, other = (fuzz(TicTacToe, steps=700, seed="same").to_json() for _ in range(2))
    assert {**one, "seconds": 0} == {**other, "seconds": 0}
    assert fuzz(TicTacToe, steps=700, seed="other").moves != fuzz(TicTacToe, steps=700).moves


def test_a_report_says_what_was_met_and_what_was_not() -> None:
    report = fuzz(TicTacToe, steps=1500)
    assert report.endings["LINE"] > 0
    assert report.moves["mark"] > report.moves["undo"] > 0
    assert {"CELL_TAKEN", "NOT_YOUR_TURN", "WRONG_TYPE"} <= report.refusals.keys()
    assert report.never() == {"moves": [], "events": [], "endings": [], "refusals": []}
    assert fuzz(TicTacToe, steps=1).never()["endings"] == ["LINE", "FULL"]


def test_progress_is_told_while_it_goes_on() -> None:
    told: list[int] = []
    fuzz(TicTacToe, steps=60, on_progress=lambda report: told.append(report.steps))
    assert told == sorted(told)
    assert told[-1] >= 60


# What no game can break by itself is broken by hand.


def scene(journal: Journal) -> Scene:
    return Scene(journal, Luck("scene"))


def test_a_move_that_is_accepted_and_not_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(match: Match, seat: int) -> list[Box]:
        return []

    monkeypatch.setattr(Match, "boxes", silent)
    with pytest.raises(Broken, match="not listed"):
        unlisted_moves_are_refused(scene(marked(4)))


def test_an_answer_that_depends_on_having_looked_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def trusting(match: Match, seat: int, *_: object) -> bool:
        return match.shown[1] == seat

    monkeypatch.setattr(Match, "_offered", trusting)
    with pytest.raises(Broken, match="after a look"):
        looking_changes_nothing(scene(marked(4)))


@pytest.mark.parametrize("change", [{"at": -1}, {"version": 3}])
def test_a_clock_or_a_version_that_runs_backwards_is_found(change: dict[str, Any]) -> None:
    journal = marked(4, 0, 8)
    journal.entries[1] = journal.entries[1]._replace(**change)
    with pytest.raises(Broken, match="entry 2"):
        time_never_runs_backwards(scene(journal))


def test_a_match_that_is_not_where_its_log_ends_is_found() -> None:
    journal = marked(4, 0)
    journal.entries.append(Entry(3, 1000, "undo", 1))
    with pytest.raises(Broken, match="where its log ends"):
        time_never_runs_backwards(scene(journal))


def test_a_recording_that_does_not_verify_is_found() -> None:
    journal = marked(4, 0)
    journal.entries[1] = journal.entries[1]._replace(data={"cell": 8})
    with pytest.raises(Broken, match="does not verify"):
        recordings_come_back(scene(journal))


def test_a_recording_that_reads_back_differently_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    other = marked(4).recording().text()
    monkeypatch.setattr(Recording, "text", lambda _: other)
    with pytest.raises(Broken, match="reads back"):
        recordings_come_back(scene(marked(4, 0)))


# Texts.

EN, ES = TicTacToe.texts["en"], TicTacToe.texts["es"]


class WithOptions(Options):
    size = option(range(3, 6), 3, "Cells in a row.")


def game(
    en: dict[str, str] | None = None, es: dict[str, str] | None = None, drop: str = ""
) -> type[Game]:
    """Tic-tac-toe with other texts."""
    english, spanish = {**EN, **(en or {})}, {**ES, **(es or {})}
    both = [{k: v for k, v in texts.items() if k != drop} for texts in (english, spanish)]

    class Texted(TicTacToe):
        texts = {"en": both[0], "es": both[1]}

    return Texted


@pytest.mark.parametrize(("kind", "says"), [
    (game(en={"NEW": "New."}), "“NEW” is missing in “es”"),
    (game(es={"NUEVO": "Nuevo."}), "“NUEVO” is missing in “en”"),
    (game(en={"X": "{a} of {b}"}, es={"X": "{a} de {c}"}), "other placeholders in “es”"),
])  # fmt: skip
def test_texts_that_do_not_agree_are_found(kind: type[Game], says: str) -> None:
    with pytest.raises(Broken, match=says):
        texts_agree(kind)


@pytest.mark.parametrize(
    "key", ["name", "summary", "move:mark", "event:marked", "result:LINE", "result:FULL"]
)
def test_what_has_no_text_is_found(key: str) -> None:
    with pytest.raises(Broken, match=f"“{key}” has no text"):
        everything_has_a_text(game(drop=key), reasons=["LINE", "FULL"], events=["marked"])


def test_options_and_bots_need_a_text_too() -> None:
    class Bigger(TicTacToe):
        options = WithOptions()

    class Cleverer(TicTacToe):
        bots = {"clever": random_bot}

    with pytest.raises(Broken, match="option:size"):
        everything_has_a_text(Bigger)
    with pytest.raises(Broken, match="bot:clever"):
        everything_has_a_text(Cleverer)


def test_a_fuzz_run_asks_for_the_texts_of_what_it_met() -> None:
    broken = fuzz(game(drop="result:LINE"), steps=300).broken
    assert broken is not None
    assert (broken.name, broken.recording) == ("everything_has_a_text", None)
    assert fuzz(game(drop="result:LINE"), steps=300, texts=False).ok


Check = Callable[[Scene], None]


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS.keys())
def test_an_invariant_tries_what_it_tries_on_copies(check: Check) -> None:
    journal = marked(4, 0, 8)
    before, log = journal.match.digest(), list(journal.entries)
    check(scene(journal))
    assert (journal.match.digest(), journal.entries) == (before, log)
