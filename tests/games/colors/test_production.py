"""K6 and phase 3: tiles are turned up, and everyone lays out old and new troops."""

import pytest

from ronda.games.colors.production import overflowing
from tests.games.colors.given import HOME_A, HOME_B, A, B, C, given, standing

LEVELS = {"0,-3": 2, "0,0": 4}  # home and centre: the same on every board


def test_all_tiles_are_revealed_to_everybody_at_once() -> None:
    story = given().plan((A, HOME_A[0], "defense"), (B, HOME_B[1], "production"))
    assert story.tiles(None) == {HOME_A[0]: "defense", HOME_B[1]: "production"}
    assert story.last("tilesRevealed")["tiles"] == story.tiles(None)


def test_K6_the_new_troops_are_the_sum_of_the_levels_held() -> None:
    """Home 2 and centre 4: 6 new troops; 5 + 3 there, 14 in all."""
    story = standing({"0,-3": (A, 5), "0,0": (A, 3), "3,0": (B, 1)}, phase="production")
    story.then(production=[6, 2, 0]).lay_out(A, {"0,-3": 1, "0,0": 13})
    story.stands("0,-3", A, 1).stands("0,0", A, 13)
    assert story.last("produced") == {"seat": A, "new": 6, "layout": {"0,-3": 1, "0,0": 13}}


@pytest.mark.parametrize(("event", "new"), [("calm", 10), ("mega_production", 14)])
def test_K6_a_production_tile_doubles_its_own_level_or_triples_it(event: str, new: int) -> None:
    """2 + 4×2 = 10; with mega production 2 + 4×3 = 14."""
    armies = {"0,-3": (A, 5), "0,0": (A, 3), "3,0": (B, 1)}
    story = standing(armies, {"0,0": "production"}, phase="production", event=event)
    story.then(production=[new, 2, 0]).lay_out(A, {"0,-3": 4, "0,0": new + 4})


def test_K16_mega_production_triples_every_production_tile() -> None:
    """6 + 6 + 2 at home."""
    story = given("mega_production").plan(*[(A, home, "production") for home in HOME_A[:2]])
    story.then(production=[14, 6, 6])


def test_before_the_tiles_are_revealed_nobody_sees_what_they_will_produce() -> None:
    given().place(A, HOME_A[0], "production").then(production=[6, 6, 6])


def test_K6_in_turn_order_and_everybody_sees_each_layout() -> None:
    story = (
        given()
        .plan()
        .waits_for(A)
        .refused("NOT_YOUR_TURN", B, "produce", troops=dict.fromkeys(HOME_B, 7))
    )
    story.produce(A).waits_for(B).produce(B).waits_for(C)
    assert story.last("produced")["layout"] == dict.fromkeys(HOME_B, 7)


def test_K6_the_player_states_the_whole_distribution() -> None:
    """15 troops and 6 new ones: 21 in three territories."""
    story = given().plan()
    right = {HOME_A[0]: 1, HOME_A[1]: 19, HOME_A[2]: 1}
    for wrong, code in (
        ({**right, HOME_A[1]: 18}, "WRONG_TOTAL"),
        ({**right, HOME_A[1]: 20}, "WRONG_TOTAL"),
        ({**right, HOME_A[0]: 0, HOME_A[2]: 2}, "OUT_OF_RANGE"),
        ({HOME_A[0]: 1, HOME_A[1]: 20}, "WRONG_KEYS"),
        ({**right, HOME_B[0]: 1}, "WRONG_KEYS"),
        ({**right, "elsewhere": 1}, "WRONG_KEYS"),
        ({HOME_A[0]: -1, HOME_A[1]: 21, HOME_A[2]: 1}, "OUT_OF_RANGE"),
    ):
        story.refused(code, A, "produce", troops=wrong)
    story.refused("WRONG_TYPE", A, "produce", troops=[1, 19, 1])
    story.lay_out(A, right).stands(HOME_A[1], A, 19)


def test_K6_the_view_tells_what_a_distribution_must_be() -> None:
    (family,) = given().plan().view(A)["legal"]
    asked = family["data"]["troops"]
    each = {"type": "integer", "minimum": 1, "maximum": 20}
    assert asked["properties"] == dict.fromkeys(asked["required"], each)
    assert (set(asked["required"]), asked["total"]) == (set(HOME_A), 21)


def test_K6_at_most_twenty_in_a_territory() -> None:
    """18 + 2 + 2 + 2 new ones (levels 2 and 2, 6 in all): 21 would fit only elsewhere."""
    story = standing({"0,-3": (A, 18), "1,-3": (A, 1), "3,0": (B, 1)}, phase="production")
    story.refused("OUT_OF_RANGE", A, "produce", troops={"0,-3": 21, "1,-3": 2})
    story.lay_out(A, {"0,-3": 20, "1,-3": 3})


def test_K6_what_fits_nowhere_is_lost() -> None:
    """19 + 19 and 4 new ones are 42; there is room for 40."""
    story = standing({"0,-3": (A, 19), "1,-3": (A, 19), "3,0": (B, 1)}, phase="production")
    story.refused("WRONG_TOTAL", A, "produce", troops={"0,-3": 20, "1,-3": 19})
    story.lay_out(A, {"0,-3": 20, "1,-3": 20}).waits_for(B)
    assert story.last("troopsLost") == {"seat": A, "troops": 2}
    assert "troopsLost" not in story.produce(B).events()


def test_K6_out_of_time_the_new_troops_go_where_they_were_produced() -> None:
    """5 + 2 at home, 3 + 4×2 in the centre with its production tile."""
    armies = {"0,-3": (A, 5), "0,0": (A, 3), "3,0": (B, 1)}
    story = standing(armies, {"0,0": "production"}, phase="production").time_runs_out()
    story.stands("0,-3", A, 7).stands("0,0", A, 11).waits_for(B)


def test_K6_out_of_time_what_overflows_goes_to_the_others_in_board_order() -> None:
    """The centre makes 4 of 19: 3 too many. 1 fits the first home (19), 2 go to the next."""
    armies = {"0,-3": (A, 17), "1,-3": (A, 5), "0,0": (A, 19), "3,0": (B, 1)}
    story = standing(armies, phase="production").time_runs_out()
    story.stands("0,-3", A, 20).stands("1,-3", A, 9).stands("0,0", A, 20)


@pytest.mark.parametrize(
    ("wanted", "laid"),
    [
        ({"a": 3, "b": 20}, {"a": 3, "b": 20}),
        ({"a": 3, "b": 24}, {"a": 7, "b": 20}),
        ({"a": 24, "b": 18, "c": 1}, {"a": 20, "b": 20, "c": 3}),
        ({"a": 24, "b": 24}, {"a": 20, "b": 20}),
        ({}, {}),
    ],
)
def test_K6_overflow_by_hand(wanted: dict[str, int], laid: dict[str, int]) -> None:
    assert overflowing(wanted) == laid


def test_K9_who_holds_nothing_produces_nothing_and_is_not_asked() -> None:
    story = standing({"0,-3": (A, 5), "-3,3": (C, 5)}, phase="production")
    story.produce(A).waits_for(C)
