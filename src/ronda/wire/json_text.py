"""How values become JSON text and come back; a host may put a faster pair in this place."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple


class Json(NamedTuple):
    loads: Callable[[str], Any]
    dumps: Callable[[Any, Callable[[Any], Any] | None], bytes]
    """Raises TypeError for a value that JSON has no word for and the function does not replace."""


def _refuse(constant: str) -> Any:
    raise ValueError(f"{constant} is not JSON")


def _loads(text: str) -> Any:
    return json.loads(text, parse_constant=_refuse)


def _dumps(value: Any, default: Callable[[Any], Any] | None) -> bytes:
    text = json.dumps(
        value, default=default, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    return text.encode("utf-8", "surrogatepass")


PLAIN_JSON = Json(_loads, _dumps)
UNREADABLE = (ValueError, RecursionError)
"""What reading text that is no JSON, or too deep, raises."""
