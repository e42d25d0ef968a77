"""The built-in decks: three subjects in two languages. A new subject is a file and a line here."""

from functools import cache

from ronda.games.serpent.cards import Card, Deck
from ronda.games.serpent.library import (
    general_en,
    general_es,
    history_en,
    history_es,
    mathematics_en,
    mathematics_es,
)

SUBJECTS = ("general", "mathematics", "history")
MIXED = "mixed"
LIBRARY: dict[str, dict[str, list[Deck]]] = {
    "en": {
        "general": general_en.DECKS,
        "mathematics": mathematics_en.DECKS,
        "history": history_en.DECKS,
    },
    "es": {
        "general": general_es.DECKS,
        "mathematics": mathematics_es.DECKS,
        "history": history_es.DECKS,
    },
}


def built_in(language: str, subject: str) -> list[Deck]:
    """The decks of a subject, or of all subjects."""
    subjects = SUBJECTS if subject == MIXED else (subject,)
    return [deck for name in subjects for deck in LIBRARY[language][name]]


@cache
def known_cards() -> dict[str, Card]:
    """Every built-in card by its question: what a well-read player knows."""
    shelves = (decks for by_subject in LIBRARY.values() for decks in by_subject.values())
    return {card["question"]: card for decks in shelves for deck in decks for card in deck["cards"]}
