"""TRUE_FALSE: is the statement true?"""

from typing import Any

from ronda.games.serpent.comparing import folded
from ronda.games.serpent.formats.base import Format
from ronda.rules import Domain, Illegal, Luck, require

WORDS = {"true": True, "false": False, "verdadero": True, "falso": False}


class TrueFalse(Format):
    """`true` or `false`, answered by a boolean or by the word for it."""

    def check(self, answer: Any) -> None:
        require(type(answer) is bool, "CARD_TRUE_FALSE")

    def domain(self, answer: Any, arranged: list[str]) -> Domain:
        return Truth()

    def right(self, answer: Any, given: Any) -> bool:
        said = WORDS[folded(given)] if isinstance(given, str) else given
        return bool(said == answer)

    def other(self, answer: Any) -> Any:
        return not answer


class Truth(Domain):
    """Yes or no, or the word for it."""

    __slots__ = ()

    def check(self, value: object) -> None:
        if type(value) is not bool and not (type(value) is str and folded(value) in WORDS):
            raise Illegal("ANSWER_NOT_TRUE_OR_FALSE")

    def values(self) -> tuple[bool, bool]:
        return (True, False)

    def size(self) -> int:
        return 2

    def sample(self, luck: Luck) -> bool:
        return luck.below(2) == 1

    def schema(self) -> dict[str, object]:
        return {"type": "boolean"}
