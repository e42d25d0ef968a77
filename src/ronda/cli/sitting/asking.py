"""From the legal moves to one action: a number from the menu, then the parameters one by one."""

from collections.abc import Sequence
from typing import Any

from ronda.cli.sitting.menu import Item, by_name
from ronda.cli.sitting.prompt import GO_ON, Prompt
from ronda.cli.terminal import Terminal
from ronda.cli.values import Unreadable, expected, read_value
from ronda.cli.words import Words, capital
from ronda.engine import Box
from ronda.rules import Action, shares

Schema = dict[str, Any]
LISTED = 12  # so many choices are listed with numbers; more are typed
MOST_SHOWN = 40


class Asker:
    """Asks one person for one action."""

    def __init__(self, terminal: Terminal, words: Words, prompt: Prompt) -> None:
        self.terminal = terminal
        self.words = words
        self.prompt = prompt

    def action(self, items: Sequence[Item], again: bool = False) -> Action:
        """The action the person settles on."""
        if len(items) == 1 and items[0].data is None:
            return items[0].action, self.data(items[0])
        if not again:
            self.list([item.label for item in items])
        item = items[self.number([item.label for item in items])]
        return item.action, self.data(item) if item.data is None else item.data

    def list(self, labels: Sequence[str]) -> None:
        for number, label in enumerate(labels, start=1):
            self.terminal.show(f"{number:>4}  {label}")

    def number(self, labels: Sequence[str]) -> int:
        """Which line, counted from 0: by its number or by itself; a single one by Enter too."""
        names, count = [label.casefold() for label in labels], len(labels)

        def read(typed: str) -> int | None:
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= count:
                return int(typed) - 1
            if typed.casefold() in names:
                return names.index(typed.casefold())
            if count == 1 and not typed:
                return 0
            key = "choose-only" if count == 1 else "choose-number"
            self.terminal.warn(self.terminal.say(key, most=count))
            return None

        prompt = "1" if count == 1 else f"1–{count}"
        if count == 1 and GO_ON not in self.prompt.allowed:
            prompt = self.terminal.say("key-enter")
        return self.prompt.ask(f"  {prompt} › ", read, answers=names)

    def data(self, item: Item) -> dict[str, Any]:
        """The parameters, in order; those that only leave one value are not asked."""
        boxes = list(item.boxes)
        values: dict[str, Any] = {}
        if len(boxes[0].schema["data"]) > 1:
            self.terminal.show(f"  {item.label}:", style="bold")
        for parameter in boxes[0].schema["data"]:
            schema = merged([box.schema["data"][parameter] for box in boxes])
            values[parameter] = self.value(parameter, schema)
            boxes = [box for box in boxes if admits(box, parameter, values[parameter])] or boxes
        return values

    def value(self, parameter: str, schema: Schema) -> Any:
        """One parameter."""
        label = capital(self.words.label("parameter", parameter))
        if schema.get("type") == "object" and schema["properties"]:
            return self.counts(label, schema)
        if "prefixItems" in schema:
            return self.places(schema["prefixItems"])
        alone = lone_value(schema)
        if alone is not None:
            return alone
        enum = schema.get("enum")
        if enum and len(enum) <= LISTED and by_name(schema) and schema.get("type") != "boolean":
            self.list([capital(self.words.value(parameter, item)) for item in enum])
            return self.choice(label, enum)
        return self.typed(label, schema)

    def places(self, places: Sequence[Schema]) -> Sequence[dict[str, Any]]:
        """What belongs in each place of a list; what is settled there is what it is called."""
        found = []
        for number, place in enumerate(places):
            values = {key: lone_value(part) for key, part in place["properties"].items()}
            open_parts = {k: p for k, p in place["properties"].items() if values[k] is None}
            settled = [str(value) for value in values.values() if value is not None]
            for key, part in open_parts.items():
                if number == 0:
                    self.list(part["enum"])
                values[key] = self.choice(settled[-1], part["enum"])
            found.append(values)
        return found

    def choice(self, label: str, enum: Sequence[Any]) -> Any:
        """A listed choice, by its number or by itself."""

        def read(typed: str) -> Any:
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(enum):
                return enum[int(typed) - 1]
            for item in enum:
                if str(item).casefold() == typed.casefold():
                    return item
            self.terminal.warn(self.terminal.say("choose-number", most=len(enum)))
            return None

        return self.prompt.ask(f"  {label} (1–{len(enum)}) › ", read)

    def counts(self, label: str, schema: Schema) -> dict[str, Any]:
        """A whole number for each key; where a total is divided, what the others leave of it."""
        found: dict[str, Any] = {}
        for key, part in schema["properties"].items():
            left = left_over(schema, part, found)
            alone = lone_value(left)
            name = self.words.value("", key)
            found[key] = self.typed(f"{label} – {name}", left) if alone is None else alone
        return found

    def typed(self, label: str, schema: Schema) -> Any:
        """A value that is typed in."""

        def read(typed: str) -> Any:
            try:
                value = read_value(schema, typed)
                if not within(schema, value):
                    raise Unreadable
            except Unreadable:
                self.terminal.warn(capital(self.expected(schema)))
                return None
            return Given(value)

        whole_line = schema.get("type") == "string"
        prompt = f"  {label} ({self.hint(schema)}) › "
        return self.prompt.ask(prompt, read, whole_line).value

    def expected(self, schema: Schema) -> str:
        return expected(shortened(schema), self.terminal)

    def hint(self, schema: Schema) -> str:
        """The limits, in brackets after the question."""
        kind = schema.get("type")
        if kind == "integer":
            limits = f"{schema['minimum']}–{schema['maximum']}"
            return f"{limits} / {schema['left']}" if "left" in schema else limits
        if kind == "boolean":
            return f"{self.words.say('yes')}/{self.words.say('no')}"
        if "enum" in schema:
            return ", ".join(str(item) for item in shortened(schema)["enum"])
        return self.expected(schema)


class Given:
    """An answer that may be 0, no or nothing, and is an answer all the same."""

    def __init__(self, value: Any) -> None:
        self.value = value


def merged(schemas: Sequence[Schema]) -> Schema:
    """What any of several boxes allows."""
    if len(schemas) == 1 or not all("enum" in schema for schema in schemas):
        return schemas[0]
    items = list(dict.fromkeys(item for schema in schemas for item in schema["enum"]))
    flags = all(isinstance(item, bool) for item in items)
    return {**schemas[0], "enum": items, **({"type": "boolean"} if flags else {})}


def admits(box: Box, parameter: str, value: Any) -> bool:
    """May the parameter have this value in this box?"""
    return within(box.schema["data"][parameter], value)


def within(schema: Schema, value: Any) -> bool:
    """Is a readable value inside the limits?"""
    if "enum" in schema:
        return value in schema["enum"]
    if schema.get("type") == "integer":
        numbers = range(schema["minimum"], schema["maximum"] + 1, schema.get("multipleOf", 1))
        return value in numbers
    if schema.get("type") == "string":
        least, most = int(schema.get("minLength", 0)), int(schema.get("maxLength", len(value)))
        return least <= len(value.strip()) and len(value) <= most
    return True


def left_over(schema: Schema, part: Schema, found: dict[str, int]) -> Schema:
    """The limits of the next key, so that the total can still be met."""
    if "total" not in schema:
        return part
    others = len(schema["properties"]) - len(found) - 1
    numbers = range(part["minimum"], part["maximum"] + 1)
    left = schema["total"] - sum(found.values())
    allowed = shares.part(left, others, numbers)
    return {**part, "minimum": allowed[0], "maximum": allowed[-1], "left": left}


def lone_value(schema: Schema) -> Any:
    """The value, where there is only one; None where there is a choice."""
    if len(schema.get("enum", ())) == 1:
        return schema["enum"][0]
    if schema.get("type") == "integer" and schema["minimum"] == schema["maximum"]:
        return schema["minimum"]
    return None


def shortened(schema: Schema) -> Schema:
    """With so many choices as can be read."""
    enum = schema.get("enum", ())
    return {**schema, "enum": [*enum[:MOST_SHOWN], "…"]} if len(enum) > MOST_SHOWN else schema
