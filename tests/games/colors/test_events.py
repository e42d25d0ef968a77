"""K5 and phase 2: a card for the round, and the choices it brings, made by all at once."""

from collections import Counter

import pytest

from ronda.games.colors.board import HOMES
from ronda.games.colors.events import EVENTS
from ronda.rules import Luck
from tests.games.colors.given import HOME_A, HOME_B, HOME_C, A, B, C, Story, given, standing

CORNERS = {"0,-3": (A, 5), "1,-3": (A, 5), "3,0": (B, 5), "3,-1": (B, 5), "-3,3": (C, 5)}
DEFENSES = [(seat, t, "defense") for seat in (A, B) for t in HOMES[seat][:2]]


def test_K5_the_five_cards_come_with_equal_chance() -> None:
    drawn = Counter(Luck("cards", version).pick(EVENTS) for version in range(5000))
    assert set(drawn) == set(EVENTS)
    assert all(900 < times < 1100 for times in drawn.values())


def test_K5_a_card_may_come_again() -> None:
    cards = []
    story = given()
    for _ in range(12):
        story.plan()
        cards.append(story.view(None)["state"]["event"])
        while story.game.phase != "planning":
            story.time_runs_out()
    assert len(cards) > len(set(cards))


@pytest.mark.parametrize("event", EVENTS)
def test_everybody_sees_the_card_and_it_lasts_for_the_round(event: str) -> None:
    story = given(event).plan().then(event=event, phase="production", round=1)
    assert story.last("eventDrawn") == {"card": event}
    story.produce(A).produce(B).produce(C).then(event=None, phase="planning", round=2)


def test_the_game_goes_on_and_nobody_has_a_choice() -> None:
    given("calm").plan(*DEFENSES).then(phase="production", doubled=[])


# Double defence.


def test_double_defense_each_picks_one_of_the_defence_tiles() -> None:
    story = given("double_defense").plan(*DEFENSES).then(phase="event").waits_for(A, B)
    story.choose(B, HOME_B[1]).waits_for(A).choose(A, HOME_A[0])
    story.then(phase="production", doubled=[HOME_A[0], HOME_B[1]])


def test_double_defense_only_a_defence_tile_of_ones_own() -> None:
    tiles = [(A, HOME_A[0], "defense"), (A, HOME_A[1], "movement"), *DEFENSES[2:]]
    story = given("double_defense").plan(*tiles)
    for territory in (HOME_A[1], HOME_A[2], HOME_B[0]):
        story.refused("NOT_TO_CHOOSE", A, "chooseTile", territory=territory)


def test_K5_the_only_defence_tile_doubles_without_asking() -> None:
    given("double_defense").plan((C, HOME_C[2], "defense")).then(
        phase="production", doubled=[HOME_C[2]]
    )


@pytest.mark.parametrize("event", ["double_defense", "sudden_death"])
def test_K5_by_default_it_is_the_first_of_ones_tiles_in_board_order(event: str) -> None:
    """In reading order (row by row) 2,1 comes after 3,-1 and 3,0."""
    tiles = [(B, "2,1", "defense"), (B, "3,0", "defense")]
    story = given(event).plan(*tiles).waits_for(B).passes(B)
    name = {"double_defense": "defenseDoubled", "sudden_death": "defenseLost"}[event]
    assert story.last(name) == {"seat": B, "territory": "3,0"}


# Sudden death.


def test_sudden_death_takes_one_defence_tile_of_each_who_has_some() -> None:
    story = given("sudden_death").plan((A, HOME_A[0], "movement"), (C, HOME_C[0], "defense"))
    story.then(phase="production")
    assert story.tiles(None) == {HOME_A[0]: "movement"}
    assert story.events()[-3:] == ["eventDrawn", "defenseLost", "tilesRevealed"]


def test_sudden_death_who_has_more_than_one_chooses_which() -> None:
    story = given("sudden_death").plan(*DEFENSES[:2]).waits_for(A).choose(A, HOME_A[1])
    assert story.tiles(None) == {HOME_A[0]: "defense"}


# Double movement: 6 at home; with the centre (4) a total of 8 or more.


def rich(levels: int) -> Story:
    """A produces so much in all, in two territories."""
    story = given("double_movement")
    story.game.levels |= {HOME_A[0]: levels - 4, HOME_A[1]: 2, HOME_A[2]: 2}
    return story


def test_double_movement_is_for_those_who_produce_8_or_more() -> None:
    rich(7).plan().then(phase="production")
    rich(8).plan().then(phase="event").waits_for(A)
    rich(9).plan().then(phase="event").waits_for(A)


def test_double_movement_puts_one_more_movement_tile_where_there_is_none() -> None:
    story = rich(8).plan((A, HOME_A[0], "movement"), (A, HOME_A[1], "defense"))
    story.refused("NOT_TO_CHOOSE", A, "chooseTile", territory=HOME_A[0])
    story.choose(A, HOME_A[2])
    assert story.tiles(None) == {
        HOME_A[0]: "movement", HOME_A[1]: "defense", HOME_A[2]: "movement"
    }  # fmt: skip


def test_K5_double_movement_by_default_no_extra_tile() -> None:
    assert rich(8).plan((A, HOME_A[0], "movement")).passes(A).tiles(None) == {HOME_A[0]: "movement"}


def test_double_movement_asks_nobody_who_has_no_room() -> None:
    full = [(A, home, "defense") for home in HOME_A]
    rich(9).plan(*full).then(phase="production")


def test_K15_double_movement_counts_levels_alone_while_tiles_are_secret() -> None:
    """7 with a production tile on it would be 9; to ask would tell that the tile is one."""
    rich(7).plan((A, HOME_A[1], "production")).then(phase="production")


# At once.


def test_K5_nobody_sees_a_choice_before_all_have_made_theirs() -> None:
    story = given("double_defense").plan(*DEFENSES).choose(A, HOME_A[1])
    assert story.view(A)["state"]["chosen"] == HOME_A[1]
    assert story.view(B)["state"]["chosen"] is None
    assert "chosen" not in story.view(None)["state"]
    assert story.last("choiceMade") == {"seat": A}
    story.then(doubled=[], answered=[True, False, False])


def test_K5_a_choice_is_made_once() -> None:
    story = given("double_defense").plan(*DEFENSES).choose(A, HOME_A[1])
    story.refused("NOT_YOUR_TURN", A, "chooseTile", territory=HOME_A[0])


@pytest.mark.parametrize("event", ["double_defense", "sudden_death"])
def test_K14_whoever_might_have_a_choice_is_asked_whatever_the_kinds_are(event: str) -> None:
    """Two tiles could be two defence tiles; one could not leave a choice."""
    armies = {"0,-3": "movement", "1,-3": "production", "3,0": "defense", "3,-1": "defense"}
    story = standing(CORNERS, {**armies, "-3,3": "defense"}, phase="event", event=event)
    story.waits_for(A, B)
    assert story.may(A) == {"pass"}
    assert story.may(B) == {"pass", "chooseTile"}
