"""Quick play: at an open table of the game, or a new one."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from weakref import WeakKeyDictionary

from ronda.catalogue import find_game
from ronda.engine import seat_range
from ronda.rules import Game, Illegal
from ronda.server.identity.asking import Asker
from ronda.server.rest.game_models import QuickGame
from ronda.server.rest.opening import open_table
from ronda.server.service import Service
from ronda.server.tables import Hall, Live, Wanted
from ronda.store.tables import open_tables

MOST_TRIED = 20  # tables
# One at a time: two who come at the same moment are to meet, not to open a table each.
DOORS: WeakKeyDictionary[Hall, asyncio.Lock] = WeakKeyDictionary()


async def sit_quickly(here: Service, asker: Asker, asked: QuickGame) -> Live:
    """A table where somebody now sits."""
    kind = find_game(asked.game)
    async with DOORS.setdefault(here.hall, asyncio.Lock()):
        async for live in tables_for(here, asked):
            if live.room.find(asker.id) is not None or await seated(here, live, asker, asked):
                return live
        return await open_table(here, kind, wanted(kind, asker, asked))


async def tables_for(here: Service, asked: QuickGame) -> AsyncIterator[Live]:
    """The open tables that are what was asked for."""
    for listed in await here.store.read(open_tables, asked.game, limit=MOST_TRIED):
        try:
            live = await here.hall.table(listed.key)
        except Illegal:
            continue
        if fits(live, asked):
            yield live


def fits(live: Live, asked: QuickGame) -> bool:
    """With these options and as many seats, and nobody who has to let one in?"""
    options, room = live.room.options.to_json(), live.room
    if room.settings.approval or (asked.players or len(room.seats)) != len(room.seats):
        return False
    return all(options.get(name) == value for name, value in asked.options.items())


async def seated(here: Service, live: Live, asker: Asker, asked: QuickGame) -> bool:
    """Has somebody got a seat there?"""
    name = asked.player_name or asker.name
    answer = await here.hall.say(live, asker.id, "join", {"name": name})
    return answer.ok


def wanted(kind: type[Game], asker: Asker, asked: QuickGame) -> Wanted:
    """A table that begins by itself."""
    seats = asked.players or seat_range(kind)[0]
    settings: dict[str, Any] = {"auto_start": True, "ask_ready": False, "seats": seats}
    return Wanted(asker.id, asked.player_name or asker.name, asked.options, settings)
