"""The options of a game: typed for its author, a form for the lobby, flags for the terminal."""

from collections.abc import Mapping
from typing import ClassVar, TypeVar, cast

from ronda.rules.attributes import set_all
from ronda.rules.domains import Domain, DomainLike, Schema, as_domain, named
from ronda.rules.illegal import Illegal
from ronda.rules.plain import copied

T = TypeVar("T")


class Option:
    """One option: its domain, its default, what it is for, and whether players may see it."""

    __slots__ = ("default", "doc", "domain", "secret")

    def __init__(self, domain: Domain, default: object, doc: str, secret: bool) -> None:
        try:
            domain.check(default)
        except Illegal as refusal:
            raise ValueError(f"the default {default!r} is no value of the option") from refusal
        self.domain = domain
        self.default = default
        self.doc = doc
        self.secret = secret

    def schema(self) -> Schema:
        return {**self.domain.schema(), "default": self.default, "description": self.doc}


def option(domain: DomainLike, default: T, doc: str, *, secret: bool = False) -> T:
    """Declare an option. (Typed as its value: that is what an instance holds.)

    A `secret` one is in no view: the answers of a quiz are options too.
    """
    return cast(T, Option(as_domain(domain), default, doc, secret))


class Options:
    """Base of every game's options; the class is the declaration, an instance holds the values."""

    declared: ClassVar[dict[str, Option]] = {}
    values: dict[str, object]
    shown: dict[str, object]  # the values that are no secret

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Option)}
        taken = sorted(own.keys() & {*dir(Options), *Options.__annotations__})
        if taken:
            raise TypeError(f"{cls.__name__} cannot call an option {taken[0]}: that name is ours")
        cls.declared = {**cls.declared, **own}
        for name, declared in own.items():
            setattr(cls, name, declared.default)  # values that nobody set cost no memory

    def __init__(self, /, **values: object) -> None:  # an option may be called `self`
        self.values = {name: self._checked(name, value) for name, value in values.items()}
        self.values = {**{n: o.default for n, o in self.declared.items()}, **self.values}
        self.shown = {n: v for n, v in self.values.items() if not self.declared[n].secret}
        set_all(self, self.values)
        self.check()

    def _checked(self, name: str, value: object) -> object:
        declared = self.declared.get(name)
        if declared is None:
            raise Illegal("UNKNOWN_OPTION", option=name[:40])
        named(name, declared.domain, value)
        return copied(value)

    def check(self) -> None:
        """Raise `Illegal` for values that do not go together."""

    @classmethod
    def parse(cls, data: object) -> "Options":
        """Options from data nobody has checked yet. Equal options are one object: it is shared."""
        if not (isinstance(data, Mapping) and all(isinstance(name, str) for name in data)):
            raise Illegal("WRONG_TYPE", parameter="options", expected="object")
        given = (cls, str(data))
        if known := SHARED.get(given):
            return known
        made = cls(**data)
        key = (cls, str(made.values))
        if max(len(given[1]), len(key[1])) > LONGEST_SHARED:
            return made
        if len(SHARED) >= MOST_SHARED:
            SHARED.clear()  # those in use live on with their matches
        return SHARED.setdefault(given, SHARED.setdefault(key, made))

    def to_json(self) -> dict[str, object]:
        """Every option with its value. Shared: look, do not touch."""
        return self.values

    @classmethod
    def schema(cls) -> Schema:
        """The options as JSON Schema."""
        properties = {name: declared.schema() for name, declared in cls.declared.items()}
        return {"type": "object", "properties": properties, "additionalProperties": False}


# A hundred thousand tables of the same game need their options once, not a hundred thousand times.
# They are found by what was given, too: when a server starts, nearly all are given the same.
SHARED: dict[tuple[type[Options], str], Options] = {}
MOST_SHARED = 1000
LONGEST_SHARED = 2000  # larger ones (somebody's own decks) are not kept once their match is gone
