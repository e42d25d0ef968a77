"""Games as they are shown."""

from typing import Any

from ronda.bots import bots_for
from ronda.engine import seat_range
from ronda.rules import Game
from ronda.server.game_socket.people import player_id
from ronda.server.game_socket.telling import manner_of, player_count, playing
from ronda.server.rest.access import Found, login_type
from ronda.server.rest.game_models import (
    GAME_TYPES,
    GameKind,
    OpenGame,
    Table,
    TableSeat,
)
from ronda.server.rest.serpent_games import is_serpent, shown_decks
from ronda.server.rest.wire import moment
from ronda.server.service import Service
from ronda.server.tables import Live
from ronda.store.matches import PlayedMatch, find_match
from ronda.store.tables import ListedTable

TILES = 100


async def aggregate(here: Service, found: Found, user: str) -> dict[str, Any]:
    """A game as the contract has it, for this person."""
    live, listed = found
    room = live.room
    match = await here.store.read(find_match, live.key, room.matches) if room.matches else None
    over = match.over_at if match else None
    size = TILES if is_serpent(live.game) else 0
    return {
        "id": live.id, "gamecode": live.code, "maxplayers": max_players(live),
        "logintype": found.login_type, "boardsize": size, "createdby": listed.creator,
        "orgid": listed.organisation, "gamedecks": decks(live, user), "players": players(live),
        "startdate": moment(match.started_at) if match else None,
        "enddate": None if over is None else moment(over),
        "finished": over is not None, "winner": winner(match), "totaltiles": size,
        "game": live.game,
    }  # fmt: skip


def decks(live: Live, user: str) -> list[dict[str, Any]]:
    """The decks, with their cards for whoever judges and does not play."""
    gamemaster = manner_of(live).gamemaster(live.room)
    judges = gamemaster is not None and live.room.find(user) == gamemaster
    return shown_decks(live.room.options.to_json(), judges) if is_serpent(live.game) else []


def players(live: Live) -> list[str]:
    """The ids of those who play."""
    seats = live.room.seats
    gamemaster = manner_of(live).gamemaster(live.room)
    return [player_id(index, seats[index]) for index in playing(live.room, gamemaster)]


def max_players(live: Live) -> int:
    """How many can play."""
    return len(live.room.seats) - (manner_of(live).gamemaster(live.room) is not None)


def winner(match: PlayedMatch | None) -> str | None:
    """Who has won, or of several the first."""
    if match is None or not match.result or not match.result["winners"]:
        return None
    seat = match.result["winners"][0]
    return match.seats[seat].id or f"bot-{seat}"


def shown_open(listed: ListedTable) -> OpenGame:
    """A line of the list of open games."""
    return OpenGame(
        id=listed.id, gamecode=listed.code, game=listed.game, game_type=game_type(listed),
        seats=listed.seats, taken=listed.taken, created_at=moment(listed.created_at),
    )  # fmt: skip


def game_type(listed: ListedTable) -> str:
    """Who may join, in a word of the contract."""
    return GAME_TYPES[login_type(listed)]


def shown_table(found: Found) -> Table:
    """A table, without anything of the match that is on."""
    live, listed = found
    room = live.room
    return Table(
        id=live.id, gamecode=live.code, game=live.game, game_type=game_type(listed),
        phase=room.phase, admin=room.admin, seats=shown_seats(live), max_players=max_players(live),
        player_count=player_count(live), options=room.options.shown,
        settings=room.settings.shown, match=room.matches,
        watchers=len(live.table.presence.watchers),
    )  # fmt: skip


def shown_seats(live: Live) -> list[TableSeat]:
    """Who sits where."""
    here = live.table.presence.here
    return [
        TableSeat(
            seat=index, player_id=player_id(index, seat), player_name=seat.name,
            bot=seat.bot or None, ready=seat.ready or bool(seat.bot),
            connected=bool(seat.bot) or seat.user in here,
        )
        for index, seat in enumerate(live.room.seats)
        if seat and not seat.left
    ]  # fmt: skip


def shown_kind(kind: type[Game], language: str) -> GameKind:
    """A game that can be played."""
    said = kind.texts.get(language, {})
    first = (kind.__doc__ or "").strip().partition("\n\n")[0]
    return GameKind(
        id=kind.id, name=said.get("name", kind.id),
        summary=said.get("summary", " ".join(first.split())),
        seats=list(seat_range(kind)), bots=sorted(bots_for(kind)), options=kind.options.schema(),
        chat=kind.chat, undo=bool(kind.undo),
    )  # fmt: skip
