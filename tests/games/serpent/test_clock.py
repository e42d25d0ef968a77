"""Time-outs: card 60 s, guess 30 s, gamemaster 120 s (R3, R8, G8)."""

from tests.games.serpent.given import A, B, Story, given, judged


def at_a_guess() -> Story:
    return given().at(A, 15).field(19, "positive", 2).rolls(4).answers(True)


def at_a_decision(kind: str = "positive", step: int = 1) -> Story:
    story = judged().at(1, 15).field(19, "positive", 2).field(26, kind, step)
    return story.rolls(4).answers(True).guesses(26)


def limit(story: Story) -> int:
    deadline = story.journal.match.deadline()
    assert deadline is not None
    return deadline - story.now


def test_the_limits_of_the_source() -> None:
    assert limit(given().field(3, "positive", 1).rolls(3)) == 60_000
    assert limit(at_a_guess()) == 30_000
    assert limit(at_a_decision()) == 120_000
    assert limit(at_a_decision().decides("approve")) == 30_000


def test_rolling_takes_its_time_unless_an_option_limits_it() -> None:
    assert given().journal.match.deadline() is None
    assert limit(given(roll_seconds=20)) == 20_000


def test_dice_that_nobody_rolls_in_time_roll_themselves() -> None:
    story = given(roll_seconds=20).time_runs_out()
    story.stands(A, story.event("dice-rolled")["diceValue"]).turn_of(B)
    assert 1 <= story.race.positions[A] <= 6


def test_R23_a_card_timed_out_is_a_wrong_answer_on_a_positive_field() -> None:
    story = given().field(3, "positive", 1).rolls(3).time_runs_out()
    assert story.names()[:3] == ["card-timeout", "answer-validated", "no-movement"]
    story.tells("card-timeout", playerId=A).tells("answer-validated", isCorrect=False)
    story.stands(A, 3).turn_of(B)


def test_a_card_timed_out_on_a_negative_field_is_to_be_calculated() -> None:
    story = given().field(3, "negative", -1).rolls(3).time_runs_out().phase("guess")
    assert limit(story) == 30_000


def test_R23_a_guess_timed_out_leaves_the_player_where_the_dice_put_them() -> None:
    story = at_a_guess().time_runs_out().stands(A, 19).turn_of(B)
    story.tells("guess-timeout", playerId=A).tells("no-movement", reason="GUESS_TIMEOUT")


def test_R8_a_gamemaster_timed_out_rejects() -> None:
    story = at_a_decision().time_runs_out()
    story.tells("gamemaster-timeout", playerId=1, requestId="joker-1")
    story.tells("gamemaster-decision-result", decision="reject", approved=False)
    story.tells("joker-complete", moved=False).stands(1, 26).turn_of(2)


def test_R8_a_rejection_by_time_on_a_negative_field_is_to_be_calculated() -> None:
    at_a_decision("negative", -1).time_runs_out().phase("joker_guess")


def test_R8_a_gamemaster_who_is_away_counts_as_timed_out() -> None:
    story = at_a_decision().leaves(0)
    assert story.journal.match.outcome is None
    assert limit(story) == 120_000
    story.time_runs_out().tells("gamemaster-timeout", playerId=1).turn_of(2)


def test_R3_a_joker_guess_timed_out_moves_nobody() -> None:
    story = at_a_decision().decides("approve").time_runs_out().stands(1, 26).turn_of(2)
    story.tells("guess-timeout", playerId=1).tells("joker-complete", moved=False)


def test_an_answer_at_the_deadline_is_too_late() -> None:
    story = given().field(3, "positive", 1).rolls(3)
    story.now = 60_000
    story.refused("TOO_LATE", A, "card-answer", answer=True)
    story.now = 59_999
    story.answers(True).phase("guess")


def test_the_limits_are_options() -> None:
    story = given(card_seconds=90, guess_seconds=45).at(A, 15).field(19, "positive", 2).rolls(4)
    assert (limit(story), story.view(A)["cardData"]["timeLimit"]) == (90_000, 90)
    story.answers(True).tells("position-guess-request", timeLimit=45)
    assert limit(story) == 45_000
