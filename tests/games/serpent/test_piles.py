"""Decks running out (R9), and the dice (R7)."""

import pytest

from ronda.engine import Match
from ronda.games.serpent import Serpent
from ronda.games.serpent.library.writing import true
from tests.games.serpent.given import A, B, given, judged

FIVE = [true(f"Fact {number}.") for number in range(5)]


def test_R9_every_card_comes_once_before_any_comes_again() -> None:
    story = given(plus=FIVE)
    for position in range(1, 61):
        story.field(position, "positive", 1)
    seen = []
    for _ in range(10):
        seen.append(story.rolls(1).event("card-drawn")["question"])
        story.answers(False)
    assert sorted(seen[:5]) == sorted(seen[5:]) == [f"Fact {n}." for n in range(5)]


def test_R9_the_order_of_the_cards_is_drawn_by_lot() -> None:
    story = given(plus=[true(f"Fact {number}.") for number in range(20)])
    for position in range(1, 61):
        story.field(position, "positive", 1)
    seen = []
    for _ in range(20):
        seen.append(story.rolls(1).event("card-drawn")["question"])
        story.answers(False)
    assert seen != [f"Fact {number}." for number in range(20)]


@pytest.mark.parametrize(
    ("kind", "shortage"), [("positive", "plus"), ("negative", "minus"), ("luck", "fortune")]
)
def test_R9_without_cards_of_the_kind_the_turn_passes(kind: str, shortage: str) -> None:
    missing: dict[str, object] = {shortage: []}
    story = given(**missing).field(3, kind, 1).rolls(3)  # type: ignore[arg-type]
    story.tells("card-error", playerId=A, error="NO_CARDS").stands(A, 3).turn_of(B)


def test_R9_without_jokers_the_turn_passes() -> None:
    story = judged(tasks=[]).at(1, 15).field(19, "positive", 2).field(26, "positive", 1)
    story.rolls(4).answers(True).guesses(26)
    story.tells("joker-error", playerId=1, error="NO_CARDS").stands(1, 26).turn_of(2)


def test_R7_the_server_rolls_whatever_the_client_says() -> None:
    rolled = set()
    for seed in range(60):
        match = Match.start(Serpent, str(seed), {}, 2)
        seat = match.to_act()[0]
        told = match.play(seat, "dice-roll", {"diceValue": 6}, 0).events[0].data
        rolled.add(told["diceValue"])
    assert rolled == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("value", "code"), [(0, "OUT_OF_RANGE"), (7, "OUT_OF_RANGE"), ("3", "WRONG_TYPE"),
                        (True, "WRONG_TYPE"), (3.0, "WRONG_TYPE"), (None, "WRONG_TYPE")],
)  # fmt: skip
@pytest.mark.parametrize("dice", ["client", "server"])
def test_R7_the_value_is_checked_all_the_same(dice: str, value: object, code: str) -> None:
    given(dice=dice).refused(code, A, "dice-roll", diceValue=value)


def test_R7_a_real_die_in_a_classroom() -> None:
    given(dice="client").rolls(5).stands(A, 5)
