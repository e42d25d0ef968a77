"""The source's interface has «Deshacer»: one may take back what drew no luck and showed nothing."""

import pytest

from ronda.engine import Entry
from ronda.engine.undo import forgettable
from ronda.rules import Illegal
from tests.games.colors.given import HOME_A, HOME_B, A, B, C, Story, given


def same(story: Story, other: Story) -> None:
    """The state, and what may be done, is the same; only the version has grown."""
    for seat in (A, B, C, None):
        here, there = story.view(seat), other.view(seat)
        assert (here["state"], here["legal"]) == (there["state"], there["legal"])


def too_late(story: Story, seat: int, code: str = "UNDO_TOO_LATE") -> None:
    with pytest.raises(Illegal, match=code):
        story.undo(seat)


def test_K21_a_tile_can_be_taken_back() -> None:
    same(given().place(A, HOME_A[0], "defense").undo(A), given())


def test_a_second_tile_can_be_taken_back_and_the_first_stays() -> None:
    def first() -> Story:
        return given().place(A, HOME_A[0], "defense").passes(B, C)

    same(first().place(A, HOME_A[1], "movement").undo(A), first())


def test_when_another_has_acted_it_cannot() -> None:
    too_late(given().place(A, HOME_A[0], "defense").passes(B), A, "NOTHING_TO_UNDO")


def test_the_last_tile_of_planning_cannot_for_an_event_was_drawn() -> None:
    too_late(given().plan(), C)


def test_where_the_extra_tile_goes_can_be_taken_back_while_others_are_awaited() -> None:
    story = given("double_movement")
    story.game.levels |= {HOME_A[0]: 4, HOME_B[0]: 4}
    match = story.plan().waits_for(A, B).journal.match
    choice = Entry(match.version + 1, 0, "play", A, "chooseTile", {"territory": HOME_A[1]})
    assert forgettable(match, choice)


def test_K21_a_choice_among_defence_tiles_stands() -> None:
    """That it was legal depends on tiles that the others do not see."""
    homes = ((A, HOME_A), (B, HOME_B))
    tiles = [(seat, home, "defense") for seat, held in homes for home in held]
    too_late(given("sudden_death").plan(*tiles).choose(A, HOME_A[1]), A)


def test_the_last_choice_cannot_for_it_turns_the_tiles_up() -> None:
    tiles = [(A, home, "defense") for home in HOME_A]
    too_late(given("sudden_death").plan(*tiles).choose(A, HOME_A[1]), A)


def test_K21_a_layout_can_be_taken_back() -> None:
    def producing() -> Story:
        return given().plan((A, HOME_A[0], "production"), (B, HOME_B[0], "movement"))

    same(producing().produce(A).undo(A), producing())


def test_a_movement_can_be_taken_back_a_combat_too() -> None:
    def moving() -> Story:
        story = given().plan((A, HOME_A[1], "movement"), (C, "-3,2", "movement"))
        return story.produce(A).produce(B).produce(C)

    same(moving().march(A, HOME_A[1], "1,-2", 3).undo(A), moving())


def test_taken_back_it_can_be_done_otherwise() -> None:
    story = given().place(A, HOME_A[0], "defense").undo(A).place(A, HOME_A[1], "movement")
    assert story.tiles(A) == {HOME_A[1]: "movement"}
    assert story.view(A)["version"] == 3
