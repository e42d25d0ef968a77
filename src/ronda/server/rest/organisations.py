"""Organisations: who belongs together. Their admins say who; so may the site's administrators."""

from datetime import datetime
from typing import Literal

from fastapi import APIRouter
from pydantic import Field
from sqlalchemy import Connection

from ronda.rules import Illegal, require
from ronda.server.identity.asking import Asker, Member
from ronda.server.identity.entering import fresh_id
from ronda.server.rest.documenting import WITH_ACCOUNT, WITH_BODY, refusals
from ronda.server.rest.wire import Asked, Id, Name, Told, Username, moment
from ronda.server.service import Here
from ronda.store import TakenError
from ronda.store.accounts import User, find_by_name
from ronda.store.audit import Act, record
from ronda.store.organisations import (
    ADMIN,
    MEMBER,
    Membership,
    add_member,
    add_organisation,
    delete_organisation,
    members_of,
    memberships,
    organisation_name,
    remove_member,
    role_in,
)

router = APIRouter(prefix="/api/organisations", tags=["organisations"])
MOST_LED = 50
Role = Literal["member", "admin"]
INSIDE = (*WITH_ACCOUNT, "INVALID_INPUT", "ORGANISATION_NOT_FOUND")
LEADING = (*INSIDE, "FORBIDDEN")


class Founding(Asked):
    """A new organisation."""

    name: Name = Field(examples=["Colegio San Luis"])


class Joining(Asked):
    """Somebody who is to belong to it."""

    username: Username = Field(examples=["Luis"])
    role: Role = MEMBER  # type: ignore[assignment]


class Promoting(Asked):
    """What a member is to be."""

    role: Role


class Organisation(Told):
    """An organisation of mine, and what I am in it."""

    id: str
    name: str
    role: str = Field(description="`member` or `admin`.")
    since: datetime


class Person(Told):
    """One who belongs to it."""

    id: str
    username: str
    role: str
    since: datetime


class Members(Told):
    """An organisation, with everybody in it."""

    id: str
    name: str
    members: list[Person]


@router.post(
    "", status_code=201,
    responses=refusals(*WITH_ACCOUNT, *WITH_BODY, "ORGANISATION_TAKEN", "TOO_MANY_ORGANISATIONS"),
)  # fmt: skip
async def found(here: Here, asker: Member, asked: Founding) -> Organisation:
    """Found one, and be its first admin."""
    now, new = here.clock(), fresh_id()

    def founded(connection: Connection) -> None:
        led = [each for each in memberships(connection, asker.id) if each.role == ADMIN]
        require(len(led) < MOST_LED, "TOO_MANY_ORGANISATIONS", most=MOST_LED)
        try:
            add_organisation(connection, new, asked.name, asker.id, now)
        except TakenError:
            raise Illegal("ORGANISATION_TAKEN") from None

    await here.store.write(founded)
    return shown(Membership(new, asked.name, ADMIN, now))


@router.get("", responses=refusals(*WITH_ACCOUNT))
async def mine(here: Here, asker: Member) -> list[Organisation]:
    """Where I belong."""
    return [shown(each) for each in await here.store.read(memberships, asker.id)]


@router.get("/{organisation}", responses=refusals(*INSIDE))
async def one(here: Here, asker: Member, organisation: Id) -> Members:
    """Who belongs to one of mine."""
    return await here.store.read(people, asker, organisation)


@router.delete("/{organisation}", status_code=204, responses=refusals(*LEADING))
async def dissolve(here: Here, asker: Member, organisation: Id) -> None:
    """Dissolve it. Its decks and games stay with those who made them."""
    now = here.clock()

    def dissolved(connection: Connection) -> None:
        lead(connection, asker, organisation, "organisation-delete", now)
        delete_organisation(connection, organisation)

    await here.store.write(dissolved)


@router.post(
    "/{organisation}/members", status_code=201,
    responses=refusals(*LEADING, *WITH_BODY, "USER_NOT_FOUND", "ALREADY_MEMBER"),
)  # fmt: skip
async def add(here: Here, asker: Member, organisation: Id, asked: Joining) -> Person:
    """Take somebody in."""
    now = here.clock()

    def added(connection: Connection) -> User:
        lead(connection, asker, organisation, "organisation-member-add", now)
        user = find_by_name(connection, asked.username)
        if user is None:
            raise Illegal("USER_NOT_FOUND")
        require(role_in(connection, organisation, user.id) is None, "ALREADY_MEMBER")
        add_member(connection, organisation, user.id, now, asked.role)
        return user

    user = await here.store.write(added)
    return Person(id=user.id, username=user.username, role=asked.role, since=moment(now))


@router.put(
    "/{organisation}/members/{user}", status_code=204,
    responses=refusals(*LEADING, *WITH_BODY, "USER_NOT_FOUND", "LAST_ADMIN"),
)  # fmt: skip
async def promote(here: Here, asker: Member, organisation: Id, user: Id, asked: Promoting) -> None:
    """Make a member an admin, or an admin a member."""
    now = here.clock()

    def promoted(connection: Connection) -> None:
        lead(connection, asker, organisation, "organisation-member-role", now)
        require(role_in(connection, organisation, user), "USER_NOT_FOUND")
        if asked.role != ADMIN:
            keep_an_admin(connection, organisation, user)
        add_member(connection, organisation, user, now, asked.role)

    await here.store.write(promoted)


@router.delete(
    "/{organisation}/members/{user}", status_code=204,
    responses=refusals(*LEADING, "USER_NOT_FOUND", "LAST_ADMIN"),
)  # fmt: skip
async def remove(here: Here, asker: Member, organisation: Id, user: Id) -> None:
    """Let somebody go, or leave it oneself."""
    now = here.clock()

    def removed(connection: Connection) -> None:
        if user != asker.id:
            lead(connection, asker, organisation, "organisation-member-remove", now)
        belong(connection, asker, organisation)
        require(role_in(connection, organisation, user), "USER_NOT_FOUND")
        keep_an_admin(connection, organisation, user)
        remove_member(connection, organisation, user)

    await here.store.write(removed)


def belong(connection: Connection, asker: Asker, organisation: str) -> str:
    """The name of an organisation that may be seen; to others there is none."""
    name = organisation_name(connection, organisation)
    if name is None or not (asker.is_admin or role_in(connection, organisation, asker.id)):
        raise Illegal("ORGANISATION_NOT_FOUND")
    return name


def lead(connection: Connection, asker: Asker, organisation: str, act: str, now: int) -> None:
    """Only admins of it; what an administrator of the site does in their place is written down."""
    belong(connection, asker, organisation)
    if role_in(connection, organisation, asker.id) == ADMIN:
        return
    require(asker.is_admin, "FORBIDDEN")
    record(connection, Act(now, asker.id, act, organisation, {}))


def keep_an_admin(connection: Connection, organisation: str, user: str) -> None:
    """Whoever is the only admin stays it, as long as there is anybody else."""
    others = [each for each in members_of(connection, organisation) if each.user != user]
    was_admin = role_in(connection, organisation, user) == ADMIN
    led = any(each.role == ADMIN for each in others)
    require(not was_admin or led, "LAST_ADMIN")


def people(connection: Connection, asker: Asker, organisation: str) -> Members:
    """Everybody who belongs to it."""
    name = belong(connection, asker, organisation)
    members = [
        Person(id=each.user, username=each.username, role=each.role, since=moment(each.since))
        for each in members_of(connection, organisation)
    ]
    return Members(id=organisation, name=name, members=members)


def shown(membership: Membership) -> Organisation:
    """One of mine."""
    return Organisation(
        id=membership.organisation, name=membership.name, role=membership.role,
        since=moment(membership.since),
    )  # fmt: skip
