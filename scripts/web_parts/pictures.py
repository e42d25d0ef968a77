"""What the rules of the games are illustrated with, as the rules themselves make it."""

from typing import Any

from ronda.engine import Match
from ronda.games.colors import Colors
from ronda.games.serpent import Serpent
from ronda.games.snatch import Snatch
from ronda.rules import Action
from scripts.docs_parts.stage_tree import Node, stage_tree

SEED = "a board"


def pictures() -> dict[str, Any]:
    """What the rules are illustrated with: trees of snatch, a board of colors, one of serpent."""
    board, race = (Match.start(kind, SEED).view(None)["state"] for kind in (Colors, Serpent))
    parts = ("colors", "levels", "owners", "troops", "armies")
    return {
        "trees": {name: tree(stage_tree(name)) for name in institutions()},
        "colors": {part: board[part] for part in parts},
        "serpent": race["boardData"]["fields"],
    }  # fmt: skip


def tree(node: Node) -> dict[str, Any]:
    """A game tree as plain data."""
    branches = [
        {"way": way(each.action), "best": each.best, "to": tree(each.node)}
        for each in node.branches
    ]
    return {"seats": node.seats, "payoffs": node.payoffs, "shame": node.shame, "branches": branches}


def way(action: Action) -> str:
    """A move by a name for which the client has words."""
    name, data = action
    if name == "p2Action":
        return str(data["action"])
    chosen = [value for value in data.values() if type(value) is bool]
    return f"{name}:{str(chosen[0]).lower()}" if chosen else name


def institutions() -> list[str]:
    return [str(name) for name in Snatch.options.declared["variant"].domain.values()]
