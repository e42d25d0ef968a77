"""The page of the variables that say how to serve."""

from dataclasses import fields
from typing import NamedTuple

from ronda.server.configuration import LOG_FORMATS, LOG_LEVELS, SHORTEST_SECRET, Settings
from scripts.docs_parts.outcomes import table

HEAD = """# Settings

What the environment says is how `ronda serve` serves; there is no file of settings. Commands that
look into the store (`backup`, `restore`, `export`, `migrate`, `doctor`, `admin`) read the same
variables. Whatever says nonsense is named at the start, and nothing is served.
"""


class Variable(NamedTuple):
    """One of them."""

    name: str
    default: str
    says: str


VARIABLES = {
    "data": Variable(
        "RONDA_DATA", "`ronda-data`",
        "The folder of the database and the secrets; made at the start, for its owner alone.",
    ),
    "database_url": Variable(
        "RONDA_DATABASE_URL", "`ronda.sqlite` in that folder",
        "The store: `sqlite:///path/to/file` or `postgresql://user:password@host/name`.",
    ),
    "redis_url": Variable(
        "RONDA_REDIS_URL", "none",
        "The Redis that joins several processes: `redis://…`, `rediss://…` or `unix://…`.",
    ),
    "secret": Variable(
        "RONDA_SECRET", "the one in `secrets.json`",
        f"What tokens are signed with, {SHORTEST_SECRET} characters or more: for processes "
        "without a folder in common.",
    ),
    "origins": Variable(
        "RONDA_ORIGINS", "none",
        "Pages of other sites that may ask, with spaces or commas between them; `*` for all.",
    ),
    "behind_proxy": Variable(
        "RONDA_BEHIND_PROXY", "no",
        "`yes` if a proxy of yours writes the last entry of `X-Forwarded-For`; not otherwise, for "
        "visitors could claim any address.",
    ),
    "https": Variable(
        "RONDA_HTTPS", "no", "`yes` if everybody comes by TLS: browsers are told to stay with it.",
    ),
    "limits": Variable(
        "RONDA_LIMITS", "1",
        "So many times the usual limits for attempts, from 0.1 to 10000: more for a school "
        "behind one address.",
    ),
    "log_format": Variable("RONDA_LOG_FORMAT", "`console`", f"`{'` or `'.join(LOG_FORMATS)}`."),
    "log_level": Variable("RONDA_LOG_LEVEL", "`info`", f"`{'`, `'.join(LOG_LEVELS)}`."),
}  # fmt: skip
END = """
`ronda serve --host ADDRESS --port N` says where: by default `127.0.0.1` and `8000`, so that
nobody else can come until a proxy lets them, or `--host 0.0.0.0` does.

The language of commands is that of the terminal (`LANG`); every visitor reads their own.
"""


def variables_page() -> str:
    """A row for each setting."""
    rows = [row(VARIABLES[field.name]) for field in fields(Settings)]
    return f"{HEAD}\n{table(['variable', 'by default', 'what it says'], rows, 'lll')}{END}"


def row(variable: Variable) -> list[str]:
    return [f"`{variable.name}`", variable.default, variable.says]
