"""Tokens, and what happens to them: the arithmetic of the game, on plain counts."""

from collections.abc import Iterator, Mapping

from ronda.rules import Counts, Illegal, Luck

PRODUCTS = ("turkey", "coffee", "corn")  # the order in which ties are broken
ENDOWMENT = 5
FIXED = 5  # what is given under `exchange="fixed"`
MOST = 99  # of a kind in one side of an offer: more than anybody can hold
Goods = dict[str, int]


def nothing() -> Goods:
    return dict.fromkeys(PRODUCTS, 0)


def only(product: str, count: int) -> Goods:
    """So many of one kind."""
    return {**nothing(), product: count}


def total(goods: Mapping[str, int]) -> int:
    return sum(goods.values())


def worth(goods: Mapping[str, int], own: str) -> int:
    """What goods are worth to the producer of `own`."""
    return 2 * total(goods) - goods[own]


def at_most(wanted: Mapping[str, int], held: Mapping[str, int]) -> Goods:
    """As much of what is wanted as is held."""
    return {product: min(wanted[product], held[product]) for product in PRODUCTS}


def covers(held: Mapping[str, int], wanted: Mapping[str, int]) -> bool:
    """Is everything that is wanted held?"""
    return all(held[product] >= wanted[product] for product in PRODUCTS)


def due(requesting: Mapping[str, int], given: int, offered: int) -> Goods:
    """What is asked, in the proportion of what is given to what was offered, rounded down."""
    if not offered:
        return dict(requesting)
    return {product: requesting[product] * given // offered for product in PRODUCTS}


def fulfilled(
    offering: Mapping[str, int], requesting: Mapping[str, int],
    offerer: Mapping[str, int], target: Mapping[str, int],
) -> tuple[Goods, Goods]:  # fmt: skip
    """What changes hands when an offer is accepted: given by the offerer, paid by the target."""
    given = at_most(offering, offerer)
    return given, at_most(due(requesting, total(given), total(offering)), target)


def taken_first(held: Mapping[str, int], own: str, count: int) -> Goods:
    """Up to `count` tokens: the own kind first, then the kind held most, then the other."""
    others = [product for product in PRODUCTS if product != own]
    taken = nothing()
    for product in (own, *sorted(others, key=lambda product: -held[product])):
        taken[product] = min(held[product], count - total(taken))
    return taken


class Amounts(Counts):
    """Any amounts. Drawn at random, they are mostly small: those are the ones that matter."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(PRODUCTS, MOST)

    def sample(self, luck: Luck) -> Goods:
        limits = (1, 1, 2, 3, 7, 7, 7, MOST + 1)
        return {product: luck.below(luck.pick(limits)) for product in PRODUCTS}


class Exactly(Counts):
    """The one amount there is."""

    __slots__ = ("goods",)

    def __init__(self, goods: Goods) -> None:
        super().__init__(PRODUCTS, MOST)
        self.goods = goods

    def check(self, value: object) -> None:
        super().check(value)
        if value != self.goods:
            raise Illegal("FIXED_EXCHANGE")

    def values(self) -> Iterator[Goods]:
        yield dict(self.goods)

    def size(self) -> int:
        return 1

    def sample(self, luck: Luck) -> Goods:
        return dict(self.goods)

    def schema(self) -> dict[str, object]:
        each = {p: {"type": "integer", "minimum": n, "maximum": n} for p, n in self.goods.items()}
        return {**super().schema(), "properties": each}
