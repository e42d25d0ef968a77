"""G7: a player who leaves is skipped; the army stays, holds and defends."""

from tests.games.colors.given import HOME_A, HOME_B, A, B, C, Story, given, standing

ARMIES = {"0,0": (A, 9), "1,0": (B, 5), "3,0": (B, 9), "-3,3": (C, 9)}


def test_whose_turn_it_is_leaves_and_the_next_one_has_it() -> None:
    given().after(30).leaves(A).waits_for(B)
    story = given().after(30).leaves(A)
    assert story.view(B)["deadline"] == 150_000


def test_somebody_else_leaves_and_nothing_happens_yet() -> None:
    given().leaves(B).waits_for(A).passes(A).waits_for(C)


def test_who_has_left_is_skipped_in_every_phase() -> None:
    story = given().leaves(B).plan((A, HOME_A[0], "movement")).waits_for(A)
    story.produce(A).waits_for(C).produce(C).waits_for(A).march(A, HOME_A[0], "0,-2", 1)
    story.then(phase="planning", order=[B, C, A]).waits_for(C)


def test_the_army_of_who_left_stays_and_produces_nothing() -> None:
    given().leaves(B).plan().produce(A).produce(C).stands(HOME_B[0], B, 5)


def test_the_army_of_who_left_defends_with_its_tiles() -> None:
    story = standing(ARMIES, {"0,0": "movement", "1,0": "defense"}).leaves(B)
    story.march(A, "0,0", "1,0", 7).stands("1,0", B, 1)
    assert story.last("combatHeld")["defense"] == 3


def test_the_tiles_of_who_left_move_nobody() -> None:
    tiles = {"0,0": "movement", "3,0": "movement"}
    standing(ARMIES, tiles).leaves(B).march(A, "0,0", "0,1", 1).then(phase="planning")


def test_who_leaves_in_the_event_is_not_waited_for_and_the_default_holds() -> None:
    tiles = {"1,0": "defense", "3,0": "defense", "0,0": "movement", "0,1": "movement"}
    story = standing({**ARMIES, "0,1": (A, 1)}, tiles, "event", "double_defense")
    story.waits_for(A, B).leaves(B).waits_for(A).passes(A)
    story.then(phase="production", doubled=["1,0"])


def test_the_last_one_awaited_in_the_event_leaves_and_it_goes_on() -> None:
    tiles = {"1,0": "defense", "3,0": "defense"}
    standing(ARMIES, tiles, "event", "double_defense").leaves(B).then(phase="production")


def test_who_comes_back_leads_the_army_again_from_the_next_turn_on() -> None:
    story = given().leaves(B).passes(A).waits_for(C).comes(B).waits_for(C)
    story.passes(C).waits_for(A).passes(A).waits_for(B).place(B, HOME_B[0], "defense")


def test_the_last_player_there_wins() -> None:
    story = given().leaves(A).leaves(C)
    story.then(phase="finished", winner=B, ending="OPPONENT_LEFT").waits_for()
    assert story.result() == {"points": [0, 1, 0], "winners": [B], "reason": "OPPONENT_LEFT"}


def test_K18_the_last_player_there_wins_at_once_whoever_had_the_turn() -> None:
    """C, last to plan, leaves: no card is drawn any more."""
    story = given().leaves(A).passes(B, C, B, C, B).waits_for(C).leaves(C)
    assert story.events() == []
    story.then(phase="finished", event=None, winner=B)


def test_the_last_who_still_plays_wins_although_one_who_is_out_looks_on() -> None:
    """C holds nothing; when B leaves, A has nobody to play against."""
    story = standing({"0,0": (A, 9), "1,0": (B, 5)}, {"0,0": "movement"}).leaves(B)
    assert story.result() == {"points": [1, 0, 0], "winners": [A], "reason": "OPPONENT_LEFT"}


def test_K18_the_last_rival_who_is_there_falls_and_the_other_wins_at_once() -> None:
    """C has left with an army on the board. No other round begins."""
    armies = {"0,0": (A, 9), "1,0": (B, 5), "-3,3": (C, 9)}
    story = standing(armies, {"0,0": "movement"}).leaves(C).march(A, "0,0", "1,0", 8)
    assert story.events() == ["combatWon", "eliminated"]
    story.then(phase="finished", winner=A, ending="OPPONENT_LEFT").waits_for()


def test_K9_a_sole_survivor_wins_in_the_victory_phase_although_one_who_was_out_has_left() -> None:
    """C left with no army on the board: B was not deserted but beaten, and the round goes on."""
    armies = {"0,0": (A, 9), "1,0": (B, 2), "0,1": (A, 3)}
    story = standing(armies, {"0,0": "movement", "0,1": "movement"}).leaves(C)
    assert story.march(A, "0,0", "1,0", 8).result() is None
    story.march(A, "0,1", "0,2", 1).then(winner=A, ending="LAST_STANDING")


def test_who_has_left_neither_wins_nor_keeps_another_from_winning() -> None:
    colors = given().game.colors
    armies = {t: (B, 1) for t, color in colors.items() if color} | {"0,0": (A, 1), "0,-3": (C, 1)}
    story = standing(armies, phase="production", max_rounds=1).leaves(B).produce(A).produce(C)
    assert story.result() == {"points": [0, 0, 0], "winners": [A, C], "reason": "ROUNDS_PLAYED"}


def test_K19_with_nobody_there_the_game_waits() -> None:
    story = Story(absent=(A, B, C)).waits_for()
    assert story.view(None)["deadline"] is None
    story.comes(B).then(phase="finished", winner=B)
    assert story.result()["winners"] == [B]


def test_a_chair_that_is_empty_at_first_is_skipped_until_somebody_comes() -> None:
    Story(absent=(A,)).waits_for(B).passes(B).comes(A).passes(C).waits_for(A)
