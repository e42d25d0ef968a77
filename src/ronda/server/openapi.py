"""What the API says of itself."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from ronda import __version__
from ronda.server.examples import exemplify

TITLE = "Ronda"
DESCRIPTION = """Turn-based games for several people.

Show the `accessToken` of a login, or of a guest, as `Authorization: Bearer …`. It ends after
fifteen minutes (a guest's after a day); `POST /api/auth/refresh` gives a new one. The games
themselves are played over Socket.IO, in the namespace `/game`.

Whatever is refused is answered `{"error", "code"}`: a sentence in the language of `Accept-Language`
(English or Spanish), and a code that does not change. Times are UTC."""
TAGS = [
    {"name": "accounts", "description": "Registering, logging in, guests, new passwords."},
    {"name": "me", "description": "My profile, my games, what I have won and lost."},
    {"name": "organisations", "description": "Who belongs together."},
    {"name": "decks", "description": "Cards for the quiz race."},
    {"name": "games", "description": "Tables: making, finding, joining, starting them."},
    {"name": "matches", "description": "What was played, and who has won most."},
    {"name": "administration", "description": "For administrators of the site."},
    {"name": "operation", "description": "Is it well?"},
]
SURPLUS = ("HTTPValidationError", "ValidationError")


def add_openapi(app: FastAPI) -> None:
    """Describe what the routes say, and nothing that never happens."""

    def described() -> dict[str, Any]:
        if not app.openapi_schema:
            app.openapi_schema = without_422(
                get_openapi(
                    title=TITLE, version=__version__, description=DESCRIPTION,
                    routes=app.routes, tags=TAGS,
                )
            )  # fmt: skip
            exemplify(app.openapi_schema)
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # the way that FastAPI's own docs show


def without_422(schema: dict[str, Any]) -> dict[str, Any]:
    """FastAPI's own answer to what is wrong with a request; ours is a 400."""
    for operations in schema["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("422", None)
    for name in SURPLUS:
        schema.get("components", {}).get("schemas", {}).pop(name, None)
    return schema
