"""H8: under governance a trade takes explicit mutual consent, and both able to deliver."""

import pytest

from tests.games.share.given import COFFEE, CORN, TURKEY, given


@pytest.mark.parametrize(
    ("give", "ask"),
    [("6 turkey", "1 corn"), ("1 turkey", "6 corn"), ("1 coffee", ""), ("", "1 coffee")],
)
def test_H8_an_accept_needs_both_sides_able_to_deliver_in_full(give: str, ask: str) -> None:
    story = given("governance").offer(TURKEY, CORN, give, ask)
    story.no_answer("INSUFFICIENT_TOKENS", CORN, "accept")
    assert "accept" not in story.legal(CORN)


def test_H8_in_full_it_is_carried_out() -> None:
    story = given("governance").traded(TURKEY, CORN, "5 turkey", "5 corn")
    story.holds(TURKEY, "5 corn").holds(CORN, "5 turkey").points(turkey=10, corn=10)


def test_H8_what_cannot_be_accepted_may_be_later() -> None:
    story = given("governance").offer(TURKEY, CORN, "1 turkey", "1 coffee")
    story.no_answer("INSUFFICIENT_TOKENS", CORN, "accept", 1)
    story.traded(COFFEE, CORN, "1 coffee").answer(CORN, "accept", 1)
    story.holds(TURKEY, "4 turkey 1 coffee")


def test_H8_it_can_be_rejected_or_snatched_as_far_as_there_is() -> None:
    story = given("governance").offer(TURKEY, CORN, "6 turkey", "1 corn").answer(CORN, "reject")
    story.snatched(TURKEY, CORN, "6 turkey").holds(CORN, "5 corn 5 turkey")


def test_H8_the_legal_moves_name_the_offers_that_can_be_accepted() -> None:
    story = given("governance").offer(TURKEY, CORN, "6 turkey").offer(COFFEE, CORN, "1 coffee")
    assert story.legal(CORN)["accept"]["offerId"]["enum"] == [2]
    assert story.legal(CORN)["snatch"]["offerId"]["enum"] == [1, 2]


@pytest.mark.parametrize("kind", ["anarchy", "mandatory", "shame"])
def test_H8_elsewhere_partial_fulfilment_goes(kind: str) -> None:
    given(kind).traded(TURKEY, CORN, "6 turkey", "6 corn").holds(CORN, "5 turkey")


def test_H8_a_judge_is_drawn_for_the_first_governance_round() -> None:
    drawn = {given("governance", seed=f"{n}").game.current_judge for n in range(40)}
    assert drawn == {0, 1, 2}


def test_H8_other_rounds_have_no_judge() -> None:
    story = given("anarchy", "governance").then(currentJudge=None, role=["trader"] * 3)
    judge = story.next_round().game.current_judge
    assert story.last("judge") == {"seat": judge}
    assert [seat for seat, role in enumerate(story.game.role) if role == "judge"] == [judge]


def test_H8_the_judge_rotates_after_each_governance_round() -> None:
    kinds = ["governance", "anarchy", "governance", "governance", "governance"]
    story, judges = given(*kinds), []
    while not story.result():
        judges.append(story.game.current_judge)
        story.next_round()
    first, none, *others = judges
    assert none is None
    assert first is not None
    assert others == [(first + 1) % 3, (first + 2) % 3, first]


def test_H8_the_judge_keeps_trading() -> None:
    story = given("governance")
    judge = story.game.producer_role[story.game.current_judge or 0]
    other = TURKEY if judge != TURKEY else CORN
    story.traded(judge, other, f"1 {judge}", f"1 {other}").holds(judge, f"4 {judge} 1 {other}")


def test_H8_all_see_which_open_offers_cannot_be_accepted_for_now() -> None:
    story = given("governance").offer(TURKEY, CORN, "1 turkey", "1 coffee")
    for seat in (0, 1, 2, None):
        assert [it["acceptable"] for it in story.view(seat)["state"]["prospects"]] == [False]
    story.traded(COFFEE, CORN, "1 coffee")
    assert [it["acceptable"] for it in story.view(None)["state"]["prospects"]] == [True]
