"""OWN_ANSWER: free text, and the answers that are accepted."""

from typing import Any

from ronda.games.serpent.comparing import same
from ronda.games.serpent.formats.base import LONGEST_TEXT, Format, check_list, check_text
from ronda.rules import Domain, Text

SIZES = range(1, 21)
FEW = 3


class OwnAnswer(Format):
    """`["answer1", "answer2", …]`, answered by any of them."""

    def check(self, answer: Any) -> None:
        check_list(answer, SIZES, "CARD_ANSWERS")
        for place, accepted in enumerate(answer):
            check_text(accepted, "CARD_TEXT", place=place)

    def domain(self, answer: Any, arranged: list[str]) -> Domain:
        return Text(LONGEST_TEXT)

    def right(self, answer: Any, given: Any) -> bool:
        return any(same(accepted, given) for accepted in answer)

    def in_words(self, answer: Any) -> Any:
        """Some of those accepted: the others are mostly other ways to write them."""
        return answer[:FEW]

    def other(self, answer: Any) -> Any:
        return [f"{accepted[::-1]}x"[:LONGEST_TEXT] for accepted in answer]
