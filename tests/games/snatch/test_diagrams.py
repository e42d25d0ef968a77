"""The overview, the state machine and the sequence of a round, arrow by arrow."""

import pytest

from tests.games.snatch.given import FAIR, OUT_OF_PLACE, P1, P2, VARIANTS, Story, given, offering

PLAIN = ("G1", "G2", "G5")  # nothing follows a snatch


def at_offer(variant: str, **options: object) -> Story:
    """A new round, its talk (if any) over."""
    story = given(variant=variant, **options)
    return story.end_talk() if variant == "G5" else story


@pytest.mark.parametrize("variant", VARIANTS)
def test_overview_every_variant_deals_P1_ten_turkeys_and_P2_ten_cobs(variant: str) -> None:
    given(variant=variant).then(
        gameType=variant, pavoTokens=[10, 0], eloteTokens=[0, 10], currentRound=1,
        gameStatus="PLAYING",
    )  # fmt: skip


@pytest.mark.parametrize("variant", ["G1", "G3", "G4", "G5"])
def test_overview_P1_may_offer_or_not_and_P2_waits(variant: str) -> None:
    story = at_offer(variant)
    assert story.may(P1) == {"proposeOffer", "noOffer"}
    assert story.may(P2) == set()


@pytest.mark.parametrize("variant", ["G1", "G3", "G4", "G5"])
def test_overview_no_offer_leads_to_the_next_round_with_nothing_changed(variant: str) -> None:
    story = at_offer(variant).no_offer()
    story.then(currentRound=2, pavoTokens=[10, 0], eloteTokens=[0, 10])
    story.recorded(1, p1Action="no_offer", p2Action=None)


@pytest.mark.parametrize("variant", VARIANTS)
def test_overview_P2_may_accept_reject_or_snatch(variant: str) -> None:
    story = at_offer(variant).offer(*FAIR)
    (answers,) = [m for m in story.view(P2)["legal"] if m["action"] == "p2Action"]
    assert answers["data"]["action"] == {"enum": ["accept", "reject", "snatch"]}
    assert story.view(P2)["toAct"] == [P2]


@pytest.mark.parametrize("variant", VARIANTS)
def test_overview_accepting_exchanges_both_sides_and_advances(variant: str) -> None:
    story = at_offer(variant).offer(7, 0, 0, 2).answer("accept")
    story.then(pavoTokens=[3, 7], eloteTokens=[2, 8], currentRound=2)


@pytest.mark.parametrize("variant", VARIANTS)
def test_overview_rejecting_changes_nothing_and_advances(variant: str) -> None:
    story = at_offer(variant).offer(*FAIR).answer("reject")
    story.then(pavoTokens=[10, 0], eloteTokens=[0, 10], currentRound=2)


@pytest.mark.parametrize("variant", PLAIN)
def test_overview_after_a_snatch_the_other_variants_advance_by_themselves(variant: str) -> None:
    story = at_offer(variant).offer(*FAIR).answer("snatch")
    story.then(currentRound=2, pavoTokens=[5, 5], eloteTokens=[0, 10])


@pytest.mark.parametrize(("variant", "reply"), [("G3", "assignShame"), ("G4", "report")])
def test_overview_after_a_snatch_in_G3_and_G4_P1_has_one_more_decision(
    variant: str, reply: str
) -> None:
    story = given(variant=variant).offer(*FAIR).answer("snatch")
    assert (story.may(P1), story.may(P2)) == ({reply}, set())
    story.then(currentRound=1)


@pytest.mark.parametrize("variant", ["G3", "G4"])
@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_state_machine_only_a_snatch_leads_to_that_decision(variant: str, answer: str) -> None:
    given(variant=variant).offer(*FAIR).answer(answer).then(currentRound=2, phase="offer")


def test_overview_after_the_third_round_the_game_is_FINISHED() -> None:
    story = given().no_offer().no_offer().then(currentRound=3, gameStatus="PLAYING")
    story.no_offer().then(currentRound=3, gameStatus="FINISHED")
    assert story.result() == {"points": [10, 10], "winners": [P1, P2], "reason": "ROUNDS_PLAYED"}
    story.refused("MATCH_OVER", P1, "noOffer")


def test_D22_the_richer_player_wins() -> None:
    story = given().offer(*FAIR).answer("snatch").no_offer().no_offer()
    assert story.result() == {"points": [5, 20], "winners": [P2], "reason": "ROUNDS_PLAYED"}


def test_sequence_offerActive_is_true_exactly_while_P2_decides() -> None:
    story = given(variant="G4").then(offerActive=False, offer=None)
    story.offer(3, 0, 0, 2)
    offer = {"offerPavo": 3, "offerElote": 0, "requestPavo": 0, "requestElote": 2}
    story.then(offerActive=True, offer=offer)
    story.answer("snatch").then(offerActive=False).report(False).then(offer=None)


def test_sequence_P1_cannot_offer_twice() -> None:
    story = given().offer(*FAIR)
    assert "proposeOffer" not in story.may(P1)
    action, data = offering(*FAIR)
    story.refused(OUT_OF_PLACE, P1, action, **data).refused(OUT_OF_PLACE, P1, "noOffer")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("first", ["accept", "reject", "snatch"])
def test_sequence_an_offer_gets_one_answer(variant: str, first: str) -> None:
    story = at_offer(variant).offer(*FAIR).answer(first)
    assert "p2Action" not in story.may(P2)
    story.refused(OUT_OF_PLACE, P2, "p2Action", action="snatch")


def test_sequence_each_decision_belongs_to_one_player() -> None:
    story = given(variant="G3").refused("NOT_YOUR_TURN", P2, "noOffer")
    story.offer(*FAIR).refused("NOT_YOUR_TURN", P1, "p2Action", action="accept")
    story.answer("snatch").refused("NOT_YOUR_TURN", P2, "assignShame", assign=False)


@pytest.mark.parametrize(("action", "data"), [
    ("p2Action", {"action": "accept"}), ("assignShame", {"assign": True}),
    ("report", {"report": True}), ("endTalk", {}), ("chat", {"text": "hola"}),
])  # fmt: skip
def test_state_machine_a_decision_belongs_to_its_phase(
    action: str, data: dict[str, object]
) -> None:
    given().refused("INVALID_PHASE", P1, action, **data)


def test_sequence_everybody_hears_what_happens_in_its_order() -> None:
    story = given(variant="G4").offer(*FAIR).answer("snatch").report(True)
    assert story.events() == ["offerMade", "snatch", "report", "roundEnded", "roundStarted"]
    assert all(event.to is None for event in story.told)
