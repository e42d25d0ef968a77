"""Leaving and coming back (G7); who is left alone has won."""

from tests.games.serpent.given import A, B, C, given, judged


def test_whoever_leaves_loses_the_turn() -> None:
    given(3).leaves(A).turn_of(B).rolls(1).turn_of(C).rolls(1).turn_of(B)


def test_whoever_leaves_out_of_turn_is_passed_over() -> None:
    story = given(3).leaves(B).turn_of(A).rolls(1).turn_of(C)
    story.silent("players-skipped")


def test_R27_the_card_is_dropped_with_the_player() -> None:
    story = given(3).field(3, "positive", 1).rolls(3).leaves(A).turn_of(B)
    story.tells("player-disconnected-during-card", playerId=A)
    assert story.view()["pendingCard"] is None


def test_R27_turns_to_come_and_to_lose_are_dropped_too() -> None:
    story = given(3).owing(A, extra=2, lose=1).leaves(A).turn_of(B)
    assert (story.race.extra_turns[A], story.race.turns_to_lose[A]) == (0, 0)


def test_G7_whoever_comes_back_stands_where_they_stood() -> None:
    story = given(3).at(A, 42).leaves(A).comes(A).stands(A, 42).turn_of(B)
    story.rolls(1).turn_of(C).rolls(1).turn_of(A)


def test_R27_the_last_racer_there_wins() -> None:
    story = given(3).at(B, 7).leaves(C).leaves(A)
    outcome = story.journal.match.outcome
    assert outcome == {"points": [0, 7, 0], "winners": [B], "reason": "OPPONENT_LEFT"}
    story.tells("ended", winner=B)


def test_R27_a_gamemaster_is_no_racer() -> None:
    story = judged().leaves(1)
    assert story.journal.match.outcome == {
        "points": [0, 0, 0], "winners": [2], "reason": "OPPONENT_LEFT",
    }  # fmt: skip
    assert judged().leaves(0).turn_of(1).journal.match.outcome is None


def test_a_joker_goes_when_its_player_goes() -> None:
    story = judged(4).at(1, 15).field(19, "positive", 2).field(26, "positive", 1)
    story.rolls(4).answers(True).guesses(26).phase("decision").leaves(1).turn_of(2)
    story.silent("player-disconnected-during-card")


def test_absent_players_roll_and_let_the_rest_time_out() -> None:
    story = judged(4).at(1, 15).field(19, "positive", 2).field(26, "positive", 1)
    action, data = story.race.default(1) or ("", {})
    assert (action, data["diceValue"] in range(1, 7)) == ("dice-roll", True)
    assert story.rolls(4).race.default(1) is None
    assert story.answers(True).race.default(1) is None
    action, data = story.guesses(26).race.default(0) or ("", {})
    assert (action, data["decision"]) == ("gamemaster-decision", "reject")
