"""Luck is a function of (seed, version, draw), the same on every platform and for ever.

The numbers in here are never to be changed: every recording that exists depends on them.
"""

from collections import Counter
from collections.abc import Iterator
from hashlib import shake_128
from itertools import islice

import pytest

from ronda.rules import Luck, commitment

WORD = 2**32


def words(seed: str, version: int) -> Iterator[int]:
    """The stream as documented: 32-bit words of SHAKE-128, little end first."""
    stream = shake_128(f"{seed}\n{version}".encode()).digest(4096)
    return (int.from_bytes(stream[i : i + 4], "little") for i in range(0, 4096, 4))


def draws(limit: int, stream: Iterator[int]) -> Iterator[int]:
    """`below` as documented, one word at a time: surplus words are skipped."""
    for word in stream:
        if word < WORD - WORD % limit:
            yield word % limit


def chi_square(counts: Counter[int], kinds: int) -> float:
    """How far the counts are from being equal."""
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def test_the_first_words_of_a_seed_are_these_for_ever() -> None:
    luck = Luck("ronda", 7)
    assert [luck.below(WORD) for _ in range(6)] == [
        69105736, 905358134, 2820104419, 2782851200, 3932816085, 444605216,
    ]  # fmt: skip


def test_dice_of_a_seed_are_these_for_ever() -> None:
    luck = Luck("ronda", 7)
    assert [luck.roll() for _ in range(12)] == [5, 3, 2, 3, 4, 3, 3, 3, 1, 1, 2, 2]


def test_a_seed_may_be_any_text() -> None:
    luck = Luck("ñandú 🦙", 0)
    assert [luck.below(1000) for _ in range(5)] == [258, 248, 319, 442, 432]


def test_a_shuffle_of_a_seed_is_this_for_ever() -> None:
    items = list(range(10))
    Luck("ronda", 1).shuffle(items)
    assert items == [8, 0, 2, 4, 6, 3, 5, 7, 1, 9]


def test_a_deck_of_108_is_shuffled_like_this_for_ever() -> None:
    cards, luck = list(range(108)), Luck("ronda", 1)
    luck.shuffle(cards)
    assert cards[:12] == [27, 52, 31, 98, 92, 53, 47, 80, 14, 9, 30, 76]
    assert sorted(cards) == list(range(108))
    assert luck.drawn == 107


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 1000, 2**31, 2**31 + 1, 2**32 - 1, 2**32])
def test_below_is_as_documented(limit: int) -> None:
    luck = Luck("documented", 3)
    expected = list(islice(draws(limit, words("documented", 3)), 100))
    assert [luck.below(limit) for _ in range(100)] == expected


def test_below_stays_below_even_near_the_largest_limit() -> None:
    luck = Luck("ronda", 2)
    assert [luck.below(2**32 - 1) for _ in range(3)] == [3478428329, 3746768649, 2531078477]
    assert [luck.below(2**32) for _ in range(2)] == [937975877, 2980820502]
    assert luck.drawn == 5


def test_words_that_would_favour_a_value_are_skipped() -> None:
    luck = Luck("thirds")
    quarters = Counter(luck.below(3 * 2**30) // (3 * 2**28) for _ in range(40_000))
    assert luck.drawn > 40_000 * 5 / 4
    assert chi_square(quarters, 4) < 11.34  # one in a hundred fair dice does worse


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_there_is_nothing_below_these_limits(limit: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Luck("x").below(limit)


def test_no_value_is_favoured() -> None:
    luck = Luck("fair")
    counts = Counter(luck.below(7) for _ in range(70_000))
    assert [counts[n] for n in range(7)] == [10099, 10026, 10034, 9988, 9900, 10100, 9853]
    assert chi_square(counts, 7) < 16.81


def test_no_order_is_favoured_by_a_shuffle() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for version in range(24_000):
        items = [0, 1, 2, 3]
        Luck("perm", version).shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 41.64


@pytest.mark.parametrize("size", [0, 1, 2, 5, 52, 108])
def test_a_shuffle_is_fisher_and_yates_over_below(size: int) -> None:
    for version in range(50):
        quick, slow = list(range(size)), list(range(size))
        shuffling, drawing = Luck("shuffle", version), Luck("shuffle", version)
        shuffling.shuffle(quick)
        for last in range(size - 1, 0, -1):
            other = drawing.below(last + 1)
            slow[last], slow[other] = slow[other], slow[last]
        assert (quick, shuffling.drawn) == (slow, drawing.drawn)


def test_a_shuffle_skips_surplus_words_as_below_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Surplus words are so rare among cards that they are put there."""

    class Rigged(Luck):
        def _reserve(self, count: int) -> None:
            self._words = (9, WORD - 1, WORD - 1, 7, WORD - 2, *range(5, WORD, 2**26 + 1))

    quick, slow = list(range(7)), list(range(7))
    shuffling, drawing = Rigged(""), Rigged("")
    shuffling.shuffle(quick)
    for last in range(6, 0, -1):
        other = drawing.below(last + 1)
        slow[last], slow[other] = slow[other], slow[last]
    assert (quick, shuffling.drawn) == (slow, drawing.drawn)
    assert drawing.drawn > 6


def test_draws_do_not_depend_on_how_they_were_drawn_before() -> None:
    """Shuffling after a roll uses the next words, whatever was fetched in advance."""
    one, other = Luck("mixed", 1), Luck("mixed", 1)
    one.roll()
    cards = list(range(60))
    one.shuffle(cards)
    for _ in range(60):
        other.below(WORD)
    assert one.below(WORD) == other.below(WORD)


def test_every_version_has_its_own_luck() -> None:
    assert len({Luck("seed", version).below(WORD) for version in range(1000)}) == 1000


def test_a_chance_of_percent() -> None:
    luck = Luck("chance")
    assert not any(luck.chance(0) for _ in range(100))
    assert all(luck.chance(100) for _ in range(100))
    assert sum(luck.chance(30) for _ in range(10_000)) in range(2850, 3150)


def test_pick_takes_one_of_the_items() -> None:
    luck = Luck("pick")
    assert {luck.pick("abc") for _ in range(50)} == set("abc")


def test_nothing_is_drawn_until_it_is_asked_for() -> None:
    luck = Luck("idle")
    assert luck.drawn == 0
    luck.shuffle([])
    assert luck.drawn == 0


def test_the_commitment_to_a_seed_is_this_for_ever() -> None:
    assert commitment("ronda") == "5c5f9e5296e663550bf157a480b111cbf8b51934ecf3aac39179c0095fbe3d4f"
