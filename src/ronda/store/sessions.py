"""Sessions: refresh tokens that are used once, and tokens to set a new password with.

Only hashes are stored. A token is long and random, so a fast hash is enough. Whoever shows a token
that was already replaced has stolen it, or was robbed of it: the whole session ends.
"""

from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.sql import ColumnElement

from ronda.store.schema import password_resets, refresh_tokens, users

THEFT_MS = 24 * 3_600_000  # how long after its end a token is still known, to notice a theft


class Token(NamedTuple):
    """A token as it goes to its owner, and how long it is good for."""

    secret: str
    issued_at: int
    expires_at: int

    def __repr__(self) -> str:
        return f"<Token until {self.expires_at}>"


def hashed(secret: str) -> str:
    """What is kept of a token."""
    return sha256(secret.encode()).hexdigest()


def begin_session(connection: Connection, user: str, token: Token) -> str:
    """A session with its first token; its name, by which it can be ended."""
    family = hashed(token.secret)[:32]
    _issue(connection, user, family, token)
    return family


def rotate(connection: Connection, secret: str, new: Token) -> str | None:
    """Replace a token; whose session it is, or None where it is good for nothing any more."""
    spent = hashed(secret)
    row = connection.execute(
        update(refresh_tokens)
        .where(refresh_tokens.c.hash == spent, *_good(new.issued_at))
        .values(replaced_at=new.issued_at)
        .returning(refresh_tokens.c.user_id, refresh_tokens.c.family)
    ).one_or_none()
    if row is None:
        _notice_theft(connection, spent, new.issued_at)
        return None
    _issue(connection, row.user_id, row.family, new)
    return str(row.user_id)


def end_session(connection: Connection, secret: str, at: int) -> bool:
    """End the session that a token belongs to."""
    family = select(refresh_tokens.c.family).where(refresh_tokens.c.hash == hashed(secret))
    return _revoke(connection, refresh_tokens.c.family.in_(family.scalar_subquery()), at) > 0


def end_sessions(connection: Connection, user: str, at: int) -> int:
    """End all sessions of somebody."""
    return _revoke(connection, refresh_tokens.c.user_id == user, at)


def issue_reset(connection: Connection, user: str, token: Token) -> None:
    """Let somebody set a new password with this token, and with no earlier one."""
    connection.execute(delete(password_resets).where(password_resets.c.user_id == user))
    row = (hashed(token.secret), user, token.issued_at, token.expires_at)
    connection.execute(password_resets.insert().values(row))


def use_reset(connection: Connection, secret: str, at: int) -> str | None:
    """Whose password may be set; a token is good once."""
    this = password_resets.c.hash == hashed(secret)
    statement = delete(password_resets).where(this, password_resets.c.expires_at > at)
    return connection.scalar(statement.returning(password_resets.c.user_id))


def forget_expired(connection: Connection, at: int) -> int:
    """Delete the tokens that are good for nothing any more."""
    long_ago = refresh_tokens.c.expires_at < at - THEFT_MS
    connection.execute(delete(password_resets).where(password_resets.c.expires_at <= at))
    return connection.execute(delete(refresh_tokens).where(long_ago)).rowcount


def _issue(connection: Connection, user: str, family: str, token: Token) -> None:
    row = {
        "hash": hashed(token.secret), "family": family, "user_id": user,
        "issued_at": token.issued_at, "expires_at": token.expires_at,
    }  # fmt: skip
    connection.execute(refresh_tokens.insert().values(row))


def _good(at: int) -> tuple[ColumnElement[bool], ...]:
    """Neither used nor revoked nor expired, nor its owner disabled."""
    disabled = select(users.c.id).where(users.c.disabled_at.is_not(None))
    return (
        refresh_tokens.c.replaced_at.is_(None),
        refresh_tokens.c.revoked_at.is_(None),
        refresh_tokens.c.expires_at > at,
        refresh_tokens.c.user_id.not_in(disabled),
    )


def _notice_theft(connection: Connection, spent: str, at: int) -> None:
    used = refresh_tokens.c.hash == spent, refresh_tokens.c.replaced_at.is_not(None)
    family = select(refresh_tokens.c.family).where(*used).scalar_subquery()
    _revoke(connection, refresh_tokens.c.family.in_(family), at)


def _revoke(connection: Connection, which: ColumnElement[bool], at: int) -> int:
    going_on = refresh_tokens.c.revoked_at.is_(None)
    statement = update(refresh_tokens).where(which, going_on).values(revoked_at=at)
    return connection.execute(statement).rowcount
