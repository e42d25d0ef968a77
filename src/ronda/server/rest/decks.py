"""Decks of cards for the quiz race: my own, and those of my organisations."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import Field, WithJsonSchema
from sqlalchemy import Connection

from ronda.games.serpent import Serpent
from ronda.games.serpent.cards import CARD_TYPES, CARD_TYPES_OF_DECK, CONSEQUENCES, DECK_TYPES
from ronda.games.serpent.checks import MOST_CARDS
from ronda.games.serpent.decks import CARD, DECK, a_list
from ronda.rules import Illegal, require
from ronda.server.errors import InGame, body_of, language_of
from ronda.server.identity.asking import Asker, Member, with_account
from ronda.server.identity.entering import fresh_id
from ronda.server.rest.deck_files import (
    CSV,
    JSON,
    as_file,
    check,
    decks_in,
    legible,
    problems_of,
)
from ronda.server.rest.documenting import WITH_ACCOUNT, WITH_BODY, refusals
from ronda.server.rest.wire import Asked, Id, Name, Told, moment
from ronda.server.service import Here
from ronda.store.decks import Deck, add_deck, change_deck, decks_for, delete_deck, find_decks
from ronda.store.organisations import ADMIN, role_in

router = APIRouter(prefix="/api/decks", tags=["decks"])
MOST_DECKS = 200  # of one person
EXAMPLE = {
    "cardid": "capital", "question": "Berlin is the capital of Germany.", "type": 3, "answer": True
}  # fmt: skip
FILE = {"deckid": "capitals", "decktype": 0, "cards": [EXAMPLE]}
TABLE = "decktype,type,question,answer\nPOSITIVE,TRUE_FALSE,Berlin is in Germany.,true\n"
AnyCards = Annotated[
    list[dict[str, Any]], Field(min_length=1, max_length=MOST_CARDS, examples=[[EXAMPLE]])
]
Cards = Annotated[AnyCards, WithJsonSchema(a_list(CARD, range(1, MOST_CARDS + 1)))]
Kind = Annotated[
    int, Field(ge=0, le=3, description="0 POSITIVE, 1 NEGATIVE, 2 LUCK, 3 JOKER", examples=[0])
]
OrganisationId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
SEEING = (*WITH_ACCOUNT, "INVALID_INPUT", "DECK_NOT_FOUND")
WRONG = Illegal("CARD_QUESTION", deck="capitals", card="#3", longest=500)
CHECKED = (*WITH_BODY, InGame(WRONG, Serpent, 400))
PLACING = ("NOT_A_MEMBER", "TOO_MANY_DECKS")
UNREAD = (
    "DECK_EMPTY", "DECK_NOT_JSON", "DECK_BAD_TABLE", "DECK_NO_COLUMN", "DECK_UNKNOWN_COLUMN",
    "DECK_LONG_ROW", "DECK_UNREADABLE",
)  # fmt: skip
FILE_BODY = {
    "requestBody": {
        "required": True,
        "description": "A deck or a list of them as JSON, or a table with a card a row.",
        "content": {
            JSON: {"schema": a_list(DECK, range(1, MOST_DECKS + 1)), "example": [FILE]},
            CSV: {"schema": {"type": "string"}, "example": TABLE},
        },
    }
}


class Unchecked(Asked):
    """A deck with cards that may be wrong."""

    decktype: Kind
    cards: AnyCards


class DeckDraft(Unchecked):
    """A deck as it is to be. Cards have the form that `/api/decks/types` tells."""

    name: Name = Field(examples=["Capitals"])
    cards: Cards
    organisation_id: OrganisationId | None = None


class DeckChange(DeckDraft):
    """A deck as it is to be, and the edition that was changed."""

    edition: int = Field(ge=1, le=2**31 - 1)


class DeckLine(Told):
    """A deck without its cards."""

    deckid: str
    name: str
    decktype: int
    card_count: int
    organisation_id: str | None
    mine: bool
    may_change: bool
    edition: int = Field(description="Grows with each change.")
    created_at: datetime
    changed_at: datetime


class WholeDeck(DeckLine):
    """A deck with its cards."""

    cards: list[dict[str, Any]]


class Problem(Told):
    """Something that is wrong with a card."""

    error: str
    code: str
    details: dict[str, Any] = Field(
        description="What the sentence names: the deck and the `card` by its id, or by its number "
        "as `#3`; limits; the `place` of a text in the answer, from 0, and its `side` in a pair."
    )


class Checked(Told):
    """All that is wrong; nothing, if it can be played with."""

    problems: list[Problem]


class Reading(Checked):
    """What is in a file; nothing, if not even that can be told."""

    decks: list[dict[str, Any]]


class DeckTypes(Told):
    """What decks and cards there are; the place in each list is the number."""

    deck_types: list[str]
    card_types: list[str]
    card_types_of_deck: list[list[int]]
    consequences: dict[int, str]
    card: dict[str, Any] = Field(description="The JSON Schema of a card.")


@router.get("", responses=refusals(*WITH_ACCOUNT))
async def mine(here: Here, asker: Member) -> list[DeckLine]:
    """The decks that I may play with."""
    return await here.store.read(lines, asker)


@router.post("", status_code=201, responses=refusals(*WITH_ACCOUNT, *CHECKED, *PLACING))
async def create(here: Here, asker: Member, asked: DeckDraft) -> WholeDeck:
    """Make a deck."""
    made = drafted(asked, asker, here.clock())
    await here.store.write(keep, asker, [made])
    return whole(made, asker, True)


@router.get("/types")
async def types() -> DeckTypes:
    """What decks and cards there are."""
    return DeckTypes(
        deck_types=[*DECK_TYPES], card_types=[*CARD_TYPES],
        card_types_of_deck=[[*kinds] for kinds in CARD_TYPES_OF_DECK.values()],
        consequences=CONSEQUENCES, card=CARD,
    )  # fmt: skip


@router.post(
    "/check", dependencies=[Depends(with_account)], responses=refusals(*WITH_ACCOUNT, *WITH_BODY)
)
async def check_only(request: Request, asked: Unchecked) -> Checked:
    """What is wrong with a deck, all of it, without keeping anything."""
    return Checked(problems=told(request, [as_game(asked, "deck")]))


@router.post(
    "/read", dependencies=[Depends(with_account)], openapi_extra=FILE_BODY,
    responses=refusals(*WITH_ACCOUNT, "BODY_TOO_LARGE", *UNREAD),
)  # fmt: skip
async def read_only(
    request: Request,
    name: Annotated[Name, Query(description="What decks are called that have no name.")] = "deck",
) -> Reading:
    """What is in a file, and all that is wrong with it, without keeping anything."""
    found = decks_in(await request.body(), request.headers.get("content-type", ""), name)
    return Reading(decks=legible(found), problems=told(request, found))


@router.post(
    "/import", status_code=201, openapi_extra=FILE_BODY,
    responses=refusals(*WITH_ACCOUNT, *CHECKED, *PLACING, *UNREAD),
)  # fmt: skip
async def import_file(
    request: Request, here: Here, asker: Member,
    name: Annotated[Name, Query(description="What the decks are to be called.")] = "deck",
    organisation_id: Annotated[OrganisationId | None, Query(alias="organisationId")] = None,
) -> list[DeckLine]:  # fmt: skip
    """Make decks of a file: JSON, or with `Content-Type: text/csv` a table."""
    found = decks_in(await request.body(), request.headers.get("content-type", ""), name)
    check(found)
    now, several = here.clock(), len(found) > 1
    made = [
        Deck(
            fresh_id(), asker.id, organisation_id, called(name, deck, several), deck["decktype"],
            deck["cards"], now, now,
        )
        for deck in found
    ]  # fmt: skip
    await here.store.write(keep, asker, made)
    return [line(deck, asker, True) for deck in made]


@router.get("/{deck}", responses=refusals(*SEEING))
async def one(here: Here, asker: Member, deck: Id) -> WholeDeck:
    """A deck with its cards."""
    return await here.store.read(opened, asker, deck)


@router.get(
    "/{deck}/export",
    response_class=Response,
    responses={200: {"content": {JSON: {"schema": {"type": "array"}}}}, **refusals(*SEEING)},
)
async def export(here: Here, asker: Member, deck: Id) -> Response:
    """A deck as a file that can be imported again."""
    return as_file(await here.store.read(seen, asker, deck))


@router.put(
    "/{deck}",
    responses=refusals(*SEEING, *CHECKED, "NOT_A_MEMBER", "FORBIDDEN", "DECK_CHANGED"),
)
async def change(here: Here, asker: Member, deck: Id, asked: DeckChange) -> WholeDeck:
    """Change a deck; not if somebody else has changed it since the edition that is named."""
    check([as_game(asked, deck)])
    return await here.store.write(changed, asker, deck, asked, here.clock())


@router.delete("/{deck}", status_code=204, responses=refusals(*SEEING, "FORBIDDEN"))
async def delete(here: Here, asker: Member, deck: Id) -> None:
    """Throw a deck away. Games that play with it have their own copy."""
    await here.store.write(thrown_away, asker, deck)


def drafted(asked: DeckDraft, asker: Asker, now: int) -> Deck:
    """A new deck, which can be played with."""
    made = as_game(asked, asked.name)
    check([made])
    return Deck(
        fresh_id(), asker.id, asked.organisation_id, asked.name, asked.decktype, asked.cards,
        now, now,
    )  # fmt: skip


def told(request: Request, decks: Any) -> list[Problem]:
    """All that is wrong with decks, in the language of whoever asks."""
    language = language_of(request.headers.get("accept-language"))
    return [Problem(**body_of(each, language), details=each.details) for each in problems_of(decks)]


def as_game(asked: Unchecked, deckid: str) -> dict[str, Any]:
    """As the game checks it."""
    return {"deckid": deckid, "decktype": asked.decktype, "cards": asked.cards}


def called(name: str, deck: dict[str, Any], several: bool) -> str:
    """The name of an imported deck: with its kind, if the file has several."""
    return f"{name} ({DECK_TYPES[deck['decktype']].lower()})" if several else name


def lines(connection: Connection, asker: Asker) -> list[DeckLine]:
    """All that somebody may play with."""
    return [
        line(deck, asker, may_change(connection, asker, deck))
        for deck in decks_for(connection, asker.id)
    ]


def keep(connection: Connection, asker: Asker, made: Sequence[Deck]) -> None:
    """Keep new decks, where they may be."""
    own = [deck for deck in decks_for(connection, asker.id) if deck.owner == asker.id]
    require(len(own) + len(made) <= MOST_DECKS, "TOO_MANY_DECKS", most=MOST_DECKS)
    for deck in made:
        place(connection, asker, deck.organisation)
        add_deck(connection, deck)


def place(connection: Connection, asker: Asker, organisation: str | None) -> None:
    """A deck may be given to an organisation by those who belong to it."""
    if organisation is not None:
        require(role_in(connection, organisation, asker.id), "NOT_A_MEMBER")


def seen(connection: Connection, asker: Asker, deck: str) -> Deck:
    """A deck that may be seen; to others there is none."""
    found = find_decks(connection, [deck]).get(deck)
    if found is None or not may_see(connection, asker, found):
        raise Illegal("DECK_NOT_FOUND")
    return found


def may_see(connection: Connection, asker: Asker, deck: Deck) -> bool:
    """Its owner, and those of its organisation."""
    if deck.owner == asker.id:
        return True
    shared = deck.organisation
    return shared is not None and role_in(connection, shared, asker.id) is not None


def may_change(connection: Connection, asker: Asker, deck: Deck) -> bool:
    """Its owner, and the admins of its organisation."""
    if deck.owner == asker.id:
        return True
    shared = deck.organisation
    return shared is not None and role_in(connection, shared, asker.id) == ADMIN


def opened(connection: Connection, asker: Asker, deck: str) -> WholeDeck:
    found = seen(connection, asker, deck)
    return whole(found, asker, may_change(connection, asker, found))


def changeable(connection: Connection, asker: Asker, deck: str) -> Deck:
    """A deck that may be changed."""
    found = seen(connection, asker, deck)
    require(may_change(connection, asker, found), "FORBIDDEN")
    return found


def changed(
    connection: Connection, asker: Asker, deck: str, asked: DeckChange, now: int
) -> WholeDeck:
    """A deck as it is from now on."""
    found = changeable(connection, asker, deck)
    if asked.organisation_id != found.organisation:
        place(connection, asker, asked.organisation_id)
    new = found._replace(
        organisation=asked.organisation_id, name=asked.name, kind=asked.decktype,
        cards=asked.cards, changed_at=now, edition=asked.edition,
    )  # fmt: skip
    require(change_deck(connection, new), "DECK_CHANGED")
    return whole(new._replace(edition=asked.edition + 1), asker, True)


def thrown_away(connection: Connection, asker: Asker, deck: str) -> None:
    delete_deck(connection, changeable(connection, asker, deck).id)


def line(deck: Deck, asker: Asker, may: bool) -> DeckLine:
    """A deck without its cards."""
    return DeckLine(**parts(deck, asker, may))


def whole(deck: Deck, asker: Asker, may: bool) -> WholeDeck:
    """A deck with its cards."""
    return WholeDeck(**parts(deck, asker, may), cards=deck.cards)


def parts(deck: Deck, asker: Asker, may: bool) -> dict[str, Any]:
    """What both say."""
    return {
        "deckid": deck.id, "name": deck.name, "decktype": deck.kind,
        "card_count": len(deck.cards), "organisation_id": deck.organisation,
        "mine": deck.owner == asker.id, "may_change": may, "edition": deck.edition,
        "created_at": moment(deck.created_at), "changed_at": moment(deck.changed_at),
    }  # fmt: skip
