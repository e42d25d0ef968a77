"""Ways in: registering, logging in, coming back, and coming as a guest."""

import secrets
from typing import NamedTuple

from ronda.rules import Illegal
from ronda.server.identity.tokens import GUEST_MS, REFRESH_MS, access_token, fresh_token
from ronda.server.service import Service
from ronda.store.accounts import NewUser, User, add_user, find_user, login
from ronda.store.guests import Guest, add_guest
from ronda.store.sessions import begin_session, rotate


class Entered(NamedTuple):
    """Somebody who is in, with what to show from now on."""

    user: User
    access: str
    refresh: str

    def __repr__(self) -> str:
        return f"<Entered {self.user.id}>"


def fresh_id() -> str:
    """A name in addresses that says nothing."""
    return secrets.token_urlsafe(12)


async def register(service: Service, username: str, email: str, password: str) -> Entered:
    """A new account. Raises TakenError."""
    kept = await service.passwords.hash(password)
    new = NewUser(fresh_id(), username, email, kept)
    return await enter(service, await service.store.write(add_user, new, service.clock()))


async def log_in(service: Service, name: str, password: str, address: str) -> Entered:
    """Come in by a password. An unknown name takes as long as a wrong password."""
    limits = service.limits
    await limits.check("login-failed:name", name)
    await limits.check("login-failed:address", address)
    await limits.attempt("login:address", address)
    found = await service.store.read(login, name)
    if not await service.passwords.verify(password, found.password_hash if found else None):
        await limits.failed("login-failed:name", name)
        await limits.failed("login-failed:address", address)
        raise Illegal("WRONG_LOGIN")
    assert found is not None
    await limits.forget("login-failed:name", name)
    return await enter(service, found.user)


async def enter(service: Service, user: User) -> Entered:
    """Begin a session."""
    now = service.clock()
    token = fresh_token(now, REFRESH_MS)
    await service.store.write(begin_session, user.id, token)
    return Entered(user, access_token(service.keys, user.id, now), token.secret)


async def come_back(service: Service, refresh: str) -> Entered:
    """Go on with a session; its token is replaced, and shown again it ends the session."""
    now = service.clock()
    token = fresh_token(now, REFRESH_MS)
    whose = await service.store.write(rotate, refresh, token)
    user = await service.store.read(find_user, whose) if whose else None
    if user is None:
        raise Illegal("INVALID_TOKEN")
    return Entered(user, access_token(service.keys, user.id, now), token.secret)


async def come_as_guest(service: Service, name: str) -> tuple[Guest, str]:
    """Come for a day without an account."""
    now = service.clock()
    guest = Guest(fresh_id(), name, now, now + GUEST_MS)
    await service.store.write(add_guest, guest)
    return guest, access_token(service.keys, guest.id, now, guest=True)
