"""The domain of the `decks` option, and its JSON Schema."""

from typing import Any

from ronda.games.serpent.cards import CARD_TYPES, CONSEQUENCES, DECK_TYPES, GREATEST_VALUE
from ronda.games.serpent.checks import (
    LONGEST_ID,
    LONGEST_QUESTION,
    MOST_CARDS,
    MOST_DECKS,
    check_decks,
)
from ronda.games.serpent.formats import closer, own_answer, pairs, quiz
from ronda.games.serpent.formats.base import LONGEST_TEXT
from ronda.games.serpent.library.samples import SAMPLES
from ronda.rules import Domain, Luck

Schema = dict[str, object]


class Decks(Domain):
    """Decks to play with; none stands for the built-in ones."""

    __slots__ = ()

    def check(self, value: object) -> None:
        check_decks(value)

    def values(self) -> tuple[list[Any], ...]:
        return SAMPLES

    def size(self) -> int:
        return len(SAMPLES)

    def sample(self, luck: Luck) -> list[Any]:
        return luck.pick(SAMPLES)

    def schema(self) -> Schema:
        return {"type": "array", "minItems": 0, "maxItems": MOST_DECKS, "items": DECK}


def text(longest: int) -> Schema:
    return {"type": "string", "minLength": 1, "maxLength": longest}


def an_object(properties: dict[str, Any], *optional: str) -> Schema:
    """An object with these fields and no others."""
    required = [name for name in properties if name not in optional]
    return {
        "type": "object", "properties": properties, "required": required,
        "additionalProperties": False,
    }  # fmt: skip


def a_list(items: Schema, sizes: range) -> Schema:
    return {"type": "array", "items": items, "minItems": sizes[0], "maxItems": sizes[-1]}


def numbered(names: Any, description: str) -> Schema:
    """A choice of numbers, with what each means."""
    said = ", ".join(f"{number} {name}" for number, name in names)
    return {"enum": [number for number, _ in names], "description": f"{description}: {said}"}


OPTION = an_object(
    {"answer": {"enum": list(quiz.LETTERS)}, "text": text(LONGEST_TEXT),
     "correct": {"type": "boolean"}}
)  # fmt: skip
PAIR = an_object({"left": text(LONGEST_TEXT), "right": text(LONGEST_TEXT)})
CLOSER = an_object(
    {"correct": {"type": "number", "minimum": -closer.GREATEST, "maximum": closer.GREATEST},
     "percent": {"type": "number", "minimum": 0, "maximum": 100}}
)  # fmt: skip
ANSWER: Schema = {
    "description": "By the type of the card: options of a QUIZ; pairs, or a sentence to put in "
    "order, of a SENTENCE_PAIRING; accepted answers of an OWN_ANSWER; true or false; the number "
    "of a CLOSER. JOKER and LUCK have none.",
    "anyOf": [
        a_list(OPTION, quiz.SIZES), a_list(PAIR, pairs.SIZES), text(LONGEST_TEXT),
        a_list(text(LONGEST_TEXT), own_answer.SIZES), {"type": "boolean"}, CLOSER,
    ],
}  # fmt: skip
CONSEQUENCE = an_object(
    {"type": numbered(list(CONSEQUENCES.items()), "what happens"),
     "value": {"type": "integer", "minimum": 1, "maximum": max(GREATEST_VALUE.values())}},
    "value",
)  # fmt: skip
CARD = an_object(
    {"cardid": text(LONGEST_ID), "question": text(LONGEST_QUESTION),
     "type": numbered(list(enumerate(CARD_TYPES)), "card type"), "answer": ANSWER,
     "consequence": {"anyOf": [CONSEQUENCE, {"type": "null"}]}},
    "answer", "consequence",
)  # fmt: skip
DECK = an_object(
    {"deckid": text(LONGEST_ID), "decktype": numbered(list(enumerate(DECK_TYPES)), "fields"),
     "cards": a_list(CARD, range(1, MOST_CARDS + 1))}
)  # fmt: skip
