"""Who is asking. The account is looked up at every request: who is shut out is out at once."""

from typing import Annotated, NamedTuple

from fastapi import Depends
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ronda.rules import Illegal, require
from ronda.server.identity.tokens import access_claims
from ronda.server.service import Here, Service
from ronda.store.accounts import find_user
from ronda.store.guests import find_guest

ADMIN = "admin"
RESEARCHER = "researcher"
ROLES = (ADMIN, RESEARCHER)
BEARER = HTTPBearer(
    auto_error=False, bearerFormat="JWT", scheme_name="accessToken",
    description="The `accessToken` of a login or of a guest.",
)  # fmt: skip
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


class Asker(NamedTuple):
    """Somebody with an account, or a guest."""

    id: str
    name: str
    roles: tuple[str, ...] = ()
    guest: bool = False

    @property
    def is_admin(self) -> bool:
        """Does the whole site obey?"""
        return ADMIN in self.roles

    @property
    def is_steward(self) -> bool:
        """Do all tables obey?"""
        return self.is_admin or RESEARCHER in self.roles


async def asker_of(service: Service, token: str) -> Asker:
    """Whose access token this is. Raises Illegal if it is nobody's, or no longer."""
    now = service.clock()
    who, guest = access_claims(service.keys, token, now)
    if guest:
        known = await service.store.read(find_guest, who, now)
        require(known, "INVALID_TOKEN")
        return Asker(who, known.name if known else "", guest=True)
    user = await service.store.read(find_user, who)
    if user is None:
        raise Illegal("INVALID_TOKEN")
    require(user.disabled_at is None, "ACCOUNT_DISABLED")
    return Asker(user.id, user.username, tuple(user.roles))


async def perhaps(here: Here, bearer: Bearer) -> Asker | None:
    """Whoever asks, if they say so; a token that is no good is refused all the same."""
    return await asker_of(here, bearer.credentials) if bearer else None


MaybeAsking = Annotated[Asker | None, Depends(perhaps)]


async def anybody(asker: MaybeAsking) -> Asker:
    """Somebody with an account, or a guest."""
    if asker is None:
        raise Illegal("NOT_AUTHENTICATED")
    return asker


Asking = Annotated[Asker, Depends(anybody)]


async def with_account(asker: Asking) -> Asker:
    """Somebody with an account."""
    require(not asker.guest, "ACCOUNT_NEEDED")
    return asker


Member = Annotated[Asker, Depends(with_account)]


async def administrator(asker: Member) -> Asker:
    """Somebody whom the whole site obeys."""
    require(asker.is_admin, "FORBIDDEN")
    return asker


Administrator = Annotated[Asker, Depends(administrator)]


async def steward(asker: Member) -> Asker:
    """Somebody whom all tables obey: an administrator, or a researcher who runs experiments."""
    require(asker.is_steward, "FORBIDDEN")
    return asker


Steward = Annotated[Asker, Depends(steward)]
