"""Matches: how they ended, and how they were played."""

from datetime import datetime
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import Field
from sqlalchemy import Connection

from ronda.rules import Illegal, require
from ronda.server.errors import language_of
from ronda.server.game_socket.people import People
from ronda.server.identity.asking import Asker, MaybeAsking
from ronda.server.rest.access import Found, check_may_see, found
from ronda.server.rest.documenting import WITH_ACCOUNT, refusals
from ronda.server.rest.replaying import Part, frames, is_open, recorded
from ronda.server.rest.wire import Id, Told, moment
from ronda.server.service import Here
from ronda.store.matches import PlayedMatch, find_match

router = APIRouter(prefix="/api", tags=["matches"])
MOST_LISTED = 50
SEEING = (
    *WITH_ACCOUNT, "INVALID_INPUT", "TABLE_NOT_FOUND", "UNKNOWN_RULES", "SERVER_STOPPING",
    "NOT_A_MEMBER", "WRONG_CODE",
)  # fmt: skip
MATCH = (*SEEING, "MATCH_NOT_FOUND")
MatchId = Annotated[
    str,
    Path(
        pattern=r"^[A-Za-z0-9_-]{1,64}\.[1-9][0-9]{0,5}$",
        description="The id of the game, a dot, and the number of the match there.",
    ),
]
Code = Annotated[str | None, Query(max_length=20, description="Of a private game.")]
SeatNumber = Annotated[
    int | None, Query(ge=0, le=100, description="Through whose eyes, once the match is over.")
]
Watching = Annotated[bool, Query(description="Through a spectator's eyes, though one has played.")]
After = Annotated[
    int, Query(ge=-1, le=10_000_000, description="Only what came after this version.")
]
Limit = Annotated[int, Query(ge=1, le=1000)]


class MatchSeat(Told):
    """Who had a seat: a name, which is empty where an account was deleted, or a bot's."""

    name: str
    player_id: str | None
    bot: str | None


class Match(Told):
    """A match. One that goes on, or was dropped, has no result."""

    id: str
    game_id: str
    number: int
    game: str
    rules: str
    options: dict[str, Any]
    commitment: str = Field(description="The hash of the seed, published before the first move.")
    started_at: datetime
    over_at: datetime | None
    seats: list[MatchSeat]
    result: dict[str, Any] | None


class Frame(Told):
    """Where things stood at one version, and what was told on the way there."""

    version: int
    at: int = Field(description="Milliseconds of match time.")
    entry: dict[str, Any] | None = Field(description="The move, once the match is over.")
    events: list[dict[str, Any]] = Field(
        description="As they were told at the table, each with its `message`."
    )
    view: dict[str, Any]


class Replay(Told):
    """A match played again. While it is on: what one's own seat has seen and heard."""

    match: Match
    over: bool = Field(description="Everything is open now, the seed too.")
    seed: str | None
    seat: int | None = Field(description="Through whose eyes; null is a spectator's.")
    frames: list[Frame]


@router.get("/games/{game_id}/matches", responses=refusals(*SEEING))
async def of_game(here: Here, asker: MaybeAsking, game_id: Id, code: Code = None) -> list[Match]:
    """The matches that were played at a table, the last fifty, the latest first."""
    table = await found(here, game_id)
    await check_may_see(here, table, asker, code)
    last = table.live.room.matches
    return [shown(each) for each in await here.store.read(latest, table.live.key, last)]


class Sight(NamedTuple):
    """A match, and who looks at it."""

    table: Found
    match: PlayedMatch
    asker: Asker | None

    @property
    def is_open(self) -> bool:
        """May they see everything?"""
        return is_open(self.table.live, self.match.number)


async def seen(here: Here, asker: MaybeAsking, match_id: MatchId, code: Code = None) -> Sight:
    """A match, if somebody may see it: who played in it may, whatever became of the table."""
    table_id, _, number = match_id.rpartition(".")
    table = await found(here, table_id)
    match = await here.store.read(find_match, table.live.key, int(number))
    if match is None or seat_in(match, asker) is None:
        await check_may_see(here, table, asker, code)
    if match is None:
        raise Illegal("MATCH_NOT_FOUND")
    return Sight(table, match, asker)


Seen = Annotated[Sight, Depends(seen)]


async def through(sight: Seen, seat: SeatNumber = None, watching: Watching = False) -> int | None:
    """Whose view of the match is shown: one's own, or once it is over anybody's."""
    own = None if watching and sight.is_open else seat_in(sight.match, sight.asker)
    if sight.is_open and seat is not None:
        require(seat < len(sight.match.seats), "NO_SUCH_SEAT")
        return seat
    if own is None and not sight.is_open:
        require(sight.table.live.room.settings.spectators, "SPECTATORS_NOT_ALLOWED")
    return own


Eyes = Annotated[int | None, Depends(through)]


@router.get("/matches/{match_id}", responses=refusals(*MATCH))
async def one(sight: Seen) -> Match:
    """Who played, and how it ended."""
    return shown(sight.match)


@router.get(
    "/matches/{match_id}/replay",
    responses=refusals(*MATCH, "SPECTATORS_NOT_ALLOWED", "NO_SUCH_SEAT"),
)
async def replay(
    here: Here, sight: Seen, eyes: Eyes, request: Request, after: After = -1, limit: Limit = 200
) -> Replay:
    """How it was played, step by step. While it is on, only through one's own eyes (G5)."""
    language = language_of(request.headers.get("accept-language"))
    part = Part(eyes, after, limit, sight.is_open, players_of(sight.match), language)
    recording = await recorded(here, sight.table.live, sight.match.number)
    played = await frames(here, recording, part)
    return Replay(
        match=shown(sight.match), over=part.whole, seed=recording.seed if part.whole else None,
        seat=part.seat, frames=[Frame(**each) for each in played],
    )  # fmt: skip


@router.get(
    "/matches/{match_id}/recording",
    responses={
        **refusals(*MATCH, "MATCH_GOES_ON"),
        200: {"content": {"application/json": {}}, "description": "A recording."},
    },
    response_class=Response,
)
async def recording(here: Here, sight: Seen) -> Response:
    """The whole match as a file, once it is over: `ronda verify` proves that it was fair."""
    require(sight.is_open, "MATCH_GOES_ON")
    text = (await recorded(here, sight.table.live, sight.match.number)).text()
    name = f"{sight.match.game}-{sight.match.table_id}-{sight.match.number}.json"
    attached = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=attached)


def players_of(match: PlayedMatch) -> People:
    """Who played, as events name them. Of a deleted account, nothing is left."""
    ids = [p.id or (f"bot-{seat}" if p.bot else "") for seat, p in enumerate(match.seats)]
    names = [player.name for player in match.seats]
    return People(ids, names, [player.bot or "" for player in match.seats])


def seat_in(match: PlayedMatch, asker: Asker | None) -> int | None:
    """Where somebody sat."""
    seats = enumerate(match.seats)
    return next((seat for seat, player in seats if asker and player.id == asker.id), None)


def latest(connection: Connection, table: int, last: int) -> list[PlayedMatch]:
    """The last matches of a table."""
    numbers = range(last, max(last - MOST_LISTED, 0), -1)
    found_ = (find_match(connection, table, number) for number in numbers)
    return [match for match in found_ if match]


def shown(match: PlayedMatch) -> Match:
    """A match as it is shown."""
    return Match(
        id=f"{match.table_id}.{match.number}", game_id=match.table_id, number=match.number,
        game=match.game, rules=match.rules, options=match.options, commitment=match.commitment,
        started_at=moment(match.started_at),
        over_at=None if match.over_at is None else moment(match.over_at),
        seats=[MatchSeat(name=p.name, player_id=p.id, bot=p.bot) for p in match.seats],
        result=dict(match.result) if match.result else None,
    )  # fmt: skip
