"""A card on the table, waiting for an answer, a guess or a decision."""

from typing import Any, TypedDict

from ronda.games.serpent.cards import CARD_TYPES, JOKER, Card
from ronda.games.serpent.formats import format_of
from ronda.rules.domains import Range


class Pending(TypedDict):
    """The card by its place in the decks, and the numbers that a guess is calculated with."""

    playerId: int
    deckType: int
    index: int
    field: str  # the type of the field it was drawn on
    dice: int
    base: int
    drawnAt: int
    arranged: list[str]  # what was shuffled for the player


class ThrownDice(Range):
    """A number from 1 to 6 that makes no difference: one of them stands for all."""

    __slots__ = ()

    def values(self) -> range:
        return self.numbers[:1]

    def size(self) -> int:
        return 1


def public_card(pending: Pending, card: Card) -> dict[str, Any]:
    """What everybody sees of it."""
    seen = {
        "playerId": pending["playerId"], "cardType": CARD_TYPES[card["type"]],
        "question": card["question"], "fieldType": pending["field"], "drawnAt": pending["drawnAt"],
    }  # fmt: skip
    return {**seen, "consequence": card.get("consequence")} if card["type"] == JOKER else seen


def card_data(pending: Pending, card: Card, seconds: int) -> dict[str, Any]:
    """What the player sees who has to answer it."""
    face = format_of(card).face(card.get("answer"), pending["arranged"])
    return {
        "cardid": card["cardid"], "question": card["question"], "type": card["type"],
        "timeLimit": seconds, **face,
    }  # fmt: skip
