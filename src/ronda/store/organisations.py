"""Organisations: who belongs together, and who may say so."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from ronda.store.accounts import folded
from ronda.store.errors import TakenError
from ronda.store.schema import members, organisations, users
from ronda.store.statements import insert_new, upsert

MEMBER, ADMIN = "member", "admin"


class Membership(NamedTuple):
    """Somebody's place in an organisation."""

    organisation: str
    name: str
    role: str
    since: int


class Member(NamedTuple):
    """One of an organisation's people."""

    user: str
    username: str
    role: str
    since: int


def add_organisation(
    connection: Connection, organisation: str, name: str, founder: str, at: int
) -> None:
    """Found one; the founder is its first admin. Raises TakenError for a name in use."""
    row = {"id": organisation, "name": name, "name_folded": folded(name), "created_at": at}
    if not insert_new(connection, organisations, row):
        raise TakenError("name")
    add_member(connection, organisation, founder, at, ADMIN)


def organisation_name(connection: Connection, organisation: str) -> str | None:
    """What it is called; None where there is no such organisation."""
    named = select(organisations.c.name).where(organisations.c.id == organisation)
    return connection.scalar(named)


def delete_organisation(connection: Connection, organisation: str) -> bool:
    """Dissolve one. Its tables and decks go on, as nobody's but their makers'."""
    gone = delete(organisations).where(organisations.c.id == organisation)
    return connection.execute(gone).rowcount == 1


def add_member(
    connection: Connection, organisation: str, user: str, at: int, role: str = MEMBER
) -> None:
    """Take somebody in, or give a member another role."""
    row = {"organisation_id": organisation, "user_id": user, "role": role, "since": at}
    upsert(connection, members, row, {"role": role})


def remove_member(connection: Connection, organisation: str, user: str) -> bool:
    """Let somebody go; was it a member?"""
    there = (members.c.organisation_id == organisation, members.c.user_id == user)
    return connection.execute(delete(members).where(*there)).rowcount == 1


def role_in(connection: Connection, organisation: str, user: str) -> str | None:
    """What somebody is in an organisation; None for those who do not belong to it."""
    there = (members.c.organisation_id == organisation, members.c.user_id == user)
    return connection.scalar(select(members.c.role).where(*there))


def memberships(connection: Connection, user: str) -> list[Membership]:
    """Where somebody belongs."""
    columns = (organisations.c.id, organisations.c.name, members.c.role, members.c.since)
    theirs = select(*columns).join(members).where(members.c.user_id == user)
    rows = connection.execute(theirs.order_by(organisations.c.name_folded))
    return [Membership(*row) for row in rows]


def members_of(connection: Connection, organisation: str) -> list[Member]:
    """Who belongs to an organisation."""
    columns = (users.c.id, users.c.username, members.c.role, members.c.since)
    theirs = select(*columns).join(members).where(members.c.organisation_id == organisation)
    rows = connection.execute(theirs.order_by(users.c.username_folded))
    return [Member(*row) for row in rows]
