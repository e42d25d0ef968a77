"""How requests and answers are written: strict, bounded, in camelCase."""

import re
from datetime import UTC, datetime
from typing import Annotated

from fastapi import Path
from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    StringConstraints,
)
from pydantic.alias_generators import to_camel
from pydantic_core import PydanticCustomError

from ronda.rules.domains import readable
from ronda.server.identity.passwords import LONGEST, SHORTEST

EMAIL = re.compile(r"[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+")


class Asked(BaseModel):
    """What somebody sends: nothing but what is named, and nothing is guessed."""

    model_config = ConfigDict(extra="forbid", strict=True, alias_generator=to_camel)


class Told(BaseModel):
    """What somebody is sent."""

    model_config = ConfigDict(
        alias_generator=to_camel, populate_by_name=True, serialize_by_alias=True
    )


def shown(text: str) -> str:
    """A text that can be shown to others."""
    if not all(map(readable, text)):
        raise PydanticCustomError("characters", "unreadable characters")
    return text


def address(text: str) -> str:
    """Something that looks like an e-mail address; whether it is one, only a mail can tell."""
    if not EMAIL.fullmatch(shown(text)):
        raise PydanticCustomError("email", "not an e-mail address")
    return text


def moment(ms: int) -> datetime:
    """A time as it is written to the outside."""
    return datetime.fromtimestamp(ms / 1000, UTC)


def written_out(text: object) -> object:
    """A time with its zone, not a number that may mean seconds or milliseconds."""
    if isinstance(text, str) and "T" not in text:
        raise PydanticCustomError("moment", "not a time")
    return text


Instant = Annotated[AwareDatetime, BeforeValidator(written_out)]
Readable = AfterValidator(shown)
Username = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=2, max_length=32), Readable
]
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), Readable
]
PlayerName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24), Readable
]
Email = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=3, max_length=254),
    AfterValidator(address),
]  # fmt: skip
Password = Annotated[str, StringConstraints(min_length=SHORTEST, max_length=LONGEST), Readable]
AnyPassword = Annotated[str, StringConstraints(max_length=LONGEST), Readable]
Secret = Annotated[str, StringConstraints(max_length=256, pattern=r"^[\w-]*$"), Readable]
Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
