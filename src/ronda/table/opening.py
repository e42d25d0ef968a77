"""What it takes to open a table."""

from typing import Any, NamedTuple

from ronda.engine import seat_range
from ronda.rules import Game, Text, require
from ronda.rules.domains import named
from ronda.table.code import is_code
from ronda.table.commands import NAME
from ronda.table.plain import is_plain, is_user
from ronda.table.room import is_organiser
from ronda.table.settings import settings_for

SECRET = Text(200, shortest=16)


class Opening(NamedTuple):
    """What it takes to open a table. Name, options and settings are the creator's, unchecked."""

    user: str
    name: object
    code: str
    secret: str  # random, long, and kept by the host: all luck of the table comes from it
    options: object = {}
    settings: object = {}


def checked(kind: type[Game], opening: Opening) -> dict[str, Any]:
    """The data of a log's first line."""
    require(is_user(opening.user) or is_organiser(opening.user), "BAD_MESSAGE")
    require(is_plain([opening.options, opening.settings]), "BAD_MESSAGE")
    require(is_code(opening.code), "BAD_CODE")
    named("secret", SECRET, opening.secret)
    named("name", NAME, opening.name)
    settings = settings_for(kind, opening.settings)
    return {
        "game": kind.id,
        "name": str(opening.name).strip(),
        "code": opening.code,
        "secret": opening.secret,
        "options": type(kind.options).parse(opening.options).to_json(),
        "settings": settings.to_json(),
        "seats": settings.seats or seat_range(kind)[1],
    }
