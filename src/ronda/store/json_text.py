"""JSON as it is stored: what is read is what was written."""

import json
from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
decoded = msgspec.json.Decoder().decode


def encoded(value: Any) -> str:
    """Plain data as text. Raises ValueError for numbers that JSON does not know."""
    text = _encode(value).decode()
    if "null" in text:  # which is also what becomes of an infinity, silently
        json.dumps(value, allow_nan=False)
    return text
