"""What a pure layer may use, and a reader of source files that tells what it uses besides."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.pyodide.replay_in_pyodide import PURE_LAYERS

SOURCE = Path(__file__).parents[2] / "src"

ALLOWED_MODULES = frozenset(
    {
        "__future__",
        "base64",
        "bisect",
        "collections",
        "collections.abc",
        "contextlib",
        "dataclasses",
        "enum",
        "functools",
        "hashlib",
        "heapq",
        "inspect",  # reads the signatures of a game's methods, once a class
        "itertools",
        "json",
        "math",
        "operator",
        "re",
        "string",
        "struct",
        "types",
        "typing",
        "unicodedata",
        "urllib.parse",
    }
)

# `id` and `hash` differ from process to process; the others touch the world or hide code in text.
BANNED_BUILTINS = frozenset(
    {"__import__", "breakpoint", "compile", "eval", "exec", "hash", "id", "input", "open", "print"}
)
# It writes out what a view reads, of names that it has checked (docs/decisions/0015).
COMPILED = SOURCE / "ronda/rules/sight.py"


def pure_files() -> list[Path]:
    roots = (SOURCE / "ronda" / layer for layer in PURE_LAYERS)
    return sorted(path for root in roots for path in root.rglob("*.py"))


def impurities(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        for name in _imported(node):
            if not _is_pure(name):
                yield f"line {_line(node)}: imports {name}"
        if builtin := _called_builtin(node):
            yield f"line {_line(node)}: calls {builtin}()"


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [_origin(node)] if node.module != "ronda" else _children(node)
    return []


def _origin(node: ast.ImportFrom) -> str:
    return "." * node.level + (node.module or "")


def _children(node: ast.ImportFrom) -> list[str]:
    return [f"ronda.{alias.name}" for alias in node.names]


def _is_pure(module: str) -> bool:
    package, _, rest = module.partition(".")
    if package == "ronda":
        return rest.partition(".")[0] in PURE_LAYERS
    return module in ALLOWED_MODULES


def _called_builtin(node: ast.AST) -> str | None:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
        return None
    return node.func.id if node.func.id in BANNED_BUILTINS else None


def _line(node: ast.AST) -> int:
    return getattr(node, "lineno", 0)
