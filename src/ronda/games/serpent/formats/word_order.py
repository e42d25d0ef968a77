"""SENTENCE_PAIRING as older decks have it: put the words of a sentence in order."""

from typing import Any

from ronda.games.serpent.comparing import same
from ronda.games.serpent.formats.base import LONGEST_TEXT, Format, check_text
from ronda.rules import Domain, Illegal, Luck, require

MOST_WORDS = 40
LONGEST_ANSWER = 2 * LONGEST_TEXT


class WordOrder(Format):
    """`"word1 word2 word3"`, answered by the words in order, as a list or as one text."""

    def check(self, answer: Any) -> None:
        check_text(answer, "CARD_SENTENCE")
        require(1 < len(answer.split()) <= MOST_WORDS, "CARD_SENTENCE", longest=LONGEST_TEXT)

    def arranged(self, answer: Any, luck: Luck) -> list[str]:
        words: list[str] = answer.split()
        luck.shuffle(words)
        return words

    def face(self, answer: Any, arranged: list[str]) -> dict[str, Any]:
        return {"words": arranged}

    def domain(self, answer: Any, arranged: list[str]) -> Domain:
        return Ordered(arranged)

    def right(self, answer: Any, given: Any) -> bool:
        return same(answer, given if isinstance(given, str) else " ".join(given))

    def other(self, answer: Any) -> Any:
        first, *rest = answer.split()
        return " ".join([*rest, first])


class Ordered(Domain):
    """Words in some order."""

    __slots__ = ("words",)

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def check(self, value: object) -> None:
        if type(value) is list and len(value) <= MOST_WORDS and all(type(w) is str for w in value):
            value = " ".join(value)
        if type(value) is not str or len(value) > LONGEST_ANSWER:
            raise Illegal("ANSWER_NOT_WORDS")

    def values(self) -> tuple[object, ...]:
        return list(self.words), " ".join(self.words)

    def size(self) -> int:
        return 2

    def sample(self, luck: Luck) -> object:
        words = list(self.words)
        luck.shuffle(words)
        return luck.pick((words, " ".join(words)))

    def schema(self) -> dict[str, object]:
        return {"type": "string", "minLength": 1, "maxLength": LONGEST_ANSWER}
