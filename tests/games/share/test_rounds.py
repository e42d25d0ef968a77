"""H2: a list of kinds of rounds, and the phases of each."""

import pytest

from ronda.engine import schema
from ronda.games.share import Share
from ronda.games.share.kinds import KINDS
from ronda.games.share.options import MOST_ROUNDS, ShareOptions
from ronda.rules import Illegal
from tests.games.share.given import CORN, FIVE_ROUNDS, TURKEY, given


def test_H2_the_default_is_the_five_rounds_of_the_source() -> None:
    story, met = given(), []
    while not story.result():
        met.append(story.game.kind)
        story.next_round()
    assert met == FIVE_ROUNDS
    assert story.result()["reason"] == "ROUNDS_PLAYED"


@pytest.mark.parametrize("kinds", [["shame"], ["governance", "anarchy", "governance"]])
def test_H2_researchers_run_any_sequence(kinds: list[str]) -> None:
    story = given(*kinds)
    for number, kind in enumerate(kinds, start=1):
        assert (story.game.round, story.game.kind) == (number, kind)
        story.next_round()
    assert story.result()["reason"] == "ROUNDS_PLAYED"
    assert [record["kind"] for record in story.game.rounds] == kinds


@pytest.mark.parametrize(
    ("rounds", "code"),
    [
        ([], "WRONG_LENGTH"),
        (["anarchy"] * (MOST_ROUNDS + 1), "WRONG_LENGTH"),
        (["chaos"], "NOT_A_CHOICE"),
        ("anarchy", "WRONG_TYPE"),
        ([1], "NOT_A_CHOICE"),
    ],
)
def test_H2_a_list_that_is_none_is_refused(rounds: object, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        ShareOptions.parse({"rounds": rounds})
    assert refusal.value.code == code
    assert refusal.value.details["parameter"] == "rounds"


def test_H2_the_option_has_a_schema_and_a_default() -> None:
    declared = schema(Share)["options"]["properties"]["rounds"]
    assert declared["items"] == {"enum": list(KINDS)}
    assert declared["default"] == FIVE_ROUNDS


def test_H2_a_round_is_trading_then_results() -> None:
    story = given("anarchy").then(currentPhase="trading").done().then(currentPhase="results")
    story.go_on().then(currentPhase="finished")


def test_H2_reports_put_judging_in_between() -> None:
    story = given("governance").reported(TURKEY, CORN, "1 turkey").done()
    story.then(currentPhase="judging").rule("coffee", True).then(currentPhase="results")


def test_H2_without_a_report_there_is_no_judging() -> None:
    given("governance").snatched(TURKEY, CORN, "1 turkey").done().then(currentPhase="results")


def test_moves_of_one_phase_are_refused_in_another() -> None:
    story = given("governance").refused("INVALID_PHASE", TURKEY, "continue")
    story.refused("INVALID_PHASE", TURKEY, "rule", offerId=1, confirm=True, suspend=False)
    story.done().no_offer("INVALID_PHASE", TURKEY, CORN, "1 turkey")
    story.refused("INVALID_PHASE", TURKEY, "done", done=False)
    story.go_on().refused("MATCH_OVER", TURKEY, "continue")
