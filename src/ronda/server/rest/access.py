"""Who may find, join, see and watch which game."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection

from ronda.rules import Illegal, require
from ronda.server.errors import InGame
from ronda.server.identity.asking import Asker
from ronda.server.identity.entering import come_as_guest
from ronda.server.identity.tokens import GameClaims, game_token
from ronda.server.service import Service
from ronda.server.tables import Answer, Live
from ronda.store.organisations import role_in
from ronda.store.tables import (
    ORGANISATION,
    PRIVATE,
    PUBLIC,
    UNLISTED,
    ListedTable,
    find_table,
)
from ronda.table.code import is_code, typed

ACCESS = (PUBLIC, PRIVATE, ORGANISATION)  # by `logintype`
FOR_ALL = (PUBLIC, UNLISTED)  # a name will do


class Found(NamedTuple):
    """A table, and what lists say about it."""

    live: Live
    listed: ListedTable

    @property
    def login_type(self) -> int:
        """Who may join, as the contract numbers it."""
        return login_type(self.listed)


def login_type(table: ListedTable) -> int:
    """Who may join, as the contract numbers it."""
    return 0 if table.access in FOR_ALL else ACCESS.index(table.access)


async def found(here: Service, table_id: str) -> Found:
    """The table with this id."""
    live = await here.hall.find(table_id)
    return Found(live, await listing(here, live))


async def found_by_code(here: Service, code: str, address: str) -> Found:
    """The table that this code leads to. Whoever tries codes out has to wait (W2)."""
    require(is_code(typed(code)), "BAD_CODE")
    await here.limits.check("join-failed:address", address)
    await here.limits.attempt("join:address", address)
    try:
        live = await here.hall.find_code(code)
    except Illegal:
        await here.limits.failed("join-failed:address", address)
        raise
    return Found(live, await listing(here, live))


async def listing(here: Service, live: Live) -> ListedTable:
    """What lists say about a table."""
    listed = await here.store.read(find_table, live.id)
    if listed is None:
        raise Illegal("TABLE_NOT_FOUND")
    return listed


async def check_entitled(here: Service, table: ListedTable, asker: Asker | None) -> None:
    """Whoever wants to a game that is not for everybody has an account, and belongs there."""
    if table.access in FOR_ALL:
        return
    if asker is None:
        raise Illegal("NOT_AUTHENTICATED")
    require(not asker.guest, "ACCOUNT_NEEDED")
    if table.access == ORGANISATION:
        require(await here.store.read(belongs, table, asker.id), "NOT_A_MEMBER")


def belongs(connection: Connection, table: ListedTable, user: str) -> bool:
    """Is somebody one of the organisation's?"""
    organisation = table.organisation
    return organisation is not None and bool(role_in(connection, organisation, user))


async def check_may_see(
    here: Service, table: Found, asker: Asker | None, code: str | None = None
) -> None:  # fmt: skip
    """Who sits there sees it; so do those whom it is open to. One that no list shows takes its
    code."""
    if is_at(table.live, asker) or (asker is not None and asker.is_admin):
        return
    await check_entitled(here, table.listed, asker)
    if table.listed.access in (PRIVATE, UNLISTED):
        require(code is not None and typed(code) == table.live.code, "WRONG_CODE")


def is_at(live: Live, asker: Asker | None) -> bool:
    """Does somebody sit there, or wait to?"""
    return asker is not None and (asker.id in live.room.everyone() or asker.id in live.room.pending)


async def somebody(here: Service, asker: Asker | None, name: str | None, address: str) -> Asker:
    """Whoever asks; without an account, a new guest of this name."""
    if asker is not None:
        return asker
    require(name, "MISSING_PARAMETER", parameter="playerName")
    await here.limits.attempt("guest:address", address)
    guest, _ = await come_as_guest(here, str(name))
    return Asker(guest.id, guest.name, guest=True)


def token_for(here: Service, live: Live, asker: Asker, name: str) -> str:
    """A token for the sockets of this table."""
    known = None if asker.guest else asker.id
    return game_token(
        here.keys, GameClaims(live.id, live.code, name, asker.id, known), here.clock()
    )


async def obeyed(
    here: Service, live: Live, by: str, kind: str, data: Mapping[str, object]
) -> Answer:
    """Say something to a table. Raises Illegal, with the game's own words, if it refuses."""
    answer = await here.hall.say(live, by, kind, dict(data))
    if not answer.ok:
        raise InGame(Illegal(answer.code, **answer.details), live.room.kind)
    return answer
