"""Who comes with which token, and whether they are still welcome."""

from typing import TYPE_CHECKING, Any

from ronda.rules import LANGUAGES, Illegal, require
from ronda.server.errors import language_of, store_refusal
from ronda.server.game_socket.party import Visitor
from ronda.server.identity.tokens import game_claims
from ronda.server.realtime import Socket
from ronda.store import StoreError
from ronda.store.accounts import find_user
from ronda.store.guests import find_guest
from ronda.wire.pace import Pace

if TYPE_CHECKING:
    from ronda.server.service import Service

MESSAGES_PER_SECOND = 200  # of one socket, for its table


def token_of(socket: Socket) -> Any:
    """The game token that a client has connected with, if any."""
    return socket.auth.get("token") if isinstance(socket.auth, dict) else None


def reads(socket: Socket) -> str:
    """The language of whoever is connected: as said on connecting, else as the browser has it."""
    said = socket.auth.get("language") if isinstance(socket.auth, dict) else None
    if isinstance(said, str) and said in LANGUAGES:
        return said
    return language_of(socket.handshake.headers.get("accept-language"))


async def visit(service: "Service", socket: Socket, token: object) -> Visitor:
    """Whoever has this token, and the table it opens. Raises Illegal if it opens none."""
    try:
        return await visitor_with(service, socket, token)
    except StoreError as problem:
        raise store_refusal(problem) from None


async def visitor_with(service: "Service", socket: Socket, token: object) -> Visitor:
    """Look everything up; last of all the table, so that it is still in memory."""
    now = service.clock()
    claims = game_claims(service.keys, token, now)
    await check_known(service, claims.user, now, guest=claims.player_id is None)
    live = await service.hall.find(claims.game_id)
    pace = Pace(round(MESSAGES_PER_SECOND * service.settings.limits), now)
    return Visitor(claims.user, claims.player_name, reads(socket), pace, live)


async def check_known(service: "Service", user: str, now: int, *, guest: bool) -> None:
    """A token outlives an account that was disabled, but is good for nothing then."""
    if guest:
        require(await service.store.read(find_guest, user, now), "INVALID_TOKEN")
        return
    account = await service.store.read(find_user, user)
    if account is None:
        raise Illegal("INVALID_TOKEN")
    require(account.disabled_at is None, "ACCOUNT_DISABLED")
