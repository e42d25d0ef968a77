"""What opening a quiz race takes: its decks, its gamemaster, and the contract's habits."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection

from ronda.games.serpent import Serpent
from ronda.games.serpent.library import LIBRARY
from ronda.games.serpent.race import FEWEST, MOST
from ronda.rules import Illegal, require
from ronda.server.rest.game_models import PRIVATE, NewGame, WholeBuiltInDeck
from ronda.store.decks import Deck, find_decks
from ronda.store.organisations import role_in

GameDeck = dict[str, Any]
FIELDS = ("deckids", "maxplayers", "logintype")


def is_serpent(game: str) -> bool:
    """Is it the quiz race?"""
    return game == Serpent.id


def check_contract(asked: NewGame) -> None:
    """Whoever names no game has to say all that the contract asks for."""
    for field in FIELDS if asked.game is None else ():
        require(getattr(asked, field) not in (None, []), "MISSING_PARAMETER", parameter=field)
    if asked.maxplayers is not None and not FEWEST <= asked.maxplayers <= MOST:
        raise Illegal("OUT_OF_RANGE", parameter="maxplayers", minimum=FEWEST, maximum=MOST)


def options_of(asked: NewGame, decks: list[GameDeck]) -> dict[str, Any]:
    """The creator judges the jokers, unless that is to be automatic (R11)."""
    options = {"gamemaster": "player", **asked.options}
    return {**options, "decks": decks} if decks else options


def settings_of(asked: NewGame, options: dict[str, Any]) -> dict[str, Any]:
    """Joiners of private games are approved; a race by the contract is the only one."""
    judged = options["gamemaster"] == "player"
    settings = {"approval": asked.logintype == PRIVATE, "once": asked.game is None}
    seats = {"seats": asked.maxplayers + judged} if asked.maxplayers else {}
    first = {"creator_sits": True} if judged else {}
    return {**settings, **asked.settings, **seats, **first}


# Decks.


def shelf() -> Iterator[tuple[str, str, GameDeck]]:
    """Every built-in deck, with its language and subject."""
    for language, subjects in LIBRARY.items():
        for subject, decks in subjects.items():
            yield from ((language, subject, dict(deck)) for deck in decks)


def built_in_decks() -> list[WholeBuiltInDeck]:
    """The decks that everybody may play with."""
    return [
        WholeBuiltInDeck(**deck, subject=subject, language=language, card_count=len(deck["cards"]))
        for language, subject, deck in shelf()
    ]


def built_in_deck(wanted: str) -> WholeBuiltInDeck:
    """One of them. Raises Illegal if it is none."""
    for deck in built_in_decks():
        if deck.deckid == wanted:
            return deck
    raise Illegal("DECK_NOT_FOUND")


def chosen_decks(connection: Connection, user: str, ids: Sequence[str]) -> list[GameDeck]:
    """These decks, if somebody may play with them; each once."""
    known = {deck["deckid"]: deck for _, _, deck in shelf()}
    wanted = [*dict.fromkeys(ids)]
    kept = find_decks(connection, [each for each in wanted if each not in known])
    return [known.get(each) or own_deck(connection, user, each, kept) for each in wanted]


def own_deck(connection: Connection, user: str, wanted: str, kept: dict[str, Deck]) -> GameDeck:
    """A deck of one's own, or of an organisation that one belongs to."""
    deck = kept.get(wanted)
    if deck is None or not may_play(connection, user, deck):
        raise Illegal("DECK_NOT_FOUND", deck=wanted)
    return {"deckid": deck.id, "decktype": deck.kind, "cards": deck.cards}


def may_play(connection: Connection, user: str, deck: Deck) -> bool:
    """Theirs, or their organisation's?"""
    if deck.owner == user:
        return True
    return deck.organisation is not None and bool(role_in(connection, deck.organisation, user))


def shown_decks(options: dict[str, Any], judges: bool) -> list[GameDeck]:
    """The decks of a game: whoever judges sees the cards, whoever plays none of them (G5)."""
    decks: list[GameDeck] = options.get("decks", [])
    return decks if judges else [{**deck, "cards": []} for deck in decks]
