"""The bot that plays any game: it picks among the legal moves in its view."""

from collections.abc import Callable
from typing import Any

from ronda.rules import Action, Luck, View
from ronda.rules.shares import divided

WORDS = ("ok", "¿?", "…")
EVERYDAY = 1000


def random_bot(view: View, luck: Luck) -> Action:
    """A family of moves at random, then a value at random for each parameter.

    It answers what it is asked, and leaves alone what could be done at any time.
    """
    asked = [family for family in view["legal"] if not family["anytime"]]
    family = luck.pick(asked or view["legal"])
    return family["action"], {name: value(part, luck) for name, part in family["data"].items()}


def value(schema: dict[str, Any], luck: Luck) -> object:
    """A value that the schema allows."""
    if "enum" in schema:
        return luck.pick(schema["enum"])
    if "total" in schema:
        return shares(schema, luck)
    return MAKERS.get(schema.get("type", ""), text)(schema, luck)


def number(schema: dict[str, Any], luck: Luck) -> int:
    """A whole number within its limits."""
    step = schema.get("multipleOf", 1)
    return luck.pick(range(schema["minimum"], schema["maximum"] + 1, step))


def amount(schema: dict[str, Any], luck: Luck) -> int:
    """A number within its limits, of a size that people think of."""
    least, most = schema.get("minimum", 0), schema.get("maximum", EVERYDAY)
    return int(max(least, min(luck.below(EVERYDAY), most)))


def flag(schema: dict[str, Any], luck: Luck) -> bool:  # noqa: ARG001
    """Yes or no."""
    return luck.below(2) == 1


def fields(schema: dict[str, Any], luck: Luck) -> dict[str, object]:
    """A value under each key."""
    return {key: value(part, luck) for key, part in schema["properties"].items()}


def items(schema: dict[str, Any], luck: Luck) -> list[object]:
    """A list of an allowed length, or one whose every place has values of its own."""
    if "prefixItems" in schema:
        return [value(part, luck) for part in schema["prefixItems"]]
    length = luck.pick(range(schema["minItems"], schema["maxItems"] + 1))
    return [value(schema["items"], luck) for _ in range(length)]


def shares(schema: dict[str, Any], luck: Luck) -> dict[str, int]:
    """The total divided among the keys."""
    properties = schema["properties"]
    each = next(iter(properties.values()), {"minimum": 0, "maximum": 0})
    numbers = range(each["minimum"], each["maximum"] + 1)
    return divided(list(properties), schema["total"], numbers, luck)


def text(schema: dict[str, Any], luck: Luck) -> str:
    """Some text of an allowed length."""
    word = luck.pick(WORDS) + "." * int(schema.get("minLength", 0))
    return word[: int(schema.get("maxLength", len(word)))]


MAKERS: dict[str, Callable[[dict[str, Any], Luck], object]] = {
    "integer": number, "number": amount, "boolean": flag, "object": fields,
    "array": items, "string": text,
}  # fmt: skip
