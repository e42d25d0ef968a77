"""What the cards do (§4.6, §4.7), and going out (§4.9, P5)."""

import pytest

from tests.games.playone.given import SPARE, A, B, C, D, given

FOUR = (SPARE, "YELLOW-8 YELLOW-7", "YELLOW-6 YELLOW-5")


def test_4_7_skip_passes_over_the_next_player() -> None:
    given("RED-SKIP GREEN-1", *FOUR, top="RED-5").lays("RED-SKIP").turn_of(C)


def test_4_7_skip_between_two_plays_again() -> None:
    given("RED-SKIP GREEN-1", SPARE, top="RED-5").lays("RED-SKIP").turn_of(A)


def test_4_7_reverse_turns_the_direction() -> None:
    story = given("RED-REVERSE GREEN-1", *FOUR, top="RED-5", draws="BLUE-2")
    story.lays("RED-REVERSE").then(direction=-1).turn_of(D).draws().turn_of(C)


def test_4_7_reverse_turns_it_back_again() -> None:
    story = given("RED-REVERSE GREEN-1", "GREEN-2 GREEN-4", "BLUE-REVERSE GREEN-5", top="RED-5")
    story.lays("RED-REVERSE").then(direction=-1).turn_of(C).lays("BLUE-REVERSE")
    story.then(direction=1).turn_of(A)


def test_4_7_reverse_between_two_is_a_skip() -> None:
    given("RED-REVERSE GREEN-1", SPARE, top="RED-5").lays("RED-REVERSE").turn_of(A)


def test_4_7_and_between_the_last_two_of_three_as_well() -> None:
    story = given("RED-REVERSE GREEN-1", SPARE, "GREEN-2 GREEN-4", top="RED-5")
    story.leaves(C).lays("RED-REVERSE").turn_of(A)


@pytest.mark.parametrize(("card", "color"), [("RED-1", "RED"), ("BLUE-5", "BLUE")])
def test_9_2_the_colour_is_that_of_the_card_laid(card: str, color: str) -> None:
    given(f"{card} GREEN-1", SPARE, top="RED-5").lays(card).then(currentColor=color)


@pytest.mark.parametrize(("wild", "pending"), [("WILD", 0), ("WILD_DRAW_FOUR", 4)])
def test_4_6_a_wild_card_blocks_the_game_until_its_colour_is_chosen(
    wild: str, pending: int
) -> None:
    """P18: meanwhile the last colour stands."""
    story = given(f"{wild} GREEN-1", "BLUE-1 BLUE-2", top="RED-5").lays(wild)
    story.then(
        phase="CHOOSE_COLOR_REQUIRED", awaitingColorChoiceFrom=A, currentColor="RED",
        pendingDraw=pending,
    ).turn_of(A)  # fmt: skip
    assert story.may(A) == ["RED", "BLUE", "GREEN", "YELLOW"]
    assert story.may(B) == []


def test_4_6_then_the_turn_passes() -> None:
    story = given("WILD GREEN-1", "BLUE-1 BLUE-2", top="RED-5").lays("WILD").chooses("BLUE")
    story.then(phase="TURN", currentColor="BLUE", awaitingColorChoiceFrom=None).turn_of(B)
    assert story.last("colorChosen") == {"seat": A, "color": "BLUE"}
    assert story.may(B) == ["BLUE-1", "BLUE-2"]


def test_4_9_without_cards_one_has_won_the_round() -> None:
    story = given("RED-1", SPARE, top="RED-5").lays("RED-1")
    story.then(
        phase="ROUND_END", winnerId=A, roundEndReason="PLAYER_EMPTY_HAND", roundsWon=[1, 0],
    )  # fmt: skip
    assert story.last("roundEnded") == {"reason": "PLAYER_EMPTY_HAND"}
    assert story.last("roundWon") == {"winner": A}
    assert story.view(A)["toAct"] == []


@pytest.mark.parametrize("wild", ["WILD", "WILD_DRAW_FOUR"])
def test_P5_going_out_with_a_wild_card_needs_no_colour(wild: str) -> None:
    story = given(wild, SPARE, top="RED-5").lays(wild)
    story.then(phase="ROUND_END", winnerId=A, pendingDraw=0, awaitingColorChoiceFrom=None)


def test_P5_going_out_with_a_draw_two_makes_nobody_draw() -> None:
    story = given("RED-DRAW_TWO", SPARE, top="RED-5").lays("RED-DRAW_TWO")
    story.then(phase="ROUND_END", winnerId=A, pendingDraw=0)
    assert story.counts() == [0, 2]


def test_P5_going_out_with_a_reverse_turns_nothing() -> None:
    given("RED-REVERSE", *FOUR, top="RED-5").lays("RED-REVERSE").then(direction=1, winnerId=A)
