"""Tic-tac-toe in numbers: how many ways there are to go on, move by move.

Without lines being made, n marks can be set in 9!/(9-n)! ways: 9, 72, 504, 3024, 15120. The
first line ends a game with the fifth mark: 8 lines × 3! orders × (6 × 5 ways for the other two
marks) = 1440 games. So 15120-1440 positions go on, each in 4 ways: 54720. The numbers after that
are those that are known of the game, 255168 ways to play it in all.
"""

from collections import Counter
from functools import cache

from ronda.engine import Match, accepted
from tests.engine.samples import TicTacToe

POSITIONS = [9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872]
ENDED_AFTER = {5: 1440, 6: 5328, 7: 47_952, 8: 72_576, 9: 127_872}

Board = tuple[int | None, ...]


def position(board: Board) -> Match:
    """The match at this position."""
    match = Match.start(TicTacToe, "perft")
    match.game.board = list(board)  # type: ignore[attr-defined]
    match.game.turn = sum(cell is not None for cell in board) % 2  # type: ignore[attr-defined]
    match.outcome = match.game.result()
    return match


@cache
def next_boards(board: Board) -> list[Board]:
    """The positions one legal move on."""
    match = position(board)
    seat = match.game.turn  # type: ignore[attr-defined]
    found = []
    for box in match.boxes(seat):
        for values in accepted(box, match.game, seat):
            copy = position(board)
            copy.play(seat, *box.action(values), at=0)
            found.append(tuple(copy.game.board))  # type: ignore[attr-defined]
    return found


def test_how_many_ways_there_are_to_go_on() -> None:
    reached: Counter[Board] = Counter({(None,) * 9: 1})
    counts = []
    for _ in range(9):
        following: Counter[Board] = Counter()
        for board, ways in reached.items():
            for after in next_boards(board):
                following[after] += ways
        reached = following
        counts.append(reached.total())
    assert counts == POSITIONS


def test_how_many_games_end_with_each_mark() -> None:
    @cache
    def endings(board: Board) -> Counter[int]:
        if position(board).outcome:
            return Counter({sum(cell is not None for cell in board): 1})
        return sum((endings(after) for after in next_boards(board)), Counter())

    assert endings((None,) * 9) == ENDED_AFTER
    assert sum(ENDED_AFTER.values()) == 255_168
