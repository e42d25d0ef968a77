"""What serves a player best within the round, if all others do the same: backward induction.

After a snatch, a judged round returns the goods and takes three tokens, since to report costs the
victim nothing and to confirm costs the one who rules nothing. Shame costs nothing in the round.
"""

from collections.abc import Iterator
from typing import Any

from ronda.games.share.goods import FIXED, Goods, only, taken_first, worth
from ronda.games.share.judging import FORFEIT
from ronda.games.share.kinds import KINDS
from ronda.games.share.sight import Sight
from ronda.rules import Action

Offer = dict[str, Any]


def best_answer(sight: Sight, offer: Offer) -> str:
    """What the target of an offer gains most by; in doubt, to reject."""
    gains = answers(sight, offer)
    return max(gains, key=lambda answer: gains[answer])


def answers(sight: Sight, offer: Offer) -> dict[str, int]:
    """What each possible answer is worth to the target."""
    target = offer["targetId"]
    rules, own = KINDS[sight.kind], sight.producers[target]
    given, paid = sight.outcome(offer)
    gains = {"reject": 0} if rules.may_reject else {}
    if not rules.in_full or (given, paid) == (offer["offering"], offer["requesting"]):
        gains["accept"] = worth(given, own) - worth(paid, own)
    fine = taken_first(sight.tokens[target], own, FORFEIT)
    gains["snatch"] = -worth(fine, own) if rules.judged else worth(given, own)
    return gains


def best_offer(sight: Sight) -> Action | None:
    """The offer that brings most, given how it will be answered; none, if none brings anything."""
    offers = [(gain(sight, offer), offer) for offer in offers_of(sight)]
    most, best = max(offers, key=lambda item: item[0], default=(0, None))
    if best is None or most <= 0:
        return None
    return "offer", {name: best[name] for name in ("targetId", "offering", "requesting")}


def gain(sight: Sight, offer: Offer) -> int:
    """What an offer brings the one who makes it; nothing, if it is not going to be accepted."""
    if best_answer(sight, offer) != "accept":
        return 0
    given, paid = sight.outcome(offer)
    return worth(paid, sight.own) - worth(given, sight.own)


def offers_of(sight: Sight) -> Iterator[Offer]:
    """Own tokens for some of the target's own, to each opponent who had no offer yet."""
    free = sight.free_tokens()
    for target in sight.targets(asked_once=True):
        theirs = sight.producers[target]
        for size in (FIXED,) if sight.fixed else range(1, free + 1):
            for price in range(1, sight.tokens[target][theirs] + 1):
                yield offer_of(sight, target, only(sight.own, size), only(theirs, price))


def offer_of(sight: Sight, target: int, offering: Goods, requesting: Goods) -> Offer:
    return {
        "offererId": sight.seat, "targetId": target,
        "offering": offering, "requesting": requesting,
    }  # fmt: skip
