"""Luck cards (R6): what they do at once."""

import pytest

from ronda.games.serpent.library.writing import START_OVER, Fate, ahead, behind, luck
from tests.games.serpent.given import A, B, Story, given


def fortune(fate: Fate, start: int = 30) -> Story:
    story = given(fortune=[luck("A card.", fate)]).at(A, start).field(start + 3, "luck")
    return story.rolls(3)


@pytest.mark.parametrize(
    ("fate", "name", "value", "ends"),
    [
        (ahead(5), "MOVE_FORWARD", 5, 38),
        (behind(4), "MOVE_BACKWARD", 4, 29),
        (behind(100), "MOVE_BACKWARD", 100, 1),
        (START_OVER, "GO_TO_START", 1, 1),
    ],
)
def test_R6_moves_are_kept_on_the_board(fate: Fate, name: str, value: int, ends: int) -> None:
    story = fortune(fate).stands(A, ends).turn_of(B)
    expected = {"playerId": A, "consequenceType": name, "value": value, "newPosition": ends}
    assert story.event("luck-consequence") == expected


def test_luck_is_not_answered() -> None:
    story = fortune(ahead(5)).turn_of(B)
    assert story.names()[2:5] == ["card-drawn", "card-result", "luck-consequence"]
    story.tells("card-drawn", cardType="LUCK", fieldType="luck")
    story.tells("card-result", consequence={"type": 0, "value": 5})


def test_a_value_that_is_not_said_is_one() -> None:
    card = luck("A step.", ahead(1))
    card["consequence"] = {"type": 0}
    story = given(fortune=[card]).at(A, 30).field(33, "luck").rolls(3).stands(A, 34)
    story.tells("luck-consequence", value=1)


@pytest.mark.parametrize("kind", ["positive", "negative", "luck"])
def test_R5_a_luck_move_draws_nothing(kind: str) -> None:
    story = given(fortune=[luck("Forward!", ahead(5))]).at(A, 30).field(33, "luck")
    story.field(38, kind, 1).rolls(3).stands(A, 38).silent("joker-drawn").turn_of(B)
    assert story.names().count("card-drawn") == 1
