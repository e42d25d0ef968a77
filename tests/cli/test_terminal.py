"""A real terminal: whole matches by keyboard, the clock, colours, and Ctrl-C."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli import sample_games
from tests.cli.conftest import Run

SOURCE = Path(__file__).parents[2] / "src"
START = "from ronda.cli import main; main()"
PATIENCE = 10.0
PROJECT = """
[project.entry-points."ronda.games"]
tictactoe = "sample_games:TicTacToe"
secrets = "sample_games:Secrets"
hasty = "sample_games:Hasty"
"""


class Screen:
    """A `ronda` in a pseudo-terminal."""

    def __init__(self, folder: Path, *words: str, **variables: str) -> None:
        self.keyboard, terminal = pty.openpty()
        environment = {"PYTHONPATH": str(SOURCE), "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        environment |= {"COLUMNS": "80", "LINES": "40"} | variables
        command = [sys.executable, "-W", "error", "-c", START, *words]
        self.process = subprocess.Popen(
            command, stdin=terminal, stdout=terminal, stderr=terminal, cwd=folder,
            env=environment, start_new_session=True,
        )  # fmt: skip
        os.close(terminal)
        self.raw = ""
        self.read_to = 0

    def until(self, text: str) -> str:
        """What is shown from the last answer on until `text` is."""
        end = time.monotonic() + PATIENCE
        while text not in self.plain()[self.read_to :]:
            if not self.more(end):
                pytest.fail(f"“{text}” never came:\n{self.plain()[self.read_to :]}")
        shown = self.plain()[self.read_to :]
        self.read_to += shown.index(text) + len(text)
        return shown

    def more(self, end: float) -> bool:
        ready, _, _ = select.select([self.keyboard], [], [], max(0, end - time.monotonic()))
        try:
            read = os.read(self.keyboard, 65536) if ready else b""
        except OSError:
            read = b""
        self.raw += read.decode("utf-8", "replace")
        return bool(read)

    def plain(self) -> str:
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.raw).replace("\r", "")

    def type(self, *lines: str) -> None:
        for line in lines:
            self.until("› ")
            os.write(self.keyboard, f"{line}\n".encode())

    def code(self) -> int:
        end = time.monotonic() + PATIENCE
        while self.more(end):
            pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.keyboard)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with games of its own."""
    (tmp_path / "pyproject.toml").write_text(PROJECT, "utf-8")
    source = Path(sample_games.__file__).read_text("utf-8")
    (tmp_path / "sample_games.py").write_text(source, "utf-8")
    return tmp_path


@pytest.fixture
def screens() -> Iterator[list[Screen]]:
    opened: list[Screen] = []
    yield opened
    for screen in opened:
        screen.close()


def test_a_whole_match_of_tic_tac_toe(folder: Path, screens: list[Screen]) -> None:
    screen = Screen(folder, "play", "tictactoe", "--seat", "Ana", "--seat", "Luis")
    screens.append(screen)
    screen.type("", "0", "3", "1", "4", "2")
    assert "Ana wins: three in a row" in screen.until("Enter quit")
    screen.type("")
    assert screen.code() == 0


def test_a_whole_match_of_snatch_against_a_bot(folder: Path, screens: list[Screen]) -> None:
    words = ("--seat", "Ana", "--bot", "trusting", "--save", "snatch.json", "--lang", "es")
    screen = Screen(folder, "play", "snatch", *words)
    screens.append(screen)
    screen.type("", "1", "5", "5", "1 1 0 0 1", "2")
    assert "Ana y" not in screen.until("se jugaron todas las rondas")
    screen.type("q")
    assert screen.code() == 0
    verify = Screen(folder, "verify", "snatch.json")
    screens.append(verify)
    verify.until("Fair")
    assert verify.code() == 0


def test_colours_only_where_they_are_wanted(folder: Path, screens: list[Screen]) -> None:
    for variables, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        screen = Screen(folder, "play", "snatch", **variables)
        screens.append(screen)
        screen.type("", "q")
        screen.until("› ")
        assert ("\x1b[1;36m" in screen.raw or "\x1b[36m" in screen.raw) is coloured
        os.write(screen.keyboard, b"\n")
        assert screen.code() == 0


def test_the_clock_runs_out_while_nobody_types(folder: Path, screens: list[Screen]) -> None:
    screen = Screen(folder, "play", "hasty", "--seat", "Ana")
    screens.append(screen)
    screen.type("")
    shown = screen.until("Enter quit")
    assert "Time is up." in shown


def test_secrets_are_wiped_off_the_screen(folder: Path, screens: list[Screen]) -> None:
    screen = Screen(folder, "play", "secrets", "--seat", "Ana", "--seat", "Luis")
    screens.append(screen)
    screen.type("", "", "plum")
    screen.until("Luis, it is your turn")
    before, after = screen.raw.rsplit("\x1b[3J", 1)
    assert "plum" in before
    assert "plum" not in after


def test_ctrl_c_ends_a_match_politely_and_keeps_it(folder: Path, screens: list[Screen]) -> None:
    screen = Screen(folder, "play", "tictactoe", "--seat", "Ana", "--save", "cut.json")
    screens.append(screen)
    screen.type("", "4")
    screen.until("› ")
    screen.process.send_signal(signal.SIGINT)
    screen.until("The match ends here")
    assert screen.code() == 130
    assert "Traceback" not in screen.plain()
    assert (folder / "cut.json").exists()


def test_ctrl_d_ends_a_match_politely(folder: Path, screens: list[Screen]) -> None:
    screen = Screen(folder, "play", "tictactoe", "--seat", "Ana")
    screens.append(screen)
    screen.type("")
    screen.until("› ")
    os.write(screen.keyboard, b"\x04")
    screen.until("The match ends here")
    assert screen.code() == 0


def test_no_line_is_wider_than_the_terminal(folder: Path, screens: list[Screen]) -> None:
    screen = Screen(folder, "play", "snatch", "--option", "variant=G3", COLUMNS="80")
    screens.append(screen)
    screen.type("", "1 10 10", "q", "")
    screen.code()
    assert max(cell_len(line) for line in screen.plain().splitlines()) <= 80


def test_a_replay_goes_step_by_step(folder: Path, screens: list[Screen], run: Run) -> None:
    run("play", "snatch", "--bot", "trusting", "--bot", "trusting", "--save", "m.json")
    screen = Screen(folder, "replay", "m.json")
    screens.append(screen)
    screen.type("")
    assert "P1 gives turkeys: 5" in screen.until("step 2 of")
    screen.type("q")
    assert screen.code() == 0


def test_the_arcade_in_a_terminal(folder: Path, screens: list[Screen]) -> None:
    screen = Screen(folder)
    screens.append(screen)
    screen.until("██████╗")
    screen.type("q")
    screen.until("Until next time!")
    assert screen.code() == 0
