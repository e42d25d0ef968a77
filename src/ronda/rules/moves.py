"""Moves: who may do what, when, with which parameters. The declaration is all the engine needs."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from inspect import signature
from types import MethodType
from typing import TYPE_CHECKING, Any, TypeVar, cast

from ronda.rules.declared import check_declared
from ronda.rules.domains import Among, Domain, DomainLike, as_domain, named
from ronda.rules.illegal import Illegal
from ronda.rules.naming import wire_name

if TYPE_CHECKING:
    from ronda.rules.game import Game

F = TypeVar("F", bound=Callable[..., None])
Condition = Callable[..., str | None]  # says why not, by `require` or as a code; None: go on


class Question:
    """A method that looks and does not touch: a condition, or what `among` lists.

    It is called with the seat and, by name, with those parameters of the move it mentions.
    Found by name on the class in hand, so a subclass overrides it like any method.
    """

    __slots__ = ("ask", "needs")

    def __init__(self, owner: type["Game"], method: Callable[..., Any]) -> None:
        name = getattr(method, "__name__", "")
        self.ask = getattr(owner, name) if callable(getattr(owner, name, None)) else method
        self.needs = tuple(signature(self.ask).parameters)[2:]

    def __call__(self, game: "Game", seat: int, values: Mapping[str, object]) -> Any:
        if not self.needs:
            return self.ask(game, seat)
        return self.ask(game, seat, *[values[name] for name in self.needs])


class Parameter:
    """A parameter of a move: its domain for ever, and what the state leaves of it now."""

    __slots__ = ("domain", "name", "now", "refusal", "wire")

    def __init__(self, owner: type["Game"], name: str, given: object) -> None:
        self.name = name
        self.wire = wire_name(name)
        self.now: Question | None = None
        self.refusal = ""
        if isinstance(given, Among):
            self.now = Question(owner, given.values)
            self.refusal = given.refusal
            self.domain: Domain = given.of
        else:
            self.domain = as_domain(given)

    def check(self, value: object) -> None:
        """Is it ever a value of this parameter?"""
        named(self.wire, self.domain, value)

    def check_now(self, game: "Game", seat: int, values: Mapping[str, object]) -> None:
        """Is it one as things stand?"""
        if self.now is None:
            return
        allowed = self.now(game, seat, values)
        if isinstance(allowed, Domain):
            named(self.wire, allowed, values[self.name])
        elif values[self.name] not in allowed:
            raise Illegal(self.refusal, parameter=self.wire)

    def domain_now(self, game: "Game", seat: int, values: Mapping[str, object]) -> Domain:
        """What the state leaves of the domain, given the parameters before this one."""
        if self.now is None:
            return self.domain
        now = self.now
        given = now(game, seat, values) if now.needs else now.ask(game, seat)
        return given if isinstance(given, Domain) else as_domain(given)


class Move:
    """One kind of thing a player can do, bound to a class of games."""

    __slots__ = (
        "after_end", "anytime", "atomic", "conditions", "effect", "elsewhere", "guards", "name",
        "parameters", "phases", "settled", "splits", "wire",
    )  # fmt: skip

    def __init__(self, declared: "Declaration", owner: type["Game"], effect: Callable[..., None]):
        self.effect = effect
        self.name = effect.__name__
        self.wire = declared.wire or wire_name(self.name)
        self.phases = declared.during
        self.elsewhere = declared.elsewhere
        self.anytime = declared.anytime
        self.after_end = declared.after_end
        self.parameters = [Parameter(owner, *item) for item in declared.domains.items()]
        self.atomic = all(parameter.domain.atomic for parameter in self.parameters)
        self.settled = not any(parameter.now for parameter in self.parameters)  # by no state
        self.splits = {name for p in self.parameters if p.now for name in p.now.needs}
        questions = [Question(owner, condition) for condition in declared.when]
        self.conditions = [q for q in questions if not q.needs]
        self.guards = [q for q in questions if q.needs]
        check_declared(self)

    def check_possible(self, game: "Game", seat: int) -> None:
        """Refuse if this seat cannot make the move at all now, whatever the parameters."""
        in_phase = not self.phases or game.phase in self.phases
        if not self.anytime:
            awaited = game.to_act()
            if seat not in awaited and (awaited or in_phase):
                raise Illegal("NOT_YOUR_TURN")
        if not in_phase:
            raise Illegal(self.elsewhere.get(game.phase, "INVALID_PHASE"), phase=game.phase)
        for condition in self.conditions:
            refuse(condition.ask(game, seat))

    def read(self, data: object) -> dict[str, object]:
        """The parameters from data off the wire: all of them, and no others."""
        if type(data) is not dict:
            raise Illegal("WRONG_TYPE", parameter="data", expected="object")
        values = {}
        try:
            for parameter in self.parameters:
                values[parameter.name] = data[parameter.wire]
        except KeyError as missing:
            raise Illegal("MISSING_PARAMETER", parameter=missing.args[0]) from None
        if len(data) > len(values):
            raise Illegal("SURPLUS_PARAMETER", allowed=", ".join(p.wire for p in self.parameters))
        return values

    def check_domains(self, values: Mapping[str, object]) -> None:
        """Refuse values that their parameters never have."""
        for parameter in self.parameters:
            named(parameter.wire, parameter.domain, values[parameter.name])

    def check_values(self, game: "Game", seat: int, values: Mapping[str, object]) -> None:
        """Refuse values that the state, or one another, rule out."""
        for parameter in self.parameters:
            if parameter.now is not None:
                parameter.check_now(game, seat, values)
        for guard in self.guards:
            refuse(guard(game, seat, values))


def refuse(code: str | None) -> None:
    """What a condition answered: a code is a refusal. (Yes or no says no why: a slip.)"""
    if type(code) is str:
        raise Illegal(code)
    if code is not None:
        raise TypeError(f"a condition answers with a code or with None, not with {code!r}")


@dataclass(slots=True)
class Declaration:
    """What `@move` wrote down; every class of games binds it anew (see `bind_moves`)."""

    during: tuple[str, ...]
    elsewhere: Mapping[str, str]
    when: tuple[Condition, ...]
    anytime: bool
    after_end: bool
    wire: str
    domains: dict[str, object]
    effect: Callable[..., None] = field(init=False)

    def __call__(self, effect: Callable[..., None]) -> "Declaration":
        self.effect = effect
        return self

    def __get__(self, game: object, owner: type) -> Callable[..., None]:
        return self.effect if game is None else MethodType(self.effect, game)


def move(
    *,
    during: str | tuple[str, ...] = (),
    elsewhere: Mapping[str, str] | None = None,
    when: Condition | tuple[Condition, ...] = (),
    anytime: bool = False,
    after_end: bool = False,
    wire: str = "",
    **domains: DomainLike | Among,
) -> Callable[[F], F]:
    """Declare a move. The method below holds its effects alone; what may forbid it stands here.

    during     the phases (values of `self.phase`) it belongs to
    elsewhere  the code of a refusal in another phase, where it is not INVALID_PHASE
    when       conditions: methods `(self, seat)`, plus any parameters by name, that `require`;
               or that return the code of the refusal, which is quicker where moves are listed
    anytime    also by seats the game does not wait for
    after_end  also when the match is over
    wire       its name on the wire, if not the method's in camelCase
    domains    each parameter's domain
    """
    phases = (during,) if isinstance(during, str) else during
    conditions = when if isinstance(when, tuple) else (when,)
    declared = Declaration(
        phases, elsewhere or {}, conditions, anytime, after_end, wire, dict(domains)
    )
    return cast(Callable[[F], F], declared)


def by_phase(moves: Collection[Move]) -> dict[str, tuple[Move, ...]]:
    """The moves that belong to each phase; under "" those of a phase that no move names."""
    phases = {"", *(phase for move in moves for phase in move.phases)}
    return {
        phase: tuple(move for move in moves if not move.phases or phase in move.phases)
        for phase in phases
    }


def bind_moves(owner: type["Game"], declarations: Iterable["Declaration"]) -> dict[str, Move]:
    """The moves of a class by wire name; an overriding method keeps the declaration it inherits."""
    moves = [Move(d, owner, getattr(owner, d.effect.__name__)) for d in declarations]
    by_name = {bound.wire: bound for bound in moves}
    for bound in moves:
        if by_name[bound.wire] is not bound:
            raise TypeError(f"{owner.__name__} has two moves called {bound.wire} on the wire")
    return by_name
