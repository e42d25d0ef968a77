"""Trading: offers for all to see, answers, shame and reports; until all say they are done."""

from ronda.games.share.goods import (
    FIXED,
    Amounts,
    Exactly,
    Goods,
    at_most,
    nothing,
    only,
    total,
)  # fmt: skip
from ronda.games.share.market import OFFER_IDS, SEATS, Market
from ronda.games.share.records import TradeOffer
from ronda.rules import Domain, Possible, Seats, Turn, among, move, require

AMOUNTS = Amounts()


class Trading(Market):
    """What players may do while they trade. None waits for another, so all of it is `anytime`."""

    # What can be done, and by whom.

    def not_done(self, seat: int) -> None:
        require(not self.done[seat], "ALREADY_DONE")

    def not_suspended(self, seat: int) -> None:
        require(not self.is_suspended[seat], "SUSPENDED")

    def not_barred(self, seat: int) -> None:
        require(not self.is_barred[seat], "BARRED")

    def may_reject(self, seat: int) -> None:
        require(self.rule_of_round.may_reject, "NOT_IN_THIS_ROUND")

    def shames(self, seat: int) -> None:
        require(self.rule_of_round.shames, "NOT_IN_THIS_ROUND")
        given = [shaming["giverId"] for shaming in self.this_round["shame"]]
        require(seat not in given, "SHAME_GIVEN")

    def judged(self, seat: int) -> None:
        require(self.rule_of_round.judged, "NOT_IN_THIS_ROUND")

    def targets(self, seat: int) -> Seats:
        """Who can still be made an offer."""
        left = self.offers_left[seat]
        why_not = {other: self.no_target(seat, other, left[other]) for other in SEATS}
        return Seats([other for other in SEATS if not why_not[other]], why_not=why_not)

    def no_target(self, seat: int, other: int, left: int) -> str:
        """Why the other can be made no offer, or nothing."""
        reasons = {
            "NOT_TO_YOURSELF": other == seat,
            "PLAYER_GONE": other in self.gone,
            "SUSPENDED": self.is_suspended[other],
            "OFFER_LIMIT": left == 0,
        }
        return next((code for code, holds in reasons.items() if holds), "")

    def goods_to_offer(self, seat: int) -> Domain:
        if self.options.exchange == "fixed":
            return Exactly(only(self.producer_role[seat], FIXED))
        return AMOUNTS

    def not_empty(self, seat: int, offering: Goods, requesting: Goods) -> None:
        require(total(offering) + total(requesting), "EMPTY_OFFER")

    def answerable(self, seat: int) -> Possible:
        return Possible([offer["id"] for offer in self.offers_to(seat)], "NO_SUCH_OFFER")

    def acceptable(self, seat: int) -> Possible:
        """Offers to accept; under mutual consent, those that both can deliver in full."""
        offers = self.offers_to(seat)
        lacking = {offer["id"]: "INSUFFICIENT_TOKENS" for offer in offers if self.lacks(offer)}
        open_ = [offer["id"] for offer in offers if offer["id"] not in lacking]
        return Possible(open_, "NO_SUCH_OFFER", lacking)

    def cancellable(self, seat: int) -> Possible:
        own = [offer["id"] for offer in self.active_trade_offers if offer["offererId"] == seat]
        return Possible(own, "NO_SUCH_OFFER")

    def reportable(self, seat: int) -> Possible:
        """One's offers of this round that were snatched, and not yet reported."""
        snatched = [o["id"] for o in self.offers_by(seat) if o["status"] == "snatched"]
        reported = {case["offerId"]: "ALREADY_REPORTED" for case in self.this_round["cases"]}
        open_ = [offer_id for offer_id in snatched if offer_id not in reported]
        return Possible(open_, "NO_SUCH_OFFER", {i: reported[i] for i in snatched if i in reported})

    def others(self, seat: int) -> Seats:
        return Seats([other for other in SEATS if other != seat], "NOT_TO_YOURSELF")

    def done_or_not(self, seat: int) -> Possible:
        """To say done takes having answered everything; to take it back, having said it."""
        if self.done[seat]:
            return Possible((False,), "ALREADY_DONE")
        if self.offers_to(seat):
            return Possible((), "NOT_DONE", {True: "OFFERS_PENDING"})
        return Possible((True,), "NOT_DONE")

    # The moves.

    @move(
        during="trading", anytime=True, when=(not_done, not_suspended, not_barred, not_empty),
        target_id=among(targets, of=Seats(SEATS)),
        offering=among(goods_to_offer, of=AMOUNTS),
        requesting=AMOUNTS,
    )  # fmt: skip
    def offer(self, turn: Turn, target_id: int, offering: Goods, requesting: Goods) -> None:
        """So much for so much, to one opponent, for all to see."""
        made: TradeOffer = {
            "id": self.offers_made() + 1, "offererId": turn.seat, "targetId": target_id,
            "offering": offering, "requesting": requesting, "status": "pending",
            "given": nothing(), "paid": nothing(), "madeAt": turn.now, "settledAt": None,
        }  # fmt: skip
        self.this_round["offers"].append(made)
        turn.tell(
            "offerMade", seat=turn.seat, offer_id=made["id"], target_id=target_id,
            offering=dict(offering), requesting=dict(requesting),
        )  # fmt: skip
        self.reopen(turn, target_id)

    @move(
        during="trading", anytime=True, when=(not_done, not_suspended),
        offer_id=among(acceptable, of=OFFER_IDS),
    )  # fmt: skip
    def accept(self, turn: Turn, offer_id: int) -> None:
        """Trade, as far as what is held allows."""
        offer = self.offer_with(offer_id)
        offerer, target = offer["offererId"], offer["targetId"]
        offer["given"], offer["paid"] = self.outcome(offer)
        self.hand_over(offerer, target, offer["given"])
        self.hand_over(target, offerer, offer["paid"])
        self.settle(turn, offer, "accepted")

    @move(
        during="trading", anytime=True, when=(not_done, not_suspended, may_reject),
        offer_id=among(answerable, of=OFFER_IDS),
    )  # fmt: skip
    def reject(self, turn: Turn, offer_id: int) -> None:
        """Decline."""
        self.settle(turn, self.offer_with(offer_id), "rejected")

    @move(
        during="trading", anytime=True, when=(not_done, not_suspended),
        offer_id=among(answerable, of=OFFER_IDS),
    )  # fmt: skip
    def snatch(self, turn: Turn, offer_id: int) -> None:
        """Take what is offered, and give nothing."""
        offer = self.offer_with(offer_id)
        offerer = offer["offererId"]
        offer["given"] = at_most(offer["offering"], self.tokens[offerer])
        self.hand_over(offerer, offer["targetId"], offer["given"])
        self.settle(turn, offer, "snatched")
        self.reopen(turn, offerer)

    @move(during="trading", anytime=True, when=not_done, offer_id=among(cancellable, of=OFFER_IDS))
    def cancel(self, turn: Turn, offer_id: int) -> None:
        """Withdraw an offer nobody has answered."""
        self.settle(turn, self.offer_with(offer_id), "cancelled")

    @move(
        during=("trading", "results"), anytime=True, when=shames,
        target_id=among(others, of=Seats(SEATS)),
    )  # fmt: skip
    def assign_shame(self, turn: Turn, target_id: int) -> None:
        """Give another player a token of shame, for good."""
        self.this_round["shame"].append(
            {"giverId": turn.seat, "targetId": target_id, "at": turn.now}
        )
        self.shame_tokens[target_id] += 1
        turn.tell("shame", seat=turn.seat, target_id=target_id, tokens=self.shame_tokens[target_id])

    @move(
        during="trading", anytime=True, when=(not_done, judged),
        offer_id=among(reportable, of=OFFER_IDS),
    )  # fmt: skip
    def report(self, turn: Turn, offer_id: int) -> None:
        """Bring a snatch before the judge."""
        accused = self.offer_with(offer_id)["targetId"]
        ruler = self.who_rules(turn.seat, accused)
        self.this_round["cases"].append({
            "offerId": offer_id, "reporterId": turn.seat, "accusedId": accused, "rulerId": ruler,
            "reportedAt": turn.now, "confirm": None, "suspend": None,
            "returned": nothing(), "forfeited": nothing(), "ruledAt": None,
        })  # fmt: skip
        turn.tell("report", seat=turn.seat, target_id=accused, offer_id=offer_id)

    @move(during="trading", anytime=True, done=among(done_or_not, of=bool), wire="done")
    def say_done(self, turn: Turn, done: bool) -> None:
        """Enough of trading in this round; or not yet, after all."""
        self.done[turn.seat] = done
        turn.tell("done" if done else "notDone", seat=turn.seat)
        self.move_on(turn)

    # How things change.

    def who_rules(self, *parties: int) -> int:
        """The judge; where the judge is a party, the third: of three, it is who is no party."""
        return next(seat for seat in SEATS if seat not in parties)

    def settle(self, turn: Turn, offer: TradeOffer, status: str) -> None:
        offer["status"] = status
        offer["settledAt"] = turn.now
        turn.tell(
            f"offer{status.capitalize()}", seat=turn.seat, offer_id=offer["id"],
            target_id=offer["targetId"], given=dict(offer["given"]), paid=dict(offer["paid"]),
        )  # fmt: skip

    def reopen(self, turn: Turn, seat: int) -> None:
        """Something has happened to a player who was done: that player is asked again."""
        if self.done[seat]:
            self.done[seat] = False
            turn.tell("notDone", seat=seat)
