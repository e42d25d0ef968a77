"""The state of a game of share, and what can be read off it."""

from collections.abc import Sequence

from ronda.games.share.goods import (
    ENDOWMENT,
    PRODUCTS,
    Goods,
    covers,
    fulfilled,
    nothing,
    only,
    worth,
)  # fmt: skip
from ronda.games.share.kinds import KINDS, Anarchy
from ronda.games.share.options import ShareOptions
from ronda.games.share.records import Case, Prospect, Round, TradeOffer
from ronda.rules import Game, Turn

SEATS = range(3)
OFFERS_TO_EACH = 2
OFFER_IDS = range(1, 1_000_000)


class Market(Game):
    """Three producers, what they hold, and the record of every round."""

    id = "share"
    seats = 3
    options: ShareOptions = ShareOptions()
    seat_fields = (
        "seat", "targetId", "offererId", "playerId", "giverId", "reporterId", "accusedId",
        "rulerId", "currentJudge", "judge", "suspended",
    )  # fmt: skip
    public = (
        "round", "kind", "current_phase", "current_judge", "producer_role", "role", "tokens",
        "points", "shame_tokens", "is_suspended", "is_barred", "done", "offers_left",
        "active_trade_offers", "prospects", "rounds", "lost",
    )  # fmt: skip

    producer_role: list[str]
    tokens: list[Goods]
    shame_tokens: list[int]
    done: list[bool]  # with trading; or, while the results are shown, with looking at them
    rounds: list[Round]
    lost: Goods  # to shame, since tokens were last dealt
    phase_since: int

    # The state, seen from a distance.

    @property
    def this_round(self) -> Round:
        return self.rounds[-1]

    @property
    def round(self) -> int:
        return len(self.rounds)

    @property
    def kind(self) -> str:
        return self.this_round["kind"]

    @property
    def rule_of_round(self) -> Anarchy:
        return KINDS[self.kind]

    @property
    def current_phase(self) -> str:
        return self.phase

    @property
    def current_judge(self) -> int | None:
        return self.this_round["judge"]

    @property
    def role(self) -> list[str]:
        return ["judge" if seat == self.current_judge else "trader" for seat in SEATS]

    @property
    def points(self) -> list[int]:
        return [worth(self.tokens[seat], self.producer_role[seat]) for seat in SEATS]

    @property
    def is_suspended(self) -> list[bool]:
        return [seat in self.this_round["suspended"] for seat in SEATS]

    @property
    def is_barred(self) -> list[bool]:
        barred = [penalty["playerId"] for penalty in self.this_round["penalties"]]
        return [seat in barred for seat in SEATS]

    @property
    def offers_left(self) -> list[list[int]]:
        """How many offers each can still make to each in this round, going by their number."""
        left = [[OFFERS_TO_EACH * (target != seat) for target in SEATS] for seat in SEATS]
        for offer in self.this_round["offers"]:
            left[offer["offererId"]][offer["targetId"]] -= 1
        return left

    @property
    def active_trade_offers(self) -> list[TradeOffer]:
        return [offer for offer in self.this_round["offers"] if offer["status"] == "pending"]

    @property
    def prospects(self) -> list[Prospect]:
        """What each open offer comes to as things stand; a snatch takes what is `given`."""
        found: list[Prospect] = []
        for offer in self.active_trade_offers:
            given, paid = self.outcome(offer)
            acceptable = not self.lacks(offer)
            found.append(
                {"offerId": offer["id"], "acceptable": acceptable, "given": given, "paid": paid}
            )
        return found

    def lacks(self, offer: TradeOffer) -> bool:
        """Does the round demand full delivery, and one side cannot deliver?"""
        return self.rule_of_round.in_full and not (
            covers(self.tokens[offer["offererId"]], offer["offering"])
            and covers(self.tokens[offer["targetId"]], offer["requesting"])
        )

    def outcome(self, offer: TradeOffer) -> tuple[Goods, Goods]:
        """What changes hands if an offer is accepted now."""
        offerer, target = self.tokens[offer["offererId"]], self.tokens[offer["targetId"]]
        return fulfilled(offer["offering"], offer["requesting"], offerer, target)

    def offers_to(self, seat: int) -> list[TradeOffer]:
        """The offers this player has still to answer."""
        return [offer for offer in self.active_trade_offers if offer["targetId"] == seat]

    def offers_by(self, seat: int) -> list[TradeOffer]:
        """All that this player has offered in this round."""
        return [offer for offer in self.this_round["offers"] if offer["offererId"] == seat]

    def offer_with(self, offer_id: int) -> TradeOffer:
        return next(offer for offer in self.this_round["offers"] if offer["id"] == offer_id)

    def offers_made(self) -> int:
        """In the whole game: offers are numbered through."""
        return sum(len(past["offers"]) for past in self.rounds)

    def cases_for(self, seats: Sequence[int]) -> list[Case]:
        """The cases these players have still to rule on."""
        cases = self.this_round["cases"]
        return [case for case in cases if case["confirm"] is None and case["rulerId"] in seats]

    # How goods change hands.

    def deal(self) -> None:
        self.tokens = [only(product, ENDOWMENT) for product in self.producer_role]
        self.lost = nothing()

    def hand_over(self, giver: int, taker: int, goods: Goods) -> None:
        for product, count in goods.items():
            self.tokens[giver][product] -= count
            self.tokens[taker][product] += count

    def lose(self, seat: int, goods: Goods) -> None:
        for product, count in goods.items():
            self.tokens[seat][product] -= count
            self.lost[product] += count

    def move_on(self, turn: Turn) -> None:
        """Close the phase if nobody is awaited in it any more."""
        raise NotImplementedError

    def check(self) -> None:
        """Goods are conserved, and whoever is done has answered everything."""
        for product in PRODUCTS:
            held = [tokens[product] for tokens in self.tokens]
            assert min(held) >= 0, f"somebody holds less than nothing: {held}"
            assert sum(held) + self.lost[product] == ENDOWMENT, f"{product} was made or lost"
        for seat in SEATS:
            assert not (self.done[seat] and self.offers_to(seat)), f"{seat} left offers unanswered"
            targets = [offer["targetId"] for offer in self.offers_by(seat)]
            assert all(targets.count(target) <= OFFERS_TO_EACH for target in targets)
        for past in self.rounds[:-1]:
            assert all(o["status"] != "pending" for o in past["offers"]), (
                "an offer outlived its round"
            )
            assert all(case["ruledAt"] is not None for case in past["cases"]), (
                "a case was left open"
            )
