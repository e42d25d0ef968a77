"""The rules of tic-tac-toe, a sentence a test; then what must hold of every game."""

import pytest
from tictactoe import TicTacToe
from tictactoe.bots import careful

from ronda.engine import Match
from ronda.lab import fuzz, simulate
from ronda.rules import Illegal, Luck


def given(*cells: int, **options: object) -> Match:
    """A match in which these cells were marked in turn."""
    match = Match.start(TicTacToe, seed="test", options=options)
    for cell in cells:
        match.play(match.to_act()[0], "mark", {"cell": cell}, at=match.now)
    return match


def refusal(match: Match, seat: int, cell: object) -> str:
    """The code this mark is refused with."""
    with pytest.raises(Illegal) as refused:
        match.play(seat, "mark", {"cell": cell}, at=match.now)
    return refused.value.code


def test_three_in_a_row_win() -> None:
    match = given(0, 3, 1, 4)  # X X .
    match.play(0, "mark", {"cell": 2}, at=0)  # O O .
    assert match.outcome == {"points": [1, 0], "winners": [0], "reason": "THREE_IN_A_ROW"}


def test_a_full_board_without_a_row_is_a_draw() -> None:
    match = given(0, 1, 2, 4, 3, 5, 7, 6, 8)
    assert match.outcome == {"points": [0, 0], "winners": [], "reason": "BOARD_FULL"}


def test_a_cell_is_marked_once() -> None:
    assert refusal(given(4), seat=1, cell=4) == "CELL_TAKEN"


def test_players_take_turns() -> None:
    assert refusal(given(4), seat=0, cell=0) == "NOT_YOUR_TURN"


@pytest.mark.parametrize("cell", [9, -1, True, 1.0, "4", None])
def test_what_is_no_cell_is_refused(cell: object) -> None:
    assert refusal(given(), seat=0, cell=cell) in {"OUT_OF_RANGE", "WRONG_TYPE"}


def test_the_first_mark_may_not_take_a_closed_centre_but_the_second_may() -> None:
    assert refusal(given(centre="closed"), seat=0, cell=4) == "CENTRE_CLOSED"
    assert given(0, 4, centre="closed").version == 2


def test_whoever_runs_out_of_time_marks_the_first_free_cell() -> None:
    match = given(0, seconds=5)
    match.timeout(at=5000)
    assert match.view(None)["state"]["board"][:2] == [0, 1]


def test_the_careful_bot_completes_its_row_before_it_stops_the_other() -> None:
    assert careful(given(0, 3, 1, 4).view(0), Luck("any")) == ("mark", {"cell": 2})


def test_the_careful_bot_stops_the_other_from_completing_a_row() -> None:
    assert careful(given(0, 4, 1).view(1), Luck("any")) == ("mark", {"cell": 2})


def test_care_beats_chance() -> None:
    tallies = simulate(TicTacToe, ("careful", "random"), matches=100, jobs=1).by_bot()
    assert tallies["careful"].share > 0.8


def test_what_holds_of_every_game_holds_of_this_one() -> None:
    report = fuzz(TicTacToe, steps=2000)
    assert report.ok, report.broken
    assert {"THREE_IN_A_ROW", "BOARD_FULL", "OPPONENT_LEFT"} <= set(report.endings)
