"""Time limits are options; when time runs out, everybody does what they do by default."""

from tests.games.share.given import COFFEE, CORN, TURKEY, given


def test_H24_trading_can_be_limited() -> None:
    story = given(trading_seconds=60)
    assert story.view(None)["deadline"] == 60_000
    story.after(59).offer(TURKEY, CORN, "1 turkey", "1 corn").time_runs_out()
    story.then(currentPhase="results").holds(CORN, "5 corn")
    assert story.record()["offers"][0]["status"] == "rejected"


def test_at_the_deadline_it_is_too_late() -> None:
    given(trading_seconds=60).after(60).no_offer("TOO_LATE", TURKEY, CORN, "1 turkey")


def test_H24_when_time_runs_out_mandatory_offers_are_accepted() -> None:
    story = given("mandatory", trading_seconds=9).offer(TURKEY, CORN, "1 turkey", "5 corn")
    story.offer(COFFEE, TURKEY, "1 coffee", "1 turkey").time_runs_out()
    story.then(currentPhase="results").holds(TURKEY, "3 turkey 5 corn 1 coffee")


def test_H24_judging_can_be_limited() -> None:
    story = given("governance", judging_seconds=30).reported(TURKEY, CORN, "1 turkey").after(5)
    story.reported(COFFEE, TURKEY, "1 coffee").done()
    assert story.view(None)["deadline"] == 35_000
    story.time_runs_out().then(currentPhase="results")
    assert [case["confirm"] for case in story.record()["cases"]] == [False, False]


def test_each_round_has_its_own_time() -> None:
    story = given("anarchy", "anarchy", trading_seconds=60, results_seconds=5).time_runs_out()
    assert story.view(None)["deadline"] == 65_000
    story.time_runs_out().then(round=2)
    assert story.view(None)["deadline"] == 125_000


def test_nobody_there_to_play_the_game_still_ends() -> None:
    story = given(trading_seconds=10, judging_seconds=10)
    for _ in range(10):
        story.time_runs_out()
    assert story.result()["reason"] == "ROUNDS_PLAYED"


def test_H25_talk_is_off_unless_the_options_say_otherwise() -> None:
    assert not given().game.may_chat(0)
    assert given(chat=True).game.may_chat(0)
