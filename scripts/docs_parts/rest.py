"""The page of the REST API, told from its OpenAPI."""

from collections.abc import Iterator
from typing import Any

from fastapi import FastAPI

from ronda.server.openapi import TAGS, add_openapi
from ronda.server.rest import routers
from ronda.server.rest.documenting import ALWAYS, SIGNED_IN, refusals
from scripts.docs_parts.outcomes import table

UNSAID = ("413", "500", "503")
METHODS = ("get", "post", "put", "patch", "delete")
HEAD = """# The REST API

A server says all of this at `/api/openapi.json`, with every field and an example of every refusal.
Bodies are JSON in camelCase. Show the `accessToken` of a login, or of a guest, as
`Authorization: Bearer …`.

Whatever is refused is answered `{"error", "code"}`: a sentence in the language of
`Accept-Language`, and a code that does not change. [Reason codes](codes.md) lists them all. Any
request may be answered 500 (`INTERNAL_ERROR`) or 503 (such as `STORE_UNAVAILABLE`), and one with a
body 413; they stand in no line below. Where 401 stands alone, somebody has to say who they are.
"""


def rest_page() -> str:
    """A table for each tag."""
    schema = described()
    parts = [HEAD]
    for tag in TAGS:
        rows = [row(*found) for found in operations(schema, tag["name"])]
        if rows:
            shown = table(["request", "answers", "what it does"], rows, "lll")
            parts.append(f"## {tag['name'].capitalize()}\n\n{tag['description']}\n\n{shown}")
    return "\n".join(parts)


def described() -> dict[str, Any]:
    """The OpenAPI of all routers, without a service behind them."""
    app = FastAPI(responses=refusals(*ALWAYS))
    for router in routers():
        app.include_router(router)
    add_openapi(app)
    return app.openapi()


def operations(schema: dict[str, Any], tag: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Method, path and description of everything under a tag."""
    for path, found in schema["paths"].items():
        for method in METHODS:
            if tag in found.get(method, {}).get("tags", ()):
                yield method, path, found[method]


def row(method: str, path: str, operation: dict[str, Any]) -> list[str]:
    """One line of a table."""
    said = operation.get("description") or operation["summary"]
    says = " ".join(said.split("\n\n")[0].split())
    return [f"`{method.upper()} {path}`", answers(operation), says]


def codes_of(operation: dict[str, Any], status: str) -> list[str]:
    """What a refusal of this status may say."""
    content = operation["responses"].get(status, {}).get("content", {})
    return [*content.get("application/json", {}).get("examples", {})]


def answers(operation: dict[str, Any]) -> str:
    """The statuses, each refusal with its codes."""
    shown = []
    for status in sorted(operation["responses"]):
        if status not in UNSAID:
            codes = ", ".join(
                f"`{code}`" for code in codes_of(operation, status) if code not in SIGNED_IN
            )
            shown.append(f"{status} {codes}".strip())
    return "; ".join(shown)
