"""H6: the counterproductive rule. Offers must be accepted; snatching is still free."""

from tests.games.share.given import COFFEE, CORN, TURKEY, given


def test_H6_reject_does_not_exist() -> None:
    story = given("mandatory").offer(TURKEY, CORN, "1 turkey", "5 corn")
    story.no_answer("NOT_IN_THIS_ROUND", CORN, "reject")
    assert "reject" not in story.legal(CORN)


def test_H6_accept_and_snatch_do() -> None:
    story = given("mandatory").traded(TURKEY, CORN, "1 turkey", "5 corn").holds(CORN, "1 turkey")
    story.snatched(TURKEY, CORN, "2 turkey", "5 corn").holds(CORN, "3 turkey")


def test_H6_the_offerer_may_still_cancel() -> None:
    story = given("mandatory").offer(TURKEY, CORN, "1 turkey").answer(TURKEY, "cancel")
    story.done().then(currentPhase="results")


def test_H6_one_is_not_done_before_accepting_or_snatching() -> None:
    story = given("mandatory").offer(TURKEY, CORN, "1 turkey", "5 corn")
    story.refused("OFFERS_PENDING", CORN, "done", done=True).answer(CORN, "accept").done()


def test_H6_nobody_is_obliged_to_offer() -> None:
    given("mandatory").done().then(currentPhase="results")


def test_H6_other_rounds_know_reject() -> None:
    for kind in ("anarchy", "shame", "governance"):
        story = given(kind).offer(TURKEY, COFFEE, "1 turkey")
        assert "reject" in story.legal(COFFEE)
