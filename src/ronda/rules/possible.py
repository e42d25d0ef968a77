"""What is possible now, and of the rest: why not."""

from collections.abc import Mapping, Sequence
from typing import Any

from ronda.rules.domains import Choice, Schema
from ronda.rules.illegal import Illegal

TYPES = {str: "string", int: "integer", bool: "boolean"}


class Possible(Choice):
    """One of a few strings, whole numbers or booleans; `why_not` has a code for some others.

    For methods that `among` asks: what a player may choose now is exact, and so is the refusal.
    """

    __slots__ = ("why_not",)

    def __init__(
        self, items: Sequence[object], refusal: str = "NOT_POSSIBLE",
        why_not: Mapping[Any, str] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(items, refusal)
        self.why_not = why_not or {}

    def check(self, value: object) -> None:
        if not any(item == value and type(item) is type(value) for item in self.items):
            raise self.reason(value)

    def reason(self, value: object) -> Illegal:
        """Why a value is not possible."""
        known = {type(item) for item in (*self.items, *self.why_not)}
        if known and type(value) not in known:
            expected = " or ".join(name for kind, name in TYPES.items() if kind in known)
            return Illegal("WRONG_TYPE", expected=expected)
        return Illegal(self.why_not.get(value, self.refusal) if known else self.refusal)

    def schema(self) -> Schema:
        flags = bool(self.items) and all(type(item) is bool for item in self.items)
        return {"type": "boolean", **super().schema()} if flags else super().schema()


class Seats(Possible):
    """One of some seats; the schema says so, that a client may show who sits there."""

    __slots__ = ()

    def __init__(
        self, items: Sequence[int], refusal: str = "NO_SUCH_SEAT",
        why_not: Mapping[int, str] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(items, refusal, why_not)

    def schema(self) -> Schema:
        return {**super().schema(), "format": "seat"}
