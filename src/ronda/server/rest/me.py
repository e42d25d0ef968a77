"""What is mine: my profile, my games, what I have played, won and lost (K10)."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from sqlalchemy import Connection

from ronda.catalogue import games
from ronda.rules import Illegal
from ronda.server.game_socket import put_out
from ronda.server.identity.asking import Asker, Asking, Member
from ronda.server.identity.entering import enter
from ronda.server.rest.documenting import SIGNED_IN, WITH_ACCOUNT, WITH_BODY, refusals
from ronda.server.rest.people import Me, Session, session_of, shown_user
from ronda.server.rest.wire import (
    AnyPassword,
    Asked,
    Email,
    Instant,
    Password,
    Told,
    Username,
    moment,
)
from ronda.server.service import Here, Service
from ronda.store.accounts import User, change_profile, delete_user, find_user, login, set_password
from ronda.store.matches import PlayedMatch, Player, matches_of, standing
from ronda.store.tables import ListedTable, tables_of

router = APIRouter(prefix="/api/me", tags=["me"])
WITH_PASSWORD = (*WITH_ACCOUNT, *WITH_BODY, "WRONG_PASSWORD", "TOO_MANY_REQUESTS")


class Profile(Asked):
    """What is to be changed; the rest stays."""

    username: Username | None = Field(None, examples=["Ana María"])
    email: Email | None = Field(None, examples=["ana.maria@example.org"])


class NewPassword(Asked):
    """The password as it was, and as it is to be."""

    current_password: AnyPassword = Field(examples=["a long password"])
    new_password: Password = Field(examples=["a longer password"])


class Farewell(Asked):
    """The password, so that nobody leaves by accident."""

    password: AnyPassword = Field(examples=["a long password"])


class MyGame(Told):
    """A table that is not closed, and that I have made or sit at."""

    id: str
    game: str
    gamecode: str
    phase: str = Field(description="`lobby`, `playing`, `paused` or `over`.")
    seats: int
    taken: int
    mine: bool = Field(description="Have I made it?")
    created_at: datetime


class Seat(Told):
    """Who had a seat: a name, which is empty where an account was deleted, or a bot's."""

    name: str
    bot: str | None = None


class MyMatch(Told):
    """A match of mine. One that goes on has no result yet."""

    game_id: str
    number: int = Field(description="The how manieth match at that table.")
    game: str
    rules: str
    commitment: str = Field(description="The hash of the seed, published before the first move.")
    started_at: datetime
    over_at: datetime | None
    seats: list[Seat]
    seat: int = Field(description="Mine; the first is 0.")
    won: bool | None = Field(description="None where it goes on, or where nobody has won.")
    points: list[float] | None
    winners: list[int] | None = Field(description="Seats.")
    reason: str | None


class MyStanding(Told):
    """How often I have played, won and lost a game."""

    game: str
    played: int
    won: int
    lost: int
    points: float


Before = Annotated[
    Instant | None, Query(description="Only matches that began before; for the next page.")
]
Limit = Annotated[int, Query(ge=1, le=100)]


@router.patch("", responses=refusals(*WITH_ACCOUNT, *WITH_BODY, "USERNAME_TAKEN", "EMAIL_TAKEN"))
async def change(here: Here, asker: Member, asked: Profile) -> Me:
    """Change my username or my e-mail address."""
    user = await account(here, asker)
    username, email = asked.username or user.username, asked.email or user.email
    await here.store.write(change_profile, user.id, username, email)
    return shown_user(user._replace(username=username, email=email))


@router.put("/password", responses=refusals(*WITH_PASSWORD))
async def change_password(here: Here, asker: Member, asked: NewPassword) -> Session:
    """Change my password. All sessions end, and this is a new one."""
    user = await confirmed(here, asker, asked.current_password)
    kept = await here.passwords.hash(asked.new_password)
    await here.store.write(set_password, user.id, kept, here.clock())
    return session_of(await enter(here, user))


@router.post("/delete", status_code=204, responses=refusals(*WITH_PASSWORD))
async def delete(here: Here, asker: Member, asked: Farewell) -> None:
    """Delete my account, and all that is mine. In past matches a seat without a name is left."""
    user = await confirmed(here, asker, asked.password)
    await here.store.write(delete_user, user.id)
    put_out(here.realtime, user.id)


@router.get("/games", responses=refusals(*SIGNED_IN))
async def my_games(here: Here, asker: Asking) -> list[MyGame]:
    """Where I can go on playing, the liveliest first."""
    sitting = [
        live.key for live in here.hall.lives.values() if live.room.find(asker.id) is not None
    ]
    listed = await here.store.read(tables_of, asker.id, sitting)
    return [shown_game(table, asker) for table in listed]


@router.get("/matches", responses=refusals(*SIGNED_IN, "INVALID_INPUT"))
async def my_matches(
    here: Here, asker: Asking, before: Before = None, limit: Limit = 50
) -> list[MyMatch]:
    """What I have played, the latest first."""
    until = None if before is None else int(before.timestamp() * 1000)
    played = await here.store.read(matches_of, asker.id, before=until, limit=limit)
    return [shown_match(match, asker) for match in played]


@router.get("/standings", responses=refusals(*WITH_ACCOUNT))
async def my_standings(here: Here, asker: Member) -> list[MyStanding]:
    """What I have won and lost, of each game that I have played to the end."""
    return await here.store.read(standings_of, asker.id)


async def account(here: Service, asker: Asker) -> User:
    """The account of whoever asks."""
    user = await here.store.read(find_user, asker.id)
    if user is None:
        raise Illegal("INVALID_TOKEN")
    return user


async def confirmed(here: Service, asker: Asker, password: str) -> User:
    """The account of whoever asks and knows its password."""
    await here.limits.check("password-failed:name", asker.id)
    found = await here.store.read(login, asker.name)
    if found is None or found.user.id != asker.id:
        raise Illegal("INVALID_TOKEN")
    if not await here.passwords.verify(password, found.password_hash):
        await here.limits.failed("password-failed:name", asker.id)
        raise Illegal("WRONG_PASSWORD")
    await here.limits.forget("password-failed:name", asker.id)
    return found.user


def standings_of(connection: Connection, player: str) -> list[MyStanding]:
    """Of each game."""
    found = ((game, standing(connection, player, game)) for game in games())
    return [
        MyStanding(game=game, played=it.played, won=it.won, lost=it.lost, points=it.points)
        for game, it in found
        if it
    ]


def shown_game(table: ListedTable, asker: Asker) -> MyGame:
    """A table, to one who is at it."""
    return MyGame(
        id=table.id, game=table.game, gamecode=table.code, phase=table.phase, seats=table.seats,
        taken=table.taken, mine=table.creator == asker.id, created_at=moment(table.created_at),
    )  # fmt: skip


def shown_match(match: PlayedMatch, asker: Asker) -> MyMatch:
    """A match, to one who played in it."""
    seat = next(index for index, player in enumerate(match.seats) if player.id == asker.id)
    result = match.result
    return MyMatch(
        game_id=match.table_id, number=match.number, game=match.game, rules=match.rules,
        commitment=match.commitment, started_at=moment(match.started_at),
        over_at=moment(match.over_at) if match.over_at is not None else None,
        seats=[shown_seat(player) for player in match.seats], seat=seat,
        won=seat in result["winners"] if result and result["winners"] else None,
        points=result["points"] if result else None,
        winners=result["winners"] if result else None,
        reason=result["reason"] if result else None,
    )  # fmt: skip


def shown_seat(player: Player) -> Seat:
    return Seat(name=player.name, bot=player.bot)
