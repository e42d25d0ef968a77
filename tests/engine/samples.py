"""Two small games to try the engine on: everything open, and nearly everything hidden."""

from collections.abc import Sequence
from typing import ClassVar

from ronda.engine import Journal, Match
from ronda.rules import (
    Action,
    Game,
    Illegal,
    Luck,
    Options,
    Result,
    Turn,
    among,
    draw,
    move,
    option,
    ranking,
    require,
    win,
)  # fmt: skip

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class TicTacToe(Game):
    """Three in a row; whatever happened last can be taken back."""

    id = "tictactoe"
    public: ClassVar[Sequence[str]] = ("board", "turn")
    undo = True
    texts = {
        "en": {
            "name": "Tic-tac-toe", "summary": "Three in a row.", "move:mark": "mark a cell",
            "event:marked": "marked", "result:LINE": "three in a row", "result:FULL": "full board",
            "CELL_TAKEN": "This cell is taken.",
        },
        "es": {
            "name": "Tres en raya", "summary": "Tres en raya.", "move:mark": "marcar una casilla",
            "event:marked": "marcada", "result:LINE": "tres en raya", "result:FULL": "lleno",
            "CELL_TAKEN": "Esta casilla está ocupada.",
        },
    }  # fmt: skip

    def setup(self, turn: Turn) -> None:
        self.board: list[int | None] = [None] * 9
        self.turn = 0

    def to_act(self) -> Sequence[int]:
        return [self.turn]

    def free(self, seat: int) -> list[int]:
        return [cell for cell in range(9) if self.board[cell] is None]

    @move(cell=among(free, of=range(9), refusal="CELL_TAKEN"))
    def mark(self, turn: Turn, cell: int) -> None:
        """Mark a cell."""
        self.board[cell] = turn.seat
        self.turn = 1 - self.turn
        turn.tell("marked", cell=cell)

    def result(self) -> Result | None:
        for a, b, c in LINES:
            owner = self.board[a]
            if owner is not None and owner == self.board[b] == self.board[c]:
                return win(2, owner, "LINE")
        return None if None in self.board else draw(2, "FULL")


class HighCardOptions(Options):
    cards = option(range(1, 5), 3, "Cards in each hand.")
    seconds = option(range(61), 30, "Time for each trick; 0: no limit.")
    hint = option(range(100), 0, "Nobody may see this.", secret=True)


class HighCard(Game):
    """Everybody lays a card face down; when all have, the highest takes the trick."""

    id = "highcard"
    version = "2"
    seats = (2, 4)
    options: HighCardOptions = HighCardOptions()
    public: ClassVar[Sequence[str]] = ("phase", "laid", "owners", "points", "shown")
    private = ("hands", "best", "swapped")
    owned = {"table": "owners"}
    texts = {
        "en": {
            "name": "High card", "summary": "The highest card takes the trick.",
            "move:lay": "lay a card", "move:swap": "swap a card for the top of the deck",
            "option:cards": "cards", "option:seconds": "seconds", "option:hint": "hint",
            "event:laid": "A card is laid.", "event:drawn": "You draw {card}.",
            "event:trick": "The trick is taken.", "event:dropped": "A hand is dropped.",
            "result:PLAYED": "all cards are played", "NOT_IN_HAND": "You do not hold this card.",
            "ALREADY_SWAPPED": "You have swapped already.",
        },
        "es": {
            "name": "Carta alta", "summary": "La carta más alta gana la baza.",
            "move:lay": "poner una carta", "move:swap": "cambiar una carta por la del mazo",
            "option:cards": "cartas", "option:seconds": "segundos", "option:hint": "pista",
            "event:laid": "Se pone una carta.", "event:drawn": "Robas {card}.",
            "event:trick": "Alguien gana la baza.", "event:dropped": "Se deja una mano.",
            "result:PLAYED": "se jugaron todas las cartas", "NOT_IN_HAND": "No tienes esta carta.",
            "ALREADY_SWAPPED": "Ya has cambiado.",
        },
    }  # fmt: skip

    def setup(self, turn: Turn) -> None:
        self.deck = list(range(1, 41))
        turn.luck.shuffle(self.deck)
        self.hands = [self.taken(self.options.cards) for _ in range(self.players)]
        self.owners = list(range(self.players))
        self.points = [0] * self.players
        self.swapped = [False] * self.players
        self.shown: list[int] = []
        self.new_trick(turn)

    def taken(self, count: int) -> list[int]:
        return [self.deck.pop() for _ in range(count)]

    def new_trick(self, turn: Turn) -> None:
        self.table = [0] * self.players
        self.laid = [seat in self.gone or not hand for seat, hand in enumerate(self.hands)]
        self.since = turn.now
        self.phase = "laying" if any(self.hands) else "over"

    def to_act(self) -> Sequence[int]:
        return [seat for seat in range(self.players) if not self.laid[seat]]

    def best(self, seat: int) -> int:
        """The highest card that a seat holds."""
        return max(self.hands[seat], default=0)

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat]

    def not_swapped(self, seat: int) -> None:
        require(not self.swapped[seat], "ALREADY_SWAPPED")

    @move(during="laying", card=among(hand, of=range(1, 41), refusal="NOT_IN_HAND"))
    def lay(self, turn: Turn, card: int) -> None:
        """Lay a card face down."""
        self.hands[turn.seat].remove(card)
        self.table[turn.seat] = card
        self.laid[turn.seat] = True
        turn.tell("laid", seat=turn.seat)
        self.judge(turn)

    @move(
        during="laying", when=not_swapped, anytime=True,
        card=among(hand, of=range(1, 41), refusal="NOT_IN_HAND"),
    )  # fmt: skip
    def swap(self, turn: Turn, card: int) -> None:
        """Put a card into the deck, anywhere, and draw the top one."""
        hand = self.hands[turn.seat]
        hand.remove(card)
        hand.append(self.deck.pop())
        self.deck.insert(turn.luck.below(len(self.deck) + 1), card)
        self.swapped[turn.seat] = True
        turn.tell("drawn", to=turn.seat, card=hand[-1])

    def judge(self, turn: Turn) -> None:
        if all(self.laid):
            self.shown = self.table
            winner = self.table.index(max(self.table))
            self.points[winner] += 1
            turn.tell("trick", winner=winner, cards=list(self.table))
            self.new_trick(turn)

    def deadline(self) -> int | None:
        return self.since + 1000 * self.options.seconds if self.options.seconds else None

    def default(self, seat: int) -> Action | None:
        return "lay", {"card": min(self.hands[seat])}

    def leave(self, turn: Turn, seat: int) -> None:
        self.deck += self.hands[seat]
        self.hands[seat] = []
        self.laid[seat] = True
        turn.tell("dropped", seat=seat)
        if self.phase == "laying":
            self.judge(turn)

    def result(self) -> Result | None:
        return ranking(self.points, "PLAYED") if self.phase == "over" else None

    def redeal(self, seat: int | None, luck: Luck) -> None:
        """Deck, hands and cards on the table are one heap to whoever does not see them."""
        unseen = [other for other in range(self.players) if other != seat]
        down = [other for other in unseen if self.table[other]]
        heap = [*self.deck, *(card for other in unseen for card in self.hands[other])]
        heap += [self.table[other] for other in down]
        luck.shuffle(heap)
        self.deck = [heap.pop() for _ in self.deck]
        for other in unseen:
            self.hands[other] = [heap.pop() for _ in self.hands[other]]
        for other in down:
            self.table[other] = heap.pop()

    def check(self) -> None:
        cards = [*self.deck, *(card for hand in self.hands for card in hand)]
        assert len(cards) == len(set(cards)), "a card is there twice"


GAMES: dict[str, type[Game]] = {"tictactoe": TicTacToe, "highcard": HighCard}


def refusal(match: Match | Journal, seat: object, action: object, data: object, at: int = 0) -> str:
    """The code that an intention is refused with."""
    return illegal(match, seat, action, data, at).code


def illegal(match: Match | Journal, seat: object, action: object, data: object, at: int) -> Illegal:
    """The refusal an intention meets with; everything must be as it was before."""
    live = match.match if isinstance(match, Journal) else match
    before = live.digest()
    try:
        match.play(seat, action, data, at)  # type: ignore[arg-type]
    except Illegal as found:
        assert live.digest() == before, "a refusal changes nothing, not even the version"
        return found
    raise AssertionError(f"accepted: {action!r} {data!r}")


def marked(*cells: int) -> Journal:
    """A game of tic-tac-toe in which these cells were marked in turn."""
    journal = Journal.start(TicTacToe, "cells")
    for number, cell in enumerate(cells):
        journal.play(number % 2, "mark", {"cell": cell}, 1000 * number)
    return journal


def dealt(players: int = 2, **options: object) -> Journal:
    """A game of high card."""
    return Journal.start(HighCard, "cards", options, players)
