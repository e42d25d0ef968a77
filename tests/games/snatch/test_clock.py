"""G8: time limits are part of the rules, and running out of time is a decision like any other."""

import pytest

from tests.games.snatch.given import FAIR, P1, P2, VARIANTS, Story, given


def timed(**options: object) -> Story:
    return given(decision_seconds=30, **options)


@pytest.mark.parametrize("variant", ["G1", "G2", "G3", "G4"])
def test_by_default_no_decision_has_a_limit(variant: str) -> None:
    story = given(variant=variant)
    assert story.view(P1)["deadline"] is None
    assert story.offer(*FAIR).view(P1)["deadline"] is None
    assert story.answer("snatch").view(P1)["deadline"] is None


def test_every_decision_has_its_own_limit() -> None:
    story = timed(variant="G4").after(10)
    assert story.view(P1)["deadline"] == 30_000
    assert story.offer(*FAIR).view(P1)["deadline"] == 40_000
    assert story.after(20).answer("snatch").view(P1)["deadline"] == 60_000
    assert story.after(5).report(False).view(P1)["deadline"] == 65_000


def test_D16_forcing_gives_P1_no_more_time() -> None:
    story = timed(variant="G2").after(20).force(False).force(True)
    assert story.view(P1)["deadline"] == 30_000


def test_at_the_deadline_it_is_too_late() -> None:
    story = timed().after(30).refused("TOO_LATE", P1, "noOffer").time_runs_out()
    story.recorded(1, p1Action="no_offer", p1At=30_000)


def test_D15_out_of_time_offers_nothing() -> None:
    timed().time_runs_out().then(currentRound=2).recorded(1, p1Action="no_offer")


def test_D15_forced_P1_out_of_time_offers_one_turkey_for_one_cob() -> None:
    """The smallest trade there is: P1 (10−1)×1+1×2=11, P2 (10−1)×1+1×2=11."""
    story = timed(variant="G2").time_runs_out().then(phase="decision").answer("accept")
    story.recorded(1, p1Action="forced_offer", outcomeP1=11, outcomeP2=11)


def test_D15_forced_P1_out_of_time_and_of_turkeys_offers_a_cob() -> None:
    """P1 got 10 cobs for 10 turkeys: it offers 1 cob for nothing, as P2 holds no cob to ask for."""
    story = timed(variant="G2").offer(10, 0, 0, 10).answer("accept").time_runs_out()
    story.then(offer={"offerPavo": 0, "offerElote": 1, "requestPavo": 0, "requestElote": 0})


def test_D15_forced_P1_out_of_time_makes_the_fixed_offer() -> None:
    story = timed(variant="G2", fixed_offer=5).time_runs_out()
    story.then(offer={"offerPavo": 5, "offerElote": 0, "requestPavo": 0, "requestElote": 5})


def test_with_the_force_off_P1_out_of_time_offers_nothing() -> None:
    timed(variant="G2").force(False).time_runs_out().recorded(1, p1Action="no_offer")


def test_D15_out_of_time_rejects() -> None:
    story = timed().offer(*FAIR).time_runs_out().then(pavoTokens=[10, 0], currentRound=2)
    story.recorded(1, p2Action="reject", p2At=30_000)


def test_D15_a_robbed_P1_out_of_time_gives_no_shame() -> None:
    story = timed(variant="G3").offer(*FAIR).answer("snatch").time_runs_out()
    story.then(shameTokens=[0, 0], currentRound=2)
    story.recorded(1, shameAssigned=False, replyAt=30_000)


def test_D15_a_robbed_P1_out_of_time_does_not_report() -> None:
    story = timed(variant="G4").offer(*FAIR).answer("snatch").time_runs_out()
    story.then(currentRound=2).recorded(1, reported=False, replyAt=30_000)


def test_the_talk_has_its_own_limit() -> None:
    story = timed(variant="G5", talk_seconds=45)
    assert story.view(P1)["deadline"] == 45_000
    assert story.end_talk().view(P2)["deadline"] == 30_000


def test_the_talk_runs_out_though_one_has_ended_it() -> None:
    given(variant="G5").after(59).play(P2, "endTalk").time_runs_out().then(phase="offer")


def test_the_finished_game_has_no_limit() -> None:
    story = timed().no_offer().no_offer().no_offer()
    assert story.view(P1)["deadline"] is None


@pytest.mark.parametrize("variant", VARIANTS)
def test_two_absent_players_reach_the_end(variant: str) -> None:
    """P1 offers nothing, or under G2 one for one, rejected: both keep 10."""
    story = timed(variant=variant)
    while story.result() is None:
        story.time_runs_out()
    assert story.result()["points"] == [10, 10]


def test_a_new_variant_starts_the_clock_anew() -> None:
    story = timed().after(25).variant("G3", by=P2)
    assert story.view(P1)["deadline"] == 55_000
