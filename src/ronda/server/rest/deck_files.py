"""Decks as files, and what is wrong with them in the game's own words."""

from typing import Any

from fastapi import Response

from ronda.decks import DeckFileError, decks_from_json, decks_from_table, written
from ronda.games.serpent import Serpent
from ronda.games.serpent.checks import problems, size_of
from ronda.rules import Illegal, require
from ronda.server.errors import InGame
from ronda.store.decks import Deck

JSON, CSV = "application/json", "text/csv"
DEEPEST = 6  # a deck, its cards, a card, its answer, an option, and one to spare


def problems_of(decks: Any) -> list[Illegal]:
    """All that is wrong."""
    return [InGame(problem, Serpent, 400) for problem in problems(decks)]


def check(decks: Any) -> None:
    """Raise the first problem."""
    for problem in problems(decks):
        raise InGame(problem, Serpent, 400)


def decks_in(body: bytes, kind: str, name: str) -> list[dict[str, Any]]:
    """The decks in a file, unchecked. Raises Illegal where it is none."""
    try:
        text = body.decode("utf-8-sig")
        is_table = kind.partition(";")[0].strip().lower() == CSV
        decks: Any = decks_from_table(text, name) if is_table else decks_from_json(text)
    except UnicodeDecodeError:
        raise Illegal("DECK_UNREADABLE") from None
    except DeckFileError as wrong:
        raise Illegal(wrong.code.upper().replace("-", "_"), **wrong.details) from None
    require(decks != [], "DECK_EMPTY")
    return decks  # type: ignore[no-any-return]  # the game's checks say what it is


def legible(decks: Any) -> list[dict[str, Any]]:
    """As much of decks as people can mend: objects with cards, no deeper than cards are."""
    found = decks if type(decks) is list and size_of(decks) is not None else []
    return [deck for deck in found if type(deck) is dict and is_shallow(deck, DEEPEST)]


def is_shallow(value: Any, levels: int) -> bool:
    """Do at most so many lists and objects lie in each other?"""
    inside = value.values() if isinstance(value, dict) else value
    if not isinstance(value, dict | list):
        return True
    return levels > 0 and all(is_shallow(item, levels - 1) for item in inside)


def as_file(deck: Deck) -> Response:
    """A deck to keep on one's own machine."""
    text = written([{"deckid": deck.id, "decktype": deck.kind, "cards": deck.cards}])
    named = {"Content-Disposition": f'attachment; filename="deck-{deck.id}.json"'}
    return Response(text, media_type=JSON, headers=named)
