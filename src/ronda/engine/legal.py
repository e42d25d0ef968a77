"""Which moves are legal: the same declarations that validate, enumerated."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from ronda.rules import Action, Domain, Game, Illegal, LegalMove, Move

Values = dict[str, object]
NO_VALUES: Values = {}


class Box:
    """A family of moves: one move with a domain for each parameter, free of one another.

    Where one parameter's domain depends on another's value, there is a box for each value.
    """

    __slots__ = ("domains", "fixed", "kept", "move")

    def __init__(self, move: Move, domains: dict[str, Domain], fixed: bool = False) -> None:
        self.move = move
        self.domains = domains
        self.fixed = fixed  # the state has no say in the domains
        self.kept = self.described() if fixed else None

    @property
    def schema(self) -> LegalMove:
        """What a view shows; made when it is asked for, for a box lasts as long as the turn."""
        return self.kept or self.described()

    def described(self) -> LegalMove:
        """The schema, anew."""
        move, domains, data = self.move, self.domains, {}
        for parameter in move.parameters:
            data[parameter.wire] = domains[parameter.name].schema()
        return {"action": move.wire, "anytime": move.anytime, "data": data}

    def size(self) -> int:
        """How many combinations there are, before the guards."""
        total = 1
        for domain in self.domains.values():
            total *= domain.size()
        return total

    def combinations(self) -> Iterator[Values]:
        """Every combination of values, in a fixed order."""
        combinations: Iterable[Values] = [{}]
        for name, domain in self.domains.items():
            combinations = extended(combinations, name, domain)
        yield from combinations

    def holds(self, values: Mapping[str, object]) -> bool:
        """Are these among the combinations?"""
        try:
            for name, domain in self.domains.items():
                domain.check(values[name])
            if not self.fixed:  # what the state allows may be more than what ever is a value
                for parameter in self.move.parameters:
                    parameter.domain.check(values[parameter.name])
        except Illegal:
            return False
        return True

    def action(self, values: Mapping[str, object]) -> Action:
        """The values as they go over the wire."""
        return self.move.wire, {p.wire: values[p.name] for p in self.move.parameters}


def extended(combinations: Iterable[Values], name: str, domain: Domain) -> Iterator[Values]:
    """Each combination with each value of one more parameter."""
    for values in combinations:
        for value in domain.values():
            yield {**values, name: value}


def boxes(game: Game, seat: int, *, awaited: bool, over: bool) -> list[Box]:
    """All that `seat` may do now, as families."""
    found: list[Box] = []
    for move in game.moves_in.get(game.phase) or game.moves_in[""]:
        if not (move.after_end if over else awaited or move.anytime):
            continue
        if not move.conditions or possible(move, game, seat):
            if move.settled:
                found.append(fixed_box(move))
            elif move.splits:
                found += [Box(move, domains) for domains in spread(move, game, seat)]
            elif domains := unsplit(move, game, seat):
                found.append(Box(move, domains))
    return found


def possible(move: Move, game: Game, seat: int) -> bool:
    """Do the conditions that need no parameters hold?"""
    try:
        for condition in move.conditions:
            if condition.ask(game, seat) is not None:
                return False
    except Illegal:
        return False
    return True


@cache
def fixed_box(move: Move) -> Box:
    """The one box of a move whose domains the state leaves alone; made once."""
    return Box(move, {parameter.name: parameter.domain for parameter in move.parameters}, True)


def spread(move: Move, game: Game, seat: int) -> list[dict[str, Domain]]:
    """The domains of the parameters, split by value where a later one asks for an earlier one."""
    found: list[tuple[Values, dict[str, Domain]]] = [({}, {})]
    for parameter in move.parameters:
        grown: list[tuple[Values, dict[str, Domain]]] = []
        for values, domains in found:
            domain = parameter.domain_now(game, seat, values)
            if parameter.name in move.splits:
                grown += [
                    ({**values, parameter.name: value}, {**domains, parameter.name: One(value)})
                    for value in domain.values()
                ]
            elif domain.size():
                grown.append((values, {**domains, parameter.name: domain}))
        found = grown
    return [domains for _, domains in found]


def unsplit(move: Move, game: Game, seat: int) -> dict[str, Domain] | None:
    """The domains where none depends on another's value; None if one of them is empty."""
    domains = {}
    for parameter in move.parameters:
        domain = parameter.domain_now(game, seat, NO_VALUES)
        if not domain.size():
            return None
        domains[parameter.name] = domain
    return domains


class One(Domain):
    """A single value, fixed by the box it stands in."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value

    def check(self, value: object) -> None:
        if type(value) is not type(self.value) or value != self.value:
            raise Illegal("NOT_A_CHOICE")

    def values(self) -> tuple[object]:
        return (self.value,)

    def size(self) -> int:
        return 1

    def sample(self, luck: Any) -> object:  # noqa: ARG002
        return self.value

    def schema(self) -> dict[str, object]:
        return {"enum": [self.value]}


def accepted(box: Box, game: Game, seat: int) -> Iterator[Values]:
    """The combinations of a box that the guards let through: exactly what `play` accepts."""
    if not box.move.guards:
        yield from box.combinations()
        return
    for values in box.combinations():
        if passes(box.move, game, seat, values):
            yield values


def passes(move: Move, game: Game, seat: int, values: Values) -> bool:
    """Would the guards let these values through?"""
    try:
        for guard in move.guards:
            if guard(game, seat, values) is not None:
                return False
    except Illegal:
        return False
    return True
