"""Games with one fault each, and the invariant that must find it."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, ClassVar

from ronda.rules import (
    Action,
    Game,
    Illegal,
    Luck,
    Play,
    Result,
    Turn,
    View,
    among,
    move,
    require,
    win,
)  # fmt: skip
from tests.engine.samples import HighCard, TicTacToe

FAULTY: list[tuple[str, type[Game]]] = []
counter = count()


def breaks(invariant: str) -> Callable[[type[Game]], type[Game]]:
    """The invariant that this game breaks."""

    def noted(kind: type[Game]) -> type[Game]:
        FAULTY.append((invariant, kind))
        return kind

    return noted


@breaks("nothing_leaks")
class ShowsTheTopCard(HighCard):
    public: ClassVar[Sequence[str]] = (*HighCard.public, "top")

    @property
    def top(self) -> int:
        return self.deck[-1]


@breaks("nothing_leaks")
class ForbidsWhatOthersCouldBeat(HighCard):
    """What may be laid depends on hands that one does not see."""

    def hand(self, seat: int) -> list[int]:
        best = max(self.best(other) for other in range(self.players))
        return [card for card in self.hands[seat] if card != best] or self.hands[seat]


@breaks("nothing_leaks")
class RefusesWithASecret(HighCard):
    """The legal moves are right; the refusal says how many low cards the deck still has."""

    def not_swapped(self, seat: int) -> None:
        require(not self.swapped[seat], "ALREADY_SWAPPED", next=self.deck[-1])


@breaks("nothing_leaks")
class TellsASecret(HighCard):
    """Nobody's view shows it: the event does."""

    def lay(self, turn: Turn, card: int) -> None:
        super().lay(turn, card)
        turn.tell("laid", seat=turn.seat, next=self.deck[-1])


@breaks("nothing_leaks")
class TellsSpectators(HighCard):
    """Everybody hears which card is left, when somebody leaves."""

    def leave(self, turn: Turn, seat: int) -> None:
        turn.tell("dropped", seat=seat, cards=sorted(self.deck[:3]))
        super().leave(turn, seat)


@breaks("nothing_leaks")
class TellsWhatIsLaidFaceDown(HighCard):
    """Not a secret of the state, when it is told: it comes with the move."""

    def lay(self, turn: Turn, card: int) -> None:
        super().lay(turn, card)
        turn.tell("laid", seat=turn.seat, card=card)


@breaks("refusals_change_nothing")
class RefusesTooLate(TicTacToe):
    def mark(self, turn: Turn, cell: int) -> None:
        super().mark(turn, cell)
        require(cell != 0, "CELL_TAKEN")


@breaks("refusals_change_nothing")
class CountsQuestions(TicTacToe):
    """A condition looks; this one leaves a trace."""

    def setup(self, turn: Turn) -> None:
        super().setup(turn)
        self.asked = 0

    def free(self, seat: int) -> list[int]:
        self.asked += 1
        return super().free(seat)


@breaks("listed_moves_are_accepted")
class ListsTooMuch(TicTacToe):
    def mark(self, turn: Turn, cell: int) -> None:
        require(cell != 8, "CELL_TAKEN")
        super().mark(turn, cell)


@breaks("listed_moves_are_accepted")
class ListsWhatNeverIs(TicTacToe):
    """Possible now, but never at all: the domain says eight cells."""

    def everything(self, seat: int) -> list[int]:
        return self.free(seat)

    @move(cell=among(everything, of=range(8), refusal="CELL_TAKEN"))
    def mark(self, turn: Turn, cell: int) -> None:
        super().mark(turn, cell)


@breaks("choices_are_the_legal_moves")
class ChoosesFromTooLittle(TicTacToe):
    def choices(self, turn: Turn) -> list[Play]:
        return [(self.turn, self.mark, (turn, cell)) for cell in self.free(self.turn) if cell != 4]


@breaks("choices_are_the_legal_moves")
class ChoosesForTheOther(TicTacToe):
    def choices(self, turn: Turn) -> list[Play]:
        return [(1 - self.turn, self.mark, (turn, cell)) for cell in self.free(self.turn)]


@breaks("own_check_holds")
class ForgesACard(HighCard):
    def leave(self, turn: Turn, seat: int) -> None:
        self.deck.append(self.deck[0])
        super().leave(turn, seat)


@breaks("state_is_plain")
class KeepsASet(TicTacToe):
    def setup(self, turn: Turn) -> None:
        super().setup(turn)
        self.seen: Any = set()


@breaks("state_is_plain")
class KeepsATuple(TicTacToe):
    def mark(self, turn: Turn, cell: int) -> None:
        super().mark(turn, cell)
        self.last: Any = (turn.seat, cell)


@breaks("state_is_plain")
class DividesByNothing(TicTacToe):
    def mark(self, turn: Turn, cell: int) -> None:
        super().mark(turn, cell)
        self.share = float("nan")


@breaks("events_are_plain")
class TellsATuple(TicTacToe):
    def mark(self, turn: Turn, cell: int) -> None:
        super().mark(turn, cell)
        turn.tell("marked", at=divmod(cell, 3))


@breaks("events_are_plain")
class TellsNobodyInParticular(TicTacToe):
    def mark(self, turn: Turn, cell: int) -> None:
        super().mark(turn, cell)
        turn.tell("marked", to=turn.seat + 1)


@breaks("results_make_sense")
class CrownsAStranger(TicTacToe):
    def result(self) -> Result | None:
        return None if None in self.board else {"points": [0, 0], "winners": [2], "reason": "FULL"}


@breaks("results_make_sense")
class LosesPoints(TicTacToe):
    def deserted(self) -> Result | None:
        return {"points": [1], "winners": [0], "reason": "OPPONENT_LEFT"}


@breaks("same_inputs_same_digest")
class HasLuckOfItsOwn(TicTacToe):
    def mark(self, turn: Turn, cell: int) -> None:
        super().mark(turn, cell)
        self.noise = next(counter)


@breaks("same_inputs_same_digest")
class TellsTheTime(TicTacToe):
    """The state is the same every time; what is told is not."""

    def mark(self, turn: Turn, cell: int) -> None:
        super().mark(turn, cell)
        turn.tell("marked", number=next(counter))


@breaks("resumes_from_any_snapshot")
class NamesOneListTwice(TicTacToe):
    """Two names for one list: a snapshot makes two lists of them."""

    def setup(self, turn: Turn) -> None:
        super().setup(turn)
        self.shadow = self.board


@breaks("resumes_from_any_snapshot")
class TrustsTheOrderOfKeys(TicTacToe):
    """Which key came first is not in the data."""

    def setup(self, turn: Turn) -> None:
        super().setup(turn)
        self.marks: dict[str, int] = {}
        self.first = ""

    def mark(self, turn: Turn, cell: int) -> None:
        super().mark(turn, cell)
        self.marks[str(8 - cell)] = turn.seat
        self.first = next(iter(self.marks))


@breaks("never_stuck")
class WaitsForNobody(TicTacToe):
    def to_act(self) -> Sequence[int]:
        return [] if self.board[4] is not None else super().to_act()


@breaks("never_stuck")
class WaitsForWhoeverCannotMove(TicTacToe):
    def free(self, seat: int) -> list[int]:
        return [cell for cell in super().free(seat) if cell > 2]

    def result(self) -> Result | None:
        return None


@breaks("never_stuck")
class WaitsForWhoeverLeft(HighCard):
    def leave(self, turn: Turn, seat: int) -> None: ...

    def deadline(self) -> int | None:
        return None


@breaks("timeouts_make_progress")
class NeverLooksAtTheClockAgain(TicTacToe):
    def deadline(self) -> int | None:
        return 60_000

    def timeout(self, turn: Turn) -> None: ...


@breaks("rules_never_fail")
class DividesByACell(TicTacToe):
    def mark(self, turn: Turn, cell: int) -> None:
        self.quotient = 100 // cell
        super().mark(turn, cell)


@breaks("rules_never_fail")
class FailsWhenItIsLate(HighCard):
    def default(self, seat: int) -> Action | None:
        return "lie", {}


@breaks("rules_never_fail")
class CannotBeSeen(TicTacToe):
    public = (*TicTacToe.public, "last")

    @property
    def last(self) -> int:
        return [cell for cell in range(9) if self.board[cell] is None][-1]


@breaks("refusals_have_sentences")
class RefusesInRiddles(TicTacToe):
    def nobody_knows(self, seat: int) -> None:
        raise Illegal("MYSTERY")

    @move(anytime=True, when=nobody_knows)
    def peek(self, turn: Turn) -> None: ...


@breaks("refusals_have_sentences")
class LeavesTheSentenceOpen(TicTacToe):
    texts = {
        language: {**texts, "CELL_TAKEN": "{cell} {owner}"}
        for language, texts in TicTacToe.texts.items()
    }


def forgetful(view: View, luck: Luck) -> Action:
    """Answers by what it remembers, not by what it is asked."""
    cells = view["legal"][0]["data"]["cell"]["enum"]
    return "mark", {"cell": cells[next(counter) % len(cells)]}


def cheating(view: View, luck: Luck) -> Action:
    """Marks what it is only shown."""
    view["state"]["board"][view["state"]["board"].index(None)] = view["seat"]
    return "mark", {"cell": view["legal"][0]["data"]["cell"]["enum"][0]}


def failing(view: View, luck: Luck) -> Action:
    """Looks for what is not there."""
    return "mark", {"cell": view["state"]["nothing"]}


@breaks("bots_only_look")
class HasAForgetfulBot(TicTacToe):
    bots = {"forgetful": forgetful}


@breaks("bots_only_look")
class HasACheatingBot(TicTacToe):
    bots = {"cheating": cheating}


@breaks("bots_only_look")
class HasAFailingBot(TicTacToe):
    bots = {"failing": failing}


@breaks("matches_end")
class NeverEnds(TicTacToe):
    def result(self) -> Result | None:
        return None

    def mark(self, turn: Turn, cell: int) -> None:
        super().mark(turn, cell)
        self.board = [None] * 9


class Combination(Game):
    """Breaks when 3, 5 and 7 are pressed in this order, with whatever in between."""

    id = "combination"
    seats = 2
    public: ClassVar[Sequence[str]] = ("pressed",)

    def setup(self, turn: Turn) -> None:
        self.pressed: list[int] = []

    def to_act(self) -> Sequence[int]:
        return [0, 1]

    @move(button=range(12))
    def press(self, turn: Turn, button: int) -> None:
        self.pressed.append(button)

    def result(self) -> Result | None:
        return win(2, 0, "DONE") if len(self.pressed) > 200 else None

    def check(self) -> None:
        wanted = iter((3, 5, 7))
        missing = next(wanted)
        for button in self.pressed:
            if button == missing:
                found = next(wanted, None)
                assert found is not None, "the vault is open"
                missing = found
