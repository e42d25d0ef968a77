"""What `ronda admin` does with the store of the environment, made if there is none."""

import asyncio
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from pydantic import ValidationError
from sqlalchemy import Connection

from ronda.cli.keeping import done
from ronda.cli.problem import Problem
from ronda.server.errors import explained, in_our_words
from ronda.server.identity import administrators
from ronda.server.identity.asking import ADMIN
from ronda.server.identity.entering import fresh_id
from ronda.server.identity.passwords import Passwords
from ronda.server.rest.admin_users import NewAccount
from ronda.server.service import wall_clock
from ronda.store import TakenError, open_store
from ronda.store.accounts import NewUser, User, find_by_name

P = ParamSpec("P")
T = TypeVar("T")
ROLES = [ADMIN]


def known(name: str) -> User | None:
    """The account of this name."""
    return written(find_by_name, name)


def make(name: str, email: str, password: str, language: str) -> User:
    """A new account that the whole site obeys; a Problem for what cannot be one."""
    asked = checked(name, email, password, language)
    new = NewUser(fresh_id(), asked.username, asked.email, hashed(password), ROLES)
    return written(administrators.make_administrator, new, wall_clock())


def promote(user: User, password: str | None, language: str) -> None:
    """Let the whole site obey somebody."""
    if password is not None:
        checked(user.username, user.email, password, language)
    kept = None if password is None else hashed(password)
    written(administrators.promote, user, kept, wall_clock())


def checked(name: str, email: str, password: str, language: str) -> NewAccount:
    """What the API would take, too."""
    given = {"username": name, "email": email, "password": password, "roles": ROLES}
    try:
        return NewAccount.model_validate(given)
    except ValidationError as wrong:
        first = wrong.errors()[0]
        problem = {**first, "loc": ("body", *first["loc"])}
        refusal = in_our_words(problem, language)
        raise Problem("admin-refused", says=explained(refusal, language)) from None


def hashed(password: str) -> str:
    """What to keep of a password."""
    passwords = Passwords()
    try:
        return asyncio.run(passwords.hash(password))
    finally:
        passwords.close()


def written(work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something in a transaction of its own."""

    async def at(address: str) -> T:
        try:
            async with await open_store(address) as store:
                return await store.write(work, *args, **kwargs)
        except TakenError as taken:
            raise Problem(f"admin-{taken.what}-taken") from None

    return done(at)
