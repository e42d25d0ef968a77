"""Small games of every shape, to play at the terminal."""

from collections.abc import Sequence

from ronda.rules import (
    Counts,
    Game,
    Options,
    Result,
    Text,
    Turn,
    among,
    draw,
    move,
    option,
    ranking,
    require,
    win,
)  # fmt: skip

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class TicTacToe(Game):
    """Three in a row."""

    undo = True
    public = ("board", "next")

    def setup(self, turn: Turn) -> None:
        self.board: list[int | None] = [None] * 9
        self.next = 0

    def to_act(self) -> Sequence[int]:
        return [self.next]

    def result(self) -> Result | None:
        for a, b, c in LINES:
            owner = self.board[a]
            if owner is not None and owner == self.board[b] == self.board[c]:
                return win(2, owner, "THREE_IN_A_ROW")
        return None if None in self.board else draw(2, "BOARD_FULL")

    def free_cells(self, seat: int) -> list[int]:
        return [cell for cell, owner in enumerate(self.board) if owner is None]

    @move(cell=among(free_cells, of=range(9), refusal="CELL_TAKEN"))
    def mark(self, turn: Turn, cell: int) -> None:
        self.board[cell] = turn.seat
        self.next = 1 - turn.seat


class Secrets(Game):
    """Each hides a word; the longer one wins. Nobody sees the other's."""

    seats = (2, 4)
    public = ("told",)
    private = ("words",)

    def setup(self, turn: Turn) -> None:
        self.words: list[str | None] = [None] * self.players
        self.told = 0

    def to_act(self) -> Sequence[int]:
        return [seat for seat in range(self.players) if self.words[seat] is None]

    def result(self) -> Result | None:
        lengths = [len(word) for word in self.words if word is not None]
        return ranking(lengths, "ALL_TOLD") if len(lengths) == self.players else None

    @move(word=Text(20))
    def hide(self, turn: Turn, word: str) -> None:
        self.words[turn.seat] = word
        self.told += 1
        turn.tell("hidden", to=turn.seat, word=word)


class MarketOptions(Options):
    """Every kind of option."""

    rounds = option(range(1, 4), 1, "How many rounds.")
    friendly = option(bool, False, "Be friendly.")
    mood = option(("calm", "wild"), "calm", "The mood.")
    stock = option(Counts(("corn", "coffee"), 5), {"corn": 1, "coffee": 1}, "What there is.")

    def check(self) -> None:
        require(not (self.friendly and self.mood == "wild"), "NOT_TOGETHER")


class Market(Game):
    """One buys, against the clock, and pays; with every kind of parameter."""

    seats = 1
    options: MarketOptions = MarketOptions()
    public = ("spent", "prices", "stock", "log")
    texts = {
        "en": {"NOT_TOGETHER": "Friendly and wild do not go together.", "BROKE": "Too dear."},
        "es": {"NOT_TOGETHER": "Amistoso y salvaje no van juntos.", "BROKE": "Demasiado caro."},
    }

    def setup(self, turn: Turn) -> None:
        self.spent = 0
        self.prices = [[1, 2], [3, 4]]
        self.stock = {"corn": 2, "coffee": 0}
        self.log: list[dict[str, object]] = []

    def to_act(self) -> Sequence[int]:
        return [0]

    def result(self) -> Result | None:
        return ranking([self.spent], "SOLD_OUT") if self.spent else None

    def affordable(self, seat: int, amounts: dict[str, int], urgent: bool) -> None:
        require(sum(amounts.values()) < 5, "BROKE")

    @move(
        when=affordable, amounts=Counts(("corn", "coffee"), 4), urgent=bool,
        stall=("left", "right"), note=Text(10, shortest=0),
    )  # fmt: skip
    def buy(self, turn: Turn, amounts: dict[str, int], urgent: bool, stall: str, note: str) -> None:
        self.spent = 1 + sum(amounts.values())
        turn.tell("bought", amounts=amounts, urgent=urgent, stall=stall, note=note)


class Hasty(Game):
    """Who does not decide in half a second loses."""

    seats = 1
    public = ("late",)

    def setup(self, turn: Turn) -> None:
        self.late: bool | None = None

    def to_act(self) -> Sequence[int]:
        return [0]

    def result(self) -> Result | None:
        return None if self.late is None else ranking([int(not self.late)], "DECIDED")

    def deadline(self) -> int | None:
        return 500

    def timeout(self, turn: Turn) -> None:
        self.late = True

    @move()
    def decide(self, turn: Turn) -> None:
        self.late = False


class Faulty(Game):
    """Its only move fails; the author has to hear of it."""

    seats = 1
    public = ("count",)

    def setup(self, turn: Turn) -> None:
        self.count = 0

    def to_act(self) -> Sequence[int]:
        return [0]

    def result(self) -> Result | None:
        return None

    @move(by=range(1, 3))
    def divide(self, turn: Turn, by: int) -> None:
        self.count = 1 // (by - by)


class Stuck(Faulty):
    """Waits for somebody who can do nothing."""

    id = "stuck"

    def nobody(self, seat: int) -> None:
        require(False, "NOT_POSSIBLE")

    @move(when=nobody, by=range(1, 3))
    def divide(self, turn: Turn, by: int) -> None:
        self.count = by


GAMES: dict[str, type[Game]] = {
    kind.id: kind for kind in (TicTacToe, Secrets, Market, Hasty, Faulty, Stuck)
}
