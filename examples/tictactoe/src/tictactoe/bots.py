"""A bot sees what its seat sees, and answers with a move."""

from ronda.rules import Action, Bot, Luck, View
from tictactoe.lines import CENTRE, LINES


def careful(view: View, luck: Luck) -> Action:
    """Win if you can; else stop the other from winning; else take the centre, or any cell."""
    board, me = view["state"]["board"], view["seat"] or 0
    free = [cell for cell, owner in enumerate(board) if owner is None]
    for owner in (me, 1 - me):
        for cell in free:
            if completes(board, cell, owner):
                return "mark", {"cell": cell}
    may_centre = view["options"]["centre"] == "open" or len(free) < len(board)
    if CENTRE in free and may_centre:
        return "mark", {"cell": CENTRE}
    return "mark", {"cell": luck.pick([cell for cell in free if cell != CENTRE])}


def completes(board: list[int | None], cell: int, owner: int) -> bool:
    """Would this cell give the owner three in a row?"""
    return any(cell in line and sum(board[other] == owner for other in line) == 2 for line in LINES)


BOTS: dict[str, Bot] = {"careful": careful}
