"""The rational bot's decisions, worked out by hand. (Against brute force: test_brute_force.py.)

It looks at one round by itself: what is best now, if both go on as best they can. Where two
actions end alike it takes the first: no offer before an offer, accept before reject before snatch.
"""

import pytest

from ronda.games.snatch import Snatch
from ronda.rules import Action, Luck
from tests.games.snatch.given import FAIR, P1, P2, Story, given, offering

PASS: Action = ("noOffer", {})


def rational(story: Story, seat: int) -> Action:
    return Snatch.bots["rational"](story.view(seat), Luck("any"))


def answer(kind: str) -> Action:
    return "p2Action", {"action": kind}


def test_G1_P1_offers_nothing() -> None:
    """Of any offer of x turkeys for y cobs P2 gets 10−y+2x by accepting, 10+2x by snatching.

    It snatches, and P1 is left with 10−x: less than the 10 it has.
    """
    assert rational(given(variant="G1"), P1) == PASS


def test_G1_P2_snatches() -> None:
    """5 for 5: accept 5×1+5×2=15, reject 10, snatch 10×1+5×2=20."""
    assert rational(given().offer(*FAIR), P2) == answer("snatch")


def test_G1_P2_accepts_a_gift_as_it_cannot_do_better() -> None:
    """5 for nothing: accept and snatch are both 10×1+5×2=20; the first is taken."""
    assert rational(given().offer(5, 0, 0, 0), P2) == answer("accept")


def test_G2_forced_P1_gives_the_least() -> None:
    """x turkeys are lost whatever is asked: 10−1=9 is the most there is, asking for nothing."""
    assert rational(given(variant="G2"), P1) == offering(1, 0, 0, 0)


def test_G2_with_the_force_off_P1_offers_nothing() -> None:
    assert rational(given(variant="G2").force(False), P1) == PASS


def test_G2_where_the_force_has_lapsed_P1_offers_nothing() -> None:
    assert rational(given(variant="G2").offer(10, 0, 0, 0).answer("accept"), P1) == PASS


def test_G3_shame_costs_nothing_so_nothing_changes() -> None:
    """P2 has 20 by snatching, shamed or not; P1 has 5 either way, and takes the first: no shame."""
    story = given(variant="G3")
    assert rational(story, P1) == PASS
    assert rational(story.offer(*FAIR), P2) == answer("snatch")
    assert rational(story.answer("snatch"), P1) == ("assignShame", {"assign": False})


def test_G4_P1_offers_5_for_10_and_P2_accepts() -> None:
    """A snatch will be reported: P1 has 10+2y by it, 10−x without. P2 is left with 10−y.

    So P2 accepts while 10−y+2x ≥ 10, that is y ≤ 2x, and P1 gets 10−x+2y: most for y=2x, and
    y is at most 10. 5 for 10: P1 5×1+10×2=25. P2 0×1+5×2=10, as by rejecting: it is indifferent.
    """
    story = given(variant="G4")
    assert rational(story, P1) == offering(5, 0, 0, 10)
    assert rational(story.offer(5, 0, 0, 10), P2) == answer("accept")
    story.answer("accept").recorded(1, outcomeP1=25, outcomeP2=10)


def test_G4_P2_rejects_what_asks_for_more() -> None:
    """4 for 9: accept (10−9)×1+4×2=9, reject 10, snatch and be reported 10−9=1."""
    assert rational(given(variant="G4").offer(4, 0, 0, 9), P2) == answer("reject")


def test_G4_a_robbed_P1_reports() -> None:
    """5 for 5: reported 10×1+5×2=20, not reported 5×1=5."""
    story = given(variant="G4").offer(*FAIR).answer("snatch")
    assert rational(story, P1) == ("report", {"report": True})


def test_G4_confiscation_leads_to_the_same_trade() -> None:
    """A robbed P1 has 10 by reporting and 5 without, so P2, left with nothing, does not snatch."""
    story = given(variant="G4", sanction="confiscation")
    assert rational(story, P1) == offering(5, 0, 0, 10)
    assert rational(story.offer(*FAIR), P2) == answer("accept")
    snatched = given(variant="G4", sanction="confiscation").offer(*FAIR).answer("snatch")
    assert rational(snatched, P1) == ("report", {"report": True})


@pytest.mark.parametrize(("variant", "action"), [
    ("G1", PASS), ("G2", offering(*FAIR)), ("G3", PASS), ("G4", offering(*FAIR)),
])  # fmt: skip
def test_with_the_fixed_offer_too_only_a_judge_makes_P1_willing(
    variant: str, action: Action
) -> None:
    """5 for 5 is snatched in G1 to G3 (20 against 15); in G4 it is accepted (15 against 5)."""
    assert rational(given(variant=variant, fixed_offer=5), P1) == action


def test_G5_talk_is_cheap() -> None:
    """Nothing said binds, so it has nothing to say, and offers nothing, as in G1."""
    story = given(variant="G5")
    assert rational(story, P1) == rational(story, P2) == ("endTalk", {})
    assert rational(story.says(P2, "Lo prometo").end_talk(), P1) == PASS
