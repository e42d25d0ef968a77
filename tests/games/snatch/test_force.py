"""S3 and the diagram of G2: P2 can force P1 to offer."""

import pytest

from tests.games.snatch.given import FAIR, P1, P2, Story, given


def without_tokens(**options: object) -> Story:
    """G2, round 2: P1 gave all ten turkeys away and holds nothing."""
    return given(variant="G2", **options).offer(10, 0, 0, 0).answer("accept")


def test_S3_the_force_is_on_at_the_start_of_every_round() -> None:
    story = given(variant="G2").then(forcedByP2=True)
    story.offer(*FAIR).answer("reject").then(forcedByP2=True, currentRound=2)
    story.force(False).no_offer().then(forcedByP2=True, currentRound=3)


def test_S3_forced_P1_cannot_pass() -> None:
    story = given(variant="G2").refused("MUST_OFFER", P1, "noOffer")
    assert story.may(P1) == {"proposeOffer"}


def test_S3_P2_may_take_the_force_off_and_then_P1_may_pass() -> None:
    story = given(variant="G2").force(False).then(forcedByP2=False)
    assert story.may(P1) == {"proposeOffer", "noOffer"}
    story.no_offer().recorded(1, p1Action="no_offer", forcedByP2=False)


def test_S3_P2_may_change_its_mind_until_P1_has_acted() -> None:
    story = given(variant="G2").force(False).force(True).then(forcedByP2=True)
    story.refused("MUST_OFFER", P1, "noOffer").force(False).force(True)
    assert story.events()[-2:] == ["forceOff", "forceOn"]
    story.offer(*FAIR).refused("INVALID_PHASE", P2, "p2Force", force=False)


def test_S3_an_offer_made_under_the_force_is_recorded_as_forced() -> None:
    story = given(variant="G2").offer(*FAIR)
    story.recorded(1, p1Action="forced_offer", forcedByP2=True)


def test_S3_an_offer_made_with_the_force_off_is_not() -> None:
    story = given(variant="G2").force(False).offer(*FAIR)
    story.recorded(1, p1Action="offer", forcedByP2=False)


def test_G2_after_a_snatch_P1_can_do_nothing() -> None:
    given(variant="G2").offer(*FAIR).answer("snatch").then(currentRound=2, phase="offer")


def test_S3_the_force_lapses_when_P1_holds_nothing() -> None:
    story = without_tokens().then(forcedByP2=False, currentRound=2)
    story.no_offer().recorded(2, p1Action="no_offer", forcedByP2=False)


def test_D14_what_has_lapsed_cannot_be_forced() -> None:
    story = without_tokens().refused("NOTHING_TO_FORCE", P2, "p2Force", force=True)
    assert story.may(P2) == set()


def test_D13_the_force_lapses_when_the_fixed_offer_cannot_be_made() -> None:
    """10−5−5=0 turkeys after two snatches of the only offer."""
    story = given(variant="G2", fixed_offer=5).offer(*FAIR).answer("snatch")
    story.then(forcedByP2=True).offer(*FAIR).answer("snatch")
    story.then(forcedByP2=False).no_offer()
    assert story.result()["points"] == [0, 30]


def test_S3_a_single_token_is_enough_to_be_forced() -> None:
    story = given(variant="G2").offer(9, 0, 0, 0).answer("accept").then(forcedByP2=True)
    story.refused("MUST_OFFER", P1, "noOffer").offer(1, 0, 0, 0)


def test_S3_each_round_dealt_anew_is_forced_anew() -> None:
    without_tokens(endowment="each_round").then(forcedByP2=True)


def test_S3_only_P2_can_force() -> None:
    story = given(variant="G2").refused("ONLY_P2", P1, "p2Force", force=False)
    assert "p2Force" in story.may(P2)


@pytest.mark.parametrize("variant", ["G1", "G3", "G4"])
def test_S3_the_force_exists_in_G2_alone(variant: str) -> None:
    story = given(variant=variant).then(forcedByP2=False)
    story.refused("NOT_IN_THIS_VARIANT", P2, "p2Force", force=True)
    assert story.may(P2) == set()


def test_S3_nor_does_it_exist_in_G5() -> None:
    story = given(variant="G5").refused("INVALID_PHASE", P2, "p2Force", force=True).end_talk()
    story.refused("NOT_IN_THIS_VARIANT", P2, "p2Force", force=True)


@pytest.mark.parametrize("force", ["true", 1, None])
def test_S3_the_force_is_a_yes_or_a_no(force: object) -> None:
    given(variant="G2").refused("WRONG_TYPE", P2, "p2Force", force=force)


def test_S3_the_match_waits_for_P1_and_not_for_P2() -> None:
    assert given(variant="G2").view(P2)["toAct"] == [P1]
