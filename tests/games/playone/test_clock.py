"""Time for a decision (G8), and what the rules do for who does not use it."""

import pytest

from tests.games.playone.given import SPARE, A, B, Story, given, opened


def timed(*hands: str, top: str = "RED-5", pending: int = 0, draws: str = "") -> Story:
    options: dict[str, object] = {"turn_seconds": 20}
    return given(*hands, top=top, pending=pending, draws=draws, options=options)


def test_by_default_there_is_no_limit() -> None:
    assert given("RED-1", SPARE, top="RED-5").journal.match.deadline() is None


def test_every_decision_has_the_same_time() -> None:
    story = timed("RED-1 WILD GREEN-1", SPARE)
    assert story.journal.match.deadline() == 20_000
    story.after(7000).lays("WILD")
    assert story.journal.match.deadline() == 27_000
    story.after(5000).chooses("GREEN")
    assert story.journal.match.deadline() == 32_000


def test_whoever_chose_the_first_colour_has_the_whole_time_to_play() -> None:
    story = opened("WILD", turn_seconds=20).after(9000).chooses("RED")
    assert story.journal.match.deadline() == 29_000


def test_P19_who_is_late_plays_the_first_card_that_fits_wild_ones_last() -> None:
    story = timed("WILD GREEN-1 RED-3 RED-1", SPARE).time_runs_out()
    assert story.top() == "RED-3"
    story.turn_of(B)


def test_P19_who_is_late_draws_where_that_is_allowed() -> None:
    story = timed("GREEN-1 GREEN-2", SPARE, draws="BLUE-1").time_runs_out()
    assert story.counts() == [3, 2]


def test_who_is_late_takes_the_pending_cards() -> None:
    story = timed("RED-DRAW_TWO", SPARE, top="BLUE-DRAW_TWO", pending=2).time_runs_out()
    assert story.counts() == [3, 2]


@pytest.mark.parametrize(("hand", "color"), [("GREEN-1 GREEN-2", "GREEN"), ("WILD", "RED")])
def test_P19_who_is_late_chooses_the_most_frequent_colour(hand: str, color: str) -> None:
    story = timed(f"WILD_DRAW_FOUR {hand}", SPARE).lays("WILD_DRAW_FOUR").time_runs_out()
    story.then(currentColor=color, phase="TURN").turn_of(B)


def test_somebody_else_leaving_gives_no_more_time() -> None:
    story = timed("GREEN-1", SPARE, "BLUE-1").after(9000).leaves(B).turn_of(A)
    assert story.journal.match.deadline() == 20_000


def test_the_next_player_has_the_whole_time_when_one_leaves() -> None:
    story = timed("GREEN-1", SPARE, "BLUE-1").after(9000).leaves(A).turn_of(B)
    assert story.journal.match.deadline() == 29_000
