"""H7: tokens of shame, and what two of them cost in later rounds."""

from typing import Any

import pytest

from tests.games.share.given import COFFEE, CORN, TURKEY, Story, given, goods


def ashamed(*later: str, **options: Any) -> Story:
    """Corn has two tokens of shame, and the next round has begun."""
    story = given("shame", *later or ("anarchy",), **options)
    return story.shame(TURKEY, CORN).shame(COFFEE, CORN).next_round()


def test_H7_each_gives_one_token_a_round() -> None:
    story = given("shame", "shame").shame(TURKEY, CORN)
    story.refused("SHAME_GIVEN", TURKEY, "assignShame", targetId=story.seat(COFFEE))
    story.shame(CORN, TURKEY).next_round().shame(TURKEY, COFFEE)


def test_H7_a_token_goes_to_somebody_else() -> None:
    story = given("shame")
    story.refused("NOT_TO_YOURSELF", TURKEY, "assignShame", targetId=story.seat(TURKEY))
    story.refused("NO_SUCH_SEAT", TURKEY, "assignShame", targetId=3)
    assert sorted(story.legal(TURKEY)["assignShame"]["targetId"]["enum"]) == sorted(
        [story.seat(COFFEE), story.seat(CORN)]
    )


def test_H16_no_snatch_is_needed() -> None:
    given("shame").shame(TURKEY, CORN)


def test_H7_at_any_time_in_the_round() -> None:
    """Before any offer, when one is done, and while the results are shown."""
    story = given("shame").shame(TURKEY, CORN).done(COFFEE).shame(COFFEE, CORN)
    story.done(TURKEY, CORN).go_on(CORN).shame(CORN, TURKEY)
    assert sum(story.view(None)["state"]["shameTokens"]) == 3


@pytest.mark.parametrize("kind", ["anarchy", "mandatory", "governance"])
def test_H7_not_in_rounds_of_other_kinds(kind: str) -> None:
    story = given(kind)
    story.refused("NOT_IN_THIS_ROUND", TURKEY, "assignShame", targetId=story.seat(CORN))


def test_H7_shame_stays() -> None:
    story = given("shame", "anarchy", "anarchy").shame(TURKEY, CORN).next_round().next_round()
    assert story.view(None)["state"]["shameTokens"][story.seat(CORN)] == 1


def test_H7_two_tokens_cost_two_tokens_before_the_next_round() -> None:
    story = ashamed().holds(CORN, "3 corn").points(corn=3, turkey=5)
    assert story.last("ashamed") == {"seat": story.seat(CORN), "lost": goods("2 corn")}
    assert story.record()["penalties"] == [{"playerId": story.seat(CORN), "lost": goods("2 corn")}]


def test_H7_the_own_kind_goes_first_then_the_kind_held_most() -> None:
    """Of 1 corn, 1 turkey and 2 coffee: the corn, then one coffee."""
    story = given("shame", "anarchy").traded(CORN, TURKEY, "2 corn", "1 turkey")
    story.traded(CORN, COFFEE, "2 corn", "2 coffee").holds(CORN, "1 corn 1 turkey 2 coffee")
    story.shame(TURKEY, CORN).shame(COFFEE, CORN).next_round().holds(CORN, "1 turkey 1 coffee")


def test_H7_one_token_costs_nothing() -> None:
    story = given("shame", "shame", "anarchy").shame(TURKEY, CORN).next_round()
    story.holds(CORN, "5 corn").then(isBarred=[False] * 3).shame(TURKEY, CORN)
    story.next_round().holds(CORN, "3 corn")


def test_H16_three_tokens_cost_no_more_than_two() -> None:
    story = given("shame", "shame", "anarchy").shame(TURKEY, CORN).next_round()
    story.shame(TURKEY, CORN).shame(COFFEE, CORN).next_round().holds(CORN, "3 corn")


def test_H7_in_every_later_round() -> None:
    """5, then 3, then 1, then none are left to lose."""
    story = ashamed("anarchy", "mandatory", "governance").next_round().holds(CORN, "1 corn")
    story.next_round().holds(CORN, "").points(corn=0)
    assert story.game.lost == goods("5 corn")


def test_H7_not_in_the_round_in_which_the_second_is_given() -> None:
    story = given("shame").shame(TURKEY, CORN).shame(COFFEE, CORN)
    story.holds(CORN, "5 corn").offer(CORN, TURKEY, "1 corn")


def test_H7_barred_from_offering_and_free_to_answer() -> None:
    story = ashamed().no_offer("BARRED", CORN, TURKEY, "1 corn")
    assert "offer" not in story.legal(CORN)
    story.traded(TURKEY, CORN, "1 turkey", "1 corn").snatched(TURKEY, CORN, "1 turkey")
    story.holds(CORN, "2 corn 2 turkey")


def test_H7_the_barred_give_shame_too() -> None:
    ashamed("shame").shame(CORN, TURKEY)


def test_H16_a_new_endowment_is_dealt_before_shame_is_paid() -> None:
    story = ashamed("anarchy", "anarchy", endowment="each_round").holds(CORN, "3 corn")
    story.next_round().holds(CORN, "3 corn").holds(TURKEY, "5 turkey")
    story.then(lost=goods("2 corn"))  # H16: what was lost before is dealt again
