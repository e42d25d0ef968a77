"""Lists of values that are all of one domain."""

from collections.abc import Iterator
from itertools import product

from ronda.rules.domains import Domain, DomainLike, Schema, as_domain
from ronda.rules.illegal import Illegal
from ronda.rules.luck import Luck


class Many(Domain):
    """A list of `least` to `most` values of one domain, in any order, the same one again too."""

    __slots__ = ("least", "most", "of")

    def __init__(self, of: DomainLike, least: int, most: int) -> None:
        if not 0 <= least <= most:
            raise ValueError(f"no list has {least} to {most} items")
        self.of = as_domain(of)
        self.least = least
        self.most = most

    def check(self, value: object) -> None:
        if type(value) is not list:
            raise Illegal("WRONG_TYPE", expected="list")
        if not self.least <= len(value) <= self.most:
            raise Illegal("WRONG_LENGTH", least=self.least, most=self.most)
        for item in value:
            self.of.check(item)

    def values(self) -> Iterator[list[object]]:
        """The shortest first; each list is a new one."""
        for length in range(self.least, self.most + 1):
            yield from map(list, product(self.of.values(), repeat=length))

    def size(self) -> int:
        lengths = range(self.least, self.most + 1)
        return sum(int(self.of.size() ** length) for length in lengths)

    def sample(self, luck: Luck) -> list[object]:
        length = self.least + luck.below(self.most - self.least + 1)
        return [self.of.sample(luck) for _ in range(length)]

    def schema(self) -> Schema:
        items = self.of.schema()
        return {"type": "array", "items": items, "minItems": self.least, "maxItems": self.most}
