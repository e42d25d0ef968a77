"""Tokens: who somebody is for a while, and which table a player has joined.

Every kind is signed with a key of its own. Time is the server's clock, not PyJWT's.
"""

import secrets
from typing import Any, NamedTuple

import jwt

from ronda.rules import Illegal
from ronda.server.keys import Keys
from ronda.store.sessions import Token

MINUTE = 60_000
ACCESS_MS = 15 * MINUTE
GUEST_MS = 24 * 60 * MINUTE
GAME_MS = 24 * 60 * MINUTE
REFRESH_MS = 30 * 24 * 60 * MINUTE
RESET_MS = 24 * 60 * MINUTE
ALGORITHM = "HS256"
LONGEST = 2048


class GameClaims(NamedTuple):
    """What a game token says: as the contract has it, and who of us it is (`user`)."""

    game_id: str
    game_code: str
    player_name: str
    user: str
    player_id: str | None = None  # only of those with an account


def access_token(keys: Keys, user: str, now: int, *, guest: bool = False) -> str:
    """A token that says who somebody is."""
    lifetime = GUEST_MS if guest else ACCESS_MS
    claims = {"sub": user, "guest": True} if guest else {"sub": user}
    return signed(keys, "access", claims, now, lifetime)


def access_claims(keys: Keys, token: str, now: int) -> tuple[str, bool]:
    """Whose token it is, and whether that is a guest. Raises Illegal if it is good for nothing."""
    claims = read(keys, "access", token, now)
    return str(claims["sub"]), claims.get("guest") is True


def game_token(keys: Keys, claims: GameClaims, now: int) -> str:
    """A token to come to a table with."""
    said = {
        "sub": claims.user, "gameId": claims.game_id, "gameCode": claims.game_code,
        "playerName": claims.player_name,
    }  # fmt: skip
    known = {"playerId": claims.player_id} if claims.player_id is not None else {}
    return signed(keys, "game", {**said, **known}, now, GAME_MS)


def game_claims(keys: Keys, token: object, now: int) -> GameClaims:
    """What a game token says. Raises Illegal if it is good for nothing."""
    claims = read(keys, "game", token, now)
    return GameClaims(
        claims["gameId"], claims["gameCode"], claims["playerName"], claims["sub"],
        claims.get("playerId"),
    )  # fmt: skip


def fresh_token(now: int, lifetime: int) -> Token:
    """A token that says nothing, and that nobody guesses."""
    return Token(secrets.token_urlsafe(32), now, now + lifetime)


def signed(keys: Keys, purpose: str, claims: dict[str, Any], now: int, lifetime: int) -> str:
    """A token for this purpose."""
    times = {"iat": now // 1000, "exp": (now + lifetime) // 1000}
    return jwt.encode({**claims, **times}, keys.key(purpose), ALGORITHM)


def read(keys: Keys, purpose: str, token: object, now: int) -> dict[str, Any]:
    """The claims of a token for this purpose. Raises Illegal if it is good for nothing."""
    if not isinstance(token, str) or len(token) > LONGEST:
        raise Illegal("INVALID_TOKEN")
    checks: Any = {"require": ["sub", "exp"], "verify_exp": False, "verify_iat": False}
    try:
        claims: dict[str, Any] = jwt.decode(token, keys.key(purpose), [ALGORITHM], checks)
    except (jwt.InvalidTokenError, ValueError):
        raise Illegal("INVALID_TOKEN") from None
    if claims["exp"] * 1000 <= now:
        raise Illegal("INVALID_TOKEN")
    return claims
