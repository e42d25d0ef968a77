"""`ronda new`: a game from the template, playable at once."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SOURCE = Path(__file__).parents[2] / "src"


def test_a_new_game_can_be_played_where_it_was_made(run: Run) -> None:
    assert run("new", "pebbles").code == 0
    output = run("play", "pebbles", "--seat", "Ana", typed="3\n").output
    assert "Ana adds 3: 3." in output
    assert "counting (bot) adds 2: 5." in output


def test_a_new_game_can_be_played_from_inside(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("new", "marbles")
    monkeypatch.chdir(tmp_path / "marbles")
    assert "Ana adds 1: 1." in run("play", "marbles", "--seat", "Ana", typed="1\n").output


def test_a_new_game_can_be_played_by_its_folder(run: Run, tmp_path: Path) -> None:
    run("new", "shells", "--into", "some/where")
    folder = str(tmp_path / "some" / "where" / "shells")
    assert (
        "Luis suma 2: 2."
        in run("play", folder, "--seat", "Luis", "--lang", "es", typed="2\n").output
    )


def test_a_new_game_allows_undo(run: Run) -> None:
    run("new", "acorns")
    output = run("play", "acorns", "--seat", "Ana", typed="3\nu\n").output
    assert "Ana takes the last move back." in output


def test_a_new_game_is_listed_simulated_fuzzed_and_verified(run: Run, tmp_path: Path) -> None:
    run("new", "beans")
    assert "beans" in run("games").output
    assert (
        "the goal was reached" in run("simulate", "beans", "--matches", "9", "--jobs", "1").output
    )
    assert run("fuzz", "beans", "--seconds", "0.3").code == 0
    run("play", "beans", "--bot", "counting", "--bot", "random", "--save", "m.json")
    assert run("verify", "m.json").code == 0


def test_a_new_game_is_simulated_on_several_cores(run: Run) -> None:
    run("new", "nuts")
    summed = run("simulate", "nuts", "--matches", "60", "--jobs", "2")
    assert "60 matches" in summed.output


def test_the_tests_of_a_new_game_pass(run: Run, tmp_path: Path) -> None:
    run("new", "coins")
    command = [sys.executable, "-m", "pytest", "-q", "-W", "error", "-p", "no:cacheprovider"]
    environment = {"PYTHONPATH": str(SOURCE), "PATH": ""}
    tested = subprocess.run(
        command,
        cwd=tmp_path / "coins",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "6 passed" in tested.stdout, tested.stdout


def test_a_new_game_is_clean_and_typed(run: Run, tmp_path: Path) -> None:
    run("new", "long_name_of_a_game")
    folder = tmp_path / "long_name_of_a_game"
    environment = {"MYPYPATH": f"{SOURCE}:{folder / 'src'}", "PATH": ""}
    checks = (["ruff", "check"], ["ruff", "format", "--check"])
    for check in (*checks, ["mypy", "--strict", "--cache-dir", "/dev/null", "src", "tests"]):
        done = subprocess.run(
            [sys.executable, "-m", *check], cwd=folder, env=environment,
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{check}: {done.stdout}{done.stderr}"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Pebbles", "cannot name a game"),
        ("my-game", "cannot name a game"),
        ("2048", "cannot name a game"),
        ("_hidden", "cannot name a game"),
        ("", "cannot name a game"),
        ("señal", "cannot name a game"),
        ("../up", "cannot name a game"),
        ("class", "means something to Python"),
        ("match", "means something to Python"),
        ("json", "means something to Python"),
        ("x" * 41, "means something to Python"),
        ("ronda", "means something to Python"),
        ("snatch", "There is a game called “snatch” already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(run: Run, tmp_path: Path, name: str, says: str) -> None:
    made = run("new", name)
    assert says in made.errors
    assert made.code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_something_in_it_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pebbles").mkdir()
    (tmp_path / "pebbles" / "diary.txt").write_text("mine")
    made = run("new", "pebbles")
    assert "is not empty" in made.errors
    assert made.code == 2
    assert [path.name for path in (tmp_path / "pebbles").iterdir()] == ["diary.txt"]


def test_a_mistake_in_a_new_game_is_told_with_its_cause(run: Run, tmp_path: Path) -> None:
    run("new", "seeds")
    (tmp_path / "seeds" / "src" / "seeds" / "game.py").write_text("import nothing_there\n")
    played = run("play", "seeds")
    assert "No module named 'nothing_there'" in played.errors
    assert played.code == 2


def test_a_broken_project_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "pyproject.toml").write_text("[project\n")
    played = run("play", "broken")
    assert "The game in broken cannot be loaded." in played.errors
    assert played.code == 2


def test_a_folder_without_a_game_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "plain").mkdir()
    (tmp_path / "plain" / "pyproject.toml").write_text("[project]\nname = 'plain'\n")
    assert "entry point in the group ronda.games" in run("play", "plain").errors
