"""The types of question, a file each."""

from ronda.games.serpent.cards import (
    CLOSER,
    OWN_ANSWER,
    QUIZ,
    SENTENCE_PAIRING,
    TRUE_FALSE,
    Card,
)
from ronda.games.serpent.comparing import same
from ronda.games.serpent.formats.base import Format
from ronda.games.serpent.formats.closer import Closer
from ronda.games.serpent.formats.own_answer import OwnAnswer
from ronda.games.serpent.formats.pairs import Pairs
from ronda.games.serpent.formats.quiz import Quiz
from ronda.games.serpent.formats.true_false import TrueFalse
from ronda.games.serpent.formats.word_order import WordOrder

FORMATS: dict[int, Format] = {
    QUIZ: Quiz(), SENTENCE_PAIRING: Pairs(), OWN_ANSWER: OwnAnswer(), TRUE_FALSE: TrueFalse(),
    CLOSER: Closer(),
}  # fmt: skip
WORD_ORDER = WordOrder()


def format_of(card: Card) -> Format:
    """The format of a question; a pairing whose answer is a text is the older word order."""
    return WORD_ORDER if is_word_order(card) else FORMATS[card["type"]]


def is_word_order(card: Card) -> bool:
    return card["type"] == SENTENCE_PAIRING and isinstance(card.get("answer"), str)


def asking(card: Card, prompt: str) -> Card:
    """The card as it is asked: the sentence of an older one may be its question too."""
    gives_away = is_word_order(card) and same(card["question"], card["answer"])
    return {**card, "question": prompt} if gives_away else card


__all__ = ["FORMATS", "WORD_ORDER", "Format", "asking", "format_of"]
