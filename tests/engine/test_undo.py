"""Undo is replay without the last action; refused once luck was drawn or a secret had a part."""

from collections.abc import Sequence

import pytest

from ronda.engine import Entry, Journal, replay
from ronda.rules import Game, Illegal, Result, Turn, among, move, win
from tests.engine.samples import GAMES, TicTacToe, dealt, marked


class Cards(Game):
    """Every kind of move that undo must tell apart."""

    public = ("open_card", "count", "owners", "phase")
    private = ("hands",)
    owned = {"tiles": "owners"}
    undo = True

    def setup(self, turn: Turn) -> None:
        self.open_card = 0
        self.count = 0
        self.hands = [[11, 12], [21, 22]]
        self.owners = [0, 1]
        self.tiles = ["mine", "yours"]
        self.top = 99
        self.ended = False

    def to_act(self) -> Sequence[int]:
        return [0, 1]

    def result(self) -> Result | None:
        return win(2, 0, "END") if self.phase == "ended" else None

    @move()
    def advance(self, turn: Turn) -> None:
        """Nothing but what everybody sees."""
        self.count += 1

    @move()
    def roll(self, turn: Turn) -> None:
        """Luck."""
        self.count += turn.luck.roll() * 0

    @move()
    def reveal(self, turn: Turn) -> None:
        """Reads a secret and shows it to all."""
        self.open_card = self.top

    @move()
    def compare(self, turn: Turn) -> None:
        """Reads a secret, and what everybody sees depends on it."""
        self.count += 1 if self.top > 50 else 2

    @move()
    def pass_on(self, turn: Turn) -> None:
        """Shows a secret to the other player without looking at it."""
        self.hands[1] = [*self.hands[1], self.top]

    @move()
    def swap_owner(self, turn: Turn) -> None:
        """Shows the other's tile to oneself, without looking at it."""
        self.owners = [0, 0]

    @move()
    def tell_secret(self, turn: Turn) -> None:
        """Tells a secret, without looking at it."""
        turn.tell("secret", to=1, card=self.top)

    @move()
    def bury(self, turn: Turn) -> None:
        """Moves a secret to where nobody sees it either."""
        self.bottom = self.top

    @move()
    def end(self, turn: Turn) -> None:
        self.phase = "ended"


def after(action: str, seat: int = 0) -> Journal:
    journal = Journal.start(Cards, "undo")
    journal.play(0, "advance", {}, 10)
    journal.play(seat, action, {}, 20)
    return journal


def refused(journal: Journal, seat: object = 0) -> str:
    before = journal.match.digest()
    with pytest.raises(Illegal) as refusal:
        journal.undo(seat, 30)  # type: ignore[arg-type]
    assert journal.match.digest() == before
    return refusal.value.code


def test_undo_takes_the_last_action_back() -> None:
    journal = marked(4, 0)
    journal.undo(1, 5000)
    assert journal.match.game.board == marked(4).match.game.board  # type: ignore[attr-defined]
    assert journal.match.to_act() == [1]


def test_the_version_and_the_clock_go_on_growing() -> None:
    journal = marked(4, 0)
    step = journal.undo(1, 5000)
    assert step.entry == Entry(3, 5000, "undo", 1)
    assert (journal.match.version, journal.match.now) == (3, 5000)
    assert journal.play(1, "mark", {"cell": 8}, 0).entry == Entry(
        4, 5000, "play", 1, "mark", {"cell": 8}
    )


def test_undo_after_undo_goes_further_back() -> None:
    journal = marked(4, 0, 8)
    journal.undo(0, 5000)
    journal.undo(1, 5000)
    assert journal.match.game.board == marked(4).match.game.board  # type: ignore[attr-defined]
    assert journal.match.version == 5


def test_a_log_with_an_undo_replays_and_rebuilds_to_the_same() -> None:
    journal = marked(4, 0)
    journal.undo(1, 9000)
    live = journal.match.digest()
    assert replay(journal.recording(), GAMES).digest() == live
    journal.rebuild()
    assert journal.match.digest() == live
    journal.play(1, "mark", {"cell": 2}, 0)
    assert replay(journal.recording(), GAMES).digest() == journal.match.digest()


@pytest.mark.parametrize("action", ["advance", "bury"])
def test_what_everybody_saw_and_nobody_saw_can_be_taken_back(action: str) -> None:
    journal = after(action)
    journal.undo(0, 30)
    assert journal.match.game.count == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "action",
    ["roll", "reveal", "compare", "pass_on", "swap_owner", "tell_secret"],
)
def test_D7_what_drew_luck_or_used_a_secret_cannot_be_taken_back(action: str) -> None:
    name = {"pass_on": "passOn", "swap_owner": "swapOwner", "tell_secret": "tellSecret"}
    assert refused(after(name.get(action, action))) == "UNDO_TOO_LATE"


def test_D7_only_the_one_who_acted_last_can_take_it_back() -> None:
    assert refused(after("advance", seat=1), 0) == "NOTHING_TO_UNDO"


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert refused(Journal.start(Cards, "undo")) == "NOTHING_TO_UNDO"


def test_what_happened_to_the_match_cannot_be_taken_back() -> None:
    journal = Journal.start(Cards, "undo", None)
    journal.match.game.players = 3
    journal.play(0, "advance", {}, 0)
    journal.leave(1, 0)
    assert refused(journal, 1) == "NOTHING_TO_UNDO"
    assert refused(journal, 0) == "NOTHING_TO_UNDO"


def test_D7_a_match_that_is_over_stays_over() -> None:
    assert refused(after("end")) == "MATCH_OVER"


def test_a_game_must_allow_it() -> None:
    journal = dealt()
    with pytest.raises(Illegal, match="UNDO_NOT_ALLOWED"):
        journal.undo(0, 0)


@pytest.mark.parametrize("seat", [True, -1, 2, None, "0", 0.0])
def test_only_a_seat_can_undo(seat: object) -> None:
    journal = marked(4, 0)
    assert refused(journal, seat) == "NO_SUCH_SEAT"


def test_a_game_without_secrets_can_always_be_taken_back_to_its_start() -> None:
    journal = marked(0, 1, 2, 3)
    for seat in (1, 0, 1, 0):
        journal.undo(seat, 0)
    assert journal.match.game.board == [None] * 9  # type: ignore[attr-defined]
    assert type(journal.match.game) is TicTacToe


class Hinting(Game):
    """Moves that look at no secret themselves; what follows from them does."""

    public = ("phase", "count")
    undo = True

    def setup(self, turn: Turn) -> None:
        self.phase = "before"
        self.count = 0
        self.secret = turn.luck.below(2)
        self.face_down: int | None = 5

    def after(self, phase: str) -> int:
        return self.secret if self.phase == phase else 0

    def to_act(self) -> Sequence[int]:
        return [self.after("turn")]

    def deadline(self) -> int | None:
        return 1000 + self.after("clock") if self.phase != "before" else None

    def may_chat(self, seat: int) -> bool:
        return not self.after("talk")

    def result(self) -> Result | None:
        return None

    def some(self, seat: int) -> range:
        return range(1 + self.after("moves"))

    @move(number=among(some, of=range(2)))
    def guess(self, turn: Turn, number: int) -> None: ...

    @move(phase=("turn", "clock", "talk", "moves", "nothing"))
    def enter(self, turn: Turn, phase: str) -> None:
        self.phase = phase

    @move()
    def ask_if_any(self, turn: Turn) -> None:
        self.count = 1 if self.face_down is not None else 2


def hinting(action: str, data: dict[str, object], seed: str = "h") -> Journal:
    journal = Journal.start(Hinting, seed)
    journal.play(0, action, data, 20)
    return journal


@pytest.mark.parametrize("seed", ["h", "i", "j", "k"])
@pytest.mark.parametrize("phase", ["turn", "clock", "talk", "moves"])
def test_what_lets_a_secret_decide_who_acts_until_when_or_how_stands(phase: str, seed: str) -> None:
    assert refused(hinting("enter", {"phase": phase}, seed)) == "UNDO_TOO_LATE"


def test_that_something_is_hidden_at_all_may_be_a_secret_too() -> None:
    assert refused(hinting("askIfAny", {})) == "UNDO_TOO_LATE"


def test_once_the_time_is_over_nothing_is_taken_back() -> None:
    journal = hinting("enter", {"phase": "nothing"})
    with pytest.raises(Illegal, match="TOO_LATE"):
        journal.undo(0, 1000)
    journal.undo(0, 999)
    assert journal.match.game.phase == "before"
