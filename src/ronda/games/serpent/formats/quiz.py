"""QUIZ: one of up to four options is right."""

from typing import Any

from ronda.games.serpent.comparing import folded
from ronda.games.serpent.formats.base import Format, check_list, check_object, check_text
from ronda.rules import Domain, Illegal, Luck, require

LETTERS = ("A", "B", "C", "D")
SIZES = range(2, len(LETTERS) + 1)
KEYS = {"answer", "text", "correct"}


class Quiz(Format):
    """`[{answer: "A", text: "…", correct: true}, …]`, answered by letter."""

    def check(self, answer: Any) -> None:
        check_list(answer, SIZES, "CARD_OPTIONS")
        for place, (letter, option) in enumerate(zip(LETTERS, answer, strict=False)):
            check_object(option, KEYS, "CARD_OPTIONS", least=SIZES[0], most=SIZES[-1])
            check_text(option["text"], "CARD_TEXT", place=place)
            require(option["answer"] == letter, "CARD_LETTERS")
            require(type(option["correct"]) is bool, "CARD_ONE_CORRECT")
        require(sum(option["correct"] for option in answer) == 1, "CARD_ONE_CORRECT")
        different = {folded(option["text"]) for option in answer}
        require(len(different) == len(answer), "CARD_OPTIONS_ALIKE")

    def face(self, answer: Any, arranged: list[str]) -> dict[str, Any]:
        options = [{"answer": o["answer"], "text": o["text"]} for o in answer]
        return {"answerOptions": options}

    def domain(self, answer: Any, arranged: list[str]) -> Domain:
        return Letters(LETTERS[: len(answer)])

    def right(self, answer: Any, given: Any) -> bool:
        return bool(folded(given).upper() == self.solution(answer))

    def solution(self, answer: Any) -> Any:
        return next(option["answer"] for option in answer if option["correct"])

    def in_words(self, answer: Any) -> Any:
        return next(option["text"] for option in answer if option["correct"])

    def other(self, answer: Any) -> Any:
        flags = [option["correct"] for option in answer]
        rotated = [*flags[1:], flags[0]]
        return [{**o, "correct": flag} for o, flag in zip(answer, rotated, strict=True)]


class Letters(Domain):
    """The letter of an option, in either case."""

    __slots__ = ("letters",)

    def __init__(self, letters: tuple[str, ...]) -> None:
        self.letters = letters

    def check(self, value: object) -> None:
        if type(value) is not str or folded(value).upper() not in self.letters:
            raise Illegal("ANSWER_NOT_A_LETTER", letters=", ".join(self.letters))

    def values(self) -> tuple[str, ...]:
        return self.letters

    def size(self) -> int:
        return len(self.letters)

    def sample(self, luck: Luck) -> str:
        return luck.pick(self.letters)

    def schema(self) -> dict[str, object]:
        return {"enum": list(self.letters)}
