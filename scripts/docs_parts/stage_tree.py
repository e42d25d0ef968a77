"""The tree of one round of snatch, found by asking the engine what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ronda.engine import Match, accepted
from ronda.games.snatch import Snatch
from ronda.rules import Action, Text

SEED = "the stage game draws no luck"
OFFER = 5  # five own tokens for five of the other's


class Node(NamedTuple):
    """Where somebody decides, or where the round has ended."""

    seats: tuple[int, ...]
    branches: list[Branch]
    payoffs: tuple[int, int]  # as they come out if everybody goes on as best they can
    shame: int = 0
    view: dict[str, Any] = {}  # noqa: RUF012 - what the one to act sees; never written to


class Branch(NamedTuple):
    """One way to go on."""

    label: str
    action: Action
    node: Node
    best: bool  # nobody who may choose here can do better


LABELS = {
    ("noOffer",): "no offer",
    ("p2Force", True): "force on",
    ("p2Force", False): "force off",
    ("assignShame", False): "no shame",
    ("assignShame", True): "shame",
    ("report", False): "let it be",
    ("report", True): "report",
}


def stage_tree(variant: str) -> Node:
    """One round under an institution, with the one offer of five for five."""
    options = {"variant": variant, "locked": True, "fixed_offer": OFFER}
    return grow(Match.start(Snatch, SEED, options), may_force=True)


def grow(match: Match, may_force: bool) -> Node:
    """The tree from here on. What can be done at any time is decided once, and first."""
    state = match.view(None)["state"]
    first = state["rounds"][0]
    if first["outcomeP1"] is not None:
        return Node((), [], (first["outcomeP1"], first["outcomeP2"]), state["shameTokens"][1])
    waiting = tuple(match.to_act())
    if len(waiting) > 1:
        return talk(match, waiting)
    forced = list(unasked(match, waiting)) if may_force else []
    seat, actions = forced[0] if forced else (waiting[0], choices(match, waiting[0]))
    return decision(match, seat, actions)


def talk(match: Match, seats: tuple[int, ...]) -> Node:
    """All may speak. No word changes what can be done afterwards, so one branch stands for all."""
    after = copy_of(match)
    for seat in seats:
        after.play(seat, "endTalk", {}, after.now)
    then = grow(after, may_force=True)
    return Node(seats, [Branch("say anything", ("endTalk", {}), then, True)], then.payoffs)


def unasked(match: Match, waiting: tuple[int, ...]) -> Iterator[tuple[int, list[Action]]]:
    """What seats that the match does not wait for could do."""
    for seat in range(match.game.players):
        actions = [] if seat in waiting else choices(match, seat)
        if actions:
            yield seat, actions[::-1]  # things as they stand come first: the force is on


def choices(match: Match, seat: int) -> list[Action]:
    """Everything a seat can do that can be counted."""
    return [
        box.action(values)
        for box in match.boxes(seat)
        if not any(isinstance(domain, Text) for domain in box.domains.values())
        for values in accepted(box, match.game, seat)
    ]


def decision(match: Match, seat: int, actions: list[Action]) -> Node:
    """A seat's choice, solved backwards."""
    nodes = [grow(after(match, seat, action), may_force=False) for action in actions]
    best = max(node.payoffs[seat] for node in nodes)
    branches = [
        Branch(label(action), action, node, node.payoffs[seat] == best)
        for action, node in zip(actions, nodes, strict=True)
    ]
    chosen = next(branch.node for branch in branches if branch.best)
    return Node((seat,), branches, chosen.payoffs, view=dict(match.view(seat)))


def after(match: Match, seat: int, action: Action) -> Match:
    """The match one move on."""
    then = copy_of(match)
    then.play(seat, *action, then.now)
    return then


def copy_of(match: Match) -> Match:
    return Match.restore(Snatch, SEED, match.snapshot())


def label(action: Action) -> str:
    """What stands on a branch."""
    name, data = action
    if name == "proposeOffer":
        return f"offer {data['offerPavo']} for {data['requestElote']}"
    if name == "p2Action":
        return str(data["action"])
    return LABELS[(name, *data.values())]
