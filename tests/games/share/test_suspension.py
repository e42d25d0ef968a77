"""H8: who ruled may suspend the snatcher for the next round."""

from tests.games.share.given import COFFEE, CORN, TURKEY, Story, given


def suspended(*later: str) -> Story:
    """Corn is suspended, and the round after has begun."""
    story = given("governance", *later or ("anarchy",)).reported(TURKEY, CORN, "1 turkey").done()
    return story.rule(COFFEE, True, suspend=True).go_on()


def test_H8_the_one_suspended_makes_and_answers_no_offers() -> None:
    story = suspended().no_offer("SUSPENDED", CORN, TURKEY, "1 corn")
    for action in ("accept", "reject", "snatch"):
        story.refused("SUSPENDED", CORN, action, offerId=1)
    assert story.legal(CORN).keys() == {"done"}
    assert story.view(None)["state"]["isSuspended"][story.seat(CORN)]


def test_H20_the_others_cannot_offer_to_the_one_suspended() -> None:
    """Source: only group members can trade. An offer nobody can answer would block the round."""
    story = suspended().no_offer("SUSPENDED", TURKEY, CORN, "1 turkey")
    assert story.legal(TURKEY)["offer"]["targetId"]["enum"] == [story.seat(COFFEE)]
    story.traded(TURKEY, COFFEE, "1 turkey", "1 coffee").done().then(currentPhase="results")


def test_H8_for_the_next_round_alone() -> None:
    story = suspended("anarchy", "anarchy").next_round().then(isSuspended=[False] * 3)
    story.traded(CORN, TURKEY, "1 corn", "1 turkey")


def test_H8_the_one_suspended_may_still_give_shame() -> None:
    suspended("shame").shame(CORN, TURKEY)


def test_H20_only_who_is_confirmed_to_have_snatched_is_suspended() -> None:
    story = given("governance", "anarchy").reported(TURKEY, CORN, "1 turkey").done()
    story.refused("NOT_CONFIRMED", COFFEE, "rule", offerId=1, confirm=False, suspend=True)
    story.rule(COFFEE, True, suspend=False).go_on().then(isSuspended=[False] * 3)


def test_H20_two_verdicts_suspend_for_one_round() -> None:
    story = given("governance", "anarchy", "anarchy").reported(TURKEY, CORN, "1 turkey")
    story.reported(COFFEE, CORN, "1 coffee").done().rule(COFFEE, True, True, offer_id=1)
    story.rule(TURKEY, True, True, offer_id=2).go_on().no_offer("SUSPENDED", CORN, TURKEY, "1 corn")
    assert story.record()["suspended"] == [story.seat(CORN)]
    story.next_round().then(isSuspended=[False] * 3)


def test_H20_in_the_last_round_a_suspension_is_on_the_record_and_has_no_effect() -> None:
    story = given("governance").reported(TURKEY, CORN, "1 turkey").done()
    story.rule(COFFEE, True, suspend=True)
    assert story.record()["cases"][0]["suspend"] is True
    assert story.go_on().result()["reason"] == "ROUNDS_PLAYED"
