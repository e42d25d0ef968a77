"""The reference of a package's names, from its signatures and docstrings.

It reads the source, not the imported module: the same pages come out under every Python.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[2]
Definition = ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign


class Source:
    """The definitions of all modules of a package."""

    def __init__(self, package: str) -> None:
        self.found: dict[str, tuple[Definition, list[str]]] = {}
        folder = ROOT / "src" / package.replace(".", "/")
        for file in sorted(folder.glob("*.py")):
            if file.name != "__init__.py":
                self.read(file.read_text("utf-8"))

    def read(self, text: str) -> None:
        lines = text.splitlines()
        for node in ast.parse(text).body:
            for name in names_of(node):
                self.found[name] = (node, lines)  # type: ignore[assignment]


def names_of(node: ast.stmt) -> list[str]:
    """What a statement at the top of a module defines."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    return []


def page(title: str, intro: str, package: str, sections: dict[str, list[str]]) -> str:
    """A page: the names in sections."""
    source = Source(package)
    parts = [f"# {title}\n\n{intro}\n"]
    for heading, names in sections.items():
        parts.append(f"## {heading}\n")
        parts += [entry(name, *source.found[name]) for name in names]
    return "\n".join(parts)


def entry(name: str, node: Definition, lines: list[str]) -> str:
    """One name: how it is called, what it is, what it has."""
    if isinstance(node, ast.ClassDef):
        return "\n".join(of_class(node, lines))
    if isinstance(node, ast.FunctionDef):
        return f"### `{name}`\n\n`{signature(node)}`\n\n{prose(node)}"
    value = ast.unparse(node.value) if node.value else ""
    return f"### `{name}`\n\n`{name} = {value}`{comment(node, lines, ' — ')}\n"


def of_class(node: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    yield f"### `{node.name}`\n\n{prose(node)}"
    made = next((d for d in functions(node) if d.name == "__init__"), None)
    if made and len(made.args.args) > 1:
        yield f"`{signature(made, node.name)}`\n"
    members = [*attributes(node, lines), *methods(node)]
    if members:
        yield "\n".join(members) + "\n"


def attributes(node: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    """The annotated attributes, with the comment that stands beside each."""
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            kind = re.sub(r"^ClassVar\[(.*)\]$", r"\1", ast.unparse(item.annotation))
            if item.target.id not in INNER:
                default = f" = {ast.unparse(item.value)}" if item.value else ""
                yield f"- `{item.target.id}: {kind}{default}`{comment(item, lines, ' — ')}"


INNER = {
    "moves",
    "moves_in",
    "seen_by_all",
    "sights",
    "declared",
    "values",
    "shown",
}


def methods(node: ast.ClassDef) -> Iterator[str]:
    for item in functions(node):
        if not item.name.startswith("_") and one_line(item):
            yield f"- `{signature(item)}` — {one_line(item)}"


def functions(node: ast.ClassDef) -> Iterable[ast.FunctionDef]:
    return (item for item in node.body if isinstance(item, ast.FunctionDef))


def signature(node: ast.FunctionDef, name: str = "") -> str:
    """The call, without `self`."""
    arguments = re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))
    arguments = re.sub(r"(: [^=,]+(?:\[.*?\])?[^=,]*)=", r"\1 = ", arguments)
    if any(getattr(mark, "id", "") == "property" for mark in node.decorator_list):
        return node.name
    gives = f" -> {ast.unparse(node.returns)}" if node.returns and not name else ""
    return f"{name or node.name}({arguments}){gives}".replace(" -> None", "")


def comment(node: ast.stmt, lines: list[str], before: str) -> str:
    """The comment at the end of a statement's line."""
    _, mark, says = lines[(node.end_lineno or node.lineno) - 1].partition("  # ")
    return before + says if mark and not says.startswith(("noqa", "type:")) else ""


def one_line(node: ast.FunctionDef) -> str:
    """The docstring's first paragraph, and the others after it."""
    return re.sub(r"\s+", " ", ast.get_docstring(node) or "").strip()


def prose(node: ast.ClassDef | ast.FunctionDef) -> str:
    """A docstring as Markdown: a line `name   what it is` becomes an item."""
    text = dedent(ast.get_docstring(node) or "")
    return re.sub(r"^(\w+) {2,}(?=\S)", r"- `\1` — ", text, flags=re.MULTILINE) + "\n"
