"""S2: what can be offered, and with which reason the rest is refused."""

from typing import Any

import pytest

from ronda.engine import accepted
from tests.games.snatch.given import FAIR, P1, P2, Story, given, offering


def refused_offer(story: Story, code: str, *goods: int) -> Story:
    action, data = offering(*goods)
    return story.refused(code, P1, action, **data)


def possible_offers(story: Story) -> list[Any]:
    match = story.journal.match
    boxes = [box for box in match.boxes(P1) if box.move.wire == "proposeOffer"]
    return [box.action(v)[1] for box in boxes for v in accepted(box, match.game, P1)]


@pytest.mark.parametrize("name", ["offerPavo", "offerElote", "requestPavo", "requestElote"])
@pytest.mark.parametrize(("value", "code"), [
    (-1, "OUT_OF_RANGE"), (1.0, "WRONG_TYPE"), (True, "WRONG_TYPE"), ("5", "WRONG_TYPE"),
    (None, "WRONG_TYPE"), (10**400, "OUT_OF_RANGE"),
])  # fmt: skip
def test_S2_an_offer_names_whole_numbers_from_nought(name: str, value: object, code: str) -> None:
    action, data = offering(*FAIR)
    given().refused(code, P1, action, **{**data, name: value})


@pytest.mark.parametrize("name", ["offerPavo", "offerElote", "requestPavo", "requestElote"])
def test_S2_an_offer_names_all_four(name: str) -> None:
    action, data = offering(*FAIR)
    del data[name]
    given().refused("MISSING_PARAMETER", P1, action, **data)


def test_S2_P1_must_hold_what_is_given() -> None:
    refused_offer(given(), "INSUFFICIENT_TOKENS", 11, 0, 0, 5)
    refused_offer(given(), "INSUFFICIENT_TOKENS", 5, 1, 0, 5)
    given().offer(10, 0, 0, 5).then(phase="decision")


def test_S2_P2_must_hold_what_is_asked() -> None:
    refused_offer(given(), "INSUFFICIENT_TOKENS", 5, 0, 0, 11)
    refused_offer(given(), "INSUFFICIENT_TOKENS", 5, 0, 1, 5)
    given().offer(5, 0, 0, 10).then(phase="decision")


def test_S2_what_was_traded_away_cannot_be_offered_and_what_was_gained_can() -> None:
    """After 5 for 5 P1 holds 5 turkeys and 5 cobs, and P2 the same."""
    story = given().offer(*FAIR).answer("accept")
    refused_offer(story, "INSUFFICIENT_TOKENS", 6, 0, 0, 0)
    refused_offer(story, "INSUFFICIENT_TOKENS", 5, 0, 6, 0)
    story.offer(1, 5, 5, 1).answer("accept").then(pavoTokens=[9, 1], eloteTokens=[1, 9])


@pytest.mark.parametrize("asked", [0, 5])
def test_S2_an_offer_gives_at_least_one_token(asked: int) -> None:
    refused_offer(given(), "EMPTY_OFFER", 0, 0, 0, asked)


def test_S2_a_forced_offer_is_no_less_empty() -> None:
    refused_offer(given(variant="G2"), "EMPTY_OFFER", 0, 0, 0, 1)


def test_S2_an_offer_may_ask_for_nothing() -> None:
    given().offer(3, 0, 0, 0).answer("accept").then(pavoTokens=[7, 3], eloteTokens=[0, 10])


def test_S2_only_P1_offers() -> None:
    action, data = offering(0, 1, 1, 0)
    given().refused("NOT_YOUR_TURN", P2, action, **data)


def test_S2_at_the_start_110_offers_are_possible() -> None:
    """1 to 10 turkeys given (no cobs held) for 0 to 10 cobs (no turkeys to ask): 10×11."""
    assert len(possible_offers(given())) == 110


def test_S2_after_a_fair_trade_1260_offers_are_possible() -> None:
    """All hold 5 and 5: (6×6−1) ways to give, 6×6 ways to ask: 35×36=1260."""
    assert len(possible_offers(given().offer(*FAIR).answer("accept"))) == 1260


def test_S2_nobody_offers_without_tokens() -> None:
    """P1 gives everything away in round 1."""
    story = given().offer(10, 0, 0, 0).answer("accept")
    assert story.may(P1) == {"noOffer"}
    refused_offer(story, "INSUFFICIENT_TOKENS", 0, 0, 0, 1)


@pytest.mark.parametrize("size", [1, 5, 10])
def test_S2_fixed_offer_is_the_only_offer(size: int) -> None:
    story = given(fixed_offer=size)
    assert possible_offers(story) == [offering(size, 0, 0, size)[1]]
    story.offer(size, 0, 0, size).then(phase="decision")


@pytest.mark.parametrize("goods", [
    (4, 0, 0, 5), (5, 0, 0, 4), (5, 1, 0, 5), (5, 0, 1, 5), (0, 5, 5, 0), (0, 0, 0, 0),
    (11, 0, 0, 5),
])  # fmt: skip
def test_D13_any_other_offer_is_refused_as_FIXED_OFFER(goods: tuple[int, ...]) -> None:
    refused_offer(given(fixed_offer=5), "FIXED_OFFER", *goods)


def test_S2_fixed_offer_needs_the_tokens_on_both_sides() -> None:
    """Two trades of 5 use P1's 10 turkeys up; one of 8 leaves both with 2 of what it takes."""
    spent = given(fixed_offer=5).offer(*FAIR).answer("snatch").offer(*FAIR).answer("snatch")
    refused_offer(spent, "INSUFFICIENT_TOKENS", *FAIR)
    short = given(fixed_offer=8).offer(8, 0, 0, 8).answer("accept")
    refused_offer(short, "INSUFFICIENT_TOKENS", 8, 0, 0, 8)
    assert spent.may(P1) == short.may(P1) == {"noOffer"}


@pytest.mark.parametrize(("sanction", "reports"), [("confiscation", 1), ("reverse", 2)])
def test_S2_P2_must_hold_the_cobs_of_the_fixed_offer(sanction: str, reports: int) -> None:
    """P1 has all ten turkeys back; P2 lost ten cobs at once, or five with each report."""
    story = given(variant="G4", fixed_offer=5, sanction=sanction)
    for _ in range(reports):
        story.offer(*FAIR).answer("snatch").report(True)
    story.then(pavoTokens=[10, 0])
    refused_offer(story, "INSUFFICIENT_TOKENS", *FAIR)
    assert story.may(P1) == {"noOffer"}
