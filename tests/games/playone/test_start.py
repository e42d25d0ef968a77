"""The deal (§4.2) and what the first card does (§4.3, P2)."""

import pytest

from tests.games.playone.given import after_dealer, opened

ALL = pytest.mark.parametrize("players", [2, 3, 4])
MANY = pytest.mark.parametrize("players", [3, 4])


@ALL
def test_4_2_seven_cards_each_one_turned_and_the_rest_in_the_pile(players: int) -> None:
    story = opened("NUMBER", players)
    assert story.counts() == [7] * players
    story.then(deckCount=108 - 7 * players - 1, pendingDraw=0, round=1)


@ALL
def test_P2_a_number_sets_the_colour_and_the_player_after_the_dealer_begins(players: int) -> None:
    story = opened("NUMBER", players)
    color = story.view(None)["state"]["topCard"]["color"]
    story.then(phase="TURN", currentColor=color, direction=1).turn_of(after_dealer(story, 1))


@ALL
def test_P2_skip_costs_the_first_player_the_turn(players: int) -> None:
    story = opened("SKIP", players)
    story.then(phase="TURN", direction=1).turn_of(after_dealer(story, 2))


def test_P2_reverse_between_two_works_as_a_skip() -> None:
    story = opened("REVERSE")
    story.turn_of(story.game.dealer)


@MANY
def test_P10_reverse_turns_the_direction_and_the_dealers_other_neighbour_begins(
    players: int,
) -> None:
    story = opened("REVERSE", players)
    story.then(phase="TURN", direction=-1).turn_of(after_dealer(story, -1))


@ALL
def test_P2_draw_two_sets_the_colour_and_nobody_has_to_draw(players: int) -> None:
    story = opened("DRAW_TWO", players)
    color = story.view(None)["state"]["topCard"]["color"]
    story.then(pendingDraw=0, currentColor=color).turn_of(after_dealer(story, 1))


@ALL
@pytest.mark.parametrize("wild", ["WILD", "WILD_DRAW_FOUR"])
def test_P2_of_a_wild_card_the_first_player_chooses_the_colour(players: int, wild: str) -> None:
    story = opened(wild, players)
    first = after_dealer(story, 1)
    story.then(
        phase="CHOOSE_COLOR_REQUIRED", currentColor=None, pendingDraw=0,
        awaitingColorChoiceFrom=first,
    ).turn_of(first)  # fmt: skip
    assert story.may(first) == ["RED", "BLUE", "GREEN", "YELLOW"]


@ALL
@pytest.mark.parametrize("wild", ["WILD", "WILD_DRAW_FOUR"])
def test_P2_and_then_plays_with_nothing_to_draw(players: int, wild: str) -> None:
    story = opened(wild, players).chooses("GREEN")
    story.then(phase="TURN", currentColor="GREEN", pendingDraw=0, awaitingColorChoiceFrom=None)
    story.turn_of(after_dealer(story, 1))


def test_P11_the_first_dealer_is_drawn_by_lot() -> None:
    assert {opened("NUMBER", 3, turn_seconds=s).game.dealer for s in range(1)} <= {0, 1, 2}
    dealers = {opened(kind, 3).game.dealer for kind in ("NUMBER", "SKIP", "REVERSE", "WILD")}
    assert len(dealers) > 1


def test_7_3_the_public_state_names_its_fields_as_the_data_model_does() -> None:
    view = opened("NUMBER", 3).view(0)
    assert set(view["state"]) >= {
        "players", "order", "dealerIndex", "currentPlayerIndex", "direction", "topCard",
        "currentColor", "pendingDraw", "phase", "winnerId", "roundEndReason",
    }  # fmt: skip
    assert view["state"]["players"][1] == {"id": 1, "connected": True, "cardCount": 7}


def test_5_2_a_hand_is_seen_by_its_owner_and_nobody_else() -> None:
    story = opened("NUMBER", 3)
    mine = story.view(0)["state"]["hand"]
    assert len(mine) == 7
    assert "hand" not in story.view(None)["state"]
    shown = str([story.view(seat) for seat in (None, 1, 2)])
    assert not [card for card in mine if repr(card["id"]) in shown]
