"""What the environment says about how to serve."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from ronda.store import BadAddressError, data_directory, store_address
from ronda.store.address import parsed

ANYONE = "*"
YES, NO = ("1", "true", "yes", "on"), ("", "0", "false", "no", "off")
SHORTEST_SECRET = 32
REDIS_SCHEMES = ("redis", "rediss", "unix")
LOG_FORMATS = ("console", "json")
LOG_LEVELS = ("debug", "info", "warning", "error")


class BadSettingError(ValueError):
    """A variable that says nothing sensible. Its value is not repeated: it may be a secret."""

    def __init__(self, variable: str, wanted: str) -> None:
        super().__init__(f"{variable} must be {wanted}")
        self.variable = variable
        self.wanted = wanted


@dataclass(frozen=True)
class Settings:
    """How to serve; by default for one machine, with everything in one folder."""

    data: Path = Path("ronda-data")
    database_url: str = field(default="sqlite:///ronda-data/ronda.sqlite", repr=False)
    redis_url: str | None = field(default=None, repr=False)
    origins: tuple[str, ...] = ()  # pages of other sites that may ask; * for all of them
    behind_proxy: bool = False  # does a proxy of ours write the last entry of X-Forwarded-For?
    https: bool = False  # does everybody come by TLS?
    secret: str | None = field(default=None, repr=False)
    limits: float = 1.0  # times the usual limits
    log_format: str = "console"
    log_level: str = "info"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> "Settings":
        """What the variables say. Raises BadSettingError for the first that says nonsense."""
        return cls(
            data=data_directory(environment),
            database_url=database_url(environment),
            redis_url=redis_url(environment),
            origins=origins(environment),
            behind_proxy=flag(environment, "RONDA_BEHIND_PROXY"),
            https=flag(environment, "RONDA_HTTPS"),
            secret=secret(environment),
            limits=limits(environment),
            log_format=choice(environment, "RONDA_LOG_FORMAT", LOG_FORMATS, "console"),
            log_level=choice(environment, "RONDA_LOG_LEVEL", LOG_LEVELS, "info"),
        )


def database_url(environment: Mapping[str, str]) -> str:
    """The address of the store."""
    address = store_address(environment)
    try:
        parsed(address)
    except BadAddressError as problem:
        raise BadSettingError("RONDA_DATABASE_URL", f"an address of a store: {problem}") from None
    return address


def redis_url(environment: Mapping[str, str]) -> str | None:
    """The address of the Redis that joins several processes, if there is one."""
    given = environment.get("RONDA_REDIS_URL", "").strip()
    if given and given.partition("://")[0] not in REDIS_SCHEMES:
        raise BadSettingError("RONDA_REDIS_URL", "an address such as redis://localhost:6379/0")
    return given or None


def origins(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Origins with commas or spaces between them."""
    given = environment.get("RONDA_ORIGINS", "").replace(",", " ").split()
    if not all(map(is_origin, given)):
        raise BadSettingError("RONDA_ORIGINS", "origins such as https://example.org, or *")
    return tuple(given)


def is_origin(text: str) -> bool:
    """A scheme, a host, perhaps a port, and nothing after it."""
    if text == ANYONE:
        return True
    try:
        url = urlsplit(text)
        return url.scheme in ("http", "https") and text == f"{url.scheme}://{url.netloc}"
    except ValueError:
        return False


def secret(environment: Mapping[str, str]) -> str | None:
    """What all keys come from, where several processes have no file in common."""
    given = environment.get("RONDA_SECRET") or None
    if given is not None and len(given) < SHORTEST_SECRET:
        raise BadSettingError("RONDA_SECRET", f"at least {SHORTEST_SECRET} characters long")
    return given


def limits(environment: Mapping[str, str]) -> float:
    """How many times the usual limits; more for a school behind one address."""
    try:
        factor = float(environment.get("RONDA_LIMITS") or 1)
    except ValueError:
        factor = 0.0
    if not 0.1 <= factor <= 10_000:
        raise BadSettingError("RONDA_LIMITS", "a number from 0.1 to 10000")
    return factor


def flag(environment: Mapping[str, str], variable: str) -> bool:
    """Yes or no; by default no."""
    given = environment.get(variable, "").strip().lower()
    if given not in YES + NO:
        raise BadSettingError(variable, "yes or no")
    return given in YES


def choice(
    environment: Mapping[str, str], variable: str, choices: tuple[str, ...], default: str
) -> str:
    """One of several words."""
    given = environment.get(variable, "").strip().lower() or default
    if given not in choices:
        raise BadSettingError(variable, f"one of {', '.join(choices)}")
    return given
