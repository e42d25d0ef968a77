"""H8: a victim may report; somebody who is no party rules."""

from itertools import permutations

import pytest

from ronda.games.share.goods import PRODUCTS
from tests.games.share.given import COFFEE, CORN, TURKEY, Story, given, goods


def case(give: str = "2 turkey", ask: str = "2 corn", *later: str) -> Story:
    """Corn has snatched from turkey, and is reported; coffee rules."""
    return given("governance", *later).reported(TURKEY, CORN, give, ask).done()


def test_H8_a_victim_may_report_a_snatch() -> None:
    story = given("governance").reported(TURKEY, CORN, "2 turkey")
    assert story.last("report")["targetId"] == story.seat(CORN)
    story.no_answer("ALREADY_REPORTED", TURKEY, "report")


@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_H8_only_a_snatch_can_be_reported(answer: str) -> None:
    story = given("governance").offer(TURKEY, CORN, "1 turkey").answer(CORN, answer)
    story.no_answer("NO_SUCH_OFFER", TURKEY, "report")


def test_H8_only_the_victim_reports() -> None:
    story = given("governance").snatched(TURKEY, CORN, "1 turkey")
    story.no_answer("NO_SUCH_OFFER", COFFEE, "report").no_answer("NO_SUCH_OFFER", CORN, "report")


@pytest.mark.parametrize("kind", ["anarchy", "mandatory", "shame"])
def test_H8_there_is_nobody_to_report_to_in_other_rounds(kind: str) -> None:
    given(kind).snatched(TURKEY, CORN, "1 turkey").no_answer("NOT_IN_THIS_ROUND", TURKEY, "report")


def test_H17_a_snatch_of_an_earlier_round_is_past() -> None:
    story = given("governance", "governance").snatched(TURKEY, CORN, "1 turkey").next_round()
    story.no_answer("NO_SUCH_OFFER", TURKEY, "report", 1)


@pytest.mark.parametrize("parties", list(permutations(PRODUCTS, 2)))
def test_H18_the_judge_rules_or_where_the_judge_is_a_party_the_third(
    parties: tuple[str, str],
) -> None:
    victim, snatcher = parties
    story = given("governance").reported(victim, snatcher, f"1 {victim}").done()
    judge = story.game.current_judge
    third = next(product for product in PRODUCTS if product not in parties)
    if judge not in [story.seat(party) for party in parties]:
        assert judge == story.seat(third)
    story.awaited(third).refused(
        "NOT_YOUR_TURN", victim, "rule", offerId=1, confirm=True, suspend=False
    )
    story.rule(third, True).then(currentPhase="results")


def test_H8_confirmed_the_goods_return_and_three_tokens_are_forfeited() -> None:
    """Corn took 2 turkeys; they go back, and 3 corn with them.

    Turkey 5 own + 3 corn = 5 + 6 = 11; corn 2 own = 2.
    """
    story = case().rule(COFFEE, True).holds(TURKEY, "5 turkey 3 corn").holds(CORN, "2 corn")
    story.points(turkey=11, corn=2, coffee=5)
    record = story.record()["cases"][0]
    assert (record["returned"], record["forfeited"]) == (goods("2 turkey"), goods("3 corn"))
    assert (record["confirm"], record["suspend"]) == (True, False)


def test_H8_not_confirmed_everything_stays() -> None:
    story = case().rule(COFFEE, False).holds(TURKEY, "3 turkey").holds(CORN, "5 corn 2 turkey")
    assert "dismissed" in story.events()


def test_H8_not_reported_everything_stays() -> None:
    story = given("governance").snatched(TURKEY, CORN, "2 turkey").done()
    story.then(currentPhase="results").holds(CORN, "5 corn 2 turkey")


def test_H8_the_goods_return_as_far_as_they_are_held() -> None:
    """Of 3 stolen turkeys 2 were sold on: 1 returns. Of 4 corn and 2 coffee, 3 corn go."""
    story = given("governance").reported(TURKEY, CORN, "3 turkey")
    story.traded(CORN, COFFEE, "2 turkey 1 corn", "2 coffee").done().rule(COFFEE, True, offer_id=1)
    story.holds(TURKEY, "3 turkey 3 corn").holds(CORN, "1 corn 2 coffee")
    record = story.record()["cases"][0]
    assert (record["returned"], record["forfeited"]) == (goods("1 turkey"), goods("3 corn"))


def test_H8_the_own_kind_is_forfeited_first_then_the_kind_held_most() -> None:
    """Corn holds 1 corn, 1 coffee and 3 turkeys, then snatches 1: forfeits 1 corn, 2 turkeys."""
    story = given("governance").traded(CORN, TURKEY, "3 corn", "3 turkey")
    story.traded(CORN, COFFEE, "1 corn", "1 coffee").reported(TURKEY, CORN, "1 turkey").done()
    story.rule(COFFEE, True).holds(CORN, "1 coffee 1 turkey").holds(TURKEY, "4 turkey 4 corn")


def test_H8_who_has_nothing_left_forfeits_nothing() -> None:
    story = given("governance").traded(CORN, COFFEE, "5 corn").reported(TURKEY, CORN, "1 turkey")
    story.done().rule(COFFEE, True).holds(CORN, "").holds(TURKEY, "5 turkey")


def test_H19_every_report_is_ruled_on() -> None:
    """Two cases, two who rule, in any order; each is sanctioned by itself."""
    story = given("governance").reported(TURKEY, CORN, "1 turkey")
    story.reported(COFFEE, TURKEY, "1 coffee").done().awaited(COFFEE, CORN)
    story.rule(CORN, True, offer_id=2).awaited(COFFEE).rule(COFFEE, False, offer_id=1)
    story.then(currentPhase="results").holds(COFFEE, "5 coffee 3 turkey")


def test_H8_one_rules_on_ones_own_cases_and_once() -> None:
    story = given("governance").reported(TURKEY, CORN, "1 turkey")
    story.reported(COFFEE, TURKEY, "1 coffee").done()
    story.refused("NO_SUCH_CASE", CORN, "rule", offerId=1, confirm=True, suspend=False)
    story.rule(CORN, False, offer_id=2)
    story.refused("NOT_YOUR_TURN", CORN, "rule", offerId=2, confirm=True, suspend=False)
