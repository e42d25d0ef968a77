"""Several attributes of an object at once, without a step of Python for each."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

Values = Callable[[Any], Sequence[Any]]


def values_of(names: Sequence[str]) -> Values:
    """What reads the attributes of these names, in this order."""
    if len(names) > 1:
        return attrgetter(*names)
    return staticmethod(lambda thing: [getattr(thing, name) for name in names])
