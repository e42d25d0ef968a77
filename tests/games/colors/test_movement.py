"""K7 and phase 4: compulsory movement, one activation a turn."""

from ronda.games.colors.board import NEIGHBOURS
from tests.games.colors.given import A, B, C, standing

CENTRE = "0,0"


def test_K7_into_an_empty_territory() -> None:
    story = standing({CENTRE: (A, 5), "3,0": (B, 1)}, {CENTRE: "movement"})
    story.march(A, CENTRE, "1,0", 3).stands(CENTRE, A, 2).stands("1,0", A, 3)
    assert story.last("moved") == {
        "seat": A, "origin": CENTRE, "target": "1,0", "troops": 3
    }  # fmt: skip
    assert "troopsLost" not in story.events()


def test_K7_to_each_neighbour_and_no_further_leaving_at_least_one() -> None:
    story = standing({CENTRE: (A, 5), "3,0": (B, 1)}, {CENTRE: "movement"})
    (family,) = story.view(A)["legal"]
    assert family["data"]["from"] == {"enum": [CENTRE]}
    assert family["data"]["to"] == {"enum": list(NEIGHBOURS[CENTRE])}
    assert family["data"]["troops"] == {"type": "integer", "minimum": 1, "maximum": 4}
    move = {"from": CENTRE, "to": "1,0", "troops": 1}
    story.refused("NOT_NEXT_TO_IT", A, "move", **{**move, "to": "2,0"})
    story.refused("NOT_NEXT_TO_IT", A, "move", **{**move, "to": CENTRE})
    story.refused("OUT_OF_RANGE", A, "move", **{**move, "troops": 5})
    story.refused("OUT_OF_RANGE", A, "move", **{**move, "troops": 0})


def test_K7_only_from_ones_own_territory_with_a_movement_tile_and_two_troops() -> None:
    armies = {CENTRE: (A, 2), "0,-3": (A, 1), "1,-3": (A, 5), "-1,-2": (A, 5), "3,0": (B, 5)}
    tiles = {CENTRE: "movement", "0,-3": "movement", "1,-3": "defense", "3,0": "movement"}
    story = standing(armies, tiles)
    for origin in ("0,-3", "1,-3", "-1,-2", "3,0"):
        target = NEIGHBOURS[origin][0]
        story.refused("CANNOT_ACTIVATE", A, "move", **{"from": origin, "to": target, "troops": 1})


def test_K7_the_tile_goes_when_it_is_used() -> None:
    story = standing(
        {CENTRE: (A, 5), "3,0": (B, 5)}, {CENTRE: "movement", "3,0": "movement"}
    ).march(A, CENTRE, "1,0", 1)
    assert story.tiles(None) == {"3,0": "movement"}


def test_onto_ones_own_territory_the_troops_add_up() -> None:
    story = standing({CENTRE: (A, 5), "1,0": (A, 4), "3,0": (B, 1)}, {CENTRE: "movement"})
    story.march(A, CENTRE, "1,0", 3).stands("1,0", A, 7).stands(CENTRE, A, 2)


def test_onto_ones_own_territory_more_than_twenty_are_lost() -> None:
    """15 + 8 = 23: three are lost."""
    story = standing({CENTRE: (A, 9), "1,0": (A, 15), "3,0": (B, 1)}, {CENTRE: "movement"})
    story.march(A, CENTRE, "1,0", 8).stands("1,0", A, 20).stands(CENTRE, A, 1)
    assert story.last("troopsLost") == {"seat": A, "troops": 3}


def test_K7_any_tile_on_the_destination_is_discarded_ones_own_too() -> None:
    armies = {CENTRE: (A, 5), "1,0": (A, 5), "3,0": (B, 5)}
    tiles = {CENTRE: "movement", "1,0": "movement", "3,0": "movement"}
    story = standing(armies, tiles).march(A, CENTRE, "1,0", 1)
    assert story.tiles(None) == {"3,0": "movement"}
    story.march(B, "3,0", "2,1", 1).then(phase="planning", round=2)


def test_K7_one_activation_a_turn_until_nobody_can() -> None:
    armies = {CENTRE: (A, 5), "0,-3": (A, 5), "3,0": (B, 5), "-3,3": (C, 5)}
    tiles = dict.fromkeys(armies, "movement")
    story = standing(armies, tiles).waits_for(A).march(A, CENTRE, "0,1", 1)
    story.waits_for(B).march(B, "3,0", "2,1", 1).waits_for(C).march(C, "-3,3", "-2,2", 1)
    story.waits_for(A).march(A, "0,-3", "0,-2", 1).then(phase="planning")


def test_K7_movement_is_compulsory() -> None:
    story = standing({CENTRE: (A, 5), "3,0": (B, 1)}, {CENTRE: "movement"})
    assert story.may(A) == {"move"}
    story.refused("INVALID_PHASE", A, "pass")


def test_K7_who_placed_no_movement_tile_is_skipped() -> None:
    armies = {CENTRE: (A, 5), "3,0": (B, 5), "-3,3": (C, 5)}
    standing(armies, {CENTRE: "defense", "3,0": "movement"}).waits_for(B)


def test_K7_who_cannot_activate_is_skipped() -> None:
    """A's only movement tile stands on a single troop."""
    armies = {CENTRE: (A, 1), "3,0": (B, 5), "-3,3": (C, 5)}
    story = standing(armies, {CENTRE: "movement", "-3,3": "movement"}).waits_for(C)
    story.march(C, "-3,3", "-2,2", 1).then(phase="planning")


def test_K7_nobody_can_and_the_phase_is_over_at_once() -> None:
    standing({CENTRE: (A, 5), "3,0": (B, 5)}, {CENTRE: "production"}).then(phase="planning")


def test_a_tile_whose_territory_was_weakened_to_one_troop_cannot_be_used() -> None:
    """B attacks with 4: 5 - 4 = 1 is left in the centre, and its tile is gone besides."""
    armies = {"-1,0": (A, 5), CENTRE: (A, 5), "1,0": (B, 5), "3,0": (B, 9)}
    story = standing(armies, {"-1,0": "movement", CENTRE: "movement", "1,0": "movement"})
    story.march(A, "-1,0", "-2,0", 1).march(B, "1,0", CENTRE, 4).stands(CENTRE, A, 1)
    story.then(phase="planning", tileOwners={})


def test_K7_out_of_time_the_first_such_tile_in_board_order_is_discarded_unused() -> None:
    """0,-3 comes first but cannot be activated with one troop: -1,-2 comes before 0,0."""
    armies = {"0,-3": (A, 1), "-1,-2": (A, 5), CENTRE: (A, 5), "3,0": (B, 1)}
    tiles = dict.fromkeys(("0,-3", "-1,-2", CENTRE), "movement")
    story = standing(armies, tiles).time_runs_out().waits_for(A)
    assert story.tiles(None) == {"0,-3": "movement", CENTRE: "movement"}
    assert story.last("tileUnused") == {"seat": A, "territory": "-1,-2"}
    story.stands("-1,-2", A, 5).time_runs_out().then(phase="planning", tileOwners={})
