"""How people are shown."""

from datetime import datetime

from pydantic import ConfigDict, Field
from pydantic.config import JsonDict

from ronda.rules import Illegal
from ronda.server.identity.asking import Asker
from ronda.server.identity.entering import Entered
from ronda.server.identity.tokens import ACCESS_MS, GUEST_MS
from ronda.server.rest.wire import Told, moment
from ronda.server.service import Service
from ronda.store.accounts import User, find_user

TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl"
ANA: JsonDict = {
    "id": "Vb3xQ0pZk1aT9c7d", "username": "Ana", "email": "ana@example.org", "roles": [],
    "guest": False, "createdAt": "2026-03-01T09:30:00Z",
}  # fmt: skip


class Me(Told):
    """Who asks. A guest has neither address nor roles."""

    model_config = ConfigDict(json_schema_extra={"examples": [ANA]})

    id: str
    username: str
    email: str | None = None
    roles: list[str] = Field(
        default=[], description="`admin`: the whole site obeys. `researcher`: all tables do."
    )
    guest: bool = False
    created_at: datetime | None = None


class Session(Told):
    """What to show from now on: the access token at each request, the other to go on."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"accessToken": TOKEN, "refreshToken": "q1w2e3", "expiresIn": 900, "user": ANA}
            ]
        }
    )

    access_token: str = Field(description="For `Authorization: Bearer …`.")
    refresh_token: str = Field(description="Good once, for a new pair.")
    expires_in: int = Field(description="Seconds until the access token ends.")
    user: Me


class GuestSession(Told):
    """A guest has an access token alone, good for a day."""

    access_token: str
    expires_in: int
    user: Me


def shown_user(user: User) -> Me:
    """Somebody with an account, to themselves."""
    return Me(
        id=user.id, username=user.username, email=user.email, roles=user.roles,
        created_at=moment(user.created_at),
    )  # fmt: skip


def session_of(entered: Entered) -> Session:
    """Somebody who has come in."""
    return Session(
        access_token=entered.access, refresh_token=entered.refresh,
        expires_in=ACCESS_MS // 1000, user=shown_user(entered.user),
    )  # fmt: skip


def guest_session(guest: Asker, token: str) -> GuestSession:
    """A guest who has come in."""
    return GuestSession(access_token=token, expires_in=GUEST_MS // 1000, user=shown_guest(guest))


def shown_guest(guest: Asker) -> Me:
    """A guest, to themselves."""
    return Me(id=guest.id, username=guest.name, guest=True)


async def me_of(service: Service, asker: Asker) -> Me:
    """Whoever asks."""
    if asker.guest:
        return shown_guest(asker)
    user = await service.store.read(find_user, asker.id)
    if user is None:
        raise Illegal("INVALID_TOKEN")
    return shown_user(user)
