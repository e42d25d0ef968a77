"""A view, in the words of a bot."""

from typing import Any

from ronda.games.share.goods import Goods, fulfilled
from ronda.rules import Action, View


class Sight:
    """What one seat sees of a game of share."""

    def __init__(self, view: View) -> None:
        state = view["state"]
        self.seat: int = view["seat"] or 0
        self.phase: str = state["currentPhase"]
        self.kind: str = state["kind"]
        self.fixed: bool = view["options"]["exchange"] == "fixed"
        self.tokens: list[Goods] = state["tokens"]
        self.producers: list[str] = state["producerRole"]
        self.own = self.producers[self.seat]
        self.shame: list[int] = state["shameTokens"]
        self.round: dict[str, Any] = state["rounds"][-1]
        self.offers: list[dict[str, Any]] = self.round["offers"]
        self.legal = {family["action"]: family["data"] for family in view["legal"]}

    def choices(self, action: str, parameter: str) -> list[int]:
        """What a parameter can be now; nothing, where the move cannot be made."""
        found = self.legal.get(action, {}).get(parameter, {}).get("enum", [])
        return list(found)

    def pending(self) -> list[dict[str, Any]]:
        """The offers that wait for this seat."""
        return [o for o in self.offers if o["targetId"] == self.seat and o["status"] == "pending"]

    def cases(self) -> list[int]:
        """The reports this seat has still to rule on."""
        return self.choices("rule", "offerId")

    def targets(self, asked_once: bool) -> list[int]:
        """Whom an offer can be made; `asked_once`: not those who had one in this round."""
        asked = [o["targetId"] for o in self.offers if o["offererId"] == self.seat]
        found = self.choices("offer", "targetId")
        return [target for target in found if not (asked_once and target in asked)]

    def free_tokens(self) -> int:
        """Own tokens that no open offer of one's own gives away."""
        own = [o for o in self.offers if o["offererId"] == self.seat and o["status"] == "pending"]
        promised: int = sum(offer["offering"][self.own] for offer in own)
        return self.tokens[self.seat][self.own] - promised

    def outcome(self, offer: dict[str, Any]) -> tuple[Goods, Goods]:
        """What accepting would hand over: given by the offerer, paid by the target."""
        offerer, target = self.tokens[offer["offererId"]], self.tokens[offer["targetId"]]
        return fulfilled(offer["offering"], offer["requesting"], offerer, target)

    def punishment(self) -> Action | None:
        """Report a snatch; or shame the snatcher."""
        for offer_id in self.choices("report", "offerId"):
            return "report", {"offerId": offer_id}
        mine = [o for o in self.offers if o["offererId"] == self.seat]
        snatchers = [o["targetId"] for o in mine if o["status"] == "snatched"]
        if snatchers and self.choices("assignShame", "targetId"):
            return "assignShame", {"targetId": snatchers[0]}
        return None


def allowed(sight: Sight, action: str, offer_id: int) -> bool:
    """Can this answer be given to this offer?"""
    return offer_id in sight.choices(action, "offerId")
