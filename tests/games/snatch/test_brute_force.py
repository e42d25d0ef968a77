"""The rational bot against a round worked out once more, on four numbers and without the rules."""

from typing import NamedTuple

from hypothesis import assume, settings
from hypothesis import given as for_all
from hypothesis import strategies as st

from ronda.engine import Match, accepted
from ronda.games.snatch import Snatch
from ronda.rules import Action, Luck
from tests.games.snatch.given import P1, P2, VARIANTS

Scores = tuple[int, int]


class Goods(NamedTuple):
    """What P1 and P2 hold: turkeys and cobs of each."""

    p: int
    e: int
    pp: int
    ee: int

    def scores(self) -> Scores:
        return self.p + 2 * self.e, self.ee + 2 * self.pp

    def plus(self, turkeys: int, cobs: int) -> "Goods":
        """P1 gets so many of each from P2."""
        return Goods(self.p + turkeys, self.e + cobs, self.pp - turkeys, self.ee - cobs)


class Stage(NamedTuple):
    """A round about to begin."""

    variant: str
    sanction: str
    goods: Goods

    def reply(self, offer: Goods, punish: bool) -> Scores:
        """How it ends when a robbed P1 punishes or does not."""
        if not (punish and self.variant == "G4"):
            return self.goods.plus(-offer.p, -offer.e).scores()
        if self.sanction == "confiscation":
            return Goods(self.goods.p, self.goods.e, 0, 0).scores()
        return self.goods.plus(offer.pp, offer.ee).scores()

    def answered(self, offer: Goods, kind: str) -> Scores:
        """How it ends when P2 answers, and a robbed P1 then does what is best for it."""
        if kind == "snatch":
            return max((self.reply(offer, punish) for punish in (False, True)), key=lambda s: s[P1])
        traded = self.goods.plus(offer.pp - offer.p, offer.ee - offer.e)
        return (traded if kind == "accept" else self.goods).scores()

    def offered(self, offer: Goods) -> Scores:
        """How it ends when P1 offers, and P2 then does what is best for it."""
        ends = (self.answered(offer, kind) for kind in ("accept", "reject", "snatch"))
        return max(ends, key=lambda scores: scores[P2])

    def worth(self, action: Action) -> int:
        """What P1 comes to by an opening action."""
        name, data = action
        ends = self.goods.scores() if name == "noOffer" else self.offered(Goods(*data.values()))
        return ends[P1]

    def match(self) -> Match:
        match = Match.start(Snatch, "stage", {"variant": self.variant, "sanction": self.sanction})
        game, goods = match.game, self.goods
        assert isinstance(game, Snatch)
        game.pavo_tokens, game.elote_tokens = [goods.p, goods.pp], [goods.e, goods.ee]
        game.phase, game.forced_by_p2 = "offer", self.variant == "G2" and goods.p + goods.e > 0
        return match


def legal(match: Match, seat: int) -> list[Action]:
    boxes = [box for box in match.boxes(seat) if not box.move.anytime]
    return [box.action(values) for box in boxes for values in accepted(box, match.game, seat)]


FEW = st.integers(0, 3)


def stages(*variants: str) -> st.SearchStrategy[Stage]:
    sanctions = st.sampled_from(("reverse", "confiscation"))
    goods = st.builds(Goods, FEW, FEW, FEW, FEW)
    return st.builds(Stage, st.sampled_from(variants), sanctions, goods)


ANY = st.integers(0, 10_000)


def rational(match: Match, seat: int) -> Action:
    return Snatch.bots["rational"](match.view(seat), Luck("any"))


def after_an_offer(stage: Stage, number: int) -> tuple[Match, Goods]:
    """The stage with one of its possible offers made."""
    match = stage.match()
    offers = [action for action in legal(match, P1) if action[0] == "proposeOffer"]
    assume(offers)
    name, data = offers[number % len(offers)]
    match.play(P1, name, data, 0)
    return match, Goods(*data.values())


@for_all(stages(*VARIANTS))
@settings(max_examples=100, deadline=None)
def test_no_opening_does_better_than_the_rational_one(stage: Stage) -> None:
    match = stage.match()
    assert stage.worth(rational(match, P1)) == max(map(stage.worth, legal(match, P1)))


@for_all(stages(*VARIANTS), ANY)
@settings(max_examples=100, deadline=None)
def test_no_answer_does_better_than_the_rational_one(stage: Stage, number: int) -> None:
    match, offer = after_an_offer(stage, number)
    ends = {kind: stage.answered(offer, kind)[P2] for kind in ("accept", "reject", "snatch")}
    assert ends[rational(match, P2)[1]["action"]] == max(ends.values())


@for_all(stages("G3", "G4"), ANY)
@settings(max_examples=100, deadline=None)
def test_no_reply_does_better_than_the_rational_one(stage: Stage, number: int) -> None:
    match, offer = after_an_offer(stage, number)
    match.play(P2, "p2Action", {"action": "snatch"}, 0)
    ends = {punish: stage.reply(offer, punish)[P1] for punish in (False, True)}
    (punish,) = rational(match, P1)[1].values()
    assert ends[punish] == max(ends.values())
