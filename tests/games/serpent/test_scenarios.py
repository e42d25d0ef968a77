"""The source's six scenarios, step by step, and the two ways a matrix can leave one in place."""

from ronda.games.serpent.cards import LUCK_DECK
from ronda.games.serpent.library.writing import extra, lost, luck, quiz
from tests.games.serpent.given import A, B, C, given, judged

CAPITAL = quiz("What is the capital of France?", "Paris", "Rome", "Oslo", "Bern")
RIGHT = next(o["answer"] for o in CAPITAL["answer"] if o["correct"])


def test_scenario_1_a_correct_answer_on_a_positive_field() -> None:
    story = given(plus=[CAPITAL], movement="zones").at(A, 20).field(24, "positive", 2)
    story.rolls(4).stands(A, 24).phase("answer")
    assert story.names() == ["dice-rolled", "player-moved", "card-drawn", "card-drawn-self"]
    story.answers(RIGHT).phase("guess").tells("answer-validated", isCorrect=True)
    story.tells(
        "position-guess-request", currentPosition=20, diceRoll=4, fieldStepValue=2,
        patternModifier=2,
    )  # fmt: skip
    story.guesses(28).tells("position-guess-broadcast", guessedPosition=28)
    story.tells("guess-result", guessCorrect=True, finalPosition=28, penaltyApplied=False)
    story.stands(A, 28).turn_of(B)


def test_scenario_2_a_wrong_answer_on_a_negative_field() -> None:
    story = given(movement="zones").at(A, 50).field(55, "negative", 1).rolls(5)
    story.answers(True).phase("guess").tells("answer-validated", isCorrect=False)
    story.tells("position-guess-request", currentPosition=50, fieldStepValue=1, patternModifier=1)
    story.guesses(57).tells("guess-result", guessCorrect=True, finalPosition=57)
    story.stands(A, 57).turn_of(B)


def test_scenario_3_three_extra_turns_are_four_turns_in_all() -> None:
    story = given(fortune=[luck("Again!", extra(3))]).at(A, 30).field(33, "luck").rolls(3)
    story.tells("luck-consequence", consequenceType="EXTRA_TURN", value=3, extraTurns=3)
    story.tells("extra-turn-remaining", playerId=A, remainingExtraTurns=2).turn_of(A)
    story.tells("your-turn", isExtraTurn=True, canRoll=True).silent("turn-changed")
    story.rolls(1).tells("extra-turn-remaining", remainingExtraTurns=1).turn_of(A)
    story.rolls(1).tells("extra-turn-remaining", remainingExtraTurns=0).turn_of(A)
    story.rolls(1).silent("extra-turn-remaining").turn_of(B)


def test_scenario_4_two_lost_turns() -> None:
    story = given(fortune=[luck("Wait!", lost(2))]).field(3, "luck").rolls(3)
    story.tells("luck-consequence", consequenceType="LOSE_TURN", turnsToLose=2).turn_of(B)
    story.rolls(1).turn_of(B)
    assert story.event("players-skipped") == {
        "skippedPlayers": [{"playerId": A, "remainingTurnsToLose": 1}]
    }
    story.tells("turn-changed", currentPlayer=B)
    story.rolls(1).turn_of(B)
    assert story.event("players-skipped")["skippedPlayers"][0]["remainingTurnsToLose"] == 0
    story.rolls(1).silent("players-skipped").turn_of(A)


def test_scenario_5_an_approved_joker_on_a_positive_field() -> None:
    story = judged(movement="zones").at(1, 66).field(69, "positive", 3).field(70, "positive", 1)
    story.rolls(3).answers(True).guesses(70).stands(1, 70)  # 66 + 3 + 3 - 2
    story.tells("joker-drawn", waitingForGamemaster=True).phase("decision")
    story.tells("gamemaster-decision-request", timeLimit=120)
    story.decides("approve").tells("gamemaster-decision-result", decision="approve", approved=True)
    story.tells(
        "joker-position-guess-request", currentPosition=70, diceRoll=6, fieldStepValue=1,
        patternModifier=-2,
    )  # fmt: skip
    story.field(75, "positive", 1).guesses_joker(75)
    story.tells("joker-complete", guessCorrect=True, moved=True, finalPosition=75)
    story.stands(1, 75).turn_of(2)  # no third landing


def test_R6_scenario_6_extra_turns_come_before_lost_ones() -> None:
    """R21: "Sequence reaches PlayerA" once B and C have had their turns."""
    story = given(3, fortune=[luck("Again!", extra(2)), luck("Wait!", lost(1))])
    story.field(1, "luck").field(2, "luck").draws(LUCK_DECK, 0)
    story.rolls(1).turn_of(A)  # turn 1: two extra turns, of which one begins
    story.draws(LUCK_DECK, 1).rolls(1).turn_of(A)  # turn 2: a turn to lose; extra turns come first
    assert (story.race.extra_turns[A], story.race.turns_to_lose[A]) == (0, 1)
    story.field(1, "regular").field(2, "regular")
    story.rolls(1).turn_of(B)  # turn 3, the second extra one
    story.rolls(1).turn_of(C)
    story.rolls(1).turn_of(B)  # turn 4: the sequence reaches A, who is skipped
    assert story.event("players-skipped") == {
        "skippedPlayers": [{"playerId": A, "remainingTurnsToLose": 0}]
    }
    story.rolls(1).turn_of(C)  # turn 5: B
    story.rolls(1).turn_of(A)  # turn 6: C; turn 7: A plays normally


def test_R6_when_all_have_turns_to_lose_the_order_goes_round() -> None:
    story = given(3).owing(A, lose=2).owing(B, lose=1).owing(C, lose=2).rolls(1).turn_of(B)
    skipped = [(s["playerId"], s["remainingTurnsToLose"])
               for s in story.event("players-skipped")["skippedPlayers"]]  # fmt: skip
    assert skipped == [(B, 0), (C, 1), (A, 1)]


def test_R6_extra_and_lost_turns_add_up() -> None:
    story = given(fortune=[luck("Again!", extra(2))]).field(1, "luck").owing(A, extra=3)
    story.rolls(1).tells("luck-consequence", value=2, extraTurns=5)
    story = given(fortune=[luck("Wait!", lost(2))]).field(1, "luck").owing(A, lose=3)
    story.rolls(1).tells("luck-consequence", value=2, turnsToLose=5)
