"""Leaving in the middle of a round (§4.10, P7)."""

import pytest

from ronda.games.playone.cards import COLORS
from tests.games.playone.given import SPARE, A, B, C, given

THREE = ("RED-1 RED-2", "BLUE-1 BLUE-2", "GREEN-1 GREEN-2")


def test_P7_the_hand_leaves_the_game_and_does_not_return_to_the_pile() -> None:
    story = given(*THREE, top="RED-5")
    pile = story.view(None)["state"]["deckCount"]
    story.leaves(B)
    assert story.counts() == [2, 0, 2]
    story.then(deckCount=pile, phase="TURN").turn_of(A)
    assert story.view(A)["state"]["players"][B]["connected"] is False
    assert story.events() == ["playerLeft", "roundGoesOn"]


def test_4_10_leaving_on_ones_turn_passes_it_on() -> None:
    given(*THREE, top="RED-5").leaves(A).turn_of(B)


def test_4_10_in_the_direction_of_play() -> None:
    story = given("RED-REVERSE RED-1", *THREE[1:], top="RED-5").lays("RED-REVERSE").turn_of(C)
    story.leaves(C).turn_of(B)


def test_9_5_those_who_left_are_passed_over() -> None:
    given(*THREE, top="RED-5").leaves(B).lays("RED-1").turn_of(C)


def test_9_5_and_a_skip_does_not_fall_on_them() -> None:
    story = given("RED-SKIP RED-1", *THREE[1:], "YELLOW-1 YELLOW-2", top="RED-5")
    story.leaves(B).lays("RED-SKIP").turn_of(3)


def test_P7_a_pending_draw_passes_to_the_next_player() -> None:
    story = given(*THREE, top="RED-DRAW_TWO", pending=4).leaves(A)
    story.then(pendingDraw=4).turn_of(B).draws().then(pendingDraw=0)
    assert story.counts() == [0, 6, 2]


@pytest.mark.parametrize(
    ("hand", "color"),
    [
        ("GREEN-1 GREEN-2 RED-1", "GREEN"),
        ("YELLOW-1 GREEN-2", "GREEN"),  # a tie: RED, BLUE, GREEN, YELLOW
        ("BLUE-1 RED-1", "RED"),
        ("BLUE-1 YELLOW-1 WILD_DRAW_FOUR WILD_DRAW_FOUR", "BLUE"),  # wild cards count for none
        ("WILD_DRAW_FOUR", "RED"),
    ],
)
def test_P7_a_colour_owed_is_the_most_frequent_of_the_hand_that_left(hand: str, color: str) -> None:
    story = given(f"{hand} WILD", *THREE[1:], top="RED-5".replace("RED", "YELLOW"))
    story.lays("WILD").leaves(A)
    story.then(currentColor=color, phase="TURN", awaitingColorChoiceFrom=None).turn_of(B)
    assert story.last("colorChosen") == {"seat": A, "color": color}


def test_P7_owing_a_colour_and_a_draw_the_next_player_gets_both() -> None:
    story = given("WILD_DRAW_FOUR BLUE-9", *THREE[1:], top="RED-5").lays("WILD_DRAW_FOUR")
    story.leaves(A).then(currentColor="BLUE", pendingDraw=4).turn_of(B)


def test_P7_owing_the_first_colour_the_next_player_plays() -> None:
    story = given(*THREE, top="WILD", color="RED")
    story.game.phase, story.game.opening, story.game.current_color = (
        "CHOOSE_COLOR_REQUIRED", True, None,
    )  # fmt: skip
    story.leaves(A).then(currentColor="RED", phase="TURN").turn_of(B)
    story.draws()
    assert story.view(None)["state"]["currentColor"] in COLORS


def test_P7_the_turn_passes_after_the_next_wild_card_as_ever() -> None:
    """Only whoever chooses the colour of the first card plays on, and that one has left."""
    story = given("RED-1", "WILD BLUE-2", "GREEN-1 GREEN-2", top="WILD", color="RED")
    story.game.phase, story.game.opening = "CHOOSE_COLOR_REQUIRED", True
    story.leaves(A).turn_of(B).lays("WILD").chooses("BLUE").turn_of(C)


def test_4_10_the_last_one_there_has_won() -> None:
    story = given(*THREE, top="RED-5").leaves(B).leaves(A)
    story.then(
        phase="ROUND_END", winnerId=C, roundEndReason="OPPONENT_LEFT", roundsWon=[0, 0, 1],
    )  # fmt: skip
    assert story.outcome()["winners"] == [C]
    assert story.outcome()["reason"] == "OPPONENT_LEFT"


@pytest.mark.parametrize("scoring", ["rounds", "points"])
def test_P12_that_one_wins_whatever_the_scores_are(scoring: str) -> None:
    story = given("RED-1", SPARE, top="RED-5", options={"rounds": 1, "scoring": scoring})
    story.game.rounds_won, story.game.points = [5, 0], [90, 0]
    story.leaves(A)
    assert story.outcome()["winners"] == [B]
    assert story.outcome()["reason"] == "OPPONENT_LEFT"


def test_P13_ones_own_cards_are_no_points() -> None:
    given("RED-1 WILD", SPARE, top="RED-5").leaves(B).then(points=[0, 0], roundsWon=[1, 0])
