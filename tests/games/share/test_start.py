"""H1: three producers, five tokens each, and what tokens are worth."""

import pytest

from ronda.engine import Match
from ronda.games.share import Share
from ronda.games.share.goods import PRODUCTS, worth
from ronda.rules import Illegal
from tests.games.share.given import COFFEE, CORN, TURKEY, given, goods


@pytest.mark.parametrize("players", [2, 4])
def test_H1_there_are_exactly_three_seats(players: int) -> None:
    with pytest.raises(Illegal, match="WRONG_NUMBER_OF_PLAYERS"):
        Match.start(Share, "seed", players=players)


def test_H1_no_product_is_produced_twice() -> None:
    for number in range(30):
        roles = given(seed=f"seed {number}").game.producer_role
        assert sorted(roles) == sorted(PRODUCTS)


def test_H1_who_produces_what_is_drawn_by_luck() -> None:
    drawn = {tuple(given(seed=f"seed {number}").game.producer_role) for number in range(60)}
    assert len(drawn) == 6


def test_H1_each_starts_with_five_tokens_of_the_own_kind() -> None:
    story = given().points(turkey=5, coffee=5, corn=5)
    story.holds(TURKEY, "5 turkey").holds(COFFEE, "5 coffee").holds(CORN, "5 corn")


@pytest.mark.parametrize(
    ("held", "points"),
    [("10 turkey", 10), ("5 turkey 5 corn", 15), ("", 0), ("1 turkey 2 coffee 3 corn", 11)],
)
def test_H1_own_tokens_count_once_and_others_twice(held: str, points: int) -> None:
    """The source's examples: 10 own are 10 points, 5 own and 5 others are 15."""
    assert worth(goods(held), TURKEY) == points


def test_source_ten_own_and_five_snatched_are_twenty_points() -> None:
    assert worth(goods("10 turkey 5 coffee"), TURKEY) == 20


def test_H1_holdings_carry_over() -> None:
    story = given().traded(TURKEY, CORN, "2 turkey", "3 corn").next_round()
    story.then(round=2).holds(TURKEY, "3 turkey 3 corn").holds(CORN, "2 corn 2 turkey")
    story.points(turkey=9, corn=6)


def test_H1_endowment_each_round_deals_anew_and_keeps_the_producers() -> None:
    story = given(endowment="each_round").traded(TURKEY, CORN, "2 turkey", "3 corn")
    producers = story.game.producer_role
    story.next_round().then(round=2, producerRole=producers)
    story.holds(TURKEY, "5 turkey").holds(CORN, "5 corn")
    assert story.record(1)["points"][story.seat(TURKEY)] == 9


def test_H26_with_a_new_endowment_each_round_the_last_one_decides() -> None:
    story = given("anarchy", "anarchy", endowment="each_round")
    story.snatched(TURKEY, CORN, "5 turkey").next_round().snatched(CORN, COFFEE, "1 corn")
    assert story.next_round().result()["winners"] == [story.seat(COFFEE)]
    story.points(turkey=5, coffee=7, corn=4)


def test_H10_offers_are_numbered_through_the_game_from_one() -> None:
    story = given().traded(TURKEY, CORN, "1 turkey").traded(CORN, COFFEE, "1 corn").next_round()
    story.offer(TURKEY, CORN, "1 turkey")
    assert [offer["id"] for index in (1, 2) for offer in story.record(index)["offers"]] == [1, 2, 3]


def test_everything_is_for_all_to_see() -> None:
    """The data model's names; the same for the three and for spectators."""
    story = given().offer(TURKEY, CORN, "2 turkey", "3 corn")
    states = [story.view(seat)["state"] for seat in (0, 1, 2, None)]
    assert all(state == states[0] for state in states)
    names = {
        "round", "currentPhase", "currentJudge", "activeTradeOffers", "producerRole", "tokens",
        "points", "shameTokens", "isSuspended", "role",
    }  # fmt: skip
    assert names <= states[0].keys()
