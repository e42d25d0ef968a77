"""Are these decks that can be played with? Every refusal names the deck and the card."""

from collections.abc import Callable, Iterator
from typing import Any

from ronda.games.serpent.cards import (
    CARD_TYPES,
    CARD_TYPES_OF_DECK,
    DECK_TYPES,
    GREATEST_VALUE,
    LUCK,
    QUESTIONS,
)
from ronda.games.serpent.formats import format_of
from ronda.rules import Illegal, Text, require
from ronda.rules.plain import canonical

MOST_DECKS = 40
MOST_CARDS = 500  # in one deck
MOST_CHARACTERS = 400_000  # of all decks, as JSON
LONGEST_QUESTION = 500
LONGEST_ID = 64
DECK_KEYS = {"deckid", "decktype", "cards"}
CARD_KEYS = {"cardid", "question", "type", "answer", "consequence"}
QUESTION = Text(LONGEST_QUESTION)
ID = Text(LONGEST_ID)


def check_decks(decks: Any) -> None:
    """Raise the first problem."""
    for problem in problems(decks):
        raise problem


def problems(decks: Any) -> Iterator[Illegal]:
    """Every problem, in order."""
    wrong = refusal_of(check_size, decks)
    if wrong:
        yield wrong
        return
    yield from twice(decks, "deckid", "DECK_TWICE")
    for number, deck in enumerate(decks, start=1):
        yield from deck_problems(deck, called(deck, "deckid", number))


def check_size(decks: Any) -> None:
    """A list of decks, and not too much of it."""
    if type(decks) is not list:
        raise Illegal("WRONG_TYPE", parameter="decks", expected="array")
    require(len(decks) <= MOST_DECKS, "DECKS_TOO_MANY", limit=MOST_DECKS)
    size = size_of(decks)
    if size is None:
        raise Illegal("WRONG_TYPE", parameter="decks", expected="JSON")
    require(size <= MOST_CHARACTERS, "DECKS_TOO_LARGE", limit=MOST_CHARACTERS)


def size_of(decks: list[Any]) -> int | None:
    """How many characters the decks take as JSON; None if they cannot be written as JSON."""
    try:
        return len(canonical(decks))
    except (TypeError, ValueError, RecursionError):
        return None


def deck_problems(deck: Any, name: str) -> Iterator[Illegal]:
    """What is wrong with a deck; with its cards only if the deck can be read at all."""
    wrong = refusal_of(check_deck, deck)
    if wrong:
        yield Illegal(wrong.code, deck=name, **wrong.details)
        return
    for twin in twice(deck["cards"], "cardid", "CARD_TWICE"):
        yield Illegal(twin.code, deck=name, **twin.details)
    for number, card in enumerate(deck["cards"], start=1):
        wrong = refusal_of(check_card, card, deck["decktype"])
        if wrong:
            yield Illegal(
                wrong.code, deck=name, card=called(card, "cardid", number), **wrong.details
            )


def refusal_of(check: Callable[..., None], *given: object) -> Illegal | None:
    try:
        check(*given)
    except Illegal as refusal:
        return refusal
    return None


def called(item: Any, key: str, number: int) -> str:
    """What a deck or card is called in a message: its id, or its place."""
    name = item.get(key) if type(item) is dict else None
    return str(name) if refusal_of(ID.check, name) is None else f"#{number}"


def twice(items: list[Any], key: str, code: str) -> Iterator[Illegal]:
    """The ids that more than one item has."""
    names = [item.get(key) for item in items if type(item) is dict]
    texts = [name for name in names if type(name) is str]
    for name in sorted({name for name in texts if texts.count(name) > 1}):
        yield Illegal(code, id=name[:LONGEST_ID])


def check_deck(deck: Any) -> None:
    """A deck without its cards."""
    check_keys("DECK", deck, DECK_KEYS, DECK_KEYS)
    require(refusal_of(ID.check, deck["deckid"]) is None, "DECK_ID", longest=LONGEST_ID)
    kind = deck["decktype"]
    require(type(kind) is int and kind in CARD_TYPES_OF_DECK, "DECK_TYPE")
    cards = deck["cards"]
    require(type(cards) is list and 0 < len(cards) <= MOST_CARDS, "DECK_SIZE", most=MOST_CARDS)


def check_card(card: Any, deck_type: int) -> None:
    """A card, and whether it belongs in a deck of this type."""
    check_keys("CARD", card, {"cardid", "question", "type"}, CARD_KEYS)
    require(refusal_of(ID.check, card["cardid"]) is None, "CARD_ID", longest=LONGEST_ID)
    wrong = refusal_of(QUESTION.check, card["question"])
    require(wrong is None, "CARD_QUESTION", longest=LONGEST_QUESTION)
    kind = card["type"]
    require(type(kind) is int and 0 <= kind < len(CARD_TYPES), "CARD_TYPE")
    fits = kind in CARD_TYPES_OF_DECK[deck_type]
    require(fits, "CARD_IN_WRONG_DECK", type=CARD_TYPES[kind], decktype=DECK_TYPES[deck_type])
    if kind in QUESTIONS:
        check_question(card)
    else:
        check_fate(card)


def check_keys(what: str, item: Any, least: set[str], most: set[str]) -> None:
    """An object with all the fields it needs and no others."""
    require(type(item) is dict, f"{what}_NOT_AN_OBJECT")
    for field in sorted(least - item.keys()):
        raise Illegal(f"{what}_FIELD_MISSING", field=field)
    for field in sorted(map(str, item.keys() - most)):
        raise Illegal(f"{what}_FIELD_UNKNOWN", field=field[:LONGEST_ID])


def check_question(card: Any) -> None:
    """A question has an answer, and no consequence of its own."""
    require(card.get("consequence") is None, "CARD_CONSEQUENCE_UNUSED")
    require("answer" in card, "CARD_FIELD_MISSING", field="answer")
    format_of(card).check(card["answer"])


def check_fate(card: Any) -> None:
    """Luck has a consequence; a joker may show one; neither asks for an answer."""
    require(card.get("answer") is None, "CARD_ANSWER_UNUSED")
    consequence = card.get("consequence")
    if consequence is None:
        require(card["type"] != LUCK, "CARD_CONSEQUENCE_MISSING")
        return
    fits = type(consequence) is dict and {"type"} <= consequence.keys() <= {"type", "value"}
    require(fits, "CARD_CONSEQUENCE")
    kind, value = consequence["type"], consequence.get("value", 1)
    require(type(kind) is int and kind in GREATEST_VALUE, "CARD_CONSEQUENCE")
    most = GREATEST_VALUE[kind]
    require(type(value) is int and 1 <= value <= most, "CARD_CONSEQUENCE_VALUE", most=most)
