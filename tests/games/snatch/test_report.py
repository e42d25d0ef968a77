"""S5 and the diagram of G4: a judge for those who report."""

import pytest

from tests.games.snatch.given import FAIR, P1, P2, Story, given


def snatched(*goods: int, **options: object) -> Story:
    return given(variant="G4", **options).offer(*goods or FAIR).answer("snatch")


def test_G4_after_a_snatch_P1_decides_about_reporting() -> None:
    story = snatched().then(phase="report", currentRound=1, pavoTokens=[5, 5])
    assert (story.may(P1), story.may(P2)) == ({"report"}, set())


def test_S5_the_offer_returns_and_P2_hands_over_what_was_asked() -> None:
    """3 turkeys for 8 cobs: step 1, P1 has 7+3=10 turkeys again; step 2, P2 gives 8 cobs.

    P1 10×1+8×2=26, P2 (10−8)×1=2.
    """
    story = snatched(3, 0, 0, 8).report(True)
    story.then(pavoTokens=[10, 0], eloteTokens=[8, 2], scores=[26, 2], confiscated=0)
    story.recorded(1, reported=True, outcomeP1=26, outcomeP2=2)


def test_S5_both_kinds_return_and_both_kinds_are_paid() -> None:
    """After a fair trade all hold 5 and 5; then 1 turkey and 2 cobs for 3 turkeys and 4 cobs.

    P1 gets its offer back (5, 5) and 3 turkeys, 4 cobs: 8×1+9×2=26. P2 has 2 and 1: 1×1+2×2=5.
    """
    story = given(variant="G4").offer(*FAIR).answer("accept").offer(1, 2, 3, 4).answer("snatch")
    story.then(pavoTokens=[4, 6], eloteTokens=[3, 7]).report(True)
    story.then(pavoTokens=[8, 2], eloteTokens=[9, 1], scores=[26, 5])


def test_S5_where_nothing_was_asked_nothing_is_paid() -> None:
    snatched(4, 0, 0, 0).report(True).then(scores=[10, 10], pavoTokens=[10, 0])


def test_S5_confiscation_takes_everything_P2_holds() -> None:
    """The 5 turkeys return to P1, then P2 loses all 10 cobs: P1 10×1=10, P2 0."""
    story = snatched(sanction="confiscation").report(True)
    story.then(pavoTokens=[10, 0], eloteTokens=[0, 0], scores=[10, 0], confiscated=10)
    story.recorded(1, reported=True, outcomeP1=10, outcomeP2=0)


def test_S5_confiscation_takes_both_kinds() -> None:
    """5 for 5 traded, then 2 turkeys for 1 cob snatched: P2 loses 5 cobs and 5 turkeys.

    P1 5×1+5×2=15, P2 0; 10 tokens are gone.
    """
    story = given(variant="G4", sanction="confiscation").offer(*FAIR).answer("accept")
    story.offer(2, 0, 0, 1).answer("snatch").report(True)
    story.then(pavoTokens=[5, 0], eloteTokens=[5, 0], scores=[15, 0], confiscated=10)


def test_D19_after_a_confiscation_nothing_can_be_asked_of_P2() -> None:
    story = snatched(sanction="confiscation").report(True)
    story.refused(
        "INSUFFICIENT_TOKENS", P1, "proposeOffer",
        offerPavo=1, offerElote=0, requestPavo=0, requestElote=1,
    )  # fmt: skip


def test_S5_a_new_endowment_follows_a_confiscation_where_every_round_has_one() -> None:
    story = snatched(sanction="confiscation", endowment="each_round").report(True)
    story.then(pavoTokens=[10, 0], eloteTokens=[0, 10], confiscated=0, currentRound=2)


@pytest.mark.parametrize("sanction", ["reverse", "confiscation"])
def test_G4_not_reported_the_snatch_succeeds(sanction: str) -> None:
    """P1 5×1=5, P2 10×1+5×2=20."""
    story = snatched(sanction=sanction).report(False).then(scores=[5, 20], currentRound=2)
    story.recorded(1, reported=False, p2Action="snatch")
    assert "noReport" in story.events()


def test_D18_the_record_says_snatch_though_it_was_undone() -> None:
    snatched().report(True).recorded(1, p2Action="snatch", reported=True)


def test_G4_a_snatch_is_reported_once() -> None:
    snatched().report(True).refused("INVALID_PHASE", P1, "report", report=True)


def test_G4_P2_does_not_report() -> None:
    snatched().refused("NOT_YOUR_TURN", P2, "report", report=True)


@pytest.mark.parametrize("variant", ["G1", "G2", "G3"])
def test_G4_there_is_no_judge_in_other_variants(variant: str) -> None:
    story = given(variant=variant).offer(*FAIR).answer("snatch")
    story.refused("INVALID_PHASE", P1, "report", report=True)
