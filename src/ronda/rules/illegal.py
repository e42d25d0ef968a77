"""The player's mistake. (Ours is any other exception.)"""


class Illegal(Exception):  # noqa: N818 - it reads as the sentence it is: "raise Illegal(...)"
    """A refusal: a stable code for programs, details for the sentence people read."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code  # Exception.__new__ has kept it as an argument already
        self.details = details

    def __repr__(self) -> str:
        return f"Illegal({self.code!r}, {self.details!r})"


def require(condition: object, code: str, **details: object) -> None:
    """Refuse with `code` unless `condition` holds."""
    if not condition:
        raise Illegal(code, **details)
