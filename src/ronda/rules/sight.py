"""What a seat sees of a state: for each class of games one expression, written out and compiled.

Every view needs it, for every seat, after every move; going through lists of names instead makes
it take twice as long.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from ronda.rules.naming import wire_name

if TYPE_CHECKING:
    from ronda.rules.game import Game

Shown = dict[str, Any]  # parts of a state under their names on the wire
Sight = Callable[[Any, int | None], Shown]  # of a game, for a seat


def sight_of_all(kind: type["Game"]) -> Sight:
    """What reads the part that everybody sees, and of the owned items what everybody owns."""
    return written_out(kind, [*public(kind), *owned(kind)])


def sight_of_seat(kind: type["Game"]) -> Sight:
    """What reads the part that a seat sees."""
    return written_out(kind, [*public(kind), *private(kind), *owned(kind)])


def public(kind: type["Game"]) -> Iterator[tuple[str, str]]:
    """Names, and how to read them; a property without the way round by its descriptor."""
    for name in kind.public:
        computed = isinstance(getattr(kind, name, None), property)
        yield name, f"kind_{name}(game)" if computed else f"game.{name}"


def private(kind: type["Game"]) -> Iterator[tuple[str, str]]:
    for name in kind.private:
        is_method = callable(getattr(kind, name, None))
        yield name, f"game.{name}(seat)" if is_method else f"game.{name}[seat]"


def owned(kind: type["Game"]) -> Iterator[tuple[str, str]]:
    for name, owners in kind.owned.items():
        yield name, f"owned_items(game.{name}, game.{checked(owners)}, seat)"


def written_out(kind: type["Game"], parts: list[tuple[str, str]]) -> Sight:
    """The function `{"wireName": reading, …}`."""
    given: dict[str, Any] = {"owned_items": owned_items}
    for name in kind.public:
        given[f"kind_{name}"] = getattr(getattr(kind, name, None), "fget", None)
    display = ", ".join(f"{wire_name(checked(name))!r}: {reading}" for name, reading in parts)
    sight: Sight = eval(f"lambda game, seat: {{{display}}}", given)
    return sight


def checked(name: str) -> str:
    """The name of an attribute, and nothing else that could be compiled."""
    if not name.isidentifier():
        raise TypeError(f"{name!r} cannot be the name of an attribute")
    return name


def owned_items(items: Any, owners: Any, seat: int | None) -> Any:
    """One's own items; of the others', only that they are there."""
    allowed = (-1,) if seat is None else (seat, -1)  # an owner None is nobody, not a spectator
    if isinstance(items, dict):
        return {key: item if owners[key] in allowed else None for key, item in items.items()}
    return [item if owner in allowed else None for item, owner in zip(items, owners, strict=True)]
