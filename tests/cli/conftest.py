"""A command line that knows the small games, in English unless told otherwise."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ronda import catalogue
from ronda.cli import app
from tests.cli.sample_games import GAMES


class Outcome:
    """What a run said, and how it ended."""

    def __init__(self, code: int, output: str, errors: str) -> None:
        self.code = code
        self.output = output
        self.errors = " ".join(errors.split())


Run = Callable[..., Outcome]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `ronda`, in an empty folder."""
    known = {**catalogue.games(), **GAMES}
    for module in ("ronda.cli.finding", "ronda.cli.commands.new"):
        monkeypatch.setattr(f"{module}.games", lambda: known)
    monkeypatch.chdir(tmp_path)
    environment = {"COLUMNS": "80", "LC_ALL": "C.UTF-8", "TERM": "dumb"}

    def ronda(*words: str, typed: str = "", **variables: str) -> Outcome:
        result = CliRunner().invoke(app, list(words), input=typed, env=environment | variables)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Outcome(result.exit_code, result.stdout, result.stderr)

    return ronda


@pytest.fixture
def recording(run: Run, tmp_path: Path) -> Path:
    """A recorded match of tic-tac-toe that the first player wins."""
    file = tmp_path / "match.json"
    seats = ("--seat", "Ana", "--seat", "Luis")
    run("play", "tictactoe", *seats, "--seed", "s", "--save", str(file), typed="0\n3\n1\n4\n2\n\n")
    return file
