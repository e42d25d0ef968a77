"""Draw Two and Wild Draw Four add up (§4.8, P3)."""

import pytest

from tests.games.playone.given import SPARE, A, B, C, given

STACKS = [("DRAW_TWO", "DRAW_TWO"), ("DRAW_TWO", "FOUR"), ("FOUR", "DRAW_TWO"), ("FOUR", "FOUR")]
CARD = {"DRAW_TWO": "GREEN-DRAW_TWO", "FOUR": "WILD_DRAW_FOUR"}
WORTH = {"DRAW_TWO": 2, "FOUR": 4}
TOP = {"DRAW_TWO": "RED-DRAW_TWO", "FOUR": "WILD_DRAW_FOUR"}


@pytest.mark.parametrize(("below", "above"), STACKS)
def test_4_8_each_of_the_two_may_be_stacked_on_each(below: str, above: str) -> None:
    card, pending = CARD[above], WORTH[below]
    story = given(f"{card} RED-1", SPARE, top=TOP[below], color="RED", pending=pending)
    assert story.may(A) == [card, "draw"]
    story.lays(card).then(pendingDraw=pending + WORTH[above])
    (story.chooses("BLUE") if above == "FOUR" else story).turn_of(B)


def test_P3_stacking_ignores_colour() -> None:
    story = given("BLUE-DRAW_TWO RED-1", SPARE, top="WILD_DRAW_FOUR", color="RED", pending=4)
    story.lays("BLUE-DRAW_TWO").then(pendingDraw=6, currentColor="BLUE")


def test_4_8_nothing_else_may_be_laid_though_it_would_fit() -> None:
    story = given("RED-1 WILD GREEN-SKIP", SPARE, top="RED-DRAW_TWO", pending=2)
    assert story.may(A) == ["draw"]
    for card in ("RED-1", "WILD"):
        held = story.held(A, card)
        story.refused("MUST_STACK_OR_DRAW_PENDING", A, "INTENT_PLAY_CARD", cardId=held)


def test_4_8_who_draws_takes_all_and_loses_the_turn() -> None:
    story = given("RED-1", SPARE, "BLUE-1", top="RED-DRAW_TWO", pending=6).draws()
    assert story.counts() == [7, 2, 1]
    story.then(pendingDraw=0).turn_of(B)


def test_9_3_what_is_drawn_then_is_not_laid_at_once() -> None:
    story = given("RED-1", SPARE, top="RED-DRAW_TWO", pending=2, draws="RED-2 RED-3").draws()
    assert sorted(story.hand(A)) == ["RED-1", "RED-2", "RED-3"]
    assert story.top() == "RED-DRAW_TWO"
    assert "autoPlayed" not in story.events()


def test_P3_who_could_stack_may_draw_all_the_same() -> None:
    story = given("BLUE-DRAW_TWO", SPARE, top="RED-DRAW_TWO", pending=2).draws()
    assert len(story.hand(A)) == 3
    story.then(pendingDraw=0).turn_of(B)


def test_4_8_the_pending_cards_go_round_the_table() -> None:
    story = given(
        "RED-DRAW_TWO RED-1", "BLUE-DRAW_TWO RED-2", "WILD_DRAW_FOUR RED-3", top="RED-5",
    )  # fmt: skip
    story.lays("RED-DRAW_TWO").then(pendingDraw=2).turn_of(B)
    story.lays("BLUE-DRAW_TWO").then(pendingDraw=4).turn_of(C)
    story.lays("WILD_DRAW_FOUR").then(pendingDraw=8).turn_of(C)
    story.chooses("GREEN").turn_of(A).draws().then(pendingDraw=0).turn_of(B)
    assert story.counts() == [9, 1, 1]


def test_after_the_draw_the_colour_and_the_action_on_top_count_again() -> None:
    story = given("BLUE-1", "BLUE-DRAW_TWO RED-3 BLUE-3", top="RED-DRAW_TWO", pending=2).draws()
    assert story.may(B) == ["BLUE-DRAW_TWO", "RED-3"]
