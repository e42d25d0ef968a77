"""The house bot (§10, P9), priority by priority; and that both bots play by the rules."""

import pytest

from ronda.engine import Match
from ronda.engine.match import visible
from ronda.games.playone import PlayOne
from ronda.games.playone.bots import BOTS, simple
from ronda.games.playone.search import imagined, search
from ronda.rules import Luck
from tests.games.playone.given import SPARE, A, C, Story, given, nameless


def answer(story: Story) -> str:
    """What the house bot does: a card, a colour or `draw`."""
    _, data = simple(story.view(A), Luck("luck"))
    return nameless(next(iter(data.values()), "draw-"))


def stacking(hand: str) -> str:
    return answer(given(hand, SPARE, top="RED-DRAW_TWO", pending=2))


def playing(hand: str, other: str = f"{SPARE} YELLOW-8") -> str:
    return answer(given(hand, other, top="RED-5"))


def test_10_1_pending_it_stacks_rather_than_draws() -> None:
    assert stacking("BLUE-DRAW_TWO RED-1") == "BLUE-DRAW_TWO"
    assert stacking("WILD_DRAW_FOUR RED-1") == "WILD_DRAW_FOUR"


def test_P21_pending_it_keeps_the_draw_four() -> None:
    assert stacking("WILD_DRAW_FOUR BLUE-DRAW_TWO") == "BLUE-DRAW_TWO"


def test_10_1_pending_and_nothing_to_stack_it_draws() -> None:
    assert stacking("RED-1 WILD RED-SKIP") == "draw"


def test_10_1_it_plays_the_colour_it_has_most_of() -> None:
    assert playing("RED-1 BLUE-5 BLUE-2 BLUE-3 RED-2") == "BLUE-5"
    assert playing("RED-1 BLUE-5 BLUE-2 RED-3 RED-2") in {"RED-1", "RED-2", "RED-3"}


@pytest.mark.parametrize("action", ["RED-SKIP", "RED-REVERSE"])
def test_P21_against_few_cards_it_prefers_skip_and_reverse(action: str) -> None:
    assert playing(f"RED-1 {action} RED-2", "YELLOW-0") == action
    assert playing(f"RED-1 {action} RED-2") == "RED-1"


def test_10_1_the_colour_comes_before_the_action() -> None:
    assert playing("BLUE-5 BLUE-1 RED-SKIP", "YELLOW-0") == "BLUE-5"


def test_10_1_it_keeps_wild_cards_while_another_fits() -> None:
    assert playing("WILD WILD_DRAW_FOUR GREEN-1 GREEN-2 RED-1") == "RED-1"
    assert playing("WILD WILD_DRAW_FOUR GREEN-1 GREEN-2") == "WILD"
    assert playing("WILD_DRAW_FOUR GREEN-1 GREEN-2") == "WILD_DRAW_FOUR"


def test_10_1_with_nothing_to_play_it_draws_and_the_rules_play_what_fits() -> None:
    story = given("GREEN-1 GREEN-2", SPARE, top="RED-5", draws="RED-1")
    assert answer(story) == "draw"
    story.journal.play(A, *simple(story.view(A), Luck("luck")), at=0)
    assert story.top() == "RED-1"


@pytest.mark.parametrize(
    ("hand", "color"),
    [("GREEN-1 GREEN-2 RED-1", "GREEN"), ("YELLOW-1 GREEN-1 BLUE-1", "BLUE"),
     ("YELLOW-1 GREEN-1", "GREEN"), ("YELLOW-1 RED-1", "RED"), ("WILD_DRAW_FOUR", "RED")],
)  # fmt: skip
def test_10_2_it_chooses_the_most_frequent_colour_ties_in_a_fixed_order(
    hand: str, color: str
) -> None:
    assert answer(given(f"WILD {hand}", SPARE, top="RED-5").lays("WILD")) == color


def test_P9_it_needs_no_luck() -> None:
    story = given("RED-1 RED-2 RED-3 BLUE-5 WILD", SPARE, top="RED-5")
    assert len({str(simple(story.view(A), Luck(str(seed)))) for seed in range(20)}) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_13_it_only_plays_what_is_legal(players: int) -> None:
    """Its first answer is always accepted: the match goes on with it and nothing else."""
    for number in range(20):
        match = Match.start(PlayOne, f"legal/{number}", {"rounds": 1}, players)
        while match.outcome is None:
            seat = match.to_act()[0]
            match.play(seat, *simple(match.view(seat), Luck("luck")), at=0)
        match.game.check()


def test_the_searching_bot_takes_the_win_it_sees() -> None:
    story = given("WILD_DRAW_FOUR", SPARE, top="RED-DRAW_TWO", pending=2)
    assert search(story.view(A), Luck("luck"))[0] == "INTENT_PLAY_CARD"


def test_the_searching_bot_stops_who_has_one_card_left() -> None:
    """Nearly any hand of one card may fit; a Draw Two or a Skip does not let it be tried."""
    story = given("RED-1 RED-2 RED-DRAW_TWO", "RED-9", top="RED-5")
    _, data = search(story.view(A), Luck("luck"))
    assert nameless(data["cardId"]) == "RED-DRAW_TWO"


def test_the_searching_bot_chooses_what_it_has() -> None:
    story = given("WILD GREEN-1 GREEN-2 GREEN-3", SPARE, top="RED-5").lays("WILD")
    assert search(story.view(A), Luck("luck")) == ("INTENT_CHOOSE_COLOR", {"color": "GREEN"})


def test_the_searching_bot_knows_only_its_view() -> None:
    """Whatever the others hold, it decides alike: imagined worlds come from the view."""
    story = given("RED-1 BLUE-5 WILD GREEN-5", f"{SPARE} YELLOW-1", top="RED-5")
    decided = search(story.view(A), Luck("luck"))
    story.game.redeal(A, Luck("another world"))
    assert search(story.view(A), Luck("luck")) == decided


@pytest.mark.parametrize("pending", [0, 4])
def test_an_imagined_world_looks_like_the_real_one(pending: int) -> None:
    top = "RED-DRAW_TWO" if pending else "RED-5"
    story = given("RED-1 BLUE-5", SPARE, "GREEN-7", top=top, pending=pending).leaves(C)
    view = story.view(A)
    world = imagined(view, Luck("luck"))
    world.check()
    assert visible(world, A) == {**view["state"], "round": world.round}


def test_both_bots_are_offered() -> None:
    assert {"simple": simple, "search": search} == BOTS
