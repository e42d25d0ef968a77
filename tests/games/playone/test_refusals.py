"""The reason codes (§8.4). ROOM_FULL is the table's: it is about seats, not cards."""

import pytest

from ronda.rules import LANGUAGES, sentence
from tests.games.playone.given import SPARE, A, B, C, given

CODES = (
    "NOT_YOUR_TURN", "INVALID_PHASE", "CARD_NOT_IN_HAND", "CARD_NOT_PLAYABLE", "COLOR_REQUIRED",
    "MUST_STACK_OR_DRAW_PENDING", "CANNOT_DRAW", "ROUND_ALREADY_STARTED",
)  # fmt: skip
HANDS = ("RED-1 GREEN-3 WILD", "BLUE-7 RED-8")


@pytest.mark.parametrize("action", ["INTENT_PLAY_CARD", "INTENT_DRAW"])
def test_8_4_not_your_turn(action: str) -> None:
    story = given(*HANDS, top="RED-5")
    data = {"cardId": story.held(B, "RED-8")} if action == "INTENT_PLAY_CARD" else {}
    story.refused("NOT_YOUR_TURN", B, action, **data)


@pytest.mark.parametrize("card", ["BLUE-7", "no such card"])
def test_8_4_card_not_in_hand(card: str) -> None:
    story = given(*HANDS, top="RED-5")
    card_id = story.held(B, card) if card == "BLUE-7" else card
    story.refused("CARD_NOT_IN_HAND", A, "INTENT_PLAY_CARD", cardId=card_id)


def test_P17_a_card_in_the_pile_is_refused_like_one_that_does_not_exist() -> None:
    story = given(*HANDS, top="RED-5")
    for card in (*story.game.deck, "RED-1-999"):
        story.refused("CARD_NOT_IN_HAND", A, "INTENT_PLAY_CARD", cardId=card)


def test_8_4_card_not_playable() -> None:
    story = given(*HANDS, top="RED-5")
    story.refused("CARD_NOT_PLAYABLE", A, "INTENT_PLAY_CARD", cardId=story.held(A, "GREEN-3"))


def test_8_4_must_stack_or_draw_pending() -> None:
    story = given(*HANDS, top="RED-DRAW_TWO", pending=2)
    card = story.held(A, "RED-1")
    story.refused("MUST_STACK_OR_DRAW_PENDING", A, "INTENT_PLAY_CARD", cardId=card)


def test_8_4_cannot_draw() -> None:
    given(*HANDS, top="RED-5").refused("CANNOT_DRAW", A, "INTENT_DRAW")


def test_8_4_color_required() -> None:
    story = given(*HANDS, top="RED-5").lays("WILD")
    card = story.held(A, "RED-1")
    story.refused("COLOR_REQUIRED", A, "INTENT_PLAY_CARD", cardId=card)
    story.refused("COLOR_REQUIRED", A, "INTENT_DRAW")


def test_8_4_no_colour_is_asked_for() -> None:
    given(*HANDS, top="RED-5").refused("INVALID_PHASE", A, "INTENT_CHOOSE_COLOR", color="RED")


def test_8_4_only_the_one_who_owes_the_colour_chooses_it() -> None:
    story = given(*HANDS, "BLUE-1", top="RED-5").lays("WILD")
    for seat in (B, C):
        story.refused("NOT_YOUR_TURN", seat, "INTENT_CHOOSE_COLOR", color="RED")


@pytest.mark.parametrize(("color", "code"), [("WILD", "NOT_A_CHOICE"), (True, "WRONG_TYPE")])
def test_4_6_a_colour_is_one_of_the_four(color: object, code: str) -> None:
    story = given(*HANDS, top="RED-5").lays("WILD")
    story.refused(code, A, "INTENT_CHOOSE_COLOR", color=color)


@pytest.mark.parametrize("action", ["INTENT_PLAY_CARD", "INTENT_DRAW", "INTENT_CHOOSE_COLOR"])
def test_8_4_between_rounds_nothing_is_played(action: str) -> None:
    story = given("RED-1", SPARE, top="RED-5").lays("RED-1")
    data = {"INTENT_PLAY_CARD": {"cardId": story.held(B, "YELLOW-0")},
            "INTENT_CHOOSE_COLOR": {"color": "RED"}}  # fmt: skip
    story.refused("INVALID_PHASE", B, action, **data.get(action, {}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_G6_every_code_has_a_sentence(code: str, language: str) -> None:
    texts = given(*HANDS, top="RED-5").game.texts
    assert sentence(code, language, texts) != code
