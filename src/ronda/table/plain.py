"""What comes from outside, before anybody has looked at it."""

from collections.abc import Iterable
from typing import Any

from ronda.rules import Illegal, Text

DEEPEST = 12
LARGEST = 1 << 53  # what every JSON reader takes for a whole number
USER = Text(64)
NUMBERS = frozenset({int, bool, float, type(None)})
TEXTS = frozenset({str})


def is_plain(value: Any, depth: int = DEEPEST) -> bool:
    """Is it JSON that can be passed on? No classes of others, no depths, no broken characters."""
    kind = type(value)
    if kind in NUMBERS:
        return True
    if kind is str:
        return value.isascii() or is_encodable(value)
    if kind is dict:
        texts = {*map(type, value)} <= TEXTS
        return depth > 0 and texts and are_plain(value, depth) and are_plain(value.values(), depth)
    return kind is list and depth > 0 and are_plain(value, depth)


def are_plain(values: Iterable[Any], depth: int) -> bool:
    """All of them? (Most are short texts and numbers, and need no call each.)"""
    for value in values:
        kind = type(value)
        if kind is str:
            if not (value.isascii() or is_encodable(value)):
                return False
        elif kind not in NUMBERS and not is_plain(value, depth - 1):
            return False
    return True


def is_encodable(text: str) -> bool:
    """Without lone surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_user(user: object) -> bool:
    """Can it be somebody's id? Those with a star are the platform's own."""
    try:
        USER.check(user)
    except Illegal:
        return False
    return type(user) is str and not user.startswith("*")


def reference(data: object) -> str | int | None:
    """The reference that a client gave its message, if it can be echoed."""
    ref = data.get("ref") if type(data) is dict else None
    if type(ref) is int and -LARGEST < ref < LARGEST:
        return ref
    return ref if ref is not None and is_user(ref) else None


def later(known: int, now: object) -> int:
    """The time, which never runs backwards."""
    return now if type(now) is int and known < now < LARGEST else known
