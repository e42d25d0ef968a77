"""Backward induction on the stage game: one round by itself, solved on the rules themselves."""

import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any

from ronda.games.snatch.game import Amounts, Snatch
from ronda.games.snatch.records import new_round
from ronda.rules import NOBODY, Action, Luck, Turn, View

NO_LUCK = Luck("nothing in snatch is left to chance")


def rational(view: View, luck: Luck) -> Action:
    """What serves one's own score best in this round, if the other does the same."""
    return solved(json.dumps(stage(view)))


def stage(view: View) -> dict[str, Any]:
    """The view without the past: all that matters for what is still to come in the round."""
    state = view["state"]
    bare = {**new_round(1, 3, 0), "offer": state["offer"]}
    now = {"rounds": [bare], "currentRound": 1, "talk": [], "shameTokens": [0, 0]}
    return {"options": view["options"], "players": 2, "gone": [], "state": {**state, **now}}


@lru_cache(maxsize=10_000)
def solved(view: str) -> Action:
    """The best action at a stage; every stage is solved once."""
    return best(Snatch.from_view(json.loads(view)))[0]


def best(game: Snatch) -> tuple[Action, list[int]]:
    """The action that ends best for the one to act (the first such), and how it ends."""
    seat = game.to_act()[0]
    ends = ((action, end(game, seat, action)) for action in actions(game))
    return max(ends, key=lambda item: item[1][seat])


def end(game: Snatch, seat: int, action: Action) -> list[int]:
    """The scores this round comes to after an action, if all go on as best they can."""
    then = game.clone()
    then.act(Turn(NOBODY, 0, NO_LUCK), seat, *action)
    outcome = then.rounds[0]
    if outcome["outcomeP1"] is None or outcome["outcomeP2"] is None:
        return best(then)[1]
    return [outcome["outcomeP1"], outcome["outcomeP2"]]


def actions(game: Snatch) -> Iterator[Action]:
    """Every action of whoever is to act; where two end alike, the earlier one is taken."""
    if game.phase == "offer":
        if not game.forced_by_p2:
            yield "noOffer", {}
        yield from offers(game)
    elif game.phase == "decision":
        yield from (("p2Action", {"action": answer}) for answer in ("accept", "reject", "snatch"))
    elif game.phase == "shame":
        yield from (("assignShame", {"assign": yes}) for yes in (False, True))
    elif game.phase == "report":
        yield from (("report", {"report": yes}) for yes in (False, True))
    else:
        yield "endTalk", {}


def offers(game: Snatch) -> Iterator[Action]:
    """Every offer that P1 can make."""
    names = ("offerPavo", "offerElote", "requestPavo", "requestElote")
    amounts = (game.pavo_to_give, game.elote_to_give, game.pavo_to_ask, game.elote_to_ask)
    for offer in product(*(each(ask(0)) for ask in amounts)) if game.can_offer() else ():
        if offer[0] or offer[1]:
            yield "proposeOffer", dict(zip(names, offer, strict=True))


def each(amounts: Amounts) -> Any:
    """The whole numbers among the amounts."""
    return amounts if isinstance(amounts, range) else amounts.items
