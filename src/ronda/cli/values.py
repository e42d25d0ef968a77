"""Values as people type them, by the schema that says what they may be."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from ronda.cli.terminal import Terminal

Schema = Mapping[str, Any]
YES = {"y", "yes", "true", "on", "1", "s", "si", "sí", "verdadero"}
NO = {"n", "no", "false", "off", "0", "falso"}


class Unreadable(ValueError):  # noqa: N818 - a state of what was typed
    """What was typed is not a value of the kind that was asked for."""


def read_value(schema: Schema, typed: str) -> Any:
    """The value that somebody typed; whether the rules allow it is theirs to say."""
    kind = schema.get("type")
    if kind == "boolean":
        return yes_or_no(typed)
    if "enum" in schema:
        return chosen(schema["enum"], typed)
    if isinstance(kind, list):
        return scalar(typed)
    return READERS.get(kind or "", counts)(schema, typed)


def chosen(items: list[Any], typed: str) -> Any:
    """The item that reads like this, whatever its case."""
    for item in items:
        if str(item).casefold() == typed.casefold():
            return item
    raise Unreadable


def whole_number(typed: str) -> int:
    digits = typed.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 20):
        raise Unreadable
    return int(typed)


def number(typed: str) -> int | float:
    """With a comma or a point; a whole one stays whole."""
    try:
        return whole_number(typed)
    except Unreadable:
        whole, point, rest = typed.replace(",", ".").removeprefix("-").partition(".")
    digits = (whole or "0") + rest
    if not (point and rest and digits.isascii() and digits.isdigit() and len(digits) < 20):
        raise Unreadable
    return float(typed.replace(",", "."))


def yes_or_no(typed: str) -> bool:
    if typed.casefold() not in YES | NO:
        raise Unreadable
    return typed.casefold() in YES


def scalar(typed: str) -> Any:
    try:
        return whole_number(typed)
    except Unreadable:
        return typed


def list_of(schema: Schema, typed: str) -> Any:
    """`anarchy,shame`: values of one kind, with commas between them; or JSON."""
    if typed.startswith("[") or "items" not in schema:
        return from_json(typed)
    parts = [part.strip() for part in typed.split(",")]
    return [read_value(schema["items"], part) for part in parts if part]


def counts(schema: Schema, typed: str) -> Any:
    """`turkey=2,corn=1`, what is not named being 0; or JSON."""
    if typed.startswith(("{", "[")):
        return from_json(typed)
    found = dict.fromkeys(schema.get("properties", ()), 0)
    for part in filter(None, typed.replace(":", "=").split(",")):
        key, _, amount = part.partition("=")
        found[key.strip()] = whole_number(amount.strip())
    return found


def from_json(typed: str) -> Any:
    try:
        return json.loads(typed)
    except (ValueError, RecursionError):
        raise Unreadable from None


READERS: dict[str, Callable[[Schema, str], Any]] = {
    "integer": lambda schema, typed: whole_number(typed),  # noqa: ARG005
    "number": lambda schema, typed: number(typed),  # noqa: ARG005
    "string": lambda schema, typed: typed,  # noqa: ARG005
    "array": list_of,
}


def expected(schema: Schema, terminal: Terminal) -> str:
    """What may be typed, in words."""
    if schema.get("type") == "array" and "items" in schema:
        items = expected(schema["items"], terminal)
        least, most = schema["minItems"], schema["maxItems"]
        return terminal.say("expect-list", least=least, most=most, items=items)
    if "enum" in schema and schema.get("type") != "boolean":
        choices = ", ".join(str(item) for item in schema["enum"])
        return terminal.say("expect-choice", choices=choices)
    return expected_kind(schema, terminal)


def expected_kind(schema: Schema, terminal: Terminal) -> str:
    """What may be typed for values of one kind."""
    kind = schema.get("type")
    if kind == "integer":
        return terminal.say("expect-range", least=schema["minimum"], most=schema["maximum"])
    if kind == "number":
        return terminal.say("expect-number")
    if kind == "boolean":
        return terminal.say("expect-yes-no")
    if kind == "string":
        return terminal.say("expect-text", limit=schema.get("maxLength", "…"))
    if isinstance(kind, list):
        return terminal.say("expect-scalar")
    keys = list(schema.get("properties", ()))
    return terminal.say("expect-counts", example=",".join(f"{key}=1" for key in keys))
