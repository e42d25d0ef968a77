"""Cards and decks as the data model has them: numbers for kinds, plain dicts for cards."""

from typing import Any, NotRequired, TypedDict

QUIZ, SENTENCE_PAIRING, OWN_ANSWER, TRUE_FALSE, CLOSER, JOKER, LUCK = range(7)
CARD_TYPES = (
    "QUIZ", "SENTENCE_PAIRING", "OWN_ANSWER", "TRUE_FALSE", "CLOSER", "JOKER", "LUCK",
)  # fmt: skip
QUESTIONS = (QUIZ, SENTENCE_PAIRING, OWN_ANSWER, TRUE_FALSE, CLOSER)

POSITIVE_DECK, NEGATIVE_DECK, LUCK_DECK, JOKER_DECK = range(4)
DECK_TYPES = ("POSITIVE", "NEGATIVE", "LUCK", "JOKER")
CARD_TYPES_OF_DECK = {
    POSITIVE_DECK: QUESTIONS, NEGATIVE_DECK: QUESTIONS,
    LUCK_DECK: (LUCK,), JOKER_DECK: (JOKER,),
}  # fmt: skip

MOVE_FORWARD, MOVE_BACKWARD, LOSE_TURN, EXTRA_TURN, GO_TO_START = 0, 1, 2, 3, 5
CONSEQUENCES = {
    MOVE_FORWARD: "MOVE_FORWARD", MOVE_BACKWARD: "MOVE_BACKWARD", LOSE_TURN: "LOSE_TURN",
    EXTRA_TURN: "EXTRA_TURN", GO_TO_START: "GO_TO_START",
}  # fmt: skip
MOST_STEPS, MOST_TURNS = 100, 10
GREATEST_VALUE = {
    MOVE_FORWARD: MOST_STEPS, MOVE_BACKWARD: MOST_STEPS, LOSE_TURN: MOST_TURNS,
    EXTRA_TURN: MOST_TURNS, GO_TO_START: MOST_STEPS,
}  # fmt: skip


class Consequence(TypedDict):
    """What a luck card does; a joker only shows it."""

    type: int
    value: NotRequired[int]  # 1 where it is not said


class Card(TypedDict):
    """A card. The form of `answer` depends on the type: see `formats`."""

    cardid: str
    question: str
    type: int
    answer: NotRequired[Any]
    consequence: NotRequired[Consequence | None]


class Deck(TypedDict):
    """Cards for one kind of field."""

    deckid: str
    decktype: int
    cards: list[Card]


def cards_by_deck_type(decks: list[Deck]) -> list[list[Card]]:
    """All cards of the positive decks, of the negative ones, of luck and of jokers."""
    return [
        [card for deck in decks if deck["decktype"] == kind for card in deck["cards"]]
        for kind in range(len(DECK_TYPES))
    ]
