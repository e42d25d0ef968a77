"""A player's intention: accepted as an entry and events, or refused and nothing has changed."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from ronda.engine import Entry, Journal, Match, RulesError
from ronda.rules import Counts, Event, Game, Illegal, Result, Turn, move, require
from tests.engine.samples import HighCard, TicTacToe, dealt, illegal, marked, refusal

NAN, HUGE = float("nan"), 10**400


def test_an_accepted_move_is_an_entry_and_events() -> None:
    step = marked(4).match.play(1, "mark", {"cell": 0}, 2500)
    assert step.entry == Entry(2, 2500, "play", 1, "mark", {"cell": 0})
    assert [(event.name, event.to, event.data) for event in step.events] == [
        ("marked", None, {"cell": 0})
    ]


@pytest.mark.parametrize(("seat", "action", "data", "code"), [
    (0, "jump", {}, "UNKNOWN_MOVE"),
    (0, "", {}, "UNKNOWN_MOVE"),
    (0, "setup", {}, "UNKNOWN_MOVE"),
    (0, "__init__", {}, "UNKNOWN_MOVE"),
    (0, None, {}, "UNKNOWN_MOVE"),
    (0, ["mark"], {}, "UNKNOWN_MOVE"),
    (0, {}, {}, "UNKNOWN_MOVE"),
    (0, "mark", None, "WRONG_TYPE"),
    (0, "mark", [1], "WRONG_TYPE"),
    (0, "mark", "cell", "WRONG_TYPE"),
    (0, "mark", {}, "MISSING_PARAMETER"),
    (0, "mark", {"Cell": 1}, "MISSING_PARAMETER"),
    (0, "mark", {"cell": 1, "turn": 2}, "SURPLUS_PARAMETER"),
    (0, "mark", {"cell": 1, "": None}, "SURPLUS_PARAMETER"),
    (0, "mark", {"cell": "1"}, "WRONG_TYPE"),
    (0, "mark", {"cell": True}, "WRONG_TYPE"),
    (0, "mark", {"cell": 1.0}, "WRONG_TYPE"),
    (0, "mark", {"cell": NAN}, "WRONG_TYPE"),
    (0, "mark", {"cell": None}, "WRONG_TYPE"),
    (0, "mark", {"cell": [1]}, "WRONG_TYPE"),
    (0, "mark", {"cell": 9}, "OUT_OF_RANGE"),
    (0, "mark", {"cell": -1}, "OUT_OF_RANGE"),
    (0, "mark", {"cell": HUGE}, "OUT_OF_RANGE"),
    (0, "mark", {"cell": 4}, "CELL_TAKEN"),
    (1, "mark", {"cell": 1}, "NOT_YOUR_TURN"),
    (2, "mark", {"cell": 1}, "NO_SUCH_SEAT"),
    (-1, "mark", {"cell": 1}, "NO_SUCH_SEAT"),
    (True, "mark", {"cell": 1}, "NO_SUCH_SEAT"),
    (0.0, "mark", {"cell": 1}, "NO_SUCH_SEAT"),
    ("0", "mark", {"cell": 1}, "NO_SUCH_SEAT"),
    (None, "mark", {"cell": 1}, "NO_SUCH_SEAT"),
])  # fmt: skip
def test_what_is_not_legal_is_refused_with_a_code(
    seat: object, action: object, data: object, code: str
) -> None:
    assert refusal(marked(4, 5), seat, action, data) == code


def test_a_refusal_names_the_parameter_and_what_it_should_be() -> None:
    refused = illegal(marked(), 0, "mark", {"cell": 12}, 0)
    assert refused.details == {"parameter": "cell", "minimum": 0, "maximum": 8}


def test_a_refusal_that_depends_on_the_state_names_the_parameter_too() -> None:
    assert illegal(marked(4), 1, "mark", {"cell": 4}, 0).details == {"parameter": "cell"}


def test_nothing_can_be_played_once_the_match_is_over() -> None:
    won = marked(0, 3, 1, 4, 2)
    assert won.match.outcome == {"points": [1, 0], "winners": [0], "reason": "LINE"}
    assert refusal(won, 1, "mark", {"cell": 8}) == "MATCH_OVER"


def test_a_full_board_is_a_draw() -> None:
    outcome = marked(0, 1, 2, 4, 3, 5, 7, 6, 8).match.outcome
    assert outcome is not None
    assert (outcome["reason"], outcome["winners"]) == ("FULL", [])


def test_the_version_grows_by_one_with_each_accepted_action() -> None:
    journal = marked(0, 1, 2)
    refusal(journal, 1, "mark", {"cell": 0})
    journal.play(1, "mark", {"cell": 8}, 9000)
    assert [entry.version for entry in journal.entries] == [1, 2, 3, 4]


def test_D5_the_clock_of_a_match_never_runs_backwards() -> None:
    journal = marked(0, 1)
    assert journal.play(0, "mark", {"cell": 2}, -5000).entry.at == 1000


def test_several_may_be_awaited_at_once_and_act_in_any_order() -> None:
    journal = dealt(players=3)
    assert journal.match.to_act() == [0, 1, 2]
    hands = journal.match.game.hands  # type: ignore[attr-defined]
    journal.play(2, "lay", {"card": hands[2][0]}, 10)
    assert journal.match.to_act() == [0, 1]


class Careless(Game):
    """Makes every mistake that an author can make."""

    public = ("goods", "open")

    def setup(self, turn: Turn) -> None:
        self.goods: dict[str, int] = {}
        self.open = True

    def to_act(self) -> Sequence[int]:
        return [0]

    def result(self) -> Result | None:
        return None

    def broken(self, seat: int) -> None:
        raise KeyError("a condition that fails")

    @move(goods=Counts(("corn", "coffee"), 9))
    def keep(self, turn: Turn, goods: dict[str, int]) -> None:
        """Keeps what it is given, and changes it."""
        self.goods = goods
        goods["corn"] += 1

    @move()
    def boast(self, turn: Turn) -> None:
        turn.tell("boasted", goods_held=self.goods)
        self.goods["corn"] = 9

    @move()
    def fail(self, turn: Turn) -> None:
        self.open = False
        raise ZeroDivisionError

    @move(when=broken)
    def ask(self, turn: Turn) -> None: ...

    def yes(self, seat: int) -> bool:
        return True

    @move(when=yes)  # type: ignore[arg-type]
    def agree(self, turn: Turn) -> None: ...

    @move()
    def regret(self, turn: Turn) -> None:
        require(False, "REGRET")

    def leave(self, turn: Turn, seat: int) -> None:
        raise Illegal("NOT_NOW")


def careless() -> Journal:
    return Journal.start(Careless, "careless")


def test_the_log_says_what_was_sent_whatever_the_game_does_with_it() -> None:
    sent = {"goods": {"corn": 1, "coffee": 2}}
    journal = careless()
    journal.play(0, "keep", sent, 0)
    assert journal.entries[0].data == {"goods": {"corn": 1, "coffee": 2}}
    assert sent == {"goods": {"corn": 1, "coffee": 2}}, "what the caller holds is the caller's"


def test_playing_a_log_again_does_not_change_the_log() -> None:
    journal = careless()
    journal.play(0, "keep", {"goods": {"corn": 1, "coffee": 2}}, 0)
    journal.rebuild()
    journal.rebuild()
    assert journal.entries[0].data == {"goods": {"corn": 1, "coffee": 2}}
    assert journal.match.game.goods == {"corn": 2, "coffee": 2}  # type: ignore[attr-defined]


def test_what_was_told_stays_as_it_was_told() -> None:
    """An event is sent after the move; by then the state it speaks of may have gone on."""
    journal = careless()
    told = journal.play(0, "boast", {}, 0).events
    journal.play(0, "boast", {}, 0)
    assert told == [Event("boasted", None, {"goodsHeld": {}})]


@pytest.mark.parametrize("action", ["fail", "ask", "agree"])
def test_a_mistake_of_the_rules_is_not_the_players(action: str) -> None:
    with pytest.raises(RulesError, match=f"careless failed in {action}"):
        careless().play(0, action, {}, 0)


def test_D10_a_match_is_rebuilt_after_a_mistake_as_if_it_had_not_been() -> None:
    journal = careless()
    journal.play(0, "keep", {"goods": {"corn": 1, "coffee": 2}}, 0)
    before = journal.match.digest()
    with pytest.raises(RulesError):
        journal.play(0, "fail", {}, 5)
    assert journal.match.digest() != before
    journal.rebuild()
    assert journal.match.digest() == before


def test_the_rules_may_not_refuse_what_merely_happens() -> None:
    with pytest.raises(RulesError, match="failed in leave"):
        careless().leave(0, 0)


def test_a_body_may_refuse_before_it_changes_anything() -> None:
    assert refusal(careless(), 0, "regret", {}) == "REGRET"


def test_a_name_that_is_declared_visible_must_be_set() -> None:
    class Forgetful(TicTacToe):
        public: ClassVar[Sequence[str]] = ("board", "turn", "score")

    with pytest.raises(RulesError, match="score"):
        Match.start(Forgetful, "x")


def test_state_on_the_class_would_be_every_matchs() -> None:
    class Shared(TicTacToe):
        public: ClassVar[Sequence[str]] = ("board", "turn", "pot")
        pot: ClassVar[list[int]] = []

    with pytest.raises(RulesError, match="shares pot"):
        Match.start(Shared, "x")


@pytest.mark.parametrize("name", ["moves", "version", "result", "chat", "seats"])
def test_state_cannot_hide_what_the_platform_asks_for(name: str) -> None:
    class Hiding(TicTacToe):
        def setup(self, turn: Turn) -> None:
            super().setup(turn)
            setattr(self, name, [])

    with pytest.raises(RulesError, match=f"in {name}"):
        Match.start(Hiding, "x")


@pytest.mark.parametrize("players", [0, 1, 5, -1, True, 2.0, "2"])
def test_the_number_of_players_is_checked(players: Any) -> None:
    with pytest.raises(Illegal, match="WRONG_NUMBER_OF_PLAYERS") as refused:
        Match.start(HighCard, "x", None, players)
    assert refused.value.details == {"players": "2–4"}


def test_without_a_word_there_are_as_few_players_as_can_be() -> None:
    assert Match.start(HighCard, "x").game.players == 2


def test_options_are_checked_at_the_start() -> None:
    with pytest.raises(Illegal, match="OUT_OF_RANGE"):
        Match.start(HighCard, "x", {"cards": 9})
