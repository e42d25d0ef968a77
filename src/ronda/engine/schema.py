"""A game as JSON Schema: options, moves, and what it calls itself."""

from typing import Any

from ronda.engine.match import seat_range
from ronda.rules import Game, Move

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def schema(kind: type[Game]) -> dict[str, Any]:
    """Everything a client needs to know of a game before it starts."""
    least, most = seat_range(kind)
    return {
        "$schema": DRAFT,
        "title": kind.id,
        "rules": kind.version,
        "seats": {"minimum": least, "maximum": most},
        "options": kind.options.schema(),
        "moves": {wire: move_schema(move) for wire, move in kind.moves.items()},
        "bots": sorted(kind.bots),
        "undo": kind.undo,
    }


def move_schema(move: Move) -> dict[str, Any]:
    """The parameters of a move, whatever the state."""
    return {
        "type": "object",
        "description": (move.effect.__doc__ or "").strip(),
        "properties": {p.wire: p.domain.schema() for p in move.parameters},
        "required": [p.wire for p in move.parameters],
        "additionalProperties": False,
    }
