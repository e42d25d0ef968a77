"""What a parameter may be. One domain serves as schema, as validation and as enumeration.

In a game: `range(9)`, `("accept", "reject")`, `bool`, `Text(200)`,
`Counts(("turkey", "corn"), 99)`, and `among(method)` for what the state decides.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import ClassVar
from unicodedata import category

from ronda.rules.illegal import Illegal
from ronda.rules.luck import Luck
from ronda.rules.plain import strange_part

LARGEST = 2**53  # the whole numbers that every reader of JSON can carry
Schema = dict[str, object]
# Control, surrogate, private use, line breaks. Not "unassigned": that differs between Pythons,
# and a recording must replay on all of them.
FORBIDDEN_IN_TEXT = {"Cc", "Cs", "Co", "Zl", "Zp"}
BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# What shows nothing makes two names look like one. Joiners stay: emoji and scripts need them.
INVISIBLE = BIDI_CONTROLS | frozenset(
    "\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2060\u2061\u2062\u2063\u2064"
    "\u206a\u206b\u206c\u206d\u206e\u206f\u3164\ufeff\uffa0"
)
JOINERS = dict.fromkeys(map(ord, "\u200c\u200d\u2800\ufe0e\ufe0f"))  # alone they show nothing


class Domain:
    """The values a parameter may take."""

    __slots__ = ()
    atomic: ClassVar[bool] = False  # nothing inside them can change: no lists, no dicts

    def check(self, value: object) -> None:
        """Raise `Illegal` unless `value` belongs here."""
        raise NotImplementedError

    def values(self) -> Iterable[object]:
        """Every value, in a fixed order; of an endless domain, a few samples."""
        raise NotImplementedError

    def size(self) -> int:
        """How many `values` there are."""
        raise NotImplementedError

    def sample(self, luck: Luck) -> object:
        """One value at random."""
        raise NotImplementedError

    def schema(self) -> Schema:
        """The domain as JSON Schema."""
        raise NotImplementedError


class Range(Domain):
    """Whole numbers; `True` and `1.0` are not among them."""

    __slots__ = ("numbers",)
    atomic = True

    def __init__(self, numbers: range) -> None:
        self.numbers = numbers

    def check(self, value: object) -> None:
        if type(value) is not int:
            raise Illegal("WRONG_TYPE", expected="integer")
        if value not in self.numbers:
            raise self.refusal()

    def refusal(self) -> Illegal:
        if not self.numbers:
            return Illegal("NOT_POSSIBLE")
        least, most = self.bounds()
        return Illegal("OUT_OF_RANGE", minimum=least, maximum=most)

    def bounds(self) -> tuple[int, int]:
        """Least and most. (`min` and `max` would walk through a range of a billion.)"""
        first, last = self.numbers[0], self.numbers[-1]
        return (first, last) if first <= last else (last, first)

    def values(self) -> range:
        return self.numbers

    def size(self) -> int:
        return len(self.numbers)

    def sample(self, luck: Luck) -> int:
        return luck.pick(self.numbers)

    def schema(self) -> Schema:
        if abs(self.numbers.step) != 1 or not self.numbers:
            return {"enum": list(self.numbers)}
        least, most = self.bounds()
        return {"type": "integer", "minimum": least, "maximum": most}


class Choice(Domain):
    """One of a few strings or whole numbers."""

    __slots__ = ("items", "refusal")
    atomic = True

    def __init__(self, items: Sequence[object], refusal: str = "NOT_A_CHOICE") -> None:
        self.items = items
        self.refusal = refusal

    def check(self, value: object) -> None:
        kind = type(value)
        if kind is not str and kind is not int:
            raise Illegal("WRONG_TYPE", expected="string" if self.of_text() else "integer")
        if value not in self.items:
            raise Illegal(self.refusal)

    def of_text(self) -> bool:
        return any(type(item) is str for item in self.items)

    def values(self) -> Sequence[object]:
        return self.items

    def size(self) -> int:
        return len(self.items)

    def sample(self, luck: Luck) -> object:
        return luck.pick(self.items)

    def schema(self) -> Schema:
        return {"enum": list(self.items)}


class Flag(Domain):
    """Yes or no."""

    __slots__ = ()
    atomic = True

    def check(self, value: object) -> None:
        if type(value) is not bool:
            raise Illegal("WRONG_TYPE", expected="boolean")

    def values(self) -> tuple[bool, bool]:
        return (False, True)

    def size(self) -> int:
        return 2

    def sample(self, luck: Luck) -> bool:
        return luck.below(2) == 1

    def schema(self) -> Schema:
        return {"type": "boolean"}


class Text(Domain):
    """Free text of limited length, on one line, without invisible trickery."""

    __slots__ = ("limit", "shortest")
    atomic = True
    SAMPLES = ("ok", "¿Qué tal?", "x")

    def __init__(self, limit: int, shortest: int = 1) -> None:
        self.limit = limit
        self.shortest = shortest

    def check(self, value: object) -> None:
        if type(value) is not str:
            raise Illegal("WRONG_TYPE", expected="string")
        if len(value) > self.limit:
            raise Illegal("TEXT_TOO_LONG", limit=self.limit)
        plain = value.isascii() and value.isprintable()  # as nearly all are: nothing hides in it
        if len((value if plain else value.translate(JOINERS)).strip()) < self.shortest:
            raise Illegal("TEXT_TOO_SHORT", shortest=self.shortest)
        if not plain and not all(map(readable, value)):
            raise Illegal("CONTROL_CHARACTERS")

    def values(self) -> tuple[str, ...]:
        fitting = (text.ljust(self.shortest, ".")[: self.limit] for text in self.SAMPLES)
        return tuple(dict.fromkeys(fitting))

    def size(self) -> int:
        return len(self.values())

    def sample(self, luck: Luck) -> str:
        return luck.pick(self.values())

    def schema(self) -> Schema:
        return {"type": "string", "minLength": self.shortest, "maxLength": self.limit}


def readable(character: str) -> bool:
    """No control characters, no lone surrogates, nothing unseen or that turns the writing."""
    if " " <= character <= "~":
        return True
    return category(character) not in FORBIDDEN_IN_TEXT and character not in INVISIBLE


class Counts(Domain):
    """A whole number for each key: `{"turkey": 2, "coffee": 0, "corn": 1}`."""

    __slots__ = ("each", "keys")

    def __init__(self, keys: Iterable[str], most: int, least: int = 0) -> None:
        self.keys = tuple(keys)
        self.each = Range(range(least, most + 1))

    def check(self, value: object) -> None:
        if type(value) is not dict:
            raise Illegal("WRONG_TYPE", expected="object")
        if value.keys() != set(self.keys):
            raise Illegal("WRONG_KEYS", expected=", ".join(self.keys))
        for count in value.values():
            self.each.check(count)

    def values(self) -> Iterator[dict[str, int]]:
        for counts in product(self.each.numbers, repeat=len(self.keys)):
            yield dict(zip(self.keys, counts, strict=True))

    def size(self) -> int:
        return int(len(self.each.numbers) ** len(self.keys))

    def sample(self, luck: Luck) -> dict[str, int]:
        return {key: self.each.sample(luck) for key in self.keys}

    def schema(self) -> Schema:
        return {
            "type": "object",
            "properties": {key: self.each.schema() for key in self.keys},
            "required": list(self.keys),
            "additionalProperties": False,
        }


class Json(Domain):
    """Any JSON value of at most `limit` characters: an answer whose form the state knows."""

    __slots__ = ("limit",)
    SAMPLES: tuple[object, ...] = ("ok", 1, True, [], {})

    def __init__(self, limit: int) -> None:
        self.limit = limit

    def check(self, value: object) -> None:
        try:
            size = len(json.dumps(value, allow_nan=False, ensure_ascii=False))
            strange = strange_part(value, "")
        except (TypeError, ValueError, RecursionError):
            strange = "not JSON"
        if strange:
            raise Illegal("WRONG_TYPE", expected="JSON")
        if size > self.limit:
            raise Illegal("TEXT_TOO_LONG", limit=self.limit)
        leaves = list(json_leaves(value))
        if not all(map(readable, "".join(leaf for leaf in leaves if isinstance(leaf, str)))):
            raise Illegal("CONTROL_CHARACTERS")
        if any(isinstance(leaf, int) and abs(leaf) > LARGEST for leaf in leaves):
            raise Illegal("OUT_OF_RANGE", minimum=-LARGEST, maximum=LARGEST)

    def values(self) -> tuple[object, ...]:
        return self.SAMPLES

    def size(self) -> int:
        return len(self.SAMPLES)

    def sample(self, luck: Luck) -> object:
        return luck.pick(self.SAMPLES)

    def schema(self) -> Schema:
        return {"description": f"any JSON value of at most {self.limit} characters"}


def json_leaves(value: object) -> Iterator[object]:
    """What a JSON value is made of: its keys, and every value that holds no others."""
    if isinstance(value, list):
        for item in value:
            yield from json_leaves(item)
    elif isinstance(value, dict):
        yield from value
        yield from json_leaves(list(value.values()))
    else:
        yield value


class Scalar(Domain):
    """Any text or whole number: what `among` takes when it is not told more."""

    __slots__ = ()
    atomic = True

    def check(self, value: object) -> None:
        if type(value) is not str and type(value) is not int:
            raise Illegal("WRONG_TYPE", expected="string or integer")

    def values(self) -> tuple[object, ...]:
        return ()

    def size(self) -> int:
        return 0

    def schema(self) -> Schema:
        return {"type": ["string", "integer"]}


DomainLike = Domain | range | type[bool] | Sequence[str] | Sequence[int]


def as_domain(given: object) -> Domain:
    """The domain that a shorthand stands for."""
    if isinstance(given, Domain):
        return given
    if isinstance(given, range):
        return Range(given)
    if given is bool:
        return Flag()
    if isinstance(given, Sequence) and not isinstance(given, str):
        return Choice(given)
    raise TypeError(f"not a domain: {given!r}; use a range, a tuple of choices, bool or a Domain")


def named(parameter: str, domain: Domain, value: object) -> None:
    """Check a value; the refusal says which parameter is meant."""
    try:
        domain.check(value)
    except Illegal as refusal:
        raise Illegal(refusal.code, **{**refusal.details, "parameter": parameter}) from None


class Among:
    """What the state decides: `values(game, seat, *earlier)` gives a range, choices or a domain."""

    __slots__ = ("of", "refusal", "values")

    def __init__(self, values: Callable[..., object], of: Domain, refusal: str) -> None:
        self.values = values
        self.of = of
        self.refusal = refusal


def among(
    values: Callable[..., object], of: DomainLike | None = None, refusal: str = "NOT_POSSIBLE"
) -> Among:
    """What `values` allows now; `of` is what it could ever be (for the schema), `refusal` the code.

    `values` is a method written above the move: `(self, seat)`, and by name any parameter of
    the move that comes before this one.
    """
    return Among(values, Scalar() if of is None else as_domain(of), refusal)
