"""Accounts. What is kept of a password is its hash, and only `login` gives that away."""

import unicodedata
from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import ColumnElement

from ronda.store.errors import TakenError, said
from ronda.store.json_text import decoded, encoded
from ronda.store.schema import match_seats, role_scores, standings, users
from ronda.store.sessions import end_sessions
from ronda.store.statements import insert_new

COLUMNS = (
    users.c.id, users.c.username, users.c.email, users.c.roles,
    users.c.created_at, users.c.disabled_at,
)  # fmt: skip


class NewUser(NamedTuple):
    """Who registers."""

    id: str
    username: str
    email: str
    password_hash: str
    roles: Sequence[str] = ()

    def __repr__(self) -> str:
        return f"<NewUser {self.id}>"


class User(NamedTuple):
    """An account, without its password."""

    id: str
    username: str
    email: str
    roles: list[str]
    created_at: int
    disabled_at: int | None


class Login(NamedTuple):
    """An account and the hash to check a password against."""

    user: User
    password_hash: str

    def __repr__(self) -> str:
        return f"<Login of {self.user.id}>"


def folded(name: str) -> str:
    """A name in the form in which no two may be the same."""
    return unicodedata.normalize("NFKC", name.strip()).casefold()


def add_user(connection: Connection, new: NewUser, at: int) -> User:
    """Register somebody. Raises TakenError for a username or an e-mail address in use."""
    row = {
        "id": new.id, "password_hash": new.password_hash, "roles": encoded([*new.roles]),
        "username": new.username, "username_folded": folded(new.username),
        "email": new.email, "email_folded": folded(new.email), "created_at": at,
    }  # fmt: skip
    if not insert_new(connection, users, row):
        taken = _find(connection, users.c.username_folded == folded(new.username))
        raise TakenError("username" if taken else "email")
    return User(new.id, new.username, new.email, [*new.roles], at, None)


def find_user(connection: Connection, user: str) -> User | None:
    """The account with this id."""
    return _find(connection, users.c.id == user)


def find_by_name(connection: Connection, username: str) -> User | None:
    """The account with this username, however its letters are written."""
    return _find(connection, users.c.username_folded == folded(username))


def login(connection: Connection, name: str) -> Login | None:
    """The account with this username or e-mail address, unless it is disabled."""
    known = (users.c.username_folded == folded(name)) | (users.c.email_folded == folded(name))
    by_username = (users.c.username_folded == folded(name)).desc()
    statement = select(*COLUMNS, users.c.password_hash).where(known, users.c.disabled_at.is_(None))
    row = connection.execute(statement.order_by(by_username).limit(1)).one_or_none()
    return Login(_user(row[:-1]), row.password_hash) if row else None


def list_users(
    connection: Connection, *, search: str = "", after: str = "", limit: int = 100
) -> list[User]:
    """Accounts by username, from after one of them; those whose name holds something, if asked."""
    later = users.c.username_folded > folded(after)
    found = users.c.username_folded.contains(folded(search), autoescape=True)
    statement = select(*COLUMNS).where(later, found).order_by(users.c.username_folded)
    return [_user(row) for row in connection.execute(statement.limit(limit))]


def usernames(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """What those of them are called who have an account still."""
    statement = select(users.c.id, users.c.username).where(users.c.id.in_(ids))
    return {row.id: row.username for row in connection.execute(statement)}


def count_users(connection: Connection) -> int:
    """How many accounts there are."""
    return connection.scalar(select(func.count()).select_from(users)) or 0


def change_profile(connection: Connection, user: str, username: str, email: str) -> bool:
    """Change how somebody is called and written to. Raises TakenError."""
    names = {"username": username, "username_folded": folded(username)}
    addresses = {"email": email, "email_folded": folded(email)}
    try:
        return _change(connection, user, **names, **addresses)
    except IntegrityError as taken:
        raise TakenError("email" if "email_folded" in said(taken) else "username") from None


def set_roles(connection: Connection, user: str, roles: Sequence[str]) -> bool:
    """Give somebody these roles and no others."""
    return _change(connection, user, roles=encoded([*roles]))


def set_password(connection: Connection, user: str, password_hash: str, at: int) -> bool:
    """Change a password, and end all sessions that began with the old one."""
    end_sessions(connection, user, at)
    return _change(connection, user, password_hash=password_hash)


def disable_user(connection: Connection, user: str, at: int) -> bool:
    """Shut somebody out, at once."""
    end_sessions(connection, user, at)
    return _change(connection, user, disabled_at=at)


def enable_user(connection: Connection, user: str) -> bool:
    """Let somebody in again."""
    return _change(connection, user, disabled_at=None)


def delete_user(connection: Connection, user: str) -> bool:
    """Delete an account with all that is its own. In past matches a seat without a name is left."""
    theirs = update(match_seats).where(match_seats.c.player == user)
    connection.execute(theirs.values(player=None, name=""))
    for table in (standings, role_scores):
        connection.execute(delete(table).where(table.c.player == user))
    return connection.execute(delete(users).where(users.c.id == user)).rowcount == 1


def _find(connection: Connection, wanted: ColumnElement[bool]) -> User | None:
    row = connection.execute(select(*COLUMNS).where(wanted)).one_or_none()
    return _user(row) if row else None


def _user(row: Sequence[object]) -> User:
    user = User(*row)  # type: ignore[arg-type]  # in the order of COLUMNS
    return user._replace(roles=decoded(str(user.roles)))


def _change(connection: Connection, user: str, **values: object) -> bool:
    return (
        connection.execute(update(users).where(users.c.id == user).values(**values)).rowcount == 1
    )
