"""Which cards may be laid (§4.4, §4.5), and when one must draw (P3, P4)."""

import pytest

from tests.games.playone.given import SPARE, A, B, given


@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("RED-1", True),  # the colour
        ("BLUE-5", True),  # the number
        ("BLUE-1", False),
        ("RED-SKIP", True),
        ("BLUE-SKIP", False),
        ("WILD", True),
        ("WILD_DRAW_FOUR", True),  # no challenge, whatever else one holds
    ],
)
def test_4_5_a_card_fits_by_colour_or_number_or_is_wild(card: str, fits: bool) -> None:
    story = given(f"{card} RED-9", SPARE, top="RED-5")
    assert story.may(A) == ([card, "RED-9"] if fits else ["RED-9"])


@pytest.mark.parametrize("action", ["SKIP", "REVERSE", "DRAW_TWO"])
def test_4_5_an_action_fits_the_same_action_of_another_colour(action: str) -> None:
    story = given(f"BLUE-{action} GREEN-1", SPARE, top=f"RED-{action}")
    assert story.may(A) == [f"BLUE-{action}"]


def test_4_5_on_a_wild_card_only_the_chosen_colour_counts() -> None:
    story = given("BLUE-1 RED-1 WILD", SPARE, top="WILD_DRAW_FOUR", color="BLUE")
    assert story.may(A) == ["BLUE-1", "WILD"]


def test_4_4_P3_who_can_play_may_not_draw() -> None:
    story = given("RED-1 GREEN-3", SPARE, top="RED-5")
    assert story.may(A) == ["RED-1"]
    story.refused("CANNOT_DRAW", A, "INTENT_DRAW")


def test_4_4_who_cannot_play_draws_one_and_the_turn_passes() -> None:
    story = given("GREEN-3 GREEN-4", SPARE, top="RED-5", draws="BLUE-2")
    assert story.may(A) == ["draw"]
    story.draws().turn_of(B)
    assert story.hand(A) == ["GREEN-3", "GREEN-4", "BLUE-2"]
    assert story.last("cardsDrawn") == {"seat": A, "count": 1}
    assert "autoPlayed" not in story.events()


def test_P4_a_drawn_card_that_fits_is_laid_at_once() -> None:
    story = given("GREEN-3 GREEN-4", SPARE, top="RED-5", draws="RED-2").draws()
    story.turn_of(B)
    assert story.top() == "RED-2"
    assert story.hand(A) == ["GREEN-3", "GREEN-4"]
    assert story.events() == ["autoPlayed", "cardPlayed"]


def test_P4_with_its_effect() -> None:
    story = given("GREEN-3 GREEN-4", SPARE, SPARE.replace("0", "8"), top="RED-5", draws="RED-SKIP")
    story.draws().turn_of(2)


def test_P4_a_drawn_draw_two_is_for_the_next_player() -> None:
    story = given("GREEN-3 GREEN-4", SPARE, top="RED-5", draws="RED-DRAW_TWO").draws()
    story.then(pendingDraw=2).turn_of(B)


@pytest.mark.parametrize(("wild", "pending"), [("WILD", 0), ("WILD_DRAW_FOUR", 4)])
def test_P4_if_it_is_wild_the_same_player_chooses_the_colour(wild: str, pending: int) -> None:
    story = given("GREEN-3 GREEN-4", SPARE, top="RED-5", draws=wild).draws()
    story.then(phase="CHOOSE_COLOR_REQUIRED", pendingDraw=pending).turn_of(A)
    story.chooses("GREEN").then(currentColor="GREEN").turn_of(B)
