"""Where the data lives: `RONDA_DATABASE_URL`, or a file of SQLite under `RONDA_DATA`."""

from collections.abc import Mapping
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

FILE = "ronda.sqlite"
POSTGRES = ("postgresql", "postgres")


class BadAddressError(ValueError):
    """No address of a store. It is not repeated here: it may hold a password."""


def data_directory(environment: Mapping[str, str]) -> Path:
    """Where files are kept."""
    return Path(environment.get("RONDA_DATA") or "ronda-data")


def store_address(environment: Mapping[str, str]) -> str:
    """The address of the store that is wanted."""
    given = environment.get("RONDA_DATABASE_URL")
    return given or f"sqlite:///{data_directory(environment) / FILE}"


def parsed(address: str) -> URL:
    """An address in its parts; shown, it hides its password."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadAddressError("not the address of a database") from None
    if url.drivername not in ("sqlite", *POSTGRES):
        raise BadAddressError(f"an address begins with sqlite or postgresql, not {url.drivername}")
    if url.drivername == "sqlite" and not url.database:
        raise BadAddressError("the address of a file is sqlite:///path")
    return url


def shown(address: str) -> str:
    """An address for people: a file's path, or a server's without its password."""
    url = parsed(address)
    return url.render_as_string() if is_postgres(url) else str(Path(str(url.database)).resolve())


def is_postgres(url: URL) -> bool:
    """Is it a server's address, and not that of a file?"""
    return url.drivername in POSTGRES
