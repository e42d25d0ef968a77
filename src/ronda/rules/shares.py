"""Whole numbers under keys that hang together: a total divided up, or only some of the keys."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from ronda.rules.domains import Counts, Schema
from ronda.rules.illegal import Illegal
from ronda.rules.luck import Luck


class Shares(Counts):
    """A total divided among the keys, nothing left over: `{"north": 3, "south": 5}` of 8."""

    __slots__ = ("total",)

    def __init__(self, keys: Iterable[str], total: int, most: int, least: int = 0) -> None:
        super().__init__(keys, most, least)
        self.total = total

    def check(self, value: object) -> None:
        super().check(value)
        assert isinstance(value, dict)
        if sum(value.values()) != self.total:
            raise Illegal("WRONG_TOTAL", total=self.total)

    def values(self) -> Iterator[dict[str, int]]:
        return divisions(self.keys, self.total, self.each.numbers)

    def size(self) -> int:
        least = self.each.numbers.start
        spare = self.total - least * len(self.keys)
        return ways(len(self.keys), spare, len(self.each.numbers) - 1)

    def sample(self, luck: Luck) -> dict[str, int]:
        return divided(self.keys, self.total, self.each.numbers, luck)

    def schema(self) -> Schema:
        return {**super().schema(), "total": self.total}


class SomeCounts(Counts):
    """Whole numbers for some of the keys; what `of` an `among` is when the state says for which."""

    __slots__ = ()

    def check(self, value: object) -> None:
        if type(value) is not dict:
            raise Illegal("WRONG_TYPE", expected="object")
        if not value.keys() <= set(self.keys):
            raise Illegal("WRONG_KEYS", expected=", ".join(self.keys))
        for count in value.values():
            self.each.check(count)

    def values(self) -> Iterator[dict[str, int]]:
        for counts in product((None, *self.each.numbers), repeat=len(self.keys)):
            paired = zip(self.keys, counts, strict=True)
            yield {key: count for key, count in paired if count is not None}

    def size(self) -> int:
        return int((len(self.each.numbers) + 1) ** len(self.keys))

    def sample(self, luck: Luck) -> dict[str, int]:
        return {key: self.each.sample(luck) for key in self.keys if luck.below(2)}

    def schema(self) -> Schema:
        every = super().schema()
        del every["required"]
        return every


def part(total: int, others: int, numbers: range) -> range:
    """What one key may get of `total`, so that the others can still share the rest."""
    least, most = numbers[0], numbers[-1]
    return range(max(least, total - most * others), min(most, total - least * others) + 1)


def divisions(keys: Sequence[str], total: int, numbers: range) -> Iterator[dict[str, int]]:
    """Every way to divide the total."""
    if not keys:
        if total == 0:
            yield {}
        return
    first, *rest = keys
    for count in part(total, len(rest), numbers):
        for others in divisions(rest, total - count, numbers):
            yield {first: count, **others}


def divided(keys: Sequence[str], total: int, numbers: range, luck: Luck) -> dict[str, int]:
    """One way at random; no key is favoured."""
    order = list(keys)
    luck.shuffle(order)
    found = {}
    for others, key in zip(range(len(order) - 1, -1, -1), order, strict=True):
        found[key] = luck.pick(part(total, others, numbers))
        total -= found[key]
    return {key: found[key] for key in keys}


@lru_cache(maxsize=4096)
def ways(keys: int, total: int, most: int) -> int:
    """In how many ways `keys` whole numbers from 0 to `most` add up to `total`."""
    found = [int(amount == 0) for amount in range(max(total, 0) + 1)]
    for _ in range(keys):
        sums = [0]
        for count in found:
            sums.append(sums[-1] + count)
        found = [sums[n + 1] - sums[max(0, n - most)] for n in range(len(found))]
    return found[total] if total >= 0 else 0
