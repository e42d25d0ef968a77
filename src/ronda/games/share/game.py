"""Snatch or Share: three producers, five rounds, and what holds them together."""

from collections.abc import Sequence

from ronda.games.share.goods import PRODUCTS, taken_first
from ronda.games.share.judging import Judging
from ronda.games.share.kinds import KINDS
from ronda.games.share.market import SEATS
from ronda.games.share.records import new_round
from ronda.games.share.texts import TEXTS
from ronda.games.share.trading import Trading
from ronda.rules import Action, Result, Turn, move, ranking

SHAME_LIMIT = 2
PRICE_OF_SHAME = 2


class Share(Trading, Judging):
    """Producers of turkeys, coffee and corn: one's own are worth 1, the others' 2. All offer and
    answer at once, and each may take what is offered and give nothing. Rounds differ in what
    keeps them from it: nothing, a rule that makes it worse, shame, or a judge."""

    texts = TEXTS

    def setup(self, turn: Turn) -> None:
        self.producer_role = list(PRODUCTS)
        turn.luck.shuffle(self.producer_role)
        self.shame_tokens = [0, 0, 0]
        self.rounds = []
        self.start_round(turn)

    def to_act(self) -> Sequence[int]:
        if self.phase == "judging":
            return sorted({case["rulerId"] for case in self.cases_for(SEATS)})
        if self.phase == "finished":
            return []
        return [seat for seat in SEATS if not self.done[seat]]

    def result(self) -> Result | None:
        return ranking(self.points, "ROUNDS_PLAYED") if self.phase == "finished" else None

    @move(during="results", wire="continue")
    def continue_(self, turn: Turn) -> None:
        """Enough of the results."""
        self.done[turn.seat] = True
        turn.tell("ready", seat=turn.seat)
        self.move_on(turn)

    # The phases of a round, one after the other.

    def start_round(self, turn: Turn) -> None:
        if not self.rounds or self.options.endowment == "each_round":
            self.deal()
        kind = self.options.rounds[self.round]
        judge = self.next_judge(turn) if KINDS[kind].judged else None
        number, suspended = self.round + 1, self.suspended_by_verdict()
        self.rounds.append(new_round(number, kind, judge, suspended, turn.now))
        turn.tell("roundStarted", round=number, kind=kind)
        if judge is not None:
            turn.tell("judge", seat=judge)
        for seat in suspended:
            turn.tell("suspended", seat=seat)
        self.make_ashamed_pay(turn)
        self.enter("trading", turn)

    def next_judge(self, turn: Turn) -> int:
        """Drawn the first time; then the next one round the table, of those who are there."""
        here = [seat for seat in SEATS if seat not in self.gone] or list(SEATS)
        before = [past["judge"] for past in self.rounds if past["judge"] is not None]
        if not before:
            return turn.luck.pick(here)
        return min(here, key=lambda seat: (seat - before[-1] - 1) % len(SEATS))

    def suspended_by_verdict(self) -> list[int]:
        cases = self.this_round["cases"] if self.rounds else []
        return sorted({case["accusedId"] for case in cases if case["suspend"]})

    def make_ashamed_pay(self, turn: Turn) -> None:
        for seat in SEATS:
            if self.shame_tokens[seat] >= SHAME_LIMIT:
                lost = taken_first(self.tokens[seat], self.producer_role[seat], PRICE_OF_SHAME)
                self.lose(seat, lost)
                self.this_round["penalties"].append({"playerId": seat, "lost": lost})
                turn.tell("ashamed", seat=seat, lost=dict(lost))

    def move_on(self, turn: Turn) -> None:
        if self.phase == "trading" and all(self.done):
            self.this_round["tradedAt"] = turn.now
            self.judge_or_show(turn)
        elif self.phase == "judging" and not self.cases_for(SEATS):
            self.show_results(turn)
        elif self.phase == "results" and all(self.done):
            self.end_round(turn)

    def judge_or_show(self, turn: Turn) -> None:
        if self.this_round["cases"]:
            self.enter("judging", turn)
        else:
            self.show_results(turn)

    def show_results(self, turn: Turn) -> None:
        self.this_round["points"] = self.points
        self.this_round["tokens"] = [dict(tokens) for tokens in self.tokens]
        turn.tell("results", round=self.round, points=self.points)
        self.enter("results", turn)

    def end_round(self, turn: Turn) -> None:
        self.this_round["endedAt"] = turn.now
        if self.round == len(self.options.rounds):
            self.enter("finished", turn)
        else:
            self.start_round(turn)

    def enter(self, phase: str, turn: Turn) -> None:
        """Nobody waits for those who have left."""
        self.phase = phase
        self.phase_since = turn.now
        self.done = [seat in self.gone for seat in SEATS]
        for seat in self.gone:
            self.act_by_default(turn, seat)

    # The clock and the absent.

    def deadline(self) -> int | None:
        seconds = {
            "trading": self.options.trading_seconds,
            "judging": self.options.judging_seconds,
            "results": self.options.results_seconds,
        }.get(self.phase, 0)
        return self.phase_since + 1000 * seconds if seconds else None

    def timeout(self, turn: Turn) -> None:
        """Everybody still awaited answers what there is to answer, and is done."""
        for seat in self.to_act():
            self.act_by_default(turn, seat)

    def default(self, seat: int) -> Action | None:
        """Reject what may be rejected, accept the rest; rule for nobody; be done."""
        if self.phase == "judging":
            cases = self.cases_for([seat])
            verdict = {"confirm": False, "suspend": False}
            return ("rule", {"offerId": cases[0]["offerId"], **verdict}) if cases else None
        if self.phase == "finished" or self.done[seat]:
            return None
        if self.phase == "results":
            return "continue", {}
        answer = "reject" if self.rule_of_round.may_reject else "accept"
        pending = self.offers_to(seat)
        return (answer, {"offerId": pending[0]["id"]}) if pending else ("done", {"done": True})

    def act_by_default(self, turn: Turn, seat: int) -> None:
        """All that an absent player does in this phase."""
        phase = self.round, self.phase
        while (self.round, self.phase) == phase and (action := self.default(seat)):
            self.act(turn, seat, *action)

    def leave(self, turn: Turn, seat: int) -> None:
        """The offers are withdrawn; what waits for this player is dealt with by default."""
        for offer in self.active_trade_offers:
            if offer["offererId"] == seat:
                self.act(turn, seat, "cancel", {"offerId": offer["id"]})
        self.act_by_default(turn, seat)

    def back(self, turn: Turn, seat: int) -> None:
        self.done[seat] = False

    def deserted(self) -> Result | None:
        """Nobody is left to trade with: whoever stayed wins, and the points stand."""
        here = [seat for seat in SEATS if seat not in self.gone]
        if len(here) != 1:
            return None
        return {"points": list(self.points), "winners": here, "reason": "OPPONENT_LEFT"}

    def may_chat(self, seat: int) -> bool:
        return self.options.chat
