"""The shape of JSON, told from examples, as a type of TypeScript."""

import re
from typing import Any

IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
WIDTH = 60
SCALARS = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null"}


class Shape:
    """What has been seen in one place."""

    def __init__(self) -> None:
        self.scalars: set[str] = set()
        self.items: Shape | None = None
        self.fields: dict[str, Shape] = {}
        self.counts: dict[str, int] = {}
        self.objects = 0

    def add(self, value: Any) -> "Shape":
        """One more example."""
        if isinstance(value, list | tuple):
            self.items = self.items or Shape()
            for item in value:
                self.items.add(item)
        elif isinstance(value, dict):
            self._add_object(value)
        else:
            self.scalars.add(SCALARS[type(value)])
        return self

    def _add_object(self, value: dict[str, Any]) -> None:
        self.objects += 1
        for key, part in value.items():
            self.fields.setdefault(key, Shape()).add(part)
            self.counts[key] = self.counts.get(key, 0) + 1

    def text(self, depth: int) -> str:
        """As a type."""
        kinds = [*sorted(self.scalars - {"null"})]
        if self.items is not None:
            kinds.append(self._list(depth))
        if self.objects:
            kinds.append(self._object(depth))
        if "null" in self.scalars:
            kinds.append("null")
        return " | ".join(kinds) or "unknown"

    def _list(self, depth: int) -> str:
        assert self.items is not None
        inner = self.items.text(depth)
        return f"({inner})[]" if " | " in inner and not inner.startswith("{") else f"{inner}[]"

    def _object(self, depth: int) -> str:
        if not self.fields:
            return "Record<string, never>"
        if not all(IDENTIFIER.fullmatch(key) for key in self.fields):
            merged = Shape()
            for shape in self.fields.values():
                merged.merge(shape)
            return f"Record<string, {merged.text(depth)}>"
        return self._interface(depth)

    def _interface(self, depth: int) -> str:
        parts = [
            f"{key}{'' if self.counts[key] == self.objects else '?'}: {shape.text(depth + 1)}"
            for key, shape in self.fields.items()
        ]
        if depth and sum(map(len, parts)) < WIDTH and not any("\n" in part for part in parts):
            return f"{{ {'; '.join(parts)} }}"
        lines = "".join(f"{'  ' * (depth + 1)}{part};\n" for part in parts)
        return f"{{\n{lines}{'  ' * depth}}}"

    def merge(self, other: "Shape") -> None:
        """Everything that was seen in another place as well."""
        self.scalars |= other.scalars
        self.objects += other.objects
        if other.items is not None:
            self.items = self.items or Shape()
            self.items.merge(other.items)
        for key, shape in other.fields.items():
            self.fields.setdefault(key, Shape()).merge(shape)
            self.counts[key] = self.counts.get(key, 0) + other.counts[key]
