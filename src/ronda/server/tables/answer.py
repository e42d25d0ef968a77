"""What somebody is answered who has said something to a table."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

NOTHING: Mapping[str, object] = {}


class Answer(NamedTuple):
    """Accepted, and durable; or refused with a code, and nothing has changed."""

    ok: bool
    code: str = ""
    details: Mapping[str, object] = NOTHING
    number: int = 0  # of the table's last line
    match: int = 0
    version: int | None = None  # of the match


Answered = Callable[[Answer], object]


def answer_of(event: str, data: dict[str, Any]) -> Answer:
    """The answer in a kernel's `result` or `refused`."""
    if event == "refused":
        return Answer(False, data["code"], data["details"])
    return Answer(True, "", NOTHING, data["number"], data["match"], data["version"])
