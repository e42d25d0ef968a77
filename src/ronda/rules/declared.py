"""Slips in a declaration, told to the author when the class is made and not in mid-match."""

from collections.abc import Iterable
from inspect import Parameter, signature
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ronda.rules.moves import Move


def check_declared(move: "Move") -> None:
    """Raise TypeError unless the method, the domains and the conditions fit each other."""
    names = [parameter.name for parameter in move.parameters]
    taken = list(signature(move.effect).parameters.values())[2:]
    if all(parameter.kind is not Parameter.VAR_KEYWORD for parameter in taken):
        same(move.name, names, [parameter.name for parameter in taken])
    for index, parameter in enumerate(move.parameters):
        if parameter.now is not None:
            known(move.name, parameter.now.needs, names[:index])
    for guard in move.guards:
        known(move.name, guard.needs, names)


def same(move: str, declared: list[str], taken: list[str]) -> None:
    """The method takes what is declared."""
    if set(declared) != set(taken):
        raise TypeError(f"the move {move} declares {listed(declared)}, and takes {listed(taken)}")


def known(move: str, asked: Iterable[str], names: list[str]) -> None:
    """A condition asks for parameters that the move has by then."""
    for name in asked:
        if name not in names:
            raise TypeError(f"the move {move} has no {name} to ask for (yet): only {listed(names)}")


def listed(names: list[str]) -> str:
    return ", ".join(names) or "no parameters"
