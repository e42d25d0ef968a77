"""How the built-in decks are written down: a line a card."""

from collections.abc import Sequence
from typing import Any

from ronda.games.serpent.cards import (
    CLOSER,
    DECK_TYPES,
    EXTRA_TURN,
    GO_TO_START,
    JOKER,
    LOSE_TURN,
    LUCK,
    MOVE_BACKWARD,
    MOVE_FORWARD,
    OWN_ANSWER,
    QUIZ,
    SENTENCE_PAIRING,
    TRUE_FALSE,
    Card,
    Deck,
)
from ronda.games.serpent.formats.quiz import LETTERS

Fate = tuple[int, int]  # a consequence: its type and value
START_OVER: Fate = (GO_TO_START, 1)


def card(kind: int, question: str, **rest: Any) -> Card:
    """A card that has no id yet."""
    return {"cardid": "", "question": question, "type": kind, **rest}  # type: ignore[typeddict-item]


def quiz(question: str, right: str, *wrong: str) -> Card:
    """The right option stands somewhere among the wrong ones, by the letters of the question."""
    at = sum(map(ord, question)) % (len(wrong) + 1)
    texts = [*wrong[:at], right, *wrong[at:]]
    options = [
        {"answer": letter, "text": text, "correct": text == right}
        for letter, text in zip(LETTERS, texts, strict=False)
    ]
    return card(QUIZ, question, answer=options)


def matching(question: str, *sides: tuple[str, str]) -> Card:
    """Left and right parts."""
    answer = [{"left": left, "right": right} for left, right in sides]
    return card(SENTENCE_PAIRING, question, answer=answer)


def ordered(question: str, sentence: str) -> Card:
    """A sentence whose words are to be put in order."""
    return card(SENTENCE_PAIRING, question, answer=sentence)


def own(question: str, *accepted: str) -> Card:
    return card(OWN_ANSWER, question, answer=list(accepted))


def true(statement: str) -> Card:
    return card(TRUE_FALSE, statement, answer=True)


def false(statement: str) -> Card:
    return card(TRUE_FALSE, statement, answer=False)


def closer(question: str, correct: float, percent: float) -> Card:
    return card(CLOSER, question, answer={"correct": correct, "percent": percent})


def luck(says: str, fate: Fate) -> Card:
    return card(LUCK, says, consequence={"type": fate[0], "value": fate[1]})


def joker(task: str) -> Card:
    """A task for the player; the gamemaster says whether it was done."""
    return card(JOKER, task, consequence=None)


def ahead(steps: int) -> Fate:
    return MOVE_FORWARD, steps


def behind(steps: int) -> Fate:
    return MOVE_BACKWARD, steps


def lost(turns: int) -> Fate:
    return LOSE_TURN, turns


def extra(turns: int) -> Fate:
    return EXTRA_TURN, turns


def decks(name: str, *cards_of_type: Sequence[Card]) -> list[Deck]:
    """The decks of a subject: positive, negative, luck and joker; the cards get their ids."""
    return [deck(name, kind, cards) for kind, cards in enumerate(cards_of_type)]


def deck(name: str, kind: int, cards: Sequence[Card]) -> Deck:
    deckid = f"{name}-{DECK_TYPES[kind].lower()}"
    named: list[Card] = [
        {**card, "cardid": f"{deckid}-{number:02}"} for number, card in enumerate(cards, start=1)
    ]
    return {"deckid": deckid, "decktype": kind, "cards": named}
