"""The decks that a table of the quiz race plays with: which ones, not what is in them."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field
from sqlalchemy import Connection

from ronda.rules import require
from ronda.server.identity.asking import Asking, MaybeAsking
from ronda.server.rest.access import Found, check_may_see, found, obeyed
from ronda.server.rest.documenting import SIGNED_IN, WITH_BODY, refusals
from ronda.server.rest.game_models import MOST_DECKS, DeckId
from ronda.server.rest.games import SEEING, TABLES, GameCode
from ronda.server.rest.serpent_games import GameDeck, chosen_decks, is_serpent
from ronda.server.rest.wire import Asked, Id, Told
from ronda.server.service import Here, Service
from ronda.store.decks import find_decks

router = APIRouter(prefix="/api/games", tags=["games"])
CHOOSING = ("DECKS_NOT_USED", "DECK_NOT_FOUND", "NOT_ADMIN", "TABLE_CLOSED", "NOT_POSSIBLE")


class Choice(Asked):
    """The decks to play with; none: the built-in ones that the options say."""

    deckids: Annotated[list[DeckId], Field(max_length=MOST_DECKS)]


class ChosenDeck(Told):
    """A deck that is played with."""

    deckid: str
    name: str | None = Field(description="Of a deck that somebody made and has not thrown away.")
    decktype: int
    card_count: int


@router.get("/{game_id}/decks", responses=refusals(*SEEING, "DECKS_NOT_USED"))
async def chosen(
    here: Here, asker: MaybeAsking, game_id: Id, code: GameCode = None
) -> list[ChosenDeck]:
    """The decks that were chosen for a game; none: the built-in ones that its options say."""
    table = await found(here, game_id)
    await check_may_see(here, table, asker, code)
    return await lines(here, table)


@router.put(
    "/{game_id}/decks", responses=refusals(*SIGNED_IN, *WITH_BODY, *SEEING, *TABLES, *CHOOSING)
)
async def choose(here: Here, asker: Asking, game_id: Id, asked: Choice) -> list[ChosenDeck]:
    """Choose the decks for the next match, before it begins: built-in ones, one's own, and those of
    one's organisations."""
    table = await found(here, game_id)
    check_is_serpent(table)
    decks = await here.store.read(chosen_decks, asker.id, asked.deckids)
    await obeyed(here, table.live, asker.id, "options", {"options": {"decks": decks}})
    return await lines(here, table)


def check_is_serpent(table: Found) -> None:
    require(is_serpent(table.live.game), "DECKS_NOT_USED")


async def lines(here: Service, table: Found) -> list[ChosenDeck]:
    """What is told of the chosen decks."""
    check_is_serpent(table)
    options: dict[str, Any] = table.live.room.options.to_json()
    decks: list[GameDeck] = options["decks"]
    names = await here.store.read(names_of, [deck["deckid"] for deck in decks])
    return [
        ChosenDeck(
            deckid=deck["deckid"], name=names.get(deck["deckid"]), decktype=deck["decktype"],
            card_count=len(deck["cards"]),
        )
        for deck in decks
    ]  # fmt: skip


def names_of(connection: Connection, ids: list[str]) -> Mapping[str, str]:
    """What decks are called that somebody made."""
    return {deck.id: deck.name for deck in find_decks(connection, ids).values()}
