"""K4 and phase 1: three turns each, a tile a turn, face down."""

from ronda.games.colors.board import HOMES
from tests.games.colors.given import HOME_A, HOME_B, A, B, C, given, standing


def test_K4_one_tile_a_turn_in_turn_order_three_turns_each() -> None:
    story = given().then(phase="planning", round=1)
    for turn in range(3):
        for seat in (A, B, C):
            story.waits_for(seat).place(seat, HOMES[seat][turn], "movement")
    assert story.game.phase != "planning"
    assert len(story.game.tiles) == 9


def test_K4_who_is_not_asked_cannot_place() -> None:
    given().refused("NOT_YOUR_TURN", B, "placeTile", territory=HOME_B[0], kind="defense")


def test_there_are_three_kinds_and_one_may_place_the_same_again() -> None:
    story = given().plan(*[(A, home, "movement") for home in HOME_A])
    assert set(story.tiles(A).values()) == {"movement"}
    given().refused("NOT_A_CHOICE", A, "placeTile", territory=HOME_A[0], kind="attack")


def test_K4_passing_uses_the_turn_up() -> None:
    story = given().passes(A, B, C, A, B, C).place(A, HOME_A[0], "defense").passes(B, C)
    assert list(story.tiles(A)) == [HOME_A[0]]
    assert story.game.phase != "planning"


def test_K4_one_tile_a_territory() -> None:
    story = given().place(A, HOME_A[0], "movement").passes(B, C)
    story.refused("NO_ROOM_THERE", A, "placeTile", territory=HOME_A[0], kind="defense")
    (place, _) = story.view(A)["legal"]
    assert place["data"]["territory"] == {"enum": [HOME_A[1], HOME_A[2]]}


def test_only_in_a_territory_that_one_controls() -> None:
    for territory in (HOME_B[0], "0,0"):
        given().refused("NO_ROOM_THERE", A, "placeTile", territory=territory, kind="movement")
    given().refused("NOT_A_CHOICE", A, "placeTile", territory="9,9", kind="movement")


def test_K4_the_place_is_public_and_the_kind_secret() -> None:
    story = given().place(A, HOME_A[0], "defense")
    assert story.tiles(A) == {HOME_A[0]: "defense"}
    assert story.tiles(B) == story.tiles(C) == story.tiles(None) == {HOME_A[0]: None}
    assert story.last("tilePlaced") == {"seat": A, "territory": HOME_A[0]}


def test_who_has_nowhere_to_place_a_tile_is_skipped_for_the_rest_of_the_phase() -> None:
    """A holds a single territory: one tile, and then B and C have two turns each alone."""
    armies = {"0,-3": (A, 5), "3,0": (B, 5), "2,1": (B, 5), "-3,3": (C, 5), "-3,2": (C, 5)}
    story = standing(armies, phase="planning")
    story.place(A, "0,-3", "movement").passes(B, C).waits_for(B).passes(B, C).waits_for(B)
    assert story.passes(B, C).game.phase != "planning"


def test_with_everywhere_a_tile_planning_is_over() -> None:
    story = standing({"0,-3": (A, 5), "3,0": (B, 5), "-3,3": (C, 5)}, phase="planning")
    story.place(A, "0,-3", "movement").place(B, "3,0", "movement").place(C, "-3,3", "movement")
    assert story.game.phase != "planning"


def test_K9_who_holds_nothing_is_not_asked() -> None:
    story = standing({"0,-3": (A, 5), "3,0": (B, 5)}, phase="planning")
    story.waits_for(A).passes(A).waits_for(B).passes(B).waits_for(A)
