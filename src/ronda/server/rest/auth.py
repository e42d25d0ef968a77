"""Accounts: registering, logging in and out, guests, new passwords."""

from fastapi import APIRouter
from pydantic import Field
from sqlalchemy import Connection

from ronda.rules import Illegal
from ronda.server.identity.asking import Asker, Asking
from ronda.server.identity.entering import come_as_guest, come_back, log_in
from ronda.server.identity.entering import register as register_user
from ronda.server.rest.documenting import SIGNED_IN, WITH_BODY, refusals
from ronda.server.rest.people import GuestSession, Me, Session, guest_session, me_of, session_of
from ronda.server.rest.wire import (
    AnyPassword,
    Asked,
    Email,
    Password,
    PlayerName,
    Secret,
    Username,
)
from ronda.server.service import Address, Here, Service
from ronda.store.accounts import set_password
from ronda.store.sessions import end_session, use_reset

router = APIRouter(prefix="/api/auth", tags=["accounts"])


class Registration(Asked):
    """A new account."""

    username: Username = Field(examples=["Ana"])
    email: Email = Field(examples=["ana@example.org"])
    password: Password = Field(examples=["a long password"])


class Credentials(Asked):
    """A username or an e-mail address, and the password."""

    username: str = Field(max_length=254, examples=["Ana"])
    password: AnyPassword = Field(examples=["a long password"])


class Refreshing(Asked):
    """The refresh token of a session."""

    refresh_token: Secret = Field(examples=["q1w2e3"])


class Coming(Asked):
    """A guest."""

    name: PlayerName = Field(examples=["Zoë"])


class Resetting(Asked):
    """A new password, with the token that an administrator has issued."""

    token: Secret = Field(examples=["r4t5z6"])
    password: Password = Field(examples=["a longer password"])


@router.post(
    "/register", status_code=201,
    responses=refusals(*WITH_BODY, "USERNAME_TAKEN", "EMAIL_TAKEN", "TOO_MANY_REQUESTS"),
)  # fmt: skip
async def register(here: Here, address: Address, asked: Registration) -> Session:
    """Make an account, and come in."""
    await here.limits.attempt("register:address", address)
    return session_of(await register_user(here, asked.username, asked.email, asked.password))


@router.post("/login", responses=refusals(*WITH_BODY, "WRONG_LOGIN", "TOO_MANY_REQUESTS"))
async def login(here: Here, address: Address, asked: Credentials) -> Session:
    """Come in."""
    return session_of(await log_in(here, asked.username, asked.password, address))


@router.post("/refresh", responses=refusals(*WITH_BODY, "INVALID_TOKEN", "TOO_MANY_REQUESTS"))
async def refresh(here: Here, address: Address, asked: Refreshing) -> Session:
    """A new pair of tokens for a refresh token, which is then used up."""
    await here.limits.attempt("refresh:address", address)
    return session_of(await come_back(here, asked.refresh_token))


@router.post("/logout", status_code=204, responses=refusals(*WITH_BODY))
async def logout(here: Here, asked: Refreshing) -> None:
    """End the session that a refresh token belongs to."""
    await here.store.write(end_session, asked.refresh_token, here.clock())


@router.post("/guest", status_code=201, responses=refusals(*WITH_BODY, "TOO_MANY_REQUESTS"))
async def guest(here: Here, address: Address, asked: Coming) -> GuestSession:
    """Come without an account, to public games, for a day."""
    await here.limits.attempt("guest:address", address)
    known, token = await come_as_guest(here, asked.name)
    return guest_session(Asker(known.id, known.name, guest=True), token)


@router.post(
    "/reset", status_code=204, responses=refusals(*WITH_BODY, "WRONG_RESET", "TOO_MANY_REQUESTS")
)
async def reset(here: Here, address: Address, asked: Resetting) -> None:
    """Set a new password with a token; all sessions end."""
    await here.limits.check("reset-failed:address", address)
    if not await renewed(here, asked):
        await here.limits.failed("reset-failed:address", address)
        raise Illegal("WRONG_RESET")


async def renewed(here: Service, asked: Resetting) -> bool:
    """Was the token good? Then the password is the new one."""
    kept, now = await here.passwords.hash(asked.password), here.clock()

    def change(connection: Connection) -> bool:
        user = use_reset(connection, asked.token, now)
        return user is not None and set_password(connection, user, kept, now)

    return await here.store.write(change)


@router.get("/me", responses=refusals(*SIGNED_IN))
async def me(here: Here, asker: Asking) -> Me:
    """Who I am."""
    return await me_of(here, asker)
