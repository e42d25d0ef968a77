"""A player who leaves or stays away never blocks a round."""

import pytest

from ronda.games.share.goods import PRODUCTS
from tests.games.share.given import COFFEE, CORN, TURKEY, given


def test_whoever_leaves_is_waited_for_no_more() -> None:
    story = given().done(TURKEY, COFFEE).leaves(CORN).then(currentPhase="results")
    story.go_on(TURKEY, COFFEE).awaited(TURKEY, COFFEE).done(TURKEY, COFFEE)
    story.then(currentPhase="results", round=2)


def test_of_whoever_left_nothing_is_told_in_later_phases() -> None:
    story = given("anarchy", "anarchy").leaves(CORN).next_round().next_round()
    assert story.events().count("ready") == 4
    assert story.events().count("done") == 5  # one of them by default, on leaving


def test_H21_offers_of_a_player_who_leaves_are_withdrawn() -> None:
    story = given().offer(CORN, TURKEY, "1 corn").leaves(CORN).done(TURKEY)
    assert story.record()["offers"][0]["status"] == "cancelled"


def test_H21_offers_to_a_player_who_leaves_are_rejected() -> None:
    story = given().offer(TURKEY, CORN, "1 turkey").offer(COFFEE, CORN, "1 coffee").leaves(CORN)
    assert [offer["status"] for offer in story.record()["offers"]] == ["rejected"] * 2
    story.no_offer("PLAYER_GONE", TURKEY, CORN, "1 turkey")


def test_H6_under_the_mandatory_rule_they_are_accepted() -> None:
    story = given("mandatory").offer(TURKEY, CORN, "1 turkey", "4 corn").leaves(CORN)
    story.holds(TURKEY, "4 turkey 4 corn")


@pytest.mark.parametrize("before", [True, False])
def test_H21_a_ruler_who_is_gone_dismisses_the_case(before: bool) -> None:
    """No party can rule in place of the third player, so all stays as it is."""
    story = given("governance").reported(TURKEY, CORN, "1 turkey")
    if before:
        story.leaves(COFFEE).done(TURKEY, CORN)
    else:
        story.done().leaves(COFFEE)
    story.then(currentPhase="results").holds(CORN, "5 corn 1 turkey")
    assert story.record()["cases"][0]["confirm"] is False


def test_a_snatcher_who_leaves_is_ruled_on_all_the_same() -> None:
    story = given("governance").reported(TURKEY, CORN, "1 turkey").leaves(CORN)
    story.done(TURKEY, COFFEE).rule(COFFEE, True).holds(TURKEY, "5 turkey 3 corn")


def test_H22_a_new_judge_is_chosen_among_those_who_are_there() -> None:
    story = given("governance", "governance")
    first = story.game.current_judge or 0
    story.leaves(story.game.producer_role[(first + 1) % 3]).next_round()
    story.then(currentJudge=(first + 2) % 3)


def test_results_are_not_shown_to_the_absent() -> None:
    given("anarchy", "anarchy").done().go_on(TURKEY, COFFEE).leaves(CORN).then(round=2)


def test_a_player_who_comes_back_takes_part_again() -> None:
    story = given().leaves(CORN).returns(CORN).awaited(TURKEY, COFFEE, CORN)
    story.traded(TURKEY, CORN, "1 turkey", "1 corn").done().go_on().then(round=2)


@pytest.mark.parametrize("here", PRODUCTS)
def test_H23_the_last_one_there_wins_and_the_points_stand(here: str) -> None:
    story = given().snatched(TURKEY, CORN, "2 turkey")
    for other in set(PRODUCTS) - {here}:
        story.leaves(other)
    assert story.result() == {
        "points": story.game.points, "winners": [story.seat(here)], "reason": "OPPONENT_LEFT"
    }  # fmt: skip
    story.points(turkey=3, coffee=5, corn=9)


def test_H21_by_default_one_rejects_and_is_done() -> None:
    story = given().offer(TURKEY, CORN, "1 turkey")
    seat = story.seat(CORN)
    assert story.game.default(seat) == ("reject", {"offerId": 1})
    story.answer(CORN, "reject")
    assert story.game.default(seat) == ("done", {"done": True})
    assert story.done().game.default(seat) == ("continue", {})
    assert story.go_on(CORN).game.default(seat) is None
