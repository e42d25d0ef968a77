"""The leaderboard by role (S9): what each player made as P1 and as P2, summed up."""

from typing import NamedTuple

from sqlalchemy import Connection, select

from ronda.store.schema import role_score_commits, role_scores
from ronda.store.statements import insert_new, upsert


class RoleScore(NamedTuple):
    """A player's line."""

    player: str
    score_as_p1: float
    score_as_p2: float
    aggregate_score: float
    updated_at: int


class Committed(NamedTuple):
    """A game to commit: where it was played, and what each role made of it."""

    table: int
    number: int
    p1: str
    p2: str
    p1_score: float
    p2_score: float


def commit_scores(connection: Connection, board: str, game: Committed, at: int) -> bool:
    """Add a game to a board; each counts once. A bot's share is left out by an empty name."""
    row = {"board": board, "table_key": game.table, "number": game.number}
    if not insert_new(connection, role_score_commits, row):
        return False
    shares = [(game.p1, game.p1_score, 0.0), (game.p2, 0.0, game.p2_score)]
    for player, as_p1, as_p2 in sorted(shares):
        if player:
            _add(connection, (board, player), as_p1, as_p2, at)
    return True


def role_leaderboard(connection: Connection, board: str, limit: int = 1000) -> list[RoleScore]:
    """A board, the best first."""
    columns = role_scores.c
    total = (columns.score_as_p1 + columns.score_as_p2).label("total")
    statement = (
        select(columns.player, columns.score_as_p1, columns.score_as_p2, total, columns.updated_at)
        .where(columns.board == board)
        .order_by(total.desc(), columns.player)
        .limit(limit)
    )
    return [RoleScore(*row) for row in connection.execute(statement)]


def _add(
    connection: Connection, whose: tuple[str, str], as_p1: float, as_p2: float, at: int
) -> None:
    board, player = whose
    scores = {"score_as_p1": as_p1, "score_as_p2": as_p2}
    sums = {name: role_scores.c[name] + score for name, score in scores.items()}
    row = {"board": board, "player": player, **scores, "updated_at": at}
    upsert(connection, role_scores, row, {**sums, "updated_at": at})
