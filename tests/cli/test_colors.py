"""Colors at the terminal: its board, territories by their coordinates, a total divided up."""

import pytest

from tests.cli.conftest import Run

BOTS = ("--bot", "greedy", "--bot", "greedy")
TABLE = ("play", "colors", "--seat", "Ana", *BOTS, "--seed", "3")
PLANNED = 3 * "2\n"  # Ana passes


def test_the_board_shows_territories_levels_and_armies(run: Run) -> None:
    board = run(*TABLE).output
    assert "King of Colors · Round 1 · planning" in board
    signs = ("○  0,-3 2", "○   0,0 4", " G  5", "▲ purple", "■ orange", "1–4 production levels",
             "➤ movement")  # fmt: skip
    for sign in signs:
        assert sign in board
    assert "▸ Ana" in board


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_board_fits_into_eighty_columns(run: Run, language: str) -> None:
    """Seven rows of two lines, none of them wrapped."""
    board = run(*TABLE, "--lang", language).output
    drawn = board[board.index("○  0,-3 2") :].split("\n\n")[0]
    assert len(drawn.splitlines()) == 2 * 7


def test_in_spanish_too(run: Run) -> None:
    board = run(*TABLE, "--lang", "es").output
    for sign in (
        "Ronda 1 · planificación",
        "● celeste",
        "▲ morado",
        "■ naranja",
        " V  5",
        "defensa",
    ):
        assert sign in board


def test_a_tile_of_ones_own_is_seen_and_those_of_others_only_as_tiles(run: Run) -> None:
    placed = run(*TABLE, typed="1\n1\n2\n").output
    board = placed[placed.rindex("Round 1 · planning") :]
    assert " G  5 ◈" in board
    assert " 5 ?" in board


def test_a_total_is_asked_for_key_by_key_and_the_last_one_is_what_is_left(run: Run) -> None:
    """15 troops and 6 new ones: after 2, 1–18 of 19 are left, and after 4 it is 15."""
    output = run(*TABLE, typed=f"{PLANNED}2\n4\n").output
    asked = output[output.index("Troops – -3,2 (1–19 / 21)") :]
    assert "Troops – -3,3 (1–18 / 19)" in asked
    assert "Troops – -2,3" not in output
    assert "Ana produces 6 and lays out all troops." in asked
    assert " G 15" in asked


@pytest.mark.parametrize("typed", ["0", "20", "x"])
def test_what_does_not_fit_is_asked_for_again(run: Run, typed: str) -> None:
    output = run(*TABLE, typed=f"{PLANNED}{typed}\n").output
    assert "A whole number from 1 to 19" in output
