"""The rules of tic-tac-toe."""

from collections.abc import Sequence

from ronda.rules import Action, Game, Options, Result, Turn, among, draw, move, option, require, win
from tictactoe.bots import BOTS
from tictactoe.lines import CELLS, CENTRE, completed
from tictactoe.texts import TEXTS

SEATS = ("first", "second")


class TicTacToeOptions(Options):
    """What can be agreed before a match."""

    centre = option(("open", "closed"), "open", "Whether the first mark may take the centre.")
    opens = option(("first", "lot"), "first", "Who opens: the first seat, or a seat drawn by lot.")
    seconds = option(range(601), 0, "Time for each mark; 0: no limit.")


class TicTacToe(Game):
    """Two players mark cells in turn. Three of one's own in a row win."""

    options: TicTacToeOptions = TicTacToeOptions()
    public = ("board", "opener")
    undo = True
    texts = TEXTS
    bots = BOTS

    def setup(self, turn: Turn) -> None:
        self.board: list[int | None] = [None] * len(CELLS)
        self.opener = turn.luck.pick(SEATS) if self.options.opens == "lot" else SEATS[0]
        self.since = turn.now

    def to_act(self) -> Sequence[int]:
        marks = len(CELLS) - len(self.free(0))
        return [(SEATS.index(self.opener) + marks) % 2]

    def result(self) -> Result | None:
        winner = completed(self.board)
        if winner is not None:
            return win(self.players, winner, "THREE_IN_A_ROW")
        return None if self.free(0) else draw(self.players, "BOARD_FULL")

    # What may be marked.

    def free(self, seat: int) -> list[int]:
        return [cell for cell in CELLS if self.board[cell] is None]

    def centre_is_open(self, seat: int, cell: int) -> None:
        first = len(self.free(seat)) == len(CELLS)
        closed = first and self.options.centre == "closed"
        require(not closed or cell != CENTRE, "CENTRE_CLOSED")

    # The one move.

    @move(when=centre_is_open, cell=among(free, of=CELLS, refusal="CELL_TAKEN"))
    def mark(self, turn: Turn, cell: int) -> None:
        """Put your mark on a free cell."""
        self.board[cell] = turn.seat
        self.since = turn.now
        turn.tell("marked", seat=turn.seat, cell=cell)

    # The clock.

    def deadline(self) -> int | None:
        seconds = self.options.seconds
        return self.since + 1000 * seconds if seconds else None

    def default(self, seat: int) -> Action:
        return "mark", {"cell": self.free(seat)[0]}
