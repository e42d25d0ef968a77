"""SnatchGame: two traders, three rounds, and an institution that can be changed."""

from collections.abc import Sequence

from ronda.games.snatch.institutions import INSTITUTIONS, VARIANTS, Institution
from ronda.games.snatch.options import MOST_TOKENS, SnatchOptions
from ronda.games.snatch.records import Line, Offer, Round, new_round
from ronda.games.snatch.texts import TEXTS
from ronda.rules import (
    Action,
    Choice,
    Game,
    Result,
    Text,
    Turn,
    among,
    move,
    ranking,
    require,
)

P1, P2 = 0, 1
ROUNDS = 3
ANY_NUMBER = range(1_000_000_000)
DO_NOTHING: dict[str, Action] = {
    "talk": ("endTalk", {}),
    "decision": ("p2Action", {"action": "reject"}),
    "shame": ("assignShame", {"assign": False}),
    "report": ("report", {"report": False}),
}
Amounts = range | Choice
MOST_LINES = 100  # of each player in one talk


class Snatch(Game):
    """P1 brings turkeys and P2 cobs; one's own are worth 1 and the other's 2. P1 may offer a
    trade, and P2 may accept it, reject it, or take what is offered and give nothing."""

    id = "snatch"
    options: SnatchOptions = SnatchOptions()
    texts = TEXTS
    verbatim = ("text",)
    chat = False  # talking is a treatment: it is the move of G5
    public = (
        "game_type", "phase", "game_status", "current_round", "pavo_tokens", "elote_tokens",
        "shame_tokens", "scores", "offer", "offer_active", "forced_by_p2", "confiscated",
        "rounds", "talk", "ready",
    )  # fmt: skip

    def setup(self, turn: Turn) -> None:
        self.game_type = self.options.variant
        self.shame_tokens = [self.options.shame_p1, self.options.shame_p2]
        self.start_over(turn)

    def to_act(self) -> Sequence[int]:
        if self.phase == "talk":
            return [seat for seat in (P1, P2) if not self.ready[seat]]
        return [P2] if self.phase == "decision" else [P1]

    def result(self) -> Result | None:
        return ranking(self.scores, "ROUNDS_PLAYED") if self.phase == "finished" else None

    # The state, seen from a distance.

    @property
    def institution(self) -> Institution:
        return INSTITUTIONS[self.game_type]

    @property
    def scores(self) -> list[int]:
        (pavo1, pavo2), (elote1, elote2) = self.pavo_tokens, self.elote_tokens
        return [pavo1 + 2 * elote1, elote2 + 2 * pavo2]

    @property
    def game_status(self) -> str:
        return "FINISHED" if self.phase == "finished" or self.gone else "PLAYING"

    @property
    def round(self) -> Round:
        return self.rounds[-1]

    @property
    def offer(self) -> Offer | None:
        return self.round["offer"]

    @property
    def offer_active(self) -> bool:
        return self.phase == "decision"

    # What can be done, and by whom.

    def free_to_choose(self, seat: int) -> str | None:
        if self.options.locked:
            return "VARIANT_LOCKED"
        return "MATCH_OVER" if self.gone else None

    def forcing(self, seat: int) -> str | None:
        if not self.institution.forces:
            return "NOT_IN_THIS_VARIANT"
        if seat != P2:
            return "ONLY_P2"
        return None if self.can_offer() else "NOTHING_TO_FORCE"

    def unforced(self, seat: int) -> str | None:
        return "MUST_OFFER" if self.forced_by_p2 else None

    def can_offer(self) -> bool:
        fixed = self.options.fixed_offer
        if fixed:
            return self.pavo_tokens[P1] >= fixed <= self.elote_tokens[P2]
        return self.pavo_tokens[P1] + self.elote_tokens[P1] > 0

    def able_to_offer(self, seat: int) -> str | None:
        return None if self.can_offer() else "INSUFFICIENT_TOKENS"

    def gives_something(self, seat: int, offer_pavo: int, offer_elote: int) -> str | None:
        return None if offer_pavo or offer_elote else "EMPTY_OFFER"

    def pavo_to_give(self, seat: int) -> Amounts:
        return self.amounts(self.pavo_tokens[P1], fixed=self.options.fixed_offer)

    def elote_to_give(self, seat: int) -> Amounts:
        return self.amounts(self.elote_tokens[P1], fixed=0)

    def pavo_to_ask(self, seat: int) -> Amounts:
        return self.amounts(self.pavo_tokens[P2], fixed=0)

    def elote_to_ask(self, seat: int) -> Amounts:
        return self.amounts(self.elote_tokens[P2], fixed=self.options.fixed_offer)

    def amounts(self, held: int, fixed: int) -> Amounts:
        """From nothing to all that is held, or under `fixed_offer` the one amount there is."""
        if self.options.fixed_offer:
            return Choice((fixed,), refusal="FIXED_OFFER")
        return range(held + 1)

    def not_talked_out(self, seat: int) -> None:
        said = sum(line["seat"] == seat for line in self.talk)
        require(said < MOST_LINES, "TALKED_ENOUGH", limit=MOST_LINES)

    # The moves.

    @move(anytime=True, after_end=True, when=free_to_choose, variant=VARIANTS)
    def set_variant(self, turn: Turn, variant: str) -> None:
        """Play under another institution: everything starts over."""
        self.game_type = variant
        turn.tell("variantChanged", variant=variant, seat=turn.seat)
        self.start_over(turn)

    @move(
        during="offer", when=(able_to_offer, gives_something),
        offer_pavo=among(pavo_to_give, of=ANY_NUMBER, refusal="INSUFFICIENT_TOKENS"),
        offer_elote=among(elote_to_give, of=ANY_NUMBER, refusal="INSUFFICIENT_TOKENS"),
        request_pavo=among(pavo_to_ask, of=ANY_NUMBER, refusal="INSUFFICIENT_TOKENS"),
        request_elote=among(elote_to_ask, of=ANY_NUMBER, refusal="INSUFFICIENT_TOKENS"),
    )  # fmt: skip
    def propose_offer(
        self, turn: Turn, offer_pavo: int, offer_elote: int, request_pavo: int, request_elote: int
    ) -> None:
        """P1: so many turkeys and cobs for so many of P2's."""
        offer: Offer = {
            "offerPavo": offer_pavo, "offerElote": offer_elote,
            "requestPavo": request_pavo, "requestElote": request_elote,
        }  # fmt: skip
        self.round["offer"] = offer
        self.p1_acts(turn, "forced_offer" if self.forced_by_p2 else "offer")
        turn.tell("offerMade", **offer)
        self.enter("decision", turn)

    @move(during="offer", when=unforced)
    def no_offer(self, turn: Turn) -> None:
        """P1 offers nothing; the round is over."""
        self.p1_acts(turn, "no_offer")
        turn.tell("noOffer")
        self.end_round(turn)

    @move(anytime=True, during="offer", when=forcing, force=bool)
    def p2_force(self, turn: Turn, force: bool) -> None:
        """P2 (G2): P1 must offer, or need not."""
        self.forced_by_p2 = force
        turn.tell("forceOn" if force else "forceOff")

    @move(during="decision", wire="p2Action", action=("accept", "reject", "snatch"))
    def answer(self, turn: Turn, action: str) -> None:
        """P2: trade, decline, or take what is offered and give nothing."""
        self.round["p2Action"] = action
        self.round["p2At"] = turn.now
        turn.tell(action)
        if action != "reject":
            self.hand_over(P1, P2, self.offered("offer"))
        if action == "accept":
            self.hand_over(P2, P1, self.offered("request"))
        if action == "snatch" and self.institution.after_snatch:
            self.enter(self.institution.after_snatch, turn)
        else:
            self.end_round(turn)

    @move(during="shame", assign=bool)
    def assign_shame(self, turn: Turn, assign: bool) -> None:
        """P1 (G3): a token of shame for the snatcher, or none."""
        self.round["shameAssigned"] = assign
        self.round["replyAt"] = turn.now
        self.shame_tokens[P2] += assign
        turn.tell("shame" if assign else "noShame")
        self.end_round(turn)

    @move(during="report", report=bool)
    def report(self, turn: Turn, report: bool) -> None:
        """P1 (G4): tell the judge, or let it be."""
        self.round["reported"] = report
        self.round["replyAt"] = turn.now
        turn.tell("report" if report else "noReport")
        if report:
            self.judge()
        self.end_round(turn)

    @move(during="talk", anytime=True, when=not_talked_out, wire="chat", text=Text(280))
    def say(self, turn: Turn, text: str) -> None:
        """Either (G5): say anything; nothing binds."""
        self.talk.append({"seat": turn.seat, "text": text, "at": turn.now})
        turn.tell("chat", player=turn.seat + 1, text=text)

    @move(during="talk")
    def end_talk(self, turn: Turn) -> None:
        """Either (G5): enough talk; it ends when both say so."""
        self.ready[turn.seat] = True
        turn.tell("ready", seat=turn.seat)
        if all(self.ready):
            self.close_talk(turn)

    # The clock and the absent.

    def deadline(self) -> int | None:
        seconds = (
            self.options.talk_seconds if self.phase == "talk" else self.options.decision_seconds
        )
        return self.phase_since + 1000 * seconds if seconds else None

    def timeout(self, turn: Turn) -> None:
        """The talk is over, whoever had more to say; other decisions are made by default."""
        if self.phase == "talk":
            self.close_talk(turn)
        else:
            super().timeout(turn)

    def default(self, seat: int) -> Action | None:
        """Do nothing where one may; else the smallest trade there is."""
        if self.phase == "offer":
            return ("proposeOffer", self.smallest_offer()) if self.forced_by_p2 else ("noOffer", {})
        return DO_NOTHING.get(self.phase)

    def smallest_offer(self) -> dict[str, object]:
        """The fixed offer; or one token, own if there is one, for one of P2's kind if there is."""
        size = self.options.fixed_offer or 1
        own = size if self.pavo_tokens[P1] else 0
        asked = min(size, self.elote_tokens[P2])
        return {
            "offerPavo": own, "offerElote": size - own, "requestPavo": 0, "requestElote": asked
        }  # fmt: skip

    # How things change.

    def start_over(self, turn: Turn) -> None:
        self.rounds: list[Round] = []
        self.deal()
        self.start_round(turn)

    def deal(self) -> None:
        self.pavo_tokens = [MOST_TOKENS, 0]
        self.elote_tokens = [0, MOST_TOKENS]
        self.confiscated = 0

    def start_round(self, turn: Turn) -> None:
        self.current_round = len(self.rounds) + 1
        self.rounds.append(new_round(self.current_round, ROUNDS, turn.now))
        self.forced_by_p2 = self.institution.forces and self.can_offer()  # else it lapses
        self.talk: list[Line] = []
        self.ready = [False, False]
        turn.tell("roundStarted", round=self.current_round, variant=self.game_type)
        self.enter(self.institution.opens, turn)

    def enter(self, phase: str, turn: Turn) -> None:
        self.phase = phase
        self.phase_since = turn.now

    def close_talk(self, turn: Turn) -> None:
        self.ready = [True, True]
        turn.tell("talkEnded")
        self.enter("offer", turn)

    def p1_acts(self, turn: Turn, action: str) -> None:
        self.round["p1Action"] = action
        self.round["p1At"] = turn.now
        self.round["forcedByP2"] = self.forced_by_p2

    def offered(self, side: str) -> tuple[int, int]:
        """The (turkeys, cobs) of one side of the offer."""
        offer = self.offer
        assert offer is not None, "nothing is on the table"
        if side == "offer":
            return offer["offerPavo"], offer["offerElote"]
        return offer["requestPavo"], offer["requestElote"]

    def hand_over(self, giver: int, taker: int, goods: tuple[int, int]) -> None:
        for tokens, amount in zip((self.pavo_tokens, self.elote_tokens), goods, strict=True):
            tokens[giver] -= amount
            tokens[taker] += amount

    def judge(self) -> None:
        """The snatch is undone; then P2 pays what had been asked, or loses everything."""
        self.hand_over(P2, P1, self.offered("offer"))
        if self.options.sanction == "confiscation":
            self.confiscated += self.pavo_tokens[P2] + self.elote_tokens[P2]
            self.pavo_tokens[P2] = self.elote_tokens[P2] = 0
        else:
            self.hand_over(P2, P1, self.offered("request"))

    def end_round(self, turn: Turn) -> None:
        self.round["outcomeP1"], self.round["outcomeP2"] = self.scores
        turn.tell("roundEnded", **self.round)
        if self.current_round == ROUNDS:
            self.enter("finished", turn)
            return
        if self.options.endowment == "each_round":
            self.deal()
        self.start_round(turn)

    # Beyond one game.

    def rematch(self) -> dict[str, object]:
        """Under the institution now played."""
        return {**self.options.to_json(), "variant": self.game_type}

    def carried(self, before: Sequence[int | None]) -> dict[str, object]:
        """Shame stays with the player (S4)."""
        p1, p2 = (0 if seat is None else self.shame_tokens[seat] for seat in before)
        return {"shame_p1": p1, "shame_p2": p2}

    def check(self) -> None:
        """Goods are conserved, and nobody owes any."""
        held = [*self.pavo_tokens, *self.elote_tokens]
        assert min(held) >= 0, f"somebody holds less than nothing: {held}"
        assert sum(held) + self.confiscated == 2 * MOST_TOKENS, f"tokens were made or lost: {held}"
