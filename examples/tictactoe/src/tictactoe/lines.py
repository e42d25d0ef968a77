"""The board: nine cells, row by row, and the eight lines of three."""

from collections.abc import Sequence

CELLS = range(9)
CENTRE = 4
LINES = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip


def completed(board: Sequence[int | None]) -> int | None:
    """Whose three marks stand in a row, if anybody's do."""
    for a, b, c in LINES:
        if board[a] is not None and board[a] == board[b] == board[c]:
            return board[a]
    return None
