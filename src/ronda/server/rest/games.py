"""Games: making, finding, joining and starting them. Paths and fields are the contract's."""

from typing import Annotated

from fastapi import APIRouter, Body, Path, Query, Request
from sqlalchemy import Connection

from ronda.catalogue import find_game
from ronda.catalogue import games as all_games
from ronda.rules import require, sentence
from ronda.server.errors import OWN, language_of
from ronda.server.game_socket.serpent import board
from ronda.server.game_socket.telling import player_count
from ronda.server.identity.asking import Asker, Asking, MaybeAsking
from ronda.server.rest.access import (
    Found,
    check_entitled,
    check_may_see,
    found,
    found_by_code,
    is_at,
    listing,
    obeyed,
    somebody,
    token_for,
)
from ronda.server.rest.documenting import SIGNED_IN, WITH_ACCOUNT, WITH_BODY, refusals
from ronda.server.rest.game_models import (
    Aggregate,
    BuiltInDeck,
    Created,
    Entering,
    Entry,
    GameKind,
    Joined,
    Joining,
    NewGame,
    OpenGame,
    QuickGame,
    Started,
    Table,
    WholeBuiltInDeck,
)
from ronda.server.rest.opening import opened
from ronda.server.rest.quick import sit_quickly
from ronda.server.rest.serpent_games import built_in_deck, built_in_decks
from ronda.server.rest.showing import (
    aggregate,
    game_type,
    max_players,
    shown_kind,
    shown_open,
    shown_table,
)
from ronda.server.rest.wire import Id
from ronda.server.service import Address, Here, Service
from ronda.store.organisations import memberships
from ronda.store.tables import ORGANISATION, PUBLIC, ListedTable, open_tables

router = APIRouter(prefix="/api/games", tags=["games"])
FINDING = ("INVALID_INPUT", "TABLE_NOT_FOUND", "UNKNOWN_RULES", "SERVER_STOPPING")
SEEING = (*FINDING, *WITH_ACCOUNT, "NOT_A_MEMBER", "WRONG_CODE")
TABLES = ("TABLE_BUSY", "SERVER_STOPPING")
OPENING = (
    "UNKNOWN_GAME", "UNKNOWN_OPTION", "WRONG_TYPE", "NOT_A_CHOICE", "OUT_OF_RANGE", "NO_FREE_CODE",
    "SERVER_STOPPING", "WRONG_NUMBER_OF_PLAYERS",
)  # fmt: skip
SITTING = ("ROOM_FULL", "ROUND_ALREADY_STARTED", "NAME_TAKEN", "ALREADY_SEATED")
CODED = (*WITH_BODY, *FINDING, "BAD_CODE", "TOO_MANY_REQUESTS")
ByGame = Annotated[str | None, Query(max_length=40, description="Only games of this kind.")]
Kind = Annotated[str, Path(max_length=40)]
GameCode = Annotated[str | None, Query(max_length=20, alias="code")]
Empty = Annotated[dict[str, object] | None, Body(max_length=0)]


@router.get("", responses=refusals())
async def kinds(request: Request) -> list[GameKind]:
    """What can be played here."""
    language = language_of(request.headers.get("accept-language"))
    return [shown_kind(kind, language) for kind in all_games().values()]


@router.get("/texts/{game}", responses=refusals("INVALID_INPUT", "UNKNOWN_GAME"))
async def texts(request: Request, game: Kind) -> dict[str, str]:
    """What a game says, in the asker's language: `move:NAME`, `event:NAME`, a refusal's code."""
    language = language_of(request.headers.get("accept-language"))
    return dict(find_game(game).texts.get(language, {}))


@router.get("/decks", responses=refusals())
async def decks() -> list[BuiltInDeck]:
    """The decks of the quiz race that everybody may play with, for `deckids`."""
    return [*built_in_decks()]


@router.get("/decks/{deck}", responses=refusals("INVALID_INPUT", "DECK_NOT_FOUND"))
async def deck(deck: Id) -> WholeBuiltInDeck:
    """One of them, with its cards."""
    return built_in_deck(deck)


@router.get("/open", responses=refusals("INVALID_INPUT", *SIGNED_IN))
async def open_games(here: Here, asker: MaybeAsking, game: ByGame = None) -> list[OpenGame]:
    """Games that wait for players, the liveliest first: those for everybody, and one's own
    organisations'."""
    return [shown_open(each) for each in await here.store.read(open_for, asker, game)]


def open_for(connection: Connection, asker: Asker | None, game: str | None) -> list[ListedTable]:
    """The open tables that somebody may join."""
    if asker is None or asker.guest:
        return open_tables(connection, game)
    mine = {each.organisation for each in memberships(connection, asker.id)}
    listed = open_tables(connection, game, (PUBLIC, ORGANISATION))
    return [each for each in listed if each.access == PUBLIC or each.organisation in mine]


@router.get("/code/{code}", responses=refusals(*CODED))
async def by_code(here: Here, address: Address, code: str) -> Table:
    """The game that a code leads to, before one joins it."""
    return shown_table(await found_by_code(here, code, address))


@router.post(
    "/start",
    responses=refusals(*WITH_ACCOUNT, *WITH_BODY, *OPENING, "MISSING_PARAMETER", "DECKS_NOT_USED",
    "NOT_A_MEMBER", "ORGANISATION_NEEDED", "DECK_NOT_FOUND"),
)  # fmt: skip
async def start(here: Here, asker: Asking, asked: NewGame) -> Created:
    """Make a game. Its creator is the gamemaster. A guest can make one that is for everybody; with
    the setting `private` it is in no list, and whoever has the code may come."""
    live = await opened(here, asker, asked)
    token = token_for(here, live, asker, live.room.admin_name)
    made = Found(live, await listing(here, live))
    return Created(**await aggregate(here, made, asker.id), game_token=token)


@router.post(
    "/join",
    responses=refusals(
        *CODED, *WITH_ACCOUNT, "MISSING_PARAMETER", "NOT_A_MEMBER", *SITTING, *TABLES
    ),
)  # fmt: skip
async def join(here: Here, asker: MaybeAsking, address: Address, asked: Joining) -> Joined:
    """Join a game by its code. For public games a name will do; all others take an account."""
    table = await found_by_code(here, asked.game_code, address)
    await check_entitled(here, table.listed, asker)
    who = await somebody(here, asker, asked.player_name, address)
    name = asked.player_name or who.name
    if not may_come_again(table, who):
        await obeyed(here, table.live, who.id, "join", {"name": name, "code": table.live.code})
    return joined(here, table, who)


def may_come_again(table: Found, who: Asker) -> bool:
    """Whoever waits, or gave the game, is there already. (A player hears ALREADY_SEATED.)"""
    room = table.live.room
    return who.id in room.pending or who.id == room.admin


def joined(here: Service, table: Found, who: Asker) -> Joined:
    """What somebody needs who has joined."""
    live = table.live
    name = live.room.name_of(who.id)
    return Joined(
        id=live.id, gamecode=live.code, player_name=name, player_count=player_count(live),
        max_players=max_players(live), game_type=game_type(table.listed),
        is_authenticated=not who.guest, game_token=token_for(here, live, who, name),
    )  # fmt: skip


@router.post(
    "/quick",
    responses=refusals(*WITH_BODY, *SIGNED_IN, *OPENING, "MISSING_PARAMETER", "TOO_MANY_REQUESTS"),
)  # fmt: skip
async def quick(here: Here, asker: MaybeAsking, address: Address, asked: QuickGame) -> Joined:
    """Sit down at an open game of this kind, or open one. It begins when all seats are taken."""
    who = await somebody(here, asker, asked.player_name, address)
    live = await sit_quickly(here, who, asked)
    return joined(here, Found(live, await listing(here, live)), who)


@router.get("/{game_id}", responses=refusals(*SEEING))
async def one(here: Here, asker: MaybeAsking, game_id: Id, code: GameCode = None) -> Table:
    """A game, as whoever may join it sees it."""
    table = await found(here, game_id)
    await check_may_see(here, table, asker, code)
    return shown_table(table)


@router.post("/{game_id}/token", responses=refusals(*SEEING, "SPECTATORS_NOT_ALLOWED"))
async def enter(here: Here, asker: Asking, game_id: Id, asked: Entering) -> Entry:
    """A token for the socket: for whoever sits there, or may watch."""
    table = await found(here, game_id)
    await check_may_see(here, table, asker, asked.game_code)
    live = table.live
    there = is_at(live, asker)
    require(there or live.room.settings.spectators, "SPECTATORS_NOT_ALLOWED")
    name = live.room.name_of(asker.id) or asker.name
    token = token_for(here, live, asker, name)
    return Entry(game_id=live.id, game_code=live.code, game_token=token, spectator=not there)


@router.post(
    "/{game_id}/start",
    responses=refusals(
        *SIGNED_IN, *WITH_BODY, *FINDING, *TABLES, "NOT_ADMIN", "NOT_READY", "NOT_ENOUGH_PLAYERS",
        "ROUND_ALREADY_STARTED", "TABLE_CLOSED",
    ),
)  # fmt: skip
async def begin(
    request: Request, here: Here, asker: Asking, game_id: Id, _: Empty = None
) -> Started:  # fmt: skip
    """Let the match begin: the gamemaster's word, once all are ready."""
    table = await found(here, game_id)
    await obeyed(here, table.live, asker.id, "start", {})
    language = language_of(request.headers.get("accept-language"))
    return Started(
        message=sentence("GAME_STARTED", language, OWN), game_id=table.live.id,
        player_count=player_count(table.live),
        game=Aggregate(**await aggregate(here, table, asker.id)), board_data=board(table.live),
    )  # fmt: skip
