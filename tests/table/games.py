"""Small games, each with something that a table must be able to deal with."""

from collections.abc import Sequence
from typing import Any

from ronda.engine import Games
from ronda.rules import (
    Action,
    Game,
    Illegal,
    Options,
    Result,
    Turn,
    among,
    draw,
    move,
    option,
    ranking,
    win,
)


class Noughts(Game):
    """Three in a row; a move can be taken back."""

    id = "noughts"
    seats = 2
    public = ("board", "turn")
    undo = True

    def setup(self, turn: Turn) -> None:
        self.board = [-1] * 9
        self.turn = 0

    def to_act(self) -> Sequence[int]:
        return [] if self.result() else [self.turn]

    def empty(self, seat: int) -> Sequence[int]:
        return [cell for cell in range(9) if self.board[cell] == -1]

    @move(cell=among(empty, range(9), "CELL_TAKEN"))
    def mark(self, turn: Turn, cell: int) -> None:
        self.board[cell] = turn.seat
        self.turn = 1 - turn.seat
        turn.tell("marked", cell=cell)

    def result(self) -> Result | None:
        for a, b, c in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (0, 4, 8)):
            if self.board[a] == self.board[b] == self.board[c] != -1:
                return win(2, self.board[a], "THREE_IN_A_ROW")
        return None if -1 in self.board else draw(2, "FULL")


class HighOptions(Options):
    """How to play High."""

    seconds: int = option(range(601), 0, "time for each round; 0: no limit")
    rounds: int = option(range(1, 10), 3, "how many rounds")
    answer: str = option(("none", "SECRET-ANSWER"), "SECRET-ANSWER", "of the quiz", secret=True)
    carried: int = option(range(100), 0, "rounds won before")


class High(Game):
    """Everybody has a hidden hand and lays a card, all at once; the highest takes the round.

    Nobody can talk while the first round is on.
    """

    id = "high"
    seats = (2, 4)
    options: HighOptions = HighOptions()
    public = ("round", "taken", "laid_by", "phase")
    private = ("hands",)
    phase = "laying"

    def setup(self, turn: Turn) -> None:
        cards = list(range(1000, 1000 + 4 * self.players))
        turn.luck.shuffle(cards)
        self.hands = [sorted(cards[4 * seat : 4 * seat + 4]) for seat in range(self.players)]
        self.laid = [0] * self.players
        self.laid_by: list[int] = []
        self.taken = [0] * self.players
        self.round = 1
        self.began = 0

    def to_act(self) -> Sequence[int]:
        waiting = [s for s in range(self.players) if s not in self.laid_by and s not in self.gone]
        return [] if self.result() else waiting

    def hand(self, seat: int) -> Sequence[int]:
        return self.hands[seat]

    @move(card=among(hand, range(1000, 1016), "CARD_NOT_IN_HAND"))
    def lay(self, turn: Turn, card: int) -> None:
        self.hands[turn.seat].remove(card)
        self.laid[turn.seat] = card
        self.laid_by.append(turn.seat)
        turn.tell("laid", by=turn.seat)
        turn.tell("yours", to=turn.seat, card=card)
        self.close(turn)

    def close(self, turn: Turn) -> None:
        if self.to_act() or not self.laid_by:
            return
        best = self.laid.index(max(self.laid))
        self.taken[best] += 1
        self.round += 1
        self.began = turn.now
        self.laid, self.laid_by = [0] * self.players, []
        turn.tell("taken", by=best)

    def result(self) -> Result | None:
        done = self.round > self.options.rounds or not any(self.hands)
        return ranking([float(n) for n in self.taken], "ROUNDS_PLAYED") if done else None

    def deadline(self) -> int | None:
        seconds = self.options.seconds
        return self.began + 1000 * seconds if seconds else None

    def default(self, seat: int) -> Action | None:
        return "lay", {"card": self.hands[seat][0]}

    def leave(self, turn: Turn, seat: int) -> None:
        turn.tell("wentAway", seat=seat)
        self.close(turn)

    def back(self, turn: Turn, seat: int) -> None:
        turn.tell("cameBack", seat=seat)

    def may_chat(self, seat: int) -> bool:
        return self.round > 1

    def rematch(self) -> dict[str, object]:
        return {**self.options.to_json(), "carried": self.options.carried + 1}


class Endless(Game):
    """Press the button; after ten times it is over, but anybody may begin anew. No talk at all."""

    id = "endless"
    seats = 2
    public = ("pressed",)
    chat = False

    def setup(self, turn: Turn) -> None:
        self.pressed = 0

    def to_act(self) -> Sequence[int]:
        return [] if self.result() else [0, 1]

    @move()
    def press(self, turn: Turn) -> None:
        self.pressed += 1

    @move(anytime=True, after_end=True)
    def anew(self, turn: Turn) -> None:
        self.pressed = 0

    def result(self) -> Result | None:
        return draw(2, "PRESSED") if self.pressed >= 10 else None


class Faulty(Game):
    """Rules with mistakes in them, to be had for the asking."""

    id = "faulty"
    seats = 2
    public = ("fine", "wrong")

    def setup(self, turn: Turn) -> None:
        self.fine = 0
        self.wrong = ""

    def to_act(self) -> Sequence[int]:
        if self.wrong == "to_act":
            raise ZeroDivisionError
        return [0, 1]

    @move(wrong=("nothing", "now", "deadline", "leave", "timeout", "stuck", "to_act", "chat"))
    def go(self, turn: Turn, wrong: str) -> None:
        self.fine += 1
        self.wrong = wrong
        if wrong == "now":
            raise ZeroDivisionError

    def deadline(self) -> int | None:
        if self.wrong == "deadline":
            raise ZeroDivisionError
        return 1000 if self.wrong in ("timeout", "stuck") else None

    def timeout(self, turn: Turn) -> None:
        if self.wrong == "timeout":
            raise ZeroDivisionError

    def leave(self, turn: Turn, seat: int) -> None:
        if self.wrong == "leave":
            raise ZeroDivisionError

    def may_chat(self, seat: int) -> bool:
        if self.wrong == "chat":
            raise ZeroDivisionError
        return True

    def result(self) -> Result | None:
        return None


def stubborn_bot(view: Any, luck: Any) -> Action:
    """A bot that never plays anything legal."""
    return "lay", {"card": "the best"}


def failing_bot(view: Any, luck: Any) -> Action:
    """A bot that cannot play at all."""
    raise Illegal("NO_IDEA")


High.bots = {"stubborn": stubborn_bot, "failing": failing_bot}
GAMES: Games = {kind.id: kind for kind in (Noughts, High, Endless, Faulty)}
