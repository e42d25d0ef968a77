"""`ronda replay` and `ronda verify`: recordings, good and bad."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ronda.rules import commitment
from tests.cli.conftest import Run


def changed(recording: Path, change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(recording.read_text("utf-8"))
    change(data)
    recording.write_text(json.dumps(data), "utf-8")
    return str(recording)


def test_a_fair_match_is_told_to_be_fair(run: Run, recording: Path) -> None:
    verified = run("verify", str(recording))
    assert verified.output.count("✓") == 3
    assert "Ana wins: three in a row" in verified.output
    assert "Fair" in verified.output
    assert verified.code == 0


def test_another_seed_is_found_out(run: Run, recording: Path) -> None:
    verified = run("verify", changed(recording, lambda data: data.update(seed="other")))
    assert "✗ The seed is not the one that was committed to." in verified.output
    assert verified.code == 1


def test_a_seed_with_a_commitment_made_up_for_it_is_found_out(run: Run, recording: Path) -> None:
    shown = json.loads(recording.read_text("utf-8"))["commitment"]
    forged = changed(recording, lambda d: d.update(seed="x", commitment=commitment("x")))
    assert run("verify", forged).output.count("✓ The seed") == 1
    verified = run("verify", forged, "--commitment", shown)
    assert "✗ The seed is not the one that was committed to." in verified.output
    assert verified.code == 1


def test_an_illegal_move_is_found_out(run: Run, recording: Path) -> None:
    verified = run("verify", changed(recording, lambda d: d["entries"][2]["data"].update(cell=3)))
    assert "✗ An entry does not follow the rules (entry 3" in verified.output
    assert verified.code == 1


def test_another_state_is_found_out(run: Run, recording: Path) -> None:
    verified = run("verify", changed(recording, lambda data: data.update(digest="0")))
    assert "✗ The state comes out differently." in verified.output
    assert verified.code == 1


def test_the_findings_are_told_in_spanish(run: Run, recording: Path) -> None:
    assert "✓ El estado sale igual." in run("verify", str(recording), "--lang", "es").output


def test_a_match_is_shown_step_by_step(run: Run, recording: Path) -> None:
    shown = run("replay", str(recording))
    assert [f"{step}/5" in shown.output for step in range(1, 6)] == [True] * 5
    assert "Ana: Mark – cell 0" in shown.output
    assert "★ Ana wins" in shown.output
    assert shown.code == 0


def test_a_yes_or_no_is_shown_as_it_was_offered(run: Run, tmp_path: Path) -> None:
    robbed = ("--seat", "Ana", "--bot", "opportunist", "--option", "variant=G4")
    run("play", "snatch", *robbed, "--save", "robbed.json", typed="1\n5\n5\n1\n")
    assert "Ana: Let the snatch be" in run("replay", str(tmp_path / "robbed.json")).output


def test_the_state_at_a_version_is_shown(run: Run, recording: Path) -> None:
    output = run("replay", str(recording), "--to", "2").output
    assert "│  ✕  │  1  │  2  │" in output
    assert "│  ○  │  4  │  5  │" in output
    assert "★" not in output


def test_the_state_before_the_first_move_is_version_0(run: Run, recording: Path) -> None:
    assert "│  0  │  1  │  2  │" in run("replay", str(recording), "--to", "0").output


@pytest.mark.parametrize("version", ["6", "-1"])
def test_there_is_no_version_beyond_the_end(run: Run, recording: Path, version: str) -> None:
    shown = run("replay", str(recording), "--to", version)
    assert "it goes from 0 to 5" in shown.errors
    assert shown.code == 2


def test_there_is_no_seat_beyond_the_last(run: Run, recording: Path) -> None:
    shown = run("replay", str(recording), "--seat", "3")
    assert "they go from 1 to 2" in shown.errors
    assert shown.code == 2


@pytest.fixture
def secret(run: Run, tmp_path: Path) -> str:
    """A match with secrets: Ana hid a plum, Luis a fig."""
    seats = ("--seat", "Ana", "--seat", "Luis", "--save", "secret.json")
    run("play", "secrets", *seats, typed="\nplum\n\nfig\n\n")
    return str(tmp_path / "secret.json")


def test_a_spectator_sees_no_secrets(run: Run, secret: str) -> None:
    output = run("replay", secret).output
    assert "plum" not in output
    assert "fig" not in output


def test_a_player_sees_only_the_own_secret(run: Run, secret: str) -> None:
    output = run("replay", secret, "--seat", "2").output
    assert "fig" in output
    assert "plum" not in output


def test_everything_is_shown_when_asked_for(run: Run, secret: str) -> None:
    output = run("replay", secret, "--all").output
    assert "plum" in output
    assert "fig" in output
    assert "What Luis sees" in output


def bad_files(folder: Path) -> dict[str, str]:
    """Files that are no recordings, each by the sentence it deserves."""
    (folder / "binary").write_bytes(b"\xff\xfe\x00")
    (folder / "empty").write_text("")
    (folder / "deep").write_text("[" * 100_000)
    (folder / "list").write_text("[1]")
    (folder / "half").write_text('{"ronda": 1, "game": "tictactoe"}')
    (folder / "folder").mkdir()
    with (folder / "huge").open("wb") as file:
        file.truncate(60_000_000)
    os.mkfifo(folder / "pipe")  # nobody will ever write into it
    return {
        "binary": "cannot be read as text",
        "empty": "is not a recording that can be used",
        "deep": "nested too deeply",
        "list": "this is not a recording",
        "half": "it has no commitment, options, players, rules, seed",
        "pipe": "cannot be read as text",
        "folder": "cannot be read as text",
        "huge": "is larger than 50 MB",
        "missing": "does not exist",
    }


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_recording_is_one_sentence(
    run: Run, tmp_path: Path, command: str
) -> None:
    for name, says in bad_files(tmp_path).items():
        called = run(command, name)
        assert says in called.errors, name
        assert called.errors.startswith("Error: "), name
        assert called.code == 2, name
        assert called.output == "", name


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"rules": "99"}, "under rules version 99, and version 1 is installed"),
        ({"game": "chess"}, "There is no game called “chess”"),
        ({"game": "../tictactoe"}, "There is no game called"),
        ({"entries": 5}, "is not a recording"),
        ({"names": 5}, "is not a recording"),
    ],
)
def test_a_recording_that_cannot_be_played_is_one_sentence(
    run: Run, recording: Path, command: str, change: dict[str, object], says: str
) -> None:
    called = run(command, changed(recording, lambda data: data.update(change)))
    assert says in called.errors
    assert called.code == 2


def test_a_damaged_recording_stops_the_replay_with_a_sentence(run: Run, recording: Path) -> None:
    shown = run("replay", changed(recording, lambda d: d["entries"][0].update(seat=7)))
    assert "There is no such seat." in shown.errors
    assert shown.code == 2


def test_a_name_in_a_file_plays_no_tricks_on_the_terminal(run: Run, recording: Path) -> None:
    file = changed(recording, lambda data: data.update(names=["A\x1b[2Jna", "Luis"]))
    output = run("replay", file).output
    assert "\x1b[2J" not in output
    assert "A[2Jna" in output
