"""Jokers: the secondary landing, the gamemaster, and the matrix (R5, R8, R11)."""

from typing import Any

import pytest

from ronda.games.serpent.library.writing import joker
from tests.games.serpent.given import GM, Story, given, judged
from tests.games.serpent.source_events import CALCULATION

PLAIN = joker("Sing.")


def landed(kind: str, step: int, **options: Any) -> Story:
    """Seat 1 has guessed its way from 15 by a four to field 26, which is special."""
    story = judged(**options).at(1, 15).field(19, "positive", 2).field(26, kind, step)
    return story.rolls(4).answers(True).guesses(26)


def test_R5_a_guess_that_leads_to_a_special_field_draws_a_joker() -> None:
    story = landed("positive", 1).phase("decision")
    told = {"question": "Sing.", "consequence": None}
    story.tells("joker-drawn", playerId=1, jokerCard=told, waitingForGamemaster=True)
    assert story.heard_by("joker-drawn") is None
    assert story.heard_by("gamemaster-decision-request") == (GM,)
    assert (
        story.view(GM)["decisionRequest"]["requestId"]
        == story.event("gamemaster-decision-request")["requestId"]
    )
    assert story.view(1)["decisionRequest"] is None


def test_R5_a_wrong_guess_draws_one_where_it_ends() -> None:
    story = judged().at(1, 15).field(19, "positive", 2).field(24, "negative", -1)
    story.rolls(4).answers(True).guesses(1).stands(1, 24).phase("decision")


def test_R5_the_dice_draw_no_joker() -> None:
    judged().field(3, "positive", 1).rolls(3).silent("joker-drawn")


@pytest.mark.parametrize(
    ("kind", "decision", "guesses"),
    [
        ("positive", "approve", True), ("positive", "reject", False),
        ("negative", "approve", False), ("negative", "reject", True),
        ("luck", "approve", False), ("luck", "reject", False),
    ],
)  # fmt: skip
def test_R8_the_matrix_decides_whether_a_joker_moves(
    kind: str, decision: str, guesses: bool
) -> None:
    """R20: on a luck field it is judged, and moves nobody."""
    story = landed(kind, -1 if kind == "negative" else 1).decides(decision)
    assert (story.race.phase == "joker_guess") is guesses
    if not guesses:
        story.tells("joker-complete", moved=False, finalPosition=26, guessedPosition=None)
        assert set(story.event("joker-complete")["calculation"]) == CALCULATION
        story.stands(1, 26).turn_of(2)


def test_R32_a_joker_that_moves_nobody_tells_where_it_would_have_led() -> None:
    """The source's fields are always there, so that a client written from it can show them."""
    story = landed("positive", 2).decides("reject")
    story.tells("joker-complete", actualPosition=38, finalPosition=26, penaltyApplied=False)
    assert story.event("joker-complete")["calculation"] == {
        "startPosition": 26, "diceRoll": 6, "stepValue": 2, "patternModifier": 0,
        "calculatedPosition": 38, "penalty": 0,
    }  # fmt: skip


def test_R2_the_base_of_a_joker_is_the_field_and_its_dice_is_six() -> None:
    story = landed("positive", 2).decides("approve")
    story.tells("joker-position-guess-request", currentPosition=26, diceRoll=6, timeLimit=30)
    assert story.heard_by("joker-position-guess-request") == (1,)
    story.guesses_joker(38).stands(1, 38).turn_of(2)  # 26 + 2 × 6 + 0
    assert story.event("joker-complete")["calculation"] == {
        "startPosition": 26, "diceRoll": 6, "stepValue": 2, "patternModifier": 0,
        "calculatedPosition": 38, "penalty": 0,
    }  # fmt: skip


def test_R4_a_wrong_guess_costs_two_fields_here_too() -> None:
    story = landed("negative", -1).decides("reject").guesses_joker(50)
    story.tells("joker-complete", moved=True, actualPosition=20, finalPosition=18,
                penaltyApplied=True, guessCorrect=False).stands(1, 18)  # fmt: skip


def test_R5_a_jokers_move_never_draws_another() -> None:
    story = landed("positive", 2).field(38, "positive", 1).decides("approve").guesses_joker(38)
    story.silent("joker-drawn").turn_of(2)


def test_R8_the_cards_consequence_is_only_shown() -> None:
    card = joker("Sing.")
    card["consequence"] = {"type": 5, "value": 1}
    story = landed("positive", 2, tasks=[card])
    story.tells("joker-drawn", jokerCard={"question": "Sing.", "consequence": card["consequence"]})
    story.decides("reject").stands(1, 26)
    story.tells("gamemaster-decision-result", consequence=5, description="Sing.", approved=False)


def test_R11_without_a_gamemaster_every_joker_is_approved() -> None:
    story = given().at(0, 15).field(19, "positive", 2).field(26, "positive", 2)
    story.rolls(4).answers(True).guesses(26).phase("joker_guess")
    story.tells("joker-drawn", waitingForGamemaster=False)
    story.tells("gamemaster-decision-result", approved=True, gamemasterId=None)
    story.silent("gamemaster-decision-request")


def test_only_the_gamemaster_decides_and_only_on_what_was_asked() -> None:
    story = landed("positive", 1)
    request = story.view(GM)["decisionRequest"]["requestId"]
    asked = {"requestId": request, "decision": "approve"}
    story.refused("NOT_YOUR_TURN", 1, "gamemaster-decision", **asked)
    wrong = {**asked, "requestId": "joker-99"}
    story.refused("UNKNOWN_REQUEST", GM, "gamemaster-decision", **wrong)
    story.refused("NOT_A_CHOICE", GM, "gamemaster-decision", **{**asked, "decision": "maybe"})


def test_the_gamemaster_cannot_race() -> None:
    judged().refused("NOT_YOUR_TURN", GM, "dice-roll", diceValue=3)
