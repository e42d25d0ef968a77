"""Who has won most, and who has made most in each role."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query
from sqlalchemy import Connection

from ronda.catalogue import find_game
from ronda.server.rest.documenting import refusals
from ronda.server.rest.wire import Told, moment
from ronda.server.service import Here
from ronda.store.accounts import find_user
from ronda.store.matches import leaderboard
from ronda.store.scores import RoleScore, role_leaderboard

router = APIRouter(prefix="/api/leaderboards", tags=["matches"])
GameName = Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,40}$")]
Limit = Annotated[int, Query(ge=1, le=200)]
Offset = Annotated[int, Query(ge=0, le=1_000_000)]


class Place(Told):
    """How a player stands in a game."""

    rank: int
    player_id: str
    username: str
    played: int
    won: int
    lost: int
    points: float


class RolePlace(Told):
    """What a player has made in each role: sums over the games that were played to the end."""

    player_id: str
    username: str
    score_as_p1: float
    score_as_p2: float
    aggregate_score: float
    updated_at: datetime


@router.get("/{game}", responses=refusals("INVALID_INPUT", "UNKNOWN_GAME"))
async def winners(here: Here, game: GameName, limit: Limit = 50, offset: Offset = 0) -> list[Place]:
    """Who has won a game most often; of those who did as often, who made more points."""
    kind = find_game(game)
    found = await here.store.read(leaderboard, kind.id, limit=limit, offset=offset)
    return [
        Place(
            rank=offset + place, player_id=it.player, username=it.username, played=it.played,
            won=it.won, lost=it.lost, points=it.points,
        )
        for place, it in enumerate(found, start=1)
    ]  # fmt: skip


@router.get("/{game}/roles", responses=refusals("INVALID_INPUT", "UNKNOWN_GAME"))
async def roles(here: Here, game: GameName, limit: Limit = 50) -> list[RolePlace]:
    """Who has made most as P1 and P2 in free play, where the game has these roles (S9)."""
    return await here.store.read(places, find_game(game).id, limit)


def places(connection: Connection, board: str, limit: int) -> list[RolePlace]:
    """The best of a board, by name. (Whoever has no account any more is left out.)"""
    scores = role_leaderboard(connection, board, limit)
    named = ((score, find_user(connection, score.player)) for score in scores)
    return [place(score, user.username) for score, user in named if user]


def place(score: RoleScore, username: str) -> RolePlace:
    """A line."""
    return RolePlace(
        player_id=score.player, username=username, score_as_p1=score.score_as_p1,
        score_as_p2=score.score_as_p2, aggregate_score=score.aggregate_score,
        updated_at=moment(score.updated_at),
    )  # fmt: skip
