"""K3 and the course of the game: five phases a round, and the titles go round."""

from tests.games.colors.given import HOME_A, HOME_B, A, B, C, given, standing


def test_K3_planning_event_production_movement_victory_and_anew() -> None:
    story = given("double_defense").then(phase="planning", round=1)
    story.plan((A, HOME_A[0], "defense"), (A, HOME_A[1], "defense"), (B, HOME_B[0], "movement"))
    story.then(phase="event").passes(A)
    story.then(phase="production").produce(A).produce(B).produce(C)
    story.then(phase="movement").march(B, HOME_B[0], "2,0", 2)
    story.then(phase="planning", round=2)


def test_K13_at_the_end_of_the_round_all_that_belonged_to_it_goes() -> None:
    """Three tiles each at most on the board, says the source: what is left does not stay."""
    tiles = [(A, HOME_A[0], "defense"), (B, HOME_B[0], "production")]
    story = given("double_defense").plan(*tiles).then(doubled=[HOME_A[0]])
    story.produce(A).produce(B).produce(C)
    story.then(phase="planning", tileOwners={}, tiles={}, doubled=[], event=None)
    story.then(answered=[False, False, False])


def test_K11_the_titles_change_clockwise_every_round() -> None:
    story = given()
    for number, order in enumerate([[A, B, C], [B, C, A], [C, A, B], [A, B, C]], start=1):
        story.then(order=order, round=number).waits_for(order[0]).plan()
        while story.game.phase != "planning":
            story.time_runs_out()


def test_the_new_first_player_is_told() -> None:
    story = given().plan().produce(A).produce(B).produce(C)
    assert story.last("roundStarted") == {"round": 2, "seat": B}


def test_K11_who_begins_is_the_first_who_still_plays() -> None:
    """The title of first player comes to B, who is out; C begins."""
    story = standing({"0,-3": (A, 5), "-3,3": (C, 5)}, phase="victory")
    story.then(order=[B, C, A]).waits_for(C)
    assert story.last("roundStarted") == {"round": 2, "seat": C}


def test_troops_stay_where_they_are_from_round_to_round() -> None:
    story = given().plan().lay_out(A, {HOME_A[0]: 19, HOME_A[1]: 1, HOME_A[2]: 1})
    story.produce(B).produce(C).then(phase="planning").stands(HOME_A[0], A, 19)
