"""Four characters. Each says whether it offers, how it answers, and what it does about a snatch."""

from collections.abc import Callable
from typing import Any

from ronda.games.share.goods import FIXED, only, worth
from ronda.games.share.rational import best_answer, best_offer
from ronda.games.share.sight import Sight, allowed
from ronda.rules import Action, Bot, Luck, View

Offer = dict[str, Any]


def character(
    offers: Callable[[Sight], Action | None],
    answers: Callable[[Sight, Offer], str],
    punishes: bool,
) -> Bot:
    """A bot of simple habits. `punishes`: does it shame, report, and confirm reports?"""

    def bot(view: View, luck: Luck) -> Action:
        sight = Sight(view)
        if sight.phase == "results":
            return "continue", {}
        if sight.phase == "judging":
            case = sight.cases()[0]
            return "rule", {"offerId": case, "confirm": punishes, "suspend": False}
        return (
            (sight.punishment() if punishes else None)
            or answer(sight, answers)
            or offers(sight)
            or ("done", {"done": True})
        )

    return bot


def answer(sight: Sight, answers: Callable[[Sight, Offer], str]) -> Action | None:
    """The first offer that waits is answered as the character would; else as the rules allow."""
    for offer in sight.pending():
        wanted = (answers(sight, offer), "reject", "accept")
        chosen = next(name for name in wanted if allowed(sight, name, offer["id"]))
        return chosen, {"offerId": offer["id"]}
    return None


def share_out(sight: Sight) -> Action | None:
    """To each opponent in turn, once a round: half of one's own tokens, for as many of theirs."""
    free = sight.free_tokens()
    for target in sight.targets(asked_once=True):
        theirs = sight.producers[target]
        size = FIXED if sight.fixed else (free + 1) // 2
        size = min(size, sight.tokens[target][theirs])
        if size:
            given = FIXED if sight.fixed else size
            return "offer", {
                "targetId": target,
                "offering": only(sight.own, given), "requesting": only(theirs, size),
            }  # fmt: skip
    return None


def no_offer(sight: Sight) -> None:
    """Others may offer."""


def fair_answer(sight: Sight, offer: Offer) -> str:
    """Accept what one gains by, or loses nothing by."""
    given, paid = sight.outcome(offer)
    return "accept" if worth(given, sight.own) >= worth(paid, sight.own) else "reject"


def grab(sight: Sight, offer: Offer) -> str:
    return "snatch"


def follows_norms(sight: Sight) -> bool:
    """Is there a norm here: shame, a judge, or the memory of having been put to shame?"""
    return sight.kind in ("shame", "governance") or sight.shame[sight.seat] > 0


def norm_offer(sight: Sight) -> Action | None:
    return share_out(sight) if follows_norms(sight) else None


def norm_answer(sight: Sight, offer: Offer) -> str:
    """No trade with those who were put to shame; with the rest, what the norm says."""
    if not follows_norms(sight):
        return "snatch"
    return "reject" if sight.shame[offer["offererId"]] else fair_answer(sight, offer)


BOTS: dict[str, Bot] = {
    "fair": character(share_out, fair_answer, punishes=True),
    "free_rider": character(no_offer, grab, punishes=False),
    "norm": character(norm_offer, norm_answer, punishes=True),
    "rational": character(best_offer, best_answer, punishes=True),
}
