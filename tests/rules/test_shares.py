"""A total divided among keys: one domain that validates, enumerates, counts and samples."""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ronda.bots.chance import value
from ronda.rules import Illegal, Luck
from ronda.rules.shares import Shares, SomeCounts

small = st.tuples(st.integers(0, 4), st.integers(0, 12), st.integers(0, 3), st.integers(0, 4))


def refusal(check: Callable[[object], None], value: object) -> str:
    with pytest.raises(Illegal) as refused:
        check(value)
    return refused.value.code


def test_a_division_has_every_key_within_its_limits_and_the_right_total() -> None:
    shares = Shares(("a", "b"), total=5, most=4, least=1)
    shares.check({"a": 1, "b": 4})
    assert refusal(shares.check, {"a": 1, "b": 3}) == "WRONG_TOTAL"
    assert refusal(shares.check, {"a": 0, "b": 5}) == "OUT_OF_RANGE"
    assert refusal(shares.check, {"a": 5}) == "WRONG_KEYS"
    assert refusal(shares.check, [1, 4]) == "WRONG_TYPE"
    assert refusal(shares.check, {"a": 1.0, "b": 4}) == "WRONG_TYPE"


@given(small)
def test_the_divisions_are_those_that_brute_force_finds(case: tuple[int, int, int, int]) -> None:
    count, total, least, spread = case
    keys, numbers = "abcd"[:count], range(least, least + spread + 1)
    shares = Shares(keys, total, most=least + spread, least=least)
    wanted = [counts for counts in product(numbers, repeat=count) if sum(counts) == total]
    found = [tuple(division.values()) for division in shares.values()]
    assert found == wanted
    assert shares.size() == len(wanted)
    assert all(tuple(division) == tuple(keys) for division in shares.values())


@given(small, st.integers(0, 1000))
def test_a_sample_is_one_of_the_divisions(case: tuple[int, int, int, int], seed: int) -> None:
    count, total, least, spread = case
    shares = Shares("abcd"[:count], total, most=least + spread, least=least)
    if shares.size():
        shares.check(shares.sample(Luck(str(seed))))
        shares.check(value(dict(shares.schema()), Luck(str(seed))))


def test_a_board_full_of_troops_is_counted_at_once() -> None:
    shares = Shares(map(str, range(37)), total=370, most=20, least=1)
    assert shares.size() > 10**40
    assert sum(next(iter(shares.values())).values()) == 370


def test_counts_for_some_of_the_keys() -> None:
    some = SomeCounts(("a", "b"), most=2, least=1)
    some.check({})
    some.check({"b": 2})
    assert refusal(some.check, {"c": 1}) == "WRONG_KEYS"
    assert refusal(some.check, {"a": 3}) == "OUT_OF_RANGE"
    assert refusal(some.check, "a") == "WRONG_TYPE"
    assert len(list(some.values())) == some.size() == 9
    assert "required" not in some.schema()
    for seed in range(20):
        some.check(some.sample(Luck(str(seed))))
