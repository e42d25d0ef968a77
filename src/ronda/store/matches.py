"""Matches, their results, and who has won and lost how often.

All of it can be told from the logs. Do it with the line that began or ended the match, and it
happens exactly once; done again, it does nothing.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, select, tuple_, update
from sqlalchemy.sql import ColumnElement

from ronda.rules import Result
from ronda.store.json_text import decoded, encoded
from ronda.store.schema import match_seats, matches, standings, tables, users
from ronda.store.statements import AnyRow, insert_new, upsert

LISTED = (matches, tables.c.id.label("table_id"))
STANDINGS = select(
    standings.c.player, users.c.username,
    standings.c.played, standings.c.won, standings.c.lost, standings.c.points,
).join(users, users.c.id == standings.c.player)  # fmt: skip
Outcome = tuple[int, int, float]  # won, lost, points


class Player(NamedTuple):
    """Who has a seat: a person (`id`), or a bot (`bot`), or neither once an account is deleted."""

    name: str
    id: str | None = None
    bot: str | None = None


class NewMatch(NamedTuple):
    """A match that begins. Its seed is not among this, only the hash that everybody is shown."""

    number: int
    game: str
    rules: str
    options: dict[str, Any]
    commitment: str
    seats: Sequence[Player]


class PlayedMatch(NamedTuple):
    """A match as lists show it."""

    table: int
    table_id: str
    number: int
    game: str
    rules: str
    options: dict[str, Any]
    commitment: str
    started_at: int
    over_at: int | None
    result: Result | None
    seats: list[Player]

    @property
    def id(self) -> str:
        """Its name outside; `numbered` takes it apart again."""
        return f"{self.table_id}.{self.number}"


class Standing(NamedTuple):
    """A player's line in a leaderboard."""

    player: str
    username: str
    played: int
    won: int
    lost: int
    points: float


def start_match(connection: Connection, table: int, match: NewMatch, at: int) -> bool:
    """A match has begun; was it news?"""
    row = {
        "table_key": table, "number": match.number, "game": match.game, "rules": match.rules,
        "options": encoded(match.options), "commitment": match.commitment, "started_at": at,
    }  # fmt: skip
    new = insert_new(connection, matches, row)
    if new:
        seats = [(table, match.number, seat, *stored(p)) for seat, p in enumerate(match.seats)]
        connection.execute(match_seats.insert().values(seats))
    return new


def finish_match(connection: Connection, table: int, number: int, result: Result, at: int) -> bool:
    """A match is over, and counts, once; was it news?"""
    going_on = (*_is(table, number), matches.c.over_at.is_(None))
    values = {"over_at": at, "result": encoded(result)}
    statement = update(matches).where(*going_on).values(values).returning(matches.c.game)
    game = connection.scalar(statement)
    if game is None:
        return False
    for seat, player in _people(connection, table, number):
        _count(connection, player, game, outcome(result, seat), at)
    return True


def find_match(connection: Connection, table: int, number: int) -> PlayedMatch | None:
    """A match of a table."""
    found = _matches(connection, select(*LISTED).where(*_is(table, number)))
    return found[0] if found else None


def numbered(match_id: str) -> tuple[str, int]:
    """The table's id and the number of the match; of a name that is none, 0, which none has."""
    table_id, _, number = match_id.rpartition(".")
    known = number.isascii() and number.isdigit() and len(number) < 10
    return table_id, int(number) if known else 0


def find_match_id(connection: Connection, match_id: str) -> PlayedMatch | None:
    """The match that has this name outside."""
    table_id, number = numbered(match_id)
    wanted = (tables.c.id == table_id, matches.c.number == number)
    found = _matches(connection, select(*LISTED).where(*wanted))
    return found[0] if found else None


def finished_matches(
    connection: Connection, after: tuple[int, int] = (0, 0), limit: int = 200
) -> list[PlayedMatch]:
    """Matches that have been decided, in the order of their tables, page by page."""
    place = tuple_(matches.c.table_key, matches.c.number)
    wanted = (matches.c.over_at.is_not(None), place > after)
    order = (matches.c.table_key, matches.c.number)
    return _matches(connection, select(*LISTED).where(*wanted).order_by(*order).limit(limit))


def matches_of(
    connection: Connection, player: str, *, before: int | None = None, limit: int = 50
) -> list[PlayedMatch]:
    """The matches of a player, the latest first; those that began before some time, if asked."""
    seats = select(match_seats.c.seat).where(match_seats.c.player == player)
    seats = seats.where(match_seats.c.table_key == matches.c.table_key)
    theirs = seats.where(match_seats.c.number == matches.c.number).exists()
    wanted = [theirs] if before is None else [theirs, matches.c.started_at < before]
    latest = (matches.c.started_at.desc(), matches.c.table_key.desc(), matches.c.number.desc())
    return _matches(connection, select(*LISTED).where(*wanted).order_by(*latest).limit(limit))


def leaderboard(
    connection: Connection, game: str, *, limit: int = 100, offset: int = 0
) -> list[Standing]:
    """Who has won most; of those who did as often, who made more points."""
    best = (standings.c.won.desc(), standings.c.points.desc(), users.c.username_folded)
    shown = STANDINGS.where(standings.c.game == game, users.c.disabled_at.is_(None))
    rows = connection.execute(shown.order_by(*best).limit(limit).offset(offset))
    return [Standing(*row) for row in rows]


def standing(connection: Connection, player: str, game: str) -> Standing | None:
    """Wins and losses of a player (K10)."""
    wanted = (standings.c.player == player, standings.c.game == game)
    row = connection.execute(STANDINGS.where(*wanted)).one_or_none()
    return Standing(*row) if row else None


def _is(table: int, number: int) -> tuple[ColumnElement[bool], ...]:
    return matches.c.table_key == table, matches.c.number == number


def stored(player: Player) -> tuple[str | None, str, str | None]:
    """Whoever has a seat, as columns."""
    return player.id, player.name, player.bot


def _people(connection: Connection, table: int, number: int) -> list[tuple[int, str]]:
    """The seats of those who have an account, in the order in which everybody locks rows."""
    there = (match_seats.c.table_key == table, match_seats.c.number == number)
    joined = select(match_seats.c.seat, users.c.id).join(users, users.c.id == match_seats.c.player)
    rows = connection.execute(joined.where(*there).order_by(users.c.id, match_seats.c.seat))
    return [(row.seat, row.id) for row in rows]


def outcome(result: Result, seat: int) -> Outcome:
    """What it was for a seat: where nobody wins, nobody has lost."""
    won = seat in result["winners"]
    lost = bool(result["winners"]) and not won
    points = result["points"]
    return int(won), int(lost), points[seat] if seat < len(points) else 0


def _count(connection: Connection, player: str, game: str, outcome: Outcome, at: int) -> None:
    won, lost, points = outcome
    counted = {"played": 1, "won": won, "lost": lost, "points": points}
    row = {"player": player, "game": game, **counted, "updated_at": at}
    sums = {name: standings.c[name] + value for name, value in counted.items()}
    upsert(connection, standings, row, {**sums, "updated_at": at})


def _matches(connection: Connection, statement: Select[Any]) -> list[PlayedMatch]:
    rows = connection.execute(
        statement.select_from(matches.join(tables, tables.c.key == matches.c.table_key))
    ).all()
    return [_match(row, _seats(connection, row.table_key, row.number)) for row in rows]


def _seats(connection: Connection, table: int, number: int) -> list[Player]:
    columns = (match_seats.c.name, match_seats.c.player, match_seats.c.bot)
    there = (match_seats.c.table_key == table, match_seats.c.number == number)
    rows = connection.execute(select(*columns).where(*there).order_by(match_seats.c.seat))
    return [Player(*row) for row in rows]


def _match(row: AnyRow, seats: list[Player]) -> PlayedMatch:
    return PlayedMatch(
        row.table_key, row.table_id, row.number, row.game, row.rules, decoded(row.options),
        row.commitment, row.started_at, row.over_at, row.result and decoded(row.result), seats,
    )  # fmt: skip
