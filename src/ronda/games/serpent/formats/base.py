"""What there is to know about a type of question."""

from typing import Any

from ronda.rules import Domain, Illegal, Luck, Text, require

LONGEST_TEXT = 200  # of an option, of a side of a pair, of an answer
READABLE = Text(LONGEST_TEXT)


class Format:
    """How one type of question is checked, shown, answered and judged. `answer` is the card's."""

    def check(self, answer: Any) -> None:
        """Raise `Illegal` unless the card's answer has the form it must have."""
        raise NotImplementedError

    def arranged(self, answer: Any, luck: Luck) -> list[str]:
        """The parts that the player gets in another order, if any."""
        return []

    def face(self, answer: Any, arranged: list[str]) -> dict[str, Any]:
        """What the player sees besides the question."""
        return {}

    def domain(self, answer: Any, arranged: list[str]) -> Domain:
        """What may be answered."""
        raise NotImplementedError

    def right(self, answer: Any, given: Any) -> bool:
        """Is what was given right?"""
        raise NotImplementedError

    def explanation(self, answer: Any, given: Any) -> dict[str, Any]:
        """What is told beside the verdict, where there is more to say than right or wrong."""
        return {}

    def solution(self, answer: Any) -> Any:
        """What is told as the right answer, once there is one."""
        return answer

    def in_words(self, answer: Any) -> Any:
        """The right answer for people who have not seen the card."""
        return self.solution(answer)

    def other(self, answer: Any) -> Any:
        """A different answer to a card that looks just the same to the player."""
        raise NotImplementedError


def check_text(text: Any, code: str, **place: object) -> None:
    """A text of a card, that people can read and a screen can show."""
    try:
        READABLE.check(text)
    except Illegal:
        raise Illegal(code, longest=LONGEST_TEXT, **place) from None


def check_list(items: Any, sizes: range, code: str) -> None:
    """So many items."""
    fits = type(items) is list and len(items) in sizes
    require(fits, code, least=sizes[0], most=sizes[-1], longest=LONGEST_TEXT)


def check_object(item: Any, keys: set[str], code: str, **details: object) -> None:
    """An object with exactly these keys."""
    require(type(item) is dict and item.keys() == keys, code, longest=LONGEST_TEXT, **details)
