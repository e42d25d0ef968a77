"""Users, for the site's administrators. Whatever they do is written to the audit log."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query
from pydantic import Field
from sqlalchemy import Connection

from ronda.rules import Illegal, require
from ronda.server.game_socket import put_out
from ronda.server.identity.asking import Administrator, Asker, administrator
from ronda.server.identity.entering import fresh_id
from ronda.server.identity.tokens import RESET_MS, fresh_token
from ronda.server.rest.documenting import OF_ADMINISTRATORS, WITH_BODY, refusals
from ronda.server.rest.wire import Asked, Email, Id, Password, Readable, Told, Username, moment
from ronda.server.service import Here, Service
from ronda.store.accounts import (
    NewUser,
    User,
    add_user,
    delete_user,
    disable_user,
    enable_user,
    find_user,
    list_users,
    set_roles,
)
from ronda.store.audit import Act, record
from ronda.store.sessions import issue_reset

router = APIRouter(
    prefix="/api/admin/users", tags=["administration"], dependencies=[Depends(administrator)]
)
Role = Literal["admin", "researcher"]
Roles = Annotated[list[Role], Field(max_length=2, examples=[["admin"]])]
Search = Annotated[str, Query(max_length=64, description="Part of a username."), Readable]
After = Annotated[str, Query(max_length=64, description="The last username of a page."), Readable]
Change = Callable[[Connection], object]
OF_ONE = (*OF_ADMINISTRATORS, "INVALID_INPUT", "USER_NOT_FOUND")
OF_OTHERS = (*OF_ONE, "NOT_YOURSELF")


class NewAccount(Asked):
    """An account that an administrator makes for somebody."""

    username: Username = Field(examples=["Luis"])
    email: Email = Field(examples=["luis@example.org"])
    password: Password = Field(examples=["a long password"])
    roles: Roles = Field([])


class NewRoles(Asked):
    """All roles somebody is to have."""

    roles: Roles


class Account(Told):
    """Somebody with an account."""

    id: str
    username: str
    email: str
    roles: list[str]
    created_at: datetime
    disabled_at: datetime | None


class Reset(Told):
    """A token to set a new password with, once. It is shown this one time."""

    token: str
    expires_at: datetime


@router.get("", responses=refusals(*OF_ADMINISTRATORS, "INVALID_INPUT"))
async def users(
    here: Here, search: Search = "", after: After = "",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> list[Account]:  # fmt: skip
    """Accounts by username, page by page."""
    found = await here.store.read(list_users, search=search, after=after, limit=limit)
    return [shown(user) for user in found]


@router.post(
    "", status_code=201,
    responses=refusals(*OF_ADMINISTRATORS, *WITH_BODY, "USERNAME_TAKEN", "EMAIL_TAKEN"),
)  # fmt: skip
async def add(here: Here, asker: Administrator, asked: NewAccount) -> Account:
    """Make an account for somebody."""
    kept, now = await here.passwords.hash(asked.password), here.clock()
    new = NewUser(fresh_id(), asked.username, asked.email, kept, [*asked.roles])

    def added(connection: Connection) -> User:
        note(connection, now, asker, "user-add", new.id, username=new.username)
        return add_user(connection, new, now)

    return shown(await here.store.write(added))


@router.get("/{user}", responses=refusals(*OF_ONE))
async def one(here: Here, user: Id) -> Account:
    """An account."""
    return shown(await here.store.read(the_user, user))


@router.put("/{user}/roles", responses=refusals(*OF_OTHERS, *WITH_BODY))
async def give_roles(here: Here, asker: Administrator, user: Id, asked: NewRoles) -> Account:
    """Give somebody these roles and no others."""
    roles = sorted({*asked.roles})
    return await act(
        here, asker, user, "user-roles", lambda c: set_roles(c, user, roles), roles=roles
    )


@router.post("/{user}/disable", responses=refusals(*OF_OTHERS))
async def disable(here: Here, asker: Administrator, user: Id) -> Account:
    """Shut somebody out, at once."""
    now = here.clock()
    shut = await act(here, asker, user, "user-disable", partial(disable_user, user=user, at=now))
    put_out(here.realtime, user)
    return shut


@router.post("/{user}/enable", responses=refusals(*OF_OTHERS))
async def enable(here: Here, asker: Administrator, user: Id) -> Account:
    """Let somebody in again."""
    return await act(here, asker, user, "user-enable", partial(enable_user, user=user))


@router.delete("/{user}", status_code=204, responses=refusals(*OF_OTHERS))
async def delete(here: Here, asker: Administrator, user: Id) -> None:
    """Delete an account. In past matches a seat without a name is left."""
    now = here.clock()

    def deleted(connection: Connection) -> None:
        other(asker, user)
        known = the_user(connection, user)
        note(connection, now, asker, "user-delete", user, username=known.username)
        delete_user(connection, user)

    await here.store.write(deleted)
    put_out(here.realtime, user)


@router.post("/{user}/reset", status_code=201, responses=refusals(*OF_ONE))
async def reset(here: Here, asker: Administrator, user: Id) -> Reset:
    """A token for somebody who has forgotten the password, good once and for a day."""
    token = fresh_token(here.clock(), RESET_MS)

    def issued(connection: Connection) -> None:
        the_user(connection, user)
        note(connection, token.issued_at, asker, "user-reset", user)
        issue_reset(connection, user, token)

    await here.store.write(issued)
    return Reset(token=token.secret, expires_at=moment(token.expires_at))


async def act(
    here: Service, asker: Asker, user: str, name: str, change: Change, **details: Any
) -> Account:
    """Change somebody else's account, and write down who did; the account as it is then."""
    now = here.clock()

    def done(connection: Connection) -> User:
        other(asker, user)
        the_user(connection, user)
        note(connection, now, asker, name, user, **details)
        change(connection)
        return the_user(connection, user)

    return shown(await here.store.write(done))


def other(asker: Asker, user: str) -> None:
    """Nobody does these things to themselves, so that an administrator is always left."""
    require(user != asker.id, "NOT_YOURSELF")


def the_user(connection: Connection, user: str) -> User:
    """The account, which must exist."""
    found = find_user(connection, user)
    if found is None:
        raise Illegal("USER_NOT_FOUND")
    return found


def note(
    connection: Connection, now: int, asker: Asker, name: str, subject: str, **details: Any
) -> None:
    """Write down who did what to whom."""
    record(connection, Act(now, asker.id, name, subject, details))


def shown(user: User) -> Account:
    """An account, to an administrator."""
    disabled = user.disabled_at
    return Account(
        id=user.id, username=user.username, email=user.email, roles=user.roles,
        created_at=moment(user.created_at),
        disabled_at=moment(disabled) if disabled is not None else None,
    )  # fmt: skip
