"""Three characters. Each says whether P1 offers, what P2 answers, and if a robbed P1 punishes."""

from collections.abc import Callable
from typing import Any

from ronda.games.snatch.game import P1, P2, Snatch
from ronda.games.snatch.rational import rational
from ronda.rules import Action, Bot, Luck, View

FAIR = 5  # a fair trade: five own for five of the other's, or as many as both have
State = dict[str, Any]


def character(
    offers: Callable[[State], bool], answers: Callable[[State], str], punishes: bool
) -> Bot:
    """A bot of simple habits."""

    def bot(view: View, luck: Luck) -> Action:
        state = view["state"]
        if state["phase"] == "offer":
            return opening(Snatch.from_view(view), willing=offers(state))
        return {
            "talk": ("endTalk", {}),
            "shame": ("assignShame", {"assign": punishes}),
            "report": ("report", {"report": punishes}),
        }.get(state["phase"]) or ("p2Action", {"action": answers(state)})

    return bot


def opening(game: Snatch, willing: bool) -> Action:
    """A fair trade, from a willing P1 while there is one; else as little as the rules allow."""
    wanted = game.options.fixed_offer or FAIR
    size = min(wanted, game.pavo_tokens[P1], game.elote_tokens[P2])
    if not (willing and size and game.can_offer()):
        return game.default(P1) or ("noOffer", {})
    return "proposeOffer", {
        "offerPavo": size, "offerElote": 0, "requestPavo": 0, "requestElote": size
    }  # fmt: skip


def is_fair(state: State) -> bool:
    """Would P2 lose nothing by accepting?"""
    offer = state["offer"]
    gain = 2 * offer["offerPavo"] + offer["offerElote"]
    return bool(gain >= 2 * offer["requestPavo"] + offer["requestElote"])


def was_kind(state: State) -> bool:
    """Did P2 behave in the round before? (P1 asks; before the first round, yes.)"""
    return len(state["rounds"]) < 2 or state["rounds"][-2]["p2Action"] != "snatch"


BOTS: dict[str, Bot] = {
    "rational": rational,
    "reciprocal": character(was_kind, lambda state: "accept" if is_fair(state) else "reject", True),
    "opportunist": character(lambda state: False, lambda state: "snatch", True),
    "trusting": character(lambda state: True, lambda state: "accept", False),
}
