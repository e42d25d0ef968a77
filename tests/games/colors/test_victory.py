"""K9 and phase 5: who wins, and when."""

from typing import Any

import pytest

from ronda.games.colors import Colors
from ronda.games.colors.board import COLORED
from ronda.games.colors.setup import COLORS
from tests.games.colors.given import A, B, C, Story, given, standing

COMPLETE = (4, 4, 4)


def holding(a: tuple[int, ...] = (0, 0, 0), b: tuple[int, ...] = (0, 0, 0), **more: Any) -> Story:
    """So many territories of each colour in the hands of A and B; C has a home alone."""
    colors = given().game.colors
    left = {color: [t for t in COLORED if colors[t] == color] for color in COLORS}
    armies = {"0,-3": (A, 1), "3,0": (B, 1), "-3,3": (C, 1)}
    for seat, wanted in ((A, a), (B, b)):
        for color, number in zip(COLORS, wanted, strict=True):
            armies |= {left[color].pop(): (seat, 1) for _ in range(number)}
    story = standing(armies, phase="production", **more)
    return story.produce(A).produce(B).produce(C)


def test_K9_exactly_one_player_with_four_of_each_wins() -> None:
    story = holding(COMPLETE).then(phase="finished", winner=A, ending="FOUR_OF_EACH")
    assert story.result() == {"points": [1, 0, 0], "winners": [A], "reason": "FOUR_OF_EACH"}


def test_K9_more_than_four_of_a_colour_will_do() -> None:
    assert holding((5, 4, 7)).result()["winners"] == [A]


@pytest.mark.parametrize("held", [(3, 4, 4), (4, 3, 9), (9, 9, 3), (0, 0, 0)])
def test_K9_three_of_a_colour_will_not(held: tuple[int, ...]) -> None:
    assert holding(held).then(phase="planning", round=2).result() is None


def test_K9_two_with_four_of_each_and_the_game_goes_on() -> None:
    story = holding(COMPLETE, COMPLETE).then(phase="planning", winner=None)
    assert story.result() is None
    assert story.last("standoff") == {"players": 2}


def test_K9_blank_territories_do_not_count() -> None:
    homes = {t: (A, 1) for t, color in given().game.colors.items() if color is None}
    story = standing({**homes, "-2,0": (B, 1)}, phase="victory")
    story.then(phase="planning")
    assert story.game.holdings[A] == {"light_blue": 0, "purple": 0, "orange": 0}


def test_K9_victory_is_only_in_the_victory_phase() -> None:
    """Twelve taken in mid-movement do not end it; another may still take one back."""
    colors = given().game.colors
    wanted = [t for color in COLORS for t in [t for t in COLORED if colors[t] == color][:4]]
    armies = {**dict.fromkeys(wanted, (A, 1)), "0,-3": (A, 1), "3,0": (B, 5), "-3,3": (C, 1)}
    story = standing(armies, {"3,0": "movement"})
    story.waits_for(B)
    assert story.result() is None
    story.march(B, "3,0", "2,1", 1).then(winner=A, phase="finished")


def test_K9_a_sole_survivor_wins_in_the_victory_phase() -> None:
    armies = {"0,0": (A, 9), "1,0": (B, 2), "0,1": (A, 3)}
    story = standing(armies, {"0,0": "movement", "0,1": "movement"})
    story.march(A, "0,0", "1,0", 8)
    assert story.result() is None
    story.march(A, "0,1", "0,2", 1).then(winner=A, ending="LAST_STANDING")
    assert story.result() == {"points": [1, 0, 0], "winners": [A], "reason": "LAST_STANDING"}


def test_K9_by_default_there_is_no_last_round() -> None:
    assert Colors.options.max_rounds == 0


def test_K9_max_rounds_most_coloured_territories_win() -> None:
    """5 of A against 6 of B, whatever the colours."""
    story = holding((5, 0, 0), (2, 2, 2), max_rounds=1).then(ending="ROUNDS_PLAYED", winner=None)
    assert story.result() == {"points": [5, 6, 0], "winners": [B], "reason": "ROUNDS_PLAYED"}


def test_K9_max_rounds_ties_are_shared() -> None:
    assert holding((3, 0, 0), (1, 1, 1), max_rounds=1).result()["winners"] == [A, B]


def test_K9_max_rounds_four_of_each_comes_first() -> None:
    assert holding(COMPLETE, (1, 5, 5), max_rounds=1).result()["reason"] == "FOUR_OF_EACH"


def test_K22_max_rounds_two_with_four_of_each_the_one_with_more_wins() -> None:
    story = holding(COMPLETE, (5, 4, 4), max_rounds=1)
    assert story.result() == {"points": [12, 13, 0], "winners": [B], "reason": "ROUNDS_PLAYED"}


def test_K9_before_the_last_round_the_game_goes_on() -> None:
    story = given(max_rounds=2).plan().produce(A).produce(B).produce(C)
    assert story.then(round=2).result() is None
    story.plan()
    while story.result() is None:
        story.time_runs_out()
    assert story.result()["reason"] == "ROUNDS_PLAYED"
    assert story.result()["winners"] == [A, B, C]
