"""A question: drawn, answered, and what it comes to (R3, R4, R14)."""

import pytest

from ronda.games.serpent.library.writing import closer, own, quiz
from tests.games.serpent.given import A, B, given


def test_a_regular_field_asks_nothing() -> None:
    given().rolls(3).stands(A, 3).silent("card-drawn").turn_of(B)


def test_everybody_sees_the_question_and_its_drawer_the_options() -> None:
    story = given(plus=[quiz("2 + 2?", "4", "3")]).field(3, "positive", 1).rolls(3)
    told = {"playerId": A, "cardType": "QUIZ", "question": "2 + 2?", "fieldType": "positive"}
    assert story.event("card-drawn") == told
    assert story.heard_by("card-drawn") is None
    assert story.heard_by("card-drawn-self") == (A,)
    data = story.event("card-drawn-self")["cardData"]
    assert (data["question"], data["type"], data["timeLimit"]) == ("2 + 2?", 0, 60)
    assert [set(option) for option in data["answerOptions"]] == [{"answer", "text"}] * 2


def test_R33_of_an_estimate_it_is_told_how_near_is_near_enough() -> None:
    story = given(plus=[closer("How many?", 206, 5)]).field(3, "positive", 1).rolls(3)
    assert story.event("card-drawn-self")["cardData"]["percent"] == 5
    assert story.view(A)["cardData"]["percent"] == 5
    assert "206" not in str(story.view(A))


def test_R14_the_card_is_there_at_once() -> None:
    story = given().field(3, "positive", 1).rolls(3)
    assert (story.now, story.race.phase) == (0, "answer")


def test_R3_a_wrong_answer_on_a_positive_field_moves_nobody() -> None:
    story = given().at(A, 10).field(13, "positive", 3).rolls(3).answers(False)
    story.tells("no-movement", playerId=A, reason="WRONG_ANSWER").stands(A, 13).turn_of(B)


def test_R3_a_correct_answer_on_a_negative_field_avoids_the_penalty() -> None:
    story = given().at(A, 10).field(13, "negative", -3).rolls(3).answers(False)
    story.tells("penalty-avoided", playerId=A).stands(A, 13).turn_of(B)


def test_what_was_answered_lies_beside_the_verdict() -> None:
    card = given().field(3, "positive", 1).rolls(3).answers("true").view()["lastCard"]
    assert (card["answer"], card["isCorrect"], card["solution"]) == ("true", True, True)


def test_a_correct_answer_on_a_positive_field_is_to_be_calculated() -> None:
    story = given().at(A, 15).field(19, "positive", 2).rolls(4).answers(True).phase("guess")
    assert story.heard_by("position-guess-request") == (A,)
    story.tells("player-guessing", playerId=A)
    story.guesses(26).stands(A, 26).turn_of(B)
    assert story.event("guess-result")["calculation"] == {
        "startPosition": 15, "diceRoll": 4, "stepValue": 2, "patternModifier": 3,
        "calculatedPosition": 26, "penalty": 0,
    }  # fmt: skip


def test_a_wrong_answer_on_a_negative_field_is_to_be_calculated_too() -> None:
    story = given().at(A, 35).field(41, "negative", -1).rolls(6).answers(True)
    story.guesses(26).stands(A, 26).turn_of(B)


def test_R4_a_wrong_guess_costs_two_fields_of_the_calculated_one() -> None:
    story = given().at(A, 15).field(19, "positive", 2).rolls(4).answers(True).guesses(99)
    story.tells("guess-result", guessedPosition=99, actualPosition=26, finalPosition=24,
                guessCorrect=False, penaltyApplied=True).stands(A, 24)  # fmt: skip
    assert story.event("guess-result")["calculation"]["penalty"] == -2


def test_R4_never_below_the_first_field() -> None:
    story = given().at(A, 7).field(10, "negative", -2).rolls(3).answers(True).guesses(50)
    story.tells("guess-result", actualPosition=1, finalPosition=1).stands(A, 1)


def test_R2_the_base_of_a_question_is_where_the_player_stood_before_the_roll() -> None:
    story = given().at(A, 21).field(26, "positive", 2).rolls(5).answers(True)
    story.tells("position-guess-request", currentPosition=21).guesses(33).stands(A, 33)


def test_the_answer_is_told_before_it_is_judged() -> None:
    story = given(plus=[own("Capital of Peru?", "Lima")]).field(3, "positive", 1).rolls(3)
    story.answers("Cusco").tells("answer-submitted", playerId=A, answer="Cusco")
    assert story.names()[:2] == ["answer-submitted", "answer-validated"]
    story.tells("answer-validated", isCorrect=False, correctAnswer=["Lima"])


def test_R26_the_last_card_stays_in_sight_with_its_answer() -> None:
    story = given(plus=[own("Capital of Peru?", "Lima")]).field(3, "positive", 1).rolls(3)
    assert story.view()["lastCard"] is None
    assert story.answers("Cusco").view()["lastCard"]["correctAnswer"] == ["Lima"]


@pytest.mark.parametrize("guess", [0, 101, -5])
def test_a_guess_is_a_field_of_the_board(guess: int) -> None:
    story = given().at(A, 15).field(19, "positive", 2).rolls(4).answers(True)
    story.refused("OUT_OF_RANGE", A, "position-guess", guessedPosition=guess)


def test_only_whose_turn_it_is_may_roll_answer_and_guess() -> None:
    story = given().at(A, 15).field(19, "positive", 2)
    story.refused("NOT_YOUR_TURN", B, "dice-roll", diceValue=4).rolls(4)
    story.refused("NOT_YOUR_TURN", B, "card-answer", answer=True).answers(True)
    story.refused("NOT_YOUR_TURN", B, "position-guess", guessedPosition=26)
    story.refused("INVALID_PHASE", A, "dice-roll", diceValue=4)
    story.refused("INVALID_PHASE", A, "joker-position-guess", guessedPosition=26)
