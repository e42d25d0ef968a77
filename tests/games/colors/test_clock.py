"""G8: two minutes to plan and to choose, three to produce, five to move; all of them options."""

from collections.abc import Callable
from typing import Any

import pytest

from ronda.games.colors.board import NEIGHBOURS
from tests.games.colors.given import HOME_A, A, B, C, Story, given, standing

ARMIES = {"0,0": (A, 5), "1,0": (A, 5), "3,0": (B, 5), "-3,3": (C, 5)}
TILES = {"0,0": "defense", "1,0": "defense"}


def moving(**options: Any) -> Story:
    return standing(ARMIES, {"0,0": "movement"}, **options)


def choosing(**options: Any) -> Story:
    return standing(ARMIES, TILES, "event", "sudden_death", **options)


def producing(**options: Any) -> Story:
    return standing(ARMIES, TILES, "production", **options)


def test_K4_two_minutes_a_turn_of_planning() -> None:
    story = given()
    assert story.view(A)["deadline"] == 120_000
    assert story.after(50).passes(A).view(A)["deadline"] == 170_000


def test_K4_timing_out_uses_the_turn_up() -> None:
    story = given().time_runs_out().waits_for(B)
    assert story.last("tilePassed") == {"seat": A}
    assert story.view(B)["deadline"] == 240_000
    for _ in range(8):
        story.time_runs_out()
    assert story.game.phase != "planning"


def test_K5_two_minutes_to_choose_and_then_the_default() -> None:
    story = choosing()
    assert story.view(A)["deadline"] == 120_000
    assert story.time_runs_out().tiles(None) == {"1,0": "defense"}
    assert story.last("defenseLost") == {"seat": A, "territory": "0,0"}


def test_K5_who_has_chosen_in_time_keeps_the_choice() -> None:
    tiles = {**TILES, "3,0": "defense", "3,-1": "movement"}
    story = standing({**ARMIES, "3,-1": (B, 1)}, tiles, "event", "double_defense")
    story.choose(A, "1,0").waits_for(B).time_runs_out().then(doubled=["1,0", "3,0"])


def test_K6_three_minutes_to_produce() -> None:
    story = producing()
    assert story.view(A)["deadline"] == 180_000
    assert story.after(60).produce(A).view(B)["deadline"] == 240_000


def test_K7_five_minutes_to_move() -> None:
    assert moving().view(A)["deadline"] == 300_000


def test_at_the_deadline_it_is_too_late() -> None:
    given().after(119).place(A, HOME_A[0], "movement")
    given().after(120).refused("TOO_LATE", A, "placeTile", territory=HOME_A[0], kind="movement")


@pytest.mark.parametrize(
    ("option", "story"),
    [("planning", given), ("event", choosing), ("production", producing), ("movement", moving)],
)
def test_every_limit_is_an_option_and_0_is_none(option: str, story: Callable[..., Story]) -> None:
    name = f"{option}_seconds"
    assert story(**{name: 7}).view(A)["deadline"] == 7000
    assert story(**{name: 0}).view(A)["deadline"] is None


@pytest.mark.parametrize("story", [given, choosing, producing, moving])
def test_the_default_of_an_absent_player_is_a_move_that_is_accepted(
    story: Callable[..., Story],
) -> None:
    told = story()
    action = told.game.default(A)
    assert action is not None
    told.play(A, action[0], **action[1])


def test_who_is_not_awaited_has_no_default() -> None:
    assert [story().game.default(C) for story in (given, choosing, producing, moving)] == [None] * 4


def test_K20_absent_in_movement_one_troop_goes_where_it_does_least() -> None:
    """To one's own, else into the empty, else into the enemy's first neighbour."""
    for around, target in (
        ({"1,0": (A, 3)}, "1,0"), ({"0,-1": (B, 3)}, "1,-1"),
        (dict.fromkeys(NEIGHBOURS["0,0"], (B, 3)), "0,-1"),
    ):  # fmt: skip
        story = standing({"0,0": (A, 5), "3,0": (B, 1), **around}, {"0,0": "movement"})
        assert story.game.default(A) == ("move", {"from": "0,0", "to": target, "troops": 1})
