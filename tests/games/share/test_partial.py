"""H5: who lacks something gives what there is. Every case below was worked out by hand."""

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from ronda.games.share.goods import PRODUCTS, at_most, due, fulfilled, taken_first, total
from tests.games.share.given import COFFEE, CORN, TURKEY, given, goods

# offered, asked; held by the offerer, by the target; given, paid
CASES = {
    "both have enough": ("2 turkey", "3 corn", "5 turkey", "5 corn", "2 turkey", "3 corn"),
    "source: 6 for 6 with 5 held": (
        "6 corn", "6 coffee", "5 corn", "6 coffee", "5 corn", "5 coffee",
    ),
    "source: 8 asked, 3 held": ("4 turkey", "8 corn", "5 turkey", "3 corn", "4 turkey", "3 corn"),
    "half is given, half is due": (
        "4 corn", "3 coffee", "2 corn", "5 coffee", "2 corn", "1 coffee",
    ),
    "rounded down to nothing": ("5 corn", "1 coffee", "4 corn", "5 coffee", "4 corn", ""),
    "nothing held, nothing due": ("5 corn", "5 coffee", "", "5 coffee", "", ""),
    "short of one of two kinds": (  # 3 of 5 are given: 3/5 of 5 is 3, 3/5 of 4 is 2.4
        "3 turkey 2 corn", "5 coffee 4 corn", "1 turkey 2 corn", "5 coffee 5 corn",
        "1 turkey 2 corn", "3 coffee 2 corn",
    ),
    "both are short": (  # 2 of 4 are given: 4 of 8 are due, 1 is held
        "4 turkey", "8 corn", "2 turkey", "1 corn", "2 turkey", "1 corn",
    ),
    "a gift": ("2 turkey", "", "1 turkey", "5 corn", "1 turkey", ""),
    "a plea shrinks by nothing": ("", "4 corn", "5 turkey", "3 corn", "", "3 corn"),
    "what is received cannot pay": (  # 1 corn arrives, but 0 were held
        "1 corn", "1 corn", "1 corn", "", "1 corn", "",
    ),
    "each kind by itself": (
        "2 turkey", "2 coffee 4 corn", "2 turkey", "3 coffee 1 corn", "2 turkey", "2 coffee 1 corn",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_H5_what_changes_hands(case: tuple[str, ...]) -> None:
    offering, requesting, offerer, target, given_, paid = map(goods, case)
    assert fulfilled(offering, requesting, offerer, target) == (given_, paid)


def test_H5_the_offerer_is_short() -> None:
    """6 corn for 6 coffee, with 5 corn: 5 for 5. Corn 5 coffee = 10 points, coffee 5 corn = 10."""
    story = given().traded(CORN, COFFEE, "6 corn", "6 coffee")
    story.holds(CORN, "5 coffee").holds(COFFEE, "5 corn").points(corn=10, coffee=10)
    offer = story.record()["offers"][0]
    assert (offer["given"], offer["paid"]) == (goods("5 corn"), goods("5 coffee"))
    assert story.last("offerAccepted")["given"] == goods("5 corn")


def test_H5_the_target_is_short_and_receives_all_the_same() -> None:
    story = given().traded(TURKEY, CORN, "2 turkey", "8 corn")
    story.holds(TURKEY, "3 turkey 5 corn").holds(CORN, "2 turkey")


@pytest.mark.parametrize(("give", "taken"), [("3 corn", 3), ("9 corn", 5), ("", 0)])
def test_H5_a_snatch_takes_what_is_held_of_the_offer_for_nothing(give: str, taken: int) -> None:
    story = given().snatched(CORN, TURKEY, give, "5 turkey")
    story.holds(CORN, f"{5 - taken} corn").holds(TURKEY, f"5 turkey {taken} corn")
    assert story.record()["offers"][0]["paid"] == goods("")


def test_H5_goods_promised_twice_are_given_once() -> None:
    """4 corn to each: the second gets the one that is left, for a quarter of 4."""
    story = (
        given().offer(CORN, TURKEY, "4 corn", "4 turkey").offer(CORN, COFFEE, "4 corn", "4 coffee")
    )
    story.answer(TURKEY, "accept", 1).answer(COFFEE, "accept", 2)
    story.holds(CORN, "4 turkey 1 coffee").holds(COFFEE, "4 coffee 1 corn")


def test_H5_there_is_no_penalty() -> None:
    story = given().traded(CORN, TURKEY, "99 corn", "99 turkey")
    story.then(shameTokens=[0, 0, 0], isBarred=[False] * 3, isSuspended=[False] * 3)


def test_H5_all_see_what_an_open_offer_comes_to_as_things_stand() -> None:
    """4 corn to each: once the first is accepted, one is left for the second."""
    story = (
        given().offer(CORN, TURKEY, "4 corn", "4 turkey").offer(CORN, COFFEE, "4 corn", "4 coffee")
    )
    first = {"offerId": 1, "acceptable": True, "given": goods("4 corn"), "paid": goods("4 turkey")}
    second = {**first, "offerId": 2, "paid": goods("4 coffee")}
    story.then(prospects=[first, second])
    story.answer(TURKEY, "accept", 1)
    story.then(prospects=[{**second, "given": goods("1 corn"), "paid": goods("1 coffee")}])
    story.answer(COFFEE, "accept", 2).then(prospects=[])
    offer = story.record()["offers"][1]
    assert (offer["given"], offer["paid"]) == (goods("1 corn"), goods("1 coffee"))


counts = st.fixed_dictionaries({product: st.integers(0, 12) for product in PRODUCTS})


@for_all(counts, counts, counts, counts)
def test_H5_nobody_gives_more_than_is_held_offered_or_asked(
    offering: dict[str, int], asked: dict[str, int], offerer: dict[str, int], target: dict[str, int]
) -> None:
    given_, paid = fulfilled(offering, asked, offerer, target)
    for product in PRODUCTS:
        assert 0 <= given_[product] <= min(offering[product], offerer[product])
        assert 0 <= paid[product] <= min(asked[product], target[product])
    if given_ == offering:
        assert paid == at_most(asked, target)


@for_all(counts, counts, st.integers(0, 36))
def test_H14_the_proportion_is_kept_to_within_one_token(
    offering: dict[str, int], asked: dict[str, int], part: int
) -> None:
    offered = total(offering)
    part = min(part, offered)
    for product, count in due(asked, part, offered).items():
        if offered:
            assert count * offered <= asked[product] * part < (count + 1) * offered


@pytest.mark.parametrize(
    ("held", "count", "taken"),
    [
        ("5 turkey", 2, "2 turkey"),
        ("1 turkey 3 corn", 2, "1 turkey 1 corn"),
        ("1 coffee 3 corn", 2, "2 corn"),
        ("2 coffee 2 corn", 2, "2 coffee"),
        ("1 turkey 2 coffee 2 corn", 3, "1 turkey 2 coffee"),
        ("2 coffee 3 corn", 3, "3 corn"),
        ("1 coffee 1 corn", 3, "1 coffee 1 corn"),
        ("1 turkey 1 coffee 5 corn", 3, "1 turkey 2 corn"),
        ("", 3, ""),
    ],
)
def test_H15_own_kind_first_then_the_kind_held_most(held: str, count: int, taken: str) -> None:
    assert taken_first(goods(held), TURKEY, count) == goods(taken)


def test_H7_ties_are_broken_in_the_order_turkey_coffee_corn() -> None:
    assert taken_first(goods("2 turkey 2 coffee"), CORN, 2) == goods("2 turkey")
    assert taken_first(goods("2 turkey 2 corn"), COFFEE, 2) == goods("2 turkey")
