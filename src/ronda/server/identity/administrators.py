"""Administrators of the site, made by whoever has the machine. It is written down, too."""

from sqlalchemy import Connection

from ronda.server.identity.asking import ADMIN
from ronda.store.accounts import NewUser, User, add_user, enable_user, set_password, set_roles
from ronda.store.audit import Act, record

COMMAND_LINE = "*command line*"  # no id of a user's has a star


def make_administrator(connection: Connection, new: NewUser, at: int) -> User:
    """A new account that the whole site obeys. Raises TakenError."""
    made = add_user(connection, new, at)
    note(connection, "user-add", made, at)
    return made


def promote(connection: Connection, user: User, password_hash: str | None, at: int) -> None:
    """Let the whole site obey somebody, who is let in again and perhaps has a new password."""
    set_roles(connection, user.id, sorted({*user.roles, ADMIN}))
    enable_user(connection, user.id)
    if password_hash is not None:
        set_password(connection, user.id, password_hash, at)
    note(connection, "user-roles", user, at)


def note(connection: Connection, act: str, user: User, at: int) -> None:
    """Write down what was done."""
    details = {"roles": [ADMIN], "username": user.username}
    record(connection, Act(at, COMMAND_LINE, act, user.id, details))
