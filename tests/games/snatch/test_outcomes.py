"""Two outcomes of each institution, worked out by hand. Own goods count 1, the other's 2."""

from tests.games.snatch.given import FAIR, P1, P2, given


def test_G1_a_fair_trade_makes_both_richer() -> None:
    """5 turkeys for 5 cobs, accepted.

    P1 keeps 10−5=5 turkeys and gets 5 cobs: 5×1+5×2=15.
    P2 keeps 10−5=5 cobs and gets 5 turkeys: 5×1+5×2=15.
    """
    story = given(variant="G1").offer(*FAIR).answer("accept")
    story.then(pavoTokens=[5, 5], eloteTokens=[5, 5], scores=[15, 15])
    story.recorded(1, p1Action="offer", p2Action="accept", outcomeP1=15, outcomeP2=15)


def test_G1_a_snatch_makes_the_offerer_poorer_and_nothing_follows() -> None:
    """5 turkeys for 5 cobs, snatched.

    P1 has 10−5=5 turkeys and no cobs: 5×1+0×2=5.
    P2 has all 10 cobs and 5 turkeys: 10×1+5×2=20.
    """
    story = given(variant="G1").offer(*FAIR).answer("snatch")
    story.then(pavoTokens=[5, 5], eloteTokens=[0, 10], scores=[5, 20], currentRound=2)
    story.recorded(1, p2Action="snatch", outcomeP1=5, outcomeP2=20)


def test_G2_a_forced_offer_can_be_snatched() -> None:
    """Forced, P1 gives the least there is, 1 turkey for 1 cob, and P2 snatches it.

    P1: (10−1)×1+0×2=9. P2: 10×1+1×2=12. Without the force both would have kept 10.
    """
    story = given(variant="G2").offer(1, 0, 0, 1).answer("snatch")
    story.then(pavoTokens=[9, 1], eloteTokens=[0, 10], scores=[9, 12])
    story.recorded(1, p1Action="forced_offer", forcedByP2=True, outcomeP1=9, outcomeP2=12)


def test_G2_without_the_force_P1_may_keep_everything() -> None:
    """P2 takes the force off and P1 offers nothing: P1 10×1=10, P2 10×1=10."""
    story = given(variant="G2").force(False).no_offer()
    story.then(scores=[10, 10])
    story.recorded(1, p1Action="no_offer", forcedByP2=False, outcomeP1=10, outcomeP2=10)


def test_G3_a_snatch_is_shamed_and_still_pays() -> None:
    """5 for 5, snatched and shamed: P1 5×1=5, P2 10×1+5×2=20. Shame costs no points."""
    story = given(variant="G3").offer(*FAIR).answer("snatch").shame(True)
    story.then(scores=[5, 20], shameTokens=[0, 1])
    story.recorded(1, shameAssigned=True, outcomeP1=5, outcomeP2=20)


def test_G3_an_honest_trade_leaves_no_shame_to_give() -> None:
    """4 turkeys for 6 cobs, accepted: P1 6×1+6×2=18, P2 4×1+4×2=12; the next round begins."""
    story = given(variant="G3").offer(4, 0, 0, 6).answer("accept")
    story.then(scores=[18, 12], shameTokens=[0, 0], currentRound=2)
    story.recorded(1, shameAssigned=False, outcomeP1=18, outcomeP2=12)


def test_G4_a_reported_snatch_costs_what_had_been_asked() -> None:
    """5 for 5, snatched and reported.

    Step 1, the snatch is undone: P1 has 5+5=10 turkeys, P2 has 0.
    Step 2, P2 gives the 5 cobs asked for nothing: P1 10×1+5×2=20, P2 (10−5)×1=5.
    """
    story = given(variant="G4").offer(*FAIR).answer("snatch").report(True)
    story.then(pavoTokens=[10, 0], eloteTokens=[5, 5], scores=[20, 5])
    story.recorded(1, reported=True, outcomeP1=20, outcomeP2=5)


def test_G4_a_snatch_that_is_not_reported_succeeds() -> None:
    """5 for 5, snatched, P1 lets it be: P1 5×1=5, P2 10×1+5×2=20."""
    story = given(variant="G4").offer(*FAIR).answer("snatch").report(False)
    story.then(pavoTokens=[5, 5], eloteTokens=[0, 10], scores=[5, 20])
    story.recorded(1, reported=False, outcomeP1=5, outcomeP2=20)


def test_G5_a_promise_can_be_kept() -> None:
    """P2 promises to accept and does: P1 5×1+5×2=15, P2 5×1+5×2=15."""
    story = given(variant="G5").says(P2, "Acepto, lo prometo").end_talk()
    story.offer(*FAIR).answer("accept").then(scores=[15, 15])
    story.recorded(1, p2Action="accept", outcomeP1=15, outcomeP2=15)


def test_G5_nothing_said_binds() -> None:
    """P2 promises to accept and snatches: P1 5×1=5, P2 10×1+5×2=20."""
    story = given(variant="G5").says(P1, "¿5 por 5?").says(P2, "Acepto, lo prometo").end_talk()
    story.offer(*FAIR).answer("snatch").then(scores=[5, 20])
    story.recorded(1, p2Action="snatch", outcomeP1=5, outcomeP2=20)
