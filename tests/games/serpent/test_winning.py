"""Reaching the end (R1), by dice, by guess and by luck."""

import pytest

from ronda.games.serpent.library.writing import ahead, luck
from tests.games.serpent.given import A, B, Story, given, judged


def won(story: Story, seat: int) -> None:
    outcome = story.journal.match.outcome
    assert outcome is not None
    assert (outcome["winners"], outcome["reason"]) == ([seat], "FINISH_REACHED")
    assert story.race.positions[seat] == 100
    story.tells("ended", winner=seat)


@pytest.mark.parametrize("start", [94, 97, 99])
def test_R1_the_dice_reach_the_end_or_go_beyond(start: int) -> None:
    story = given().at(A, start).rolls(6)
    won(story, A)
    story.silent("turn-changed", "card-drawn")


def test_R1_a_right_guess_can_win() -> None:
    story = given().at(A, 90).field(95, "positive", 3).rolls(5).answers(True).guesses(100)
    won(story, A)


def test_R19_a_wrong_guess_at_the_end_does_not_win() -> None:
    story = given().at(A, 90).field(95, "positive", 3).rolls(5).answers(True).guesses(99)
    story.stands(A, 98).turn_of(B)
    assert story.journal.match.outcome is None


def test_R6_luck_can_win() -> None:
    story = given(fortune=[luck("Forward!", ahead(40))]).at(A, 60).field(62, "luck").rolls(2)
    won(story, A)


def test_R5_a_joker_can_win() -> None:
    story = given().at(A, 85).field(86, "positive", 1).field(89, "positive", 3)
    story.rolls(1).answers(True).guesses(89).phase("joker_guess").guesses_joker(100)
    won(story, A)  # 89 + 3 × 6, kept at 100


def test_the_final_positions_are_those_of_the_racers() -> None:
    story = judged().at(1, 99).at(2, 42).rolls(1)
    assert story.event("ended")["finalPositions"] == [
        {"playerId": 1, "boardPosition": 100, "turnOrder": 0},
        {"playerId": 2, "boardPosition": 42, "turnOrder": 1},
    ]
    assert story.journal.match.outcome == {
        "points": [0, 100, 42], "winners": [1], "reason": "FINISH_REACHED",
    }  # fmt: skip


def test_nobody_plays_after_the_end() -> None:
    given().at(A, 99).rolls(1).refused("MATCH_OVER", B, "dice-roll", diceValue=1)
