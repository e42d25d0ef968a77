"""What is about to be said to whom, before it is put into a language and encoded."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple

Data = Mapping[str, Any]
To = tuple[str, ...]


def as_it_is(data: Data, _language: str) -> Data:
    """The same in every language."""
    return data


class Saying(NamedTuple):
    """An event for these people. `message` is the sentence they read of it, by language."""

    event: str
    data: Data
    to: To
    message: Callable[[str], str] | None = None
    put: Callable[[Data, str], Data] = as_it_is  # the rest in a language, where that matters


def timestamp(at: int) -> str:
    """A time as the contract writes it: ISO 8601, in UTC, to the millisecond."""
    return f"{second(at // 1000)}.{at % 1000:03}Z"


@lru_cache(maxsize=256)  # much is said in the same one
def second(at: int) -> str:
    """A time to the second."""
    return datetime.fromtimestamp(at, UTC).isoformat()[:-6]
