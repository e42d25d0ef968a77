"""All the attributes of an object at once."""

from collections.abc import Mapping
from typing import Any, TypeVar

T = TypeVar("T")


def set_all(thing: object, values: Mapping[str, Any]) -> None:
    """Give the attributes these values, one by one.

    An object whose attributes nobody ever asked for as a dict (`vars`) has them inside itself:
    CPython 3.11 and 3.12 read them four times as fast then, and every rule reads them.
    """
    for name, value in values.items():
        setattr(thing, name, value)


def compact(thing: T) -> T:
    """The same again, with its attributes inside itself."""
    fresh = type(thing)()
    set_all(fresh, vars(thing))
    return fresh
