"""Rearranging what a seat cannot see: the other half of the proof that nothing leaks."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ronda.rules.luck import Luck

if TYPE_CHECKING:
    from ronda.rules.game import Game

NOT_HIDDEN = {"options", "players", "gone"}
Place = tuple[Any, Any]  # a container and a key into it


def shuffle_hidden(game: "Game", seat: int | None, luck: Luck) -> None:
    """Shuffle the leaves of each hidden attribute among themselves, type by type."""
    for name, places in hidden_places(game, seat):
        if name not in NOT_HIDDEN:
            for kind in (int, str, bool):
                exchange([p for p in leaves(places) if type(p[0][p[1]]) is kind], luck)


def hidden_places(game: "Game", seat: int | None) -> Iterable[tuple[str, list[Place]]]:
    """For each attribute, the places in it that `seat` does not see."""
    state = vars(game)
    for name, value in state.items():
        if name in game.public:
            continue
        if name in game.owned:
            owners = state[game.owned[name]]
            allowed = (-1,) if seat is None else (seat, -1)
            yield name, [(value, key) for key in keys(value) if owners[key] not in allowed]
        elif name in game.private:
            yield name, [(value, other) for other in keys(value) if other != seat]
        else:
            yield name, [(state, name)]


def keys(container: list[Any] | dict[str, Any]) -> list[Any]:
    """Indices of a list, keys of a dict."""
    return list(range(len(container))) if isinstance(container, list) else list(container)


def leaves(places: Iterable[Place]) -> Iterable[Place]:
    """Down to what holds no more places."""
    for container, key in places:
        value = container[key]
        if isinstance(value, list | dict):
            yield from leaves([(value, inner) for inner in keys(value)])
        else:
            yield container, key


def exchange(places: list[Place], luck: Luck) -> None:
    """Shuffle the values over the places."""
    values = [container[key] for container, key in places]
    luck.shuffle(values)
    for (container, key), value in zip(places, values, strict=True):
        container[key] = value
