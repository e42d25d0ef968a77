"""H4: nobody is hurried; a round closes when all three say so."""

import pytest

from tests.games.share.given import COFFEE, CORN, TURKEY, given


def test_H4_trading_has_no_time_limit_by_default() -> None:
    assert given().view(None)["deadline"] is None


def test_H4_the_round_closes_when_all_three_are_done() -> None:
    story = given().done(TURKEY, COFFEE).then(currentPhase="trading").awaited(CORN)
    story.done(CORN).then(currentPhase="results")


def test_H4_done_can_be_taken_back_while_others_are_not() -> None:
    story = given().done(TURKEY).not_done(TURKEY).awaited(TURKEY, COFFEE, CORN)
    story.offer(TURKEY, CORN, "1 turkey").answer(CORN, "reject").done()
    story.refused("INVALID_PHASE", TURKEY, "done", done=False)


def test_H4_done_is_said_once_and_taken_back_once() -> None:
    story = given().refused("NOT_DONE", TURKEY, "done", done=False).done(TURKEY)
    story.refused("ALREADY_DONE", TURKEY, "done", done=True)


def test_H4_whoever_is_done_does_nothing_but_take_it_back() -> None:
    story = given().offer(TURKEY, CORN, "1 turkey").done(TURKEY)
    assert story.legal(TURKEY) == {"done": {"done": {"type": "boolean", "enum": [False]}}}
    story.no_offer("ALREADY_DONE", TURKEY, CORN, "1 turkey")
    story.no_answer("ALREADY_DONE", TURKEY, "cancel")


def test_H12_whoever_is_done_reports_nothing() -> None:
    story = given("governance").snatched(TURKEY, CORN, "1 turkey").done(TURKEY)
    story.no_answer("ALREADY_DONE", TURKEY, "report").not_done(TURKEY).answer(TURKEY, "report")


def test_H4_with_offers_to_answer_one_cannot_be_done() -> None:
    story = given().offer(TURKEY, CORN, "1 turkey").offer(COFFEE, CORN, "1 coffee")
    story.refused("OFFERS_PENDING", CORN, "done", done=True).answer(CORN, "reject", 1)
    story.refused("OFFERS_PENDING", CORN, "done", done=True).answer(CORN, "accept", 2)
    story.done(CORN)


def test_H4_an_offer_that_was_cancelled_needs_no_answer() -> None:
    story = given().offer(TURKEY, CORN, "1 turkey").answer(TURKEY, "cancel").done(CORN)
    story.awaited(TURKEY, COFFEE)


def test_H4_own_offers_that_wait_keep_nobody_from_being_done() -> None:
    given().offer(TURKEY, CORN, "1 turkey").done(TURKEY).awaited(COFFEE, CORN)


def test_H12_an_offer_to_a_player_who_is_done_takes_the_done_back() -> None:
    story = given().done(CORN, COFFEE).offer(TURKEY, CORN, "1 turkey")
    story.awaited(TURKEY, CORN).refused("OFFERS_PENDING", CORN, "done", done=True)
    assert story.events()[-2:] == ["offerMade", "notDone"]


def test_H12_a_snatch_takes_the_victims_done_back() -> None:
    """So that a victim can still report, or give a token of shame, before the round closes."""
    story = given("shame").offer(TURKEY, CORN, "1 turkey").done(TURKEY, COFFEE)
    story.answer(CORN, "snatch").done(CORN).awaited(TURKEY)
    story.shame(TURKEY, CORN).done(TURKEY).then(currentPhase="results")


@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_other_answers_leave_it_as_it_is(answer: str) -> None:
    given().offer(TURKEY, CORN, "1 turkey").done(TURKEY).answer(CORN, answer).awaited(COFFEE, CORN)


def test_H4_results_are_shown_until_all_continue() -> None:
    story = given().done().awaited(TURKEY, COFFEE, CORN).go_on(TURKEY, CORN).awaited(COFFEE)
    story.refused("NOT_YOUR_TURN", TURKEY, "continue")
    story.then(round=1).go_on(COFFEE).then(round=2, currentPhase="trading")


def test_H4_or_until_fifteen_seconds_have_passed() -> None:
    story = given().after(100).done()
    assert story.view(None)["deadline"] == 115_000
    story.go_on(TURKEY).time_runs_out().then(round=2, currentPhase="trading")
    story.awaited(TURKEY, COFFEE, CORN)


def test_H13_the_last_results_are_shown_as_well() -> None:
    story = given("anarchy").done()
    assert story.result() is None
    story.time_runs_out()
    assert story.result()["reason"] == "ROUNDS_PLAYED"
