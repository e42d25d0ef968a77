"""Reading and writing deck files. What is in them is for the game's own checks to judge."""

import json
from pathlib import Path
from typing import Any

from ronda.decks.problem import DeckFileError
from ronda.decks.table import decks_from_table

MOST_BYTES = 4_000_000


def read_decks(file: Path) -> Any:
    """The decks in a file, unchecked."""
    text = text_of(file)
    if file.suffix.lower() == ".csv":
        return decks_from_table(text, file.stem)
    return decks_from_json(text)


def decks_from_json(text: str) -> Any:
    """The decks in a text, unchecked; a lone deck counts as a list of one."""
    try:
        decks = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise DeckFileError("deck-not-json", why=" ".join(str(wrong).split())[:160]) from None
    return [decks] if isinstance(decks, dict) else decks


def text_of(file: Path) -> str:
    """The file, if it is a text of a sensible size. (A spreadsheet may put a mark before it.)"""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise DeckFileError("deck-too-big", megabytes=MOST_BYTES // 1_000_000)
        return file.read_text("utf-8-sig")
    except FileNotFoundError:
        raise DeckFileError("deck-missing") from None
    except UnicodeDecodeError:
        raise DeckFileError("deck-not-utf8") from None
    except OSError:
        raise DeckFileError("deck-unreadable") from None


def written(decks: Any) -> str:
    """Decks as the text of a JSON file: a card a line, so that people and diffs can read it."""
    return "[\n" + ",\n".join(map(written_deck, decks)) + "\n]\n"


def written_deck(deck: Any) -> str:
    head = f'"deckid": {as_json(deck["deckid"])}, "decktype": {deck["decktype"]}'
    cards = ",\n  ".join(as_json(card) for card in deck["cards"])
    return f' {{{head}, "cards": [\n  {cards}\n ]}}'


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
