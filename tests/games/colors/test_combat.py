"""K8: combat, case by case; then on the board."""

from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from ronda.games.colors.combat import fight
from tests.games.colors.given import A, B, C, Story, standing

CENTRE, EAST = "0,0", "1,0"

CASES = [
    # attackers, defenders, struck down by the tile: attackers left, defenders left, how
    (8, 5, 0, 3, 0, "won"),
    (6, 5, 0, 1, 0, "won"),
    (5, 5, 0, 0, 0, "draw"),
    (1, 1, 0, 0, 0, "draw"),
    (4, 5, 0, 0, 1, "held"),
    (1, 20, 0, 0, 19, "held"),
    (19, 1, 0, 18, 0, "won"),
    (8, 5, 3, 0, 0, "draw"),
    (9, 5, 3, 1, 0, "won"),
    (7, 5, 3, 0, 1, "held"),
    (4, 5, 3, 0, 4, "held"),
    (3, 5, 3, 0, 5, "stopped"),
    (2, 5, 3, 0, 5, "stopped"),
    (3, 1, 3, 0, 1, "stopped"),
    (6, 5, 6, 0, 5, "stopped"),
    (7, 1, 6, 0, 0, "draw"),
    (11, 5, 6, 0, 0, "draw"),
    (12, 5, 6, 1, 0, "won"),
]


@pytest.mark.parametrize(("attack", "defend", "tile", "left", "remain", "how"), CASES)
def test_K8_case_by_case(
    attack: int, defend: int, tile: int, left: int, remain: int, how: str
) -> None:
    assert fight(attack, defend, tile) == (left, remain, how)


@for_all(st.integers(1, 19), st.integers(1, 20), st.sampled_from([0, 3, 6]))
def test_K8_both_lose_as_many_as_the_weaker_had(attack: int, defend: int, tile: int) -> None:
    left, remain, how = fight(attack, defend, tile)
    assert not (left and remain)
    if how == "stopped":
        assert attack <= tile
        assert remain == defend
    else:
        assert left - remain == attack - tile - defend


def battle(attackers: int, defenders: int, tile: str = "", **more: Any) -> Story:
    """A attacks from the centre with these, leaving 1; C looks on."""
    tiles = {CENTRE: "movement", **({EAST: tile} if tile else {})}
    armies = {CENTRE: (A, attackers + 1), EAST: (B, defenders), "3,0": (B, 1), "-3,3": (C, 1)}
    story = standing(armies, tiles, **more)
    return story.march(A, CENTRE, EAST, attackers).stands(CENTRE, A, 1)


def test_K8_all_survivors_of_an_attack_that_wins_move_in() -> None:
    story = battle(8, 5).stands(EAST, A, 3)
    assert story.last("combatWon") == {
        "seat": A, "defender": "blue", "origin": CENTRE, "target": EAST, "troops": 8,
        "defenders": 5, "defense": 0, "left": 3,
    }  # fmt: skip


def test_K8_a_weaker_attack_dies_and_the_defender_loses_as_many() -> None:
    assert battle(3, 5).stands(EAST, B, 2).last("combatHeld")["left"] == 2


def test_K8_a_draw_empties_the_territory() -> None:
    story = battle(5, 5).stands(EAST, None, 0)
    assert story.last("combatDraw")["left"] == 0


def test_K8_the_defence_tile_strikes_down_three_and_is_discarded() -> None:
    story = battle(9, 5, "defense").stands(EAST, A, 1)
    assert story.last("combatWon")["defense"] == 3
    story.then(tileOwners={})


@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_K8_an_attack_that_dies_on_the_tile_leaves_the_defender_whole(attackers: int) -> None:
    story = battle(attackers, 5, "defense").stands(EAST, B, 5)
    assert story.events()[0] == "combatStopped"


def test_double_defense_strikes_down_six() -> None:
    battle(9, 5, "defense", doubled=(EAST,)).stands(EAST, B, 2)
    battle(6, 5, "defense", doubled=(EAST,)).stands(EAST, B, 5)


def test_double_defense_elsewhere_does_not_help_here() -> None:
    battle(9, 5, "defense", doubled=("3,0",)).stands(EAST, A, 1)


@pytest.mark.parametrize("kind", ["movement", "production"])
def test_other_tiles_do_not_defend(kind: str) -> None:
    battle(6, 5, kind).stands(EAST, A, 1)


@pytest.mark.parametrize(("attackers", "kind"), [
    (9, "movement"), (5, "production"), (1, "production"), (5, "movement"), (1, "defense"),
])  # fmt: skip
def test_K7_any_tile_on_the_destination_is_discarded_however_it_ends(
    attackers: int, kind: str
) -> None:
    battle(attackers, 5, kind).then(tileOwners={})


def test_the_defence_tile_defends_once() -> None:
    armies = {CENTRE: (A, 5), "0,1": (A, 9), EAST: (B, 5), "3,0": (B, 1)}
    story = standing(armies, {CENTRE: "movement", "0,1": "movement", EAST: "defense"})
    story.march(A, CENTRE, EAST, 2).stands(EAST, B, 5).march(A, "0,1", EAST, 8)
    story.stands(EAST, A, 3)


def test_K17_the_attacking_army_is_what_was_sent_not_what_stayed() -> None:
    """10 stand in the centre, 4 go, and they lose against 5."""
    armies = {CENTRE: (A, 10), EAST: (B, 5), "3,0": (B, 1)}
    story = standing(armies, {CENTRE: "movement"}).march(A, CENTRE, EAST, 4)
    story.stands(CENTRE, A, 6).stands(EAST, B, 1)


def test_K9_who_loses_the_last_territory_is_out() -> None:
    armies = {CENTRE: (A, 9), EAST: (B, 5), "-3,3": (C, 5)}
    story = standing(armies, {CENTRE: "movement", "-3,3": "movement"})
    story.march(A, CENTRE, EAST, 8)
    assert story.last("eliminated") == {"seat": B}
    story.waits_for(C)
