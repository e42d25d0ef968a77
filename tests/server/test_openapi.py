"""The API's description is complete: every route, every status, examples."""

import re
from collections.abc import Iterator
from typing import Any

from ronda.server.examples import speaks
from tests.server.serving import Place, served

REFUSAL = "#/components/schemas/Refusal"
METHODS = {"get", "post", "put", "patch", "delete"}


def operations(schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, found in schema["paths"].items():
        for method in METHODS & found.keys():
            yield f"{method} {path}", found[method]


@served
async def test_every_operation_says_what_it_is_and_how_it_fails(place: Place) -> None:
    schema = (await place.anybody.get("/api/openapi.json")).json()
    assert schema["info"]["title"] == "Ronda"
    for name, operation in operations(schema):
        assert len(operation.get("description", "")) > 5 or operation["summary"][-1] == ".", name
        assert len(operation["tags"]) == 1, name
        assert {"500", "503"} <= operation["responses"].keys(), name
        assert "422" not in operation["responses"], name


@served
async def test_every_refusal_has_an_example_of_itself(place: Place) -> None:
    schema = (await place.anybody.get("/api/openapi.json")).json()
    for name, operation in operations(schema):
        for status, response in operation["responses"].items():
            content = response.get("content", {}).get("application/json", {})
            if content.get("schema", {}).get("$ref") == REFUSAL:
                examples = content["examples"]
                assert examples, (name, status)
                for code, example in examples.items():
                    assert example["value"]["code"] == code
                    assert not re.fullmatch(r"[A-Z_]+", example["value"]["error"]), code


@served
async def test_every_field_says_what_it_may_be_or_has_an_example(place: Place) -> None:
    schema = (await place.anybody.get("/api/openapi.json")).json()
    described = schema["components"]["schemas"]
    assert len(described) > 50
    silent = [
        f"{model}.{name}"
        for model, found in described.items()
        for name, field in found.get("properties", {}).items()
        if "examples" not in found and not speaks(field)
    ]
    assert silent == []


@served
async def test_who_has_to_say_who_they_are_is_told(place: Place) -> None:
    schema = (await place.anybody.get("/api/openapi.json")).json()
    assert schema["components"]["securitySchemes"]["accessToken"]["scheme"] == "bearer"
    for name, operation in operations(schema):
        codes = operation["responses"].get("401", {}).get("content", {}).get("application/json", {})
        if "NOT_AUTHENTICATED" in codes.get("examples", {}):
            assert {"accessToken": []} in operation["security"], name


@served
async def test_tags_are_described(place: Place) -> None:
    schema = (await place.anybody.get("/api/openapi.json")).json()
    known = {tag["name"] for tag in schema["tags"]}
    assert {tag for _, operation in operations(schema) for tag in operation["tags"]} <= known
