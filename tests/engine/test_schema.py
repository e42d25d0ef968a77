"""From a game alone comes JSON Schema: of its options, its moves, and every family in a view."""

from typing import Any

import pytest

from ronda.engine import Match, schema
from ronda.rules import Game
from tests.engine.samples import HighCard, TicTacToe
from tests.rules.test_moves import Shop

TYPES = {"object", "array", "string", "integer", "boolean"}
NUMBERS = {"minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "multipleOf"}
OTHERS = {"default", "description", "format", "total", "additionalProperties"}


def well_formed(part: dict[str, Any]) -> None:
    """The shape that draft 2020-12 asks for, as far as Ronda uses it."""
    assert part.keys() <= {"type", "enum", "properties", "items", "required", *NUMBERS, *OTHERS}
    kind = part.get("type", [])
    assert {kind} <= TYPES if isinstance(kind, str) else set(kind) <= TYPES
    assert all(type(part[word]) is int for word in NUMBERS & part.keys())
    assert isinstance(part.get("enum", []), list)
    assert set(part.get("required", ())) <= part.get("properties", {}).keys()
    for inner in (*part.get("properties", {}).values(), part.get("items", {})):
        if inner:
            well_formed(inner)


@pytest.mark.parametrize("kind", [TicTacToe, HighCard, Shop])
def test_every_part_is_well_formed(kind: type[Game]) -> None:
    whole = schema(kind)
    assert whole["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    well_formed(whole["options"])
    for part in whole["moves"].values():
        well_formed(part)
    for family in Match.start(kind, "schema").view(0)["legal"]:
        well_formed({"type": "object", "properties": family["data"]})


def test_a_game_says_what_it_is() -> None:
    whole = schema(HighCard)
    assert (whole["title"], whole["rules"]) == ("highcard", "2")
    assert whole["seats"] == {"minimum": 2, "maximum": 4}
    assert schema(TicTacToe)["seats"] == {"minimum": 2, "maximum": 2}
    assert (whole["undo"], schema(TicTacToe)["undo"]) == (False, True)


def test_a_move_has_the_domains_of_its_parameters_whatever_the_state() -> None:
    assert schema(TicTacToe)["moves"]["mark"] == {
        "type": "object",
        "description": "Mark a cell.",
        "properties": {"cell": {"type": "integer", "minimum": 0, "maximum": 8}},
        "required": ["cell"],
        "additionalProperties": False,
    }


def test_parameters_have_their_names_on_the_wire() -> None:
    assert list(schema(Shop)["moves"]["say-it"]["properties"]) == ["theText"]
