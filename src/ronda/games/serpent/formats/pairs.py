"""SENTENCE_PAIRING: which right part belongs to which left part."""

from typing import Any

from ronda.games.serpent.comparing import folded, same
from ronda.games.serpent.formats.base import (
    LONGEST_TEXT,
    Format,
    check_list,
    check_object,
    check_text,
)
from ronda.rules import Domain, Illegal, Luck, require

SIZES = range(2, 11)
SIDES = {"left", "right"}
MATCH = {"pairId", "leftText", "rightText"}
MOST_MATCHES = 20


class Pairs(Format):
    """`[{left, right}, …]`, answered by `[{pairId, leftText, rightText}, …]`."""

    def check(self, answer: Any) -> None:
        check_list(answer, SIZES, "CARD_PAIRS")
        for place, pair in enumerate(answer):
            check_object(pair, SIDES, "CARD_PAIRS", least=SIZES[0], most=SIZES[-1])
            for side in ("left", "right"):
                check_text(pair[side], "CARD_TEXT", place=place, side=side)
        different = {folded(pair["left"]) for pair in answer}
        require(len(different) == len(answer), "CARD_PAIRS_ALIKE")

    def arranged(self, answer: Any, luck: Luck) -> list[str]:
        rights = [pair["right"] for pair in answer]
        luck.shuffle(rights)
        return rights

    def face(self, answer: Any, arranged: list[str]) -> dict[str, Any]:
        lefts = (pair["left"] for pair in answer)
        pairs = enumerate(zip(lefts, arranged, strict=True))
        shown = [{"id": f"pair_{n}", "left": left, "right": right} for n, (left, right) in pairs]
        return {"sentencePairs": shown}

    def domain(self, answer: Any, arranged: list[str]) -> Domain:
        return Matches([pair["left"] for pair in answer], arranged)

    def right(self, answer: Any, given: Any) -> bool:
        return all(same(pair["right"], chosen(pair["left"], given)) for pair in answer)

    def explanation(self, answer: Any, given: Any) -> dict[str, Any]:
        """Pair by pair: what was chosen, and what belongs there."""
        choices = [(pair["left"], chosen(pair["left"], given), pair["right"]) for pair in answer]
        found = [
            {"left": left, "right": right, "expected": expected, "correct": same(right, expected)}
            for left, right, expected in choices
        ]
        return {"explanation": found}

    def other(self, answer: Any) -> Any:
        rights = [pair["right"] for pair in answer]
        rotated = [*rights[1:], rights[0]]
        return [{**pair, "right": r} for pair, r in zip(answer, rotated, strict=True)]


def chosen(left: str, given: list[dict[str, str]]) -> str:
    """What the player matched a left part with."""
    matches = (match["rightText"] for match in given if same(match["leftText"], left))
    return next(matches, "")


class Matches(Domain):
    """A right part for each left part; parts left out count as wrong."""

    __slots__ = ("lefts", "rights")

    def __init__(self, lefts: list[str], rights: list[str]) -> None:
        self.lefts = lefts
        self.rights = rights

    def check(self, value: object) -> None:
        if type(value) is not list or len(value) > MOST_MATCHES or not all(map(is_match, value)):
            raise Illegal("ANSWER_NOT_PAIRS", longest=LONGEST_TEXT)

    def values(self) -> tuple[list[dict[str, str]], ...]:
        return self.matched(self.rights), self.matched(self.rights[::-1])

    def size(self) -> int:
        return 2

    def sample(self, luck: Luck) -> list[dict[str, str]]:
        rights = list(self.rights)
        luck.shuffle(rights)
        return self.matched(rights)

    def matched(self, rights: list[str]) -> list[dict[str, str]]:
        pairs = enumerate(zip(self.lefts, rights, strict=True))
        return [
            {"pairId": f"pair_{number}", "leftText": left, "rightText": right}
            for number, (left, right) in pairs
        ]

    def schema(self) -> dict[str, object]:
        items = [self.match_schema(f"pair_{n}", left) for n, left in enumerate(self.lefts)]
        return {"type": "array", "prefixItems": items}

    def match_schema(self, pair: str, left: str) -> dict[str, object]:
        texts = {"pairId": [pair], "leftText": [left], "rightText": self.rights}
        properties = {key: {"enum": values} for key, values in texts.items()}
        return {"type": "object", "properties": properties, "required": list(texts)}


def is_match(item: object) -> bool:
    """A pair as players send it."""
    return (
        type(item) is dict and item.keys() == MATCH
        and all(type(text) is str and len(text) <= LONGEST_TEXT for text in item.values())
    )  # fmt: skip
