"""H3: offers are simultaneous, public, free in their amounts, and two to each opponent."""

import pytest

from ronda.games.share.goods import PRODUCTS
from tests.games.share.given import COFFEE, CORN, TURKEY, given, goods


def test_H3_all_can_offer_at_the_same_time() -> None:
    story = given().offer(TURKEY, CORN, "1 turkey", "1 corn").offer(CORN, TURKEY, "2 corn")
    story.offer(COFFEE, TURKEY, "1 coffee").awaited(TURKEY, COFFEE, CORN)
    assert len(story.view(None)["state"]["activeTradeOffers"]) == 3


def test_H3_an_offer_is_told_to_everybody() -> None:
    story = given().offer(TURKEY, CORN, "2 turkey", "3 corn 1 coffee")
    assert story.told[-1].to is None
    assert story.last("offerMade") == {
        "seat": story.seat(TURKEY), "offerId": 1, "targetId": story.seat(CORN),
        "offering": goods("2 turkey"), "requesting": goods("3 corn 1 coffee"),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("give", "ask"),
    [("6 turkey", "6 corn"), ("99 corn", ""), ("", "99 turkey"), ("1 coffee 1 corn", "1 turkey")],
)
def test_H3_more_than_is_held_may_be_given_or_asked(give: str, ask: str) -> None:
    story = given().offer(TURKEY, CORN, give, ask)
    offer = story.view(None)["state"]["activeTradeOffers"][0]
    assert (offer["offering"], offer["requesting"]) == (goods(give), goods(ask))


def test_H3_an_offer_has_at_least_one_token_in_it() -> None:
    given().no_offer("EMPTY_OFFER", TURKEY, CORN)


def test_H11_a_gift_and_a_plea_are_offers() -> None:
    story = given().traded(TURKEY, CORN, "1 turkey").traded(TURKEY, COFFEE, "", "1 coffee")
    story.holds(TURKEY, "4 turkey 1 coffee").holds(CORN, "5 corn 1 turkey")


@pytest.mark.parametrize("give", ["-1 turkey", "100 turkey"])
def test_H11_amounts_are_whole_numbers_from_nothing_up(give: str) -> None:
    given().no_offer("OUT_OF_RANGE", TURKEY, CORN, give)


def test_H3_every_kind_is_named() -> None:
    story = given()
    data = {**story.offering(CORN, "1 turkey"), "requesting": {"corn": 1}}
    story.refused("WRONG_KEYS", TURKEY, "offer", **data)


def test_H3_two_offers_to_each_opponent_in_a_round() -> None:
    story = given().offer(TURKEY, CORN, "1 turkey").offer(TURKEY, CORN, "1 turkey")
    story.no_offer("OFFER_LIMIT", TURKEY, CORN, "1 turkey")
    assert story.legal(TURKEY)["offer"]["targetId"]["enum"] == [story.seat(COFFEE)]
    story.offer(TURKEY, COFFEE, "1 turkey").offer(TURKEY, COFFEE, "1 turkey")
    assert "offer" not in story.legal(TURKEY)
    story.no_offer("OFFER_LIMIT", TURKEY, COFFEE, "1 turkey")
    story.offer(CORN, TURKEY, "1 corn")


@pytest.mark.parametrize("answer", ["accept", "reject", "snatch"])
def test_H3_answered_offers_count(answer: str) -> None:
    story = given().offer(TURKEY, CORN, "1 turkey").answer(CORN, answer)
    story.offer(TURKEY, CORN, "1 turkey").no_offer("OFFER_LIMIT", TURKEY, CORN, "1 turkey")


def test_H3_cancelled_offers_count() -> None:
    story = given().offer(TURKEY, CORN, "1 turkey").answer(TURKEY, "cancel")
    story.offer(TURKEY, CORN, "1 turkey").answer(TURKEY, "cancel")
    story.no_offer("OFFER_LIMIT", TURKEY, CORN, "1 turkey")


def test_H3_the_count_begins_anew_in_every_round() -> None:
    story = given().offer(TURKEY, CORN, "1 turkey").answer(CORN, "reject")
    story.offer(TURKEY, CORN, "1 turkey").answer(CORN, "reject").next_round()
    story.offer(TURKEY, CORN, "1 turkey").offer(TURKEY, CORN, "1 turkey")


def test_H3_all_see_how_many_offers_each_has_left_to_each() -> None:
    """Cancelled ones counted; nobody has any to make to oneself."""
    story = given().offer(TURKEY, CORN, "1 turkey").answer(TURKEY, "cancel")
    story.offer(TURKEY, CORN, "1 turkey").offer(CORN, COFFEE, "1 corn")
    left = {(one, other): 2 * (one != other) for one in PRODUCTS for other in PRODUCTS}
    left[TURKEY, CORN], left[CORN, COFFEE] = 0, 1
    for seat in (0, 1, 2, None):
        seen = story.view(seat)["state"]["offersLeft"]
        assert {(a, b): seen[story.seat(a)][story.seat(b)] for a, b in left} == left
    story.answer(CORN, "reject", 2).answer(COFFEE, "reject", 3).next_round()
    assert sum(map(sum, story.view(None)["state"]["offersLeft"])) == 12


def test_an_offer_is_made_to_somebody_else() -> None:
    given().no_offer("NOT_TO_YOURSELF", TURKEY, TURKEY, "1 turkey")


def test_only_its_target_answers_an_offer_and_only_its_maker_cancels_it() -> None:
    story = given().offer(TURKEY, CORN, "1 turkey", "1 corn")
    for action in ("accept", "reject", "snatch"):
        story.no_answer("NO_SUCH_OFFER", COFFEE, action).no_answer("NO_SUCH_OFFER", TURKEY, action)
    story.no_answer("NO_SUCH_OFFER", CORN, "cancel")


@pytest.mark.parametrize("answer", ["accept", "reject", "snatch"])
def test_an_offer_is_answered_once(answer: str) -> None:
    story = given().offer(TURKEY, CORN, "1 turkey").answer(CORN, answer)
    story.no_answer("NO_SUCH_OFFER", CORN, "accept").no_answer("NO_SUCH_OFFER", TURKEY, "cancel")


def test_a_rejected_and_a_cancelled_offer_move_nothing() -> None:
    story = given().offer(TURKEY, CORN, "2 turkey", "2 corn").answer(CORN, "reject")
    story.offer(TURKEY, CORN, "2 turkey", "2 corn").answer(TURKEY, "cancel")
    story.holds(TURKEY, "5 turkey").holds(CORN, "5 corn")
    assert [offer["status"] for offer in story.record()["offers"]] == ["rejected", "cancelled"]


def test_H3_the_fixed_exchange_gives_exactly_five_of_the_own_kind() -> None:
    story = given(exchange="fixed").no_offer("FIXED_EXCHANGE", TURKEY, CORN, "4 turkey", "4 corn")
    story.no_offer("FIXED_EXCHANGE", TURKEY, CORN, "5 corn", "5 turkey")
    story.no_offer("FIXED_EXCHANGE", TURKEY, CORN, "5 turkey 1 corn", "5 turkey")
    shown = story.legal(TURKEY)["offer"]["offering"]["properties"]
    assert [shown[kind]["minimum"] for kind in (TURKEY, COFFEE, CORN)] == [5, 0, 0]
    story.traded(TURKEY, CORN, "5 turkey", "3 corn").holds(TURKEY, "3 corn")
