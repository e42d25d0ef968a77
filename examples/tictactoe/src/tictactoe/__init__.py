"""Three in a row."""

from tictactoe.game import TicTacToe

__all__ = ["TicTacToe"]
