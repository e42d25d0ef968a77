"""Opening a table: from what somebody asks for to what the hall wants."""

from typing import Any

from sqlalchemy import Connection

from ronda.catalogue import find_game
from ronda.games.serpent import Serpent
from ronda.rules import Game, Illegal, require
from ronda.server.errors import InGame
from ronda.server.identity.asking import Asker
from ronda.server.rest.access import ACCESS
from ronda.server.rest.game_models import ORGANISATION, PRIVATE, PUBLIC, NewGame
from ronda.server.rest.serpent_games import (
    check_contract,
    chosen_decks,
    is_serpent,
    options_of,
    settings_of,
)
from ronda.server.service import Service
from ronda.server.tables import Live, Wanted
from ronda.store.organisations import memberships, role_in
from ronda.store.tables import UNLISTED


async def opened(here: Service, asker: Asker, asked: NewGame) -> Live:
    """A new table. Raises Illegal for what nobody may choose. Guests open what is for everybody,
    but nothing by the contract, which knows no guests who make games."""
    kind = find_game(asked.game or Serpent.id)
    login_type = asked.logintype if asked.logintype is not None else PUBLIC
    by_contract = asked.game is None
    require(not asker.guest or (login_type == PUBLIC and not by_contract), "ACCOUNT_NEEDED")
    if is_serpent(kind.id):
        check_contract(asked)
    organisation = None
    if login_type == ORGANISATION:
        organisation = await here.store.read(organisation_of, asker.id, asked.orgid)
    options, settings = await chosen(here, kind, asker, asked)
    settings = {"private": login_type == PRIVATE, **settings}
    wanted = Wanted(
        asker.id, asked.player_name or asker.name, options, settings,
        access(login_type, settings), organisation,
    )  # fmt: skip
    return await open_table(here, kind, wanted)


def access(login_type: int, settings: dict[str, Any]) -> str:
    """Who may come. What takes a code, though it is for everybody, is in no list."""
    return UNLISTED if login_type == PUBLIC and settings["private"] is True else ACCESS[login_type]


async def open_table(here: Service, kind: type[Game], wanted: Wanted) -> Live:
    """Open it; a refusal may be in the game's own words."""
    try:
        return await here.hall.open(kind, wanted)
    except Illegal as refusal:
        raise InGame(refusal, kind) from None


async def chosen(
    here: Service, kind: type[Game], asker: Asker, asked: NewGame
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options of the game, and settings of its table."""
    if not is_serpent(kind.id):
        require(not asked.deckids, "DECKS_NOT_USED")
        seats = {"seats": asked.maxplayers} if asked.maxplayers else {}
        return asked.options, {**asked.settings, **seats}
    decks = await here.store.read(chosen_decks, asker.id, asked.deckids or [])
    options = options_of(asked, decks)
    return options, settings_of(asked, options)


def organisation_of(connection: Connection, user: str, wanted: str | None) -> str:
    """The organisation whose game it is to be: the one named, or the only one."""
    if wanted is not None:
        require(role_in(connection, wanted, user), "NOT_A_MEMBER")
        return wanted
    theirs = memberships(connection, user)
    require(theirs, "NOT_A_MEMBER")
    require(len(theirs) == 1, "ORGANISATION_NEEDED")
    return theirs[0].organisation
