"""From round to round (§3.2, §4.9, P8), joining, and how a match ends."""

import pytest

from ronda.engine import Journal, Match
from ronda.games.playone import PlayOne
from tests.games.playone.given import SPARE, A, B, C, Story, given

PAUSE = 5000


def won(*others: str, **options: object) -> Story:
    """A has just gone out."""
    return given("RED-1", *(others or (SPARE,)), top="RED-5", options=options).lays("RED-1")


def test_P8_after_five_seconds_the_next_round_begins() -> None:
    story = won()
    assert story.journal.match.deadline() == PAUSE
    story.time_runs_out().then(round=2, winnerId=None, roundEndReason=None, roundsWon=[1, 0])
    assert story.counts() == [7, 7]
    assert story.last("roundStarted")["round"] == 2


def test_P22_or_when_somebody_starts_it() -> None:
    won().after(1000).starts(B).then(round=2)


@pytest.mark.parametrize("phase", ["TURN", "CHOOSE_COLOR_REQUIRED"])
def test_8_4_a_round_that_goes_on_is_not_started(phase: str) -> None:
    story = given("WILD RED-1", SPARE, top="RED-5")
    if phase != "TURN":
        story.lays("WILD")
    story.refused("ROUND_ALREADY_STARTED", A, "INTENT_START_ROUND")
    story.refused("ROUND_ALREADY_STARTED", B, "INTENT_START_ROUND")


def test_P8_the_deal_moves_to_the_next_seat_there() -> None:
    story = won(SPARE, "BLUE-1", "BLUE-2")  # D deals
    story.time_runs_out().then(dealerIndex=A)
    story.leaves(B)
    story.game.phase = "ROUND_END"
    story.starts(A).then(dealerIndex=1, order=[A, C, 3])


def test_P8_rounds_won_are_kept_and_points_too() -> None:
    story = won("WILD RED-7 GREEN-SKIP", "BLUE-3")
    story.then(roundsWon=[1, 0, 0], points=[50 + 7 + 20 + 3, 0, 0])
    story.time_runs_out().then(roundsWon=[1, 0, 0], points=[80, 0, 0])


def test_P13_the_hands_of_those_who_left_are_no_points() -> None:
    story = given("RED-1", "WILD", "RED-3", top="RED-5").leaves(B).lays("RED-1")
    story.then(points=[3, 0, 0])


def test_P15_who_comes_in_the_middle_of_a_round_is_in_the_next() -> None:
    story = given("RED-1", SPARE, "BLUE-1", top="RED-5").leaves(C).comes(C)
    assert story.counts() == [1, 2, 0]
    story.refused("NOT_YOUR_TURN", C, "INTENT_DRAW").lays("RED-1").then(winnerId=A)
    story.time_runs_out()
    assert story.counts() == [7, 7, 7]


def test_P15_and_may_leave_again_before_it_without_a_trace() -> None:
    story = given("RED-1 RED-2", SPARE, "BLUE-1", top="RED-5").leaves(C).comes(C).leaves(C)
    story.then(phase="TURN").turn_of(A).lays("RED-1").turn_of(B)
    assert story.counts() == [1, 2, 0]


def test_P8_whom_one_waits_for_wins_nothing_when_the_others_leave() -> None:
    """C is back and without cards: B is the last one in this round, but not at the table."""
    story = given("RED-1", SPARE, "BLUE-1", top="RED-5").leaves(C).comes(C).leaves(A)
    story.then(winnerId=B, roundEndReason="OPPONENT_LEFT", roundsWon=[0, 1, 0])
    assert story.outcome() is None
    story.time_runs_out().then(order=[B, C])


def alone() -> Story:
    return Story(Match.start(PlayOne, "playone", None, 3, absent=[A, C]))


def test_P14_with_one_there_is_no_round_yet() -> None:
    story = alone().then(phase="LOBBY", round=0, topCard=None)
    assert story.journal.match.deadline() is None
    story.refused("NOT_ENOUGH_PLAYERS", B, "INTENT_START_ROUND")


def test_P14_with_two_there_is() -> None:
    story = alone().after(1000).comes(C).then(phase="LOBBY")
    assert story.journal.match.deadline() == 1000 + PAUSE
    story.time_runs_out().then(round=1, order=[B, C])
    assert story.counts() == [0, 7, 7]


def test_P14_who_is_left_alone_before_the_first_round_may_wait() -> None:
    story = alone().comes(A).leaves(A).then(phase="LOBBY")
    assert story.outcome() is None
    assert story.journal.match.deadline() is None


def test_P8_the_host_need_not_wait() -> None:
    alone().comes(A).starts(B).then(round=1, order=[A, B])


def test_P12_a_match_of_so_many_rounds_is_won_by_who_won_most() -> None:
    story = won(rounds=2)
    assert story.outcome() is None
    story.starts(A)
    story.game.rounds_won, story.game.phase, story.game.round = [1, 3], "ROUND_END", 1
    story.starts(A).leaves(A)
    assert story.outcome()["winners"] == [B]


def test_a_match_of_one_round_ends_with_it() -> None:
    assert won(rounds=1).outcome() == {
        "points": [1, 0], "winners": [A], "reason": "ROUNDS_PLAYED",
    }  # fmt: skip


def test_P6_after_a_stalemate_alone_nobody_has_won() -> None:
    story = given("GREEN-1", SPARE, top="RED-5", pile=0, options={"rounds": 1}).draws().draws()
    assert story.outcome() == {"points": [0, 0], "winners": [], "reason": "ROUNDS_PLAYED"}


def test_P12_equal_scores_share() -> None:
    story = given("RED-1", SPARE, top="RED-5", options={"rounds": 1})
    story.game.rounds_won = [0, 1]
    assert story.lays("RED-1").outcome()["winners"] == [A, B]


@pytest.mark.parametrize("won", [1, 9])
def test_P12_who_left_does_not_win_though_nobody_has_more(won: int) -> None:
    story = given("RED-1", SPARE, "BLUE-1", top="RED-5", options={"rounds": 1})
    story.game.rounds_won = [0, 0, won]
    assert story.leaves(C).lays("RED-1").outcome()["winners"] == [A]


@pytest.mark.parametrize(("scoring", "target"), [("rounds", 1), ("points", 50)])
def test_P8_who_reaches_the_target_wins(scoring: str, target: int) -> None:
    story = won("WILD", scoring=scoring, target=target)
    assert story.outcome()["winners"] == [A]
    assert story.outcome()["reason"] == "TARGET_REACHED"


def test_P8_below_the_target_the_rounds_go_on() -> None:
    assert won("RED-9", scoring="points", target=50).outcome() is None


def test_a_log_of_three_rounds_replays() -> None:
    story = won()
    journal = Journal.start(PlayOne, "three", {"rounds": 3}, 3)
    while journal.match.outcome is None:
        deadline = journal.match.deadline()
        seats = journal.match.to_act()
        if not seats:
            assert deadline is not None
            journal.timeout(deadline)
            continue
        action = journal.match.game.default(seats[0])
        assert action is not None
        journal.play(seats[0], *action, at=journal.match.now)
    before = journal.match.digest()
    journal.rebuild()
    assert journal.match.digest() == before
    assert story.outcome() is None
