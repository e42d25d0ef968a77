"""Python says `offer_pavo`, the wire says `offerPavo`: the one place that knows both."""

from functools import cache


@cache
def wire_name(name: str) -> str:
    """camelCase of a Python name; a trailing underscore (`from_`) only dodges a keyword."""
    first, *rest = name.strip("_").split("_")
    return first + "".join(word.capitalize() for word in rest)
