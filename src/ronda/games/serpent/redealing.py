"""Another world that looks the same to the players: other answers, other cards still to come."""

from typing import TYPE_CHECKING, Any

from ronda.games.serpent.cards import DECK_TYPES, QUESTIONS, Card
from ronda.games.serpent.formats import format_of
from ronda.rules import Luck

if TYPE_CHECKING:
    from ronda.games.serpent.game import Serpent

FEW = 4  # cards a deck: nobody sees how many there are


def redealt(game: "Serpent", luck: Luck) -> None:
    """Change every answer, every question but the one on the table, and what is still undrawn."""
    packs = [other_cards(game, kind, luck) for kind in range(len(DECK_TYPES))]
    decks = [
        {"deckid": f"other-{kind}", "decktype": kind, "cards": cards}
        for kind, cards in enumerate(packs)
        if cards
    ]
    if game.pending:
        game.pending["index"] = 0
    values: dict[str, Any] = {**game.options.to_json(), "decks": decks}
    game.options = type(game.options)(**values)
    for kind, cards in enumerate(packs):
        everything = list(range(len(cards)))
        luck.shuffle(everything)
        game.undrawn[kind] = everything[: luck.below(len(cards) + 1)]


def other_cards(game: "Serpent", kind: int, luck: Luck) -> list[Card]:
    """Some other cards of a kind; the one on the table comes first."""
    cards = game.options.cards[kind]
    shown = game.pending["index"] if game.pending and game.pending["deckType"] == kind else None
    hidden = [index for index in range(len(cards)) if index != shown]
    luck.shuffle(hidden)
    first = [] if shown is None else [other_answer(cards[shown])]
    return [*first, *(hidden_card(cards[index], index) for index in hidden[:FEW])]


def other_answer(card: Card) -> Card:
    """A card that looks the same and is answered otherwise."""
    if card["type"] not in QUESTIONS:
        return card
    return {**card, "answer": format_of(card).other(card["answer"])}


def hidden_card(card: Card, index: int) -> Card:
    """A card that asks something else."""
    return {**other_answer(card), "question": card["question"][::-1], "cardid": f"hidden {index}"}
