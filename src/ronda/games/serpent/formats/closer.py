"""CLOSER: a number, near enough."""

from typing import Any

from ronda.games.serpent.formats.base import Format, check_object
from ronda.rules import Domain, Illegal, Luck, require

KEYS = {"correct", "percent"}
GREATEST = 10**15
HAIR = 1e-9  # 1.1 is within 10 % of 1, whatever binary fractions make of it


class Closer(Format):
    """`{correct: 42, percent: 10}`, answered by a number within that many percent."""

    def check(self, answer: Any) -> None:
        check_object(answer, KEYS, "CARD_CLOSER")
        require(is_number(answer["correct"]), "CARD_CLOSER")
        require(is_number(answer["percent"]) and 0 <= answer["percent"] <= 100, "CARD_CLOSER")

    def face(self, answer: Any, arranged: list[str]) -> dict[str, Any]:
        """How near is near enough."""
        return {"percent": answer["percent"]}

    def domain(self, answer: Any, arranged: list[str]) -> Domain:
        return Number()

    def right(self, answer: Any, given: Any) -> bool:
        size = abs(answer["correct"])
        allowed = size * (answer["percent"] / 100 + HAIR)
        return bool(abs(given - answer["correct"]) <= allowed)

    def other(self, answer: Any) -> Any:
        return {**answer, "correct": -answer["correct"] or 1}


def is_number(value: object) -> bool:
    """A number that can be reckoned with; `True` is none, nor is infinity."""
    return (type(value) is int or type(value) is float) and abs(value) <= GREATEST


class Number(Domain):
    """Any number of a size that people write."""

    __slots__ = ()
    SAMPLES = (0, 1, 10, 100, 1000)

    def check(self, value: object) -> None:
        if not is_number(value):
            raise Illegal("ANSWER_NOT_A_NUMBER")

    def values(self) -> tuple[int, ...]:
        return self.SAMPLES

    def size(self) -> int:
        return len(self.SAMPLES)

    def sample(self, luck: Luck) -> int:
        return luck.pick(self.SAMPLES)

    def schema(self) -> dict[str, object]:
        return {"type": "number", "minimum": -GREATEST, "maximum": GREATEST}
