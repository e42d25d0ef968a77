"""Luck that anybody can re-draw: a function of (seed, version, draw number) and of nothing else.

Draw k of version v is the k-th 32-bit word of SHAKE-128(seed, v), so a match replays alike on
every platform, and publishing the seed lets everyone check every card that was dealt.
"""

from collections.abc import Iterable, MutableSequence, Sequence
from hashlib import sha256, shake_128
from operator import mod
from struct import unpack
from typing import TypeVar

T = TypeVar("T")
WORD = 1 << 32
FIRST_WORDS = 32


class Luck:
    """The draws of one version of one match; words that would favour a value are skipped."""

    __slots__ = ("_seed", "_version", "_words", "drawn")

    def __init__(self, seed: str, version: int = 0) -> None:
        self._seed = seed
        self._version = version
        self._words: tuple[int, ...] = ()
        self.drawn = 0

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, each as likely as the others."""
        if not 0 < limit <= WORD:
            raise ValueError(f"luck draws below 1 to 2**32, not below {limit}")
        surplus = WORD - WORD % limit
        word = self._word()
        while word >= surplus:
            word = self._word()
        return word % limit

    def roll(self, sides: int = 6) -> int:
        """A die."""
        return self.below(sides) + 1

    def chance(self, percent: int) -> bool:
        """True in `percent` of a hundred draws."""
        return self.below(100) < percent

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher and Yates, in place: `below` for each place from the last to the second."""
        places = range(len(items) - 1, 0, -1)
        self._reserve(self.drawn + len(places))
        words = self._words[self.drawn : self.drawn + len(places)]
        if words and max(words) >= WORD - len(items):  # one of them might be surplus
            others: Iterable[int] = (self.below(place + 1) for place in places)
        else:
            others = map(mod, words, range(len(items), 1, -1))
            self.drawn += len(places)
        for place, other in zip(places, others, strict=True):
            items[place], items[other] = items[other], items[place]

    def _word(self) -> int:
        if self.drawn >= len(self._words):
            self._reserve(self.drawn + 1)
        self.drawn += 1
        return self._words[self.drawn - 1]

    def _reserve(self, count: int) -> None:
        """SHAKE is a stream: a longer digest begins with the shorter one, so this only adds."""
        have = len(self._words)
        if have < count:
            count = max(count, FIRST_WORDS, 2 * have)
            stream = shake_128(f"{self._seed}\n{self._version}".encode())
            self._words = unpack(f"<{count}I", stream.digest(4 * count))


def commitment(seed: str) -> str:
    """What is published before the first move, so that nobody can choose the seed later."""
    return sha256(f"ronda seed {seed}".encode()).hexdigest()
