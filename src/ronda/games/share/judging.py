"""Judging: every snatch that was reported is ruled on."""

from ronda.games.share.goods import at_most, taken_first
from ronda.games.share.market import OFFER_IDS, Market
from ronda.games.share.records import Case
from ronda.rules import Possible, Turn, among, move

FORFEIT = 3


class Judging(Market):
    """What the one who rules may do."""

    def cases_of(self, seat: int) -> Possible:
        return Possible([case["offerId"] for case in self.cases_for([seat])], "NO_SUCH_CASE")

    def sentences(self, seat: int, confirm: bool) -> Possible:
        """Only who is found to have snatched can be suspended."""
        return Possible((False, True) if confirm else (False,), "NOT_CONFIRMED")

    @move(
        during="judging", offer_id=among(cases_of, of=OFFER_IDS),
        confirm=bool, suspend=among(sentences, of=bool),
    )  # fmt: skip
    def rule(self, turn: Turn, offer_id: int, confirm: bool, suspend: bool) -> None:
        """Was it a snatch that deserves a sanction, and a suspension too?"""
        case = next(case for case in self.cases_for([turn.seat]) if case["offerId"] == offer_id)
        case["confirm"], case["suspend"], case["ruledAt"] = confirm, suspend, turn.now
        if confirm:
            self.make_good(case)
        turn.tell(
            "confirmed" if confirm else "dismissed", seat=turn.seat, offer_id=offer_id,
            target_id=case["accusedId"],
            returned=dict(case["returned"]), forfeited=dict(case["forfeited"]), suspend=suspend,
        )  # fmt: skip
        self.move_on(turn)

    def make_good(self, case: Case) -> None:
        """The goods return, as far as they are held; then the snatcher pays."""
        snatcher, victim = case["accusedId"], case["reporterId"]
        taken = self.offer_with(case["offerId"])["given"]
        case["returned"] = at_most(taken, self.tokens[snatcher])
        self.hand_over(snatcher, victim, case["returned"])
        own = self.producer_role[snatcher]
        case["forfeited"] = taken_first(self.tokens[snatcher], own, FORFEIT)
        self.hand_over(snatcher, victim, case["forfeited"])
