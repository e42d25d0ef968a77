"""Four characters, each met with what tells it from the others."""

import pytest

from ronda.games.share import Share
from ronda.games.share.bots import BOTS
from ronda.lab import simulate
from ronda.rules import Action, Luck
from tests.games.share.given import COFFEE, CORN, TURKEY, Story, given, goods


def does(bot: str, story: Story, who: str) -> Action:
    return BOTS[bot](story.view(story.seat(who)), Luck("bots"))


def answers(bot: str, kind: str, give: str, ask: str) -> str:
    """What the corn producer answers to an offer by the turkey producer."""
    return does(bot, given(kind).offer(TURKEY, CORN, give, ask), CORN)[0]


def first_target(story: Story, who: str) -> str:
    """Whom the bots turn to first: in the order of the seats."""
    seat: int = story.legal(who)["offer"]["targetId"]["enum"][0]
    return story.game.producer_role[seat]


def test_fair_offers_half_of_its_own_for_as_many() -> None:
    story = given()
    other = first_target(story, TURKEY)
    assert does("fair", story, TURKEY) == ("offer", story.offering(other, "3 turkey", f"3 {other}"))


def test_fair_offers_the_other_half_to_the_other_and_is_done() -> None:
    story = given()
    for size in (3, 1):
        action, data = does("fair", story, TURKEY)
        assert (action, data["offering"]) == ("offer", goods(f"{size} turkey"))
        story.play(TURKEY, action, **data)
    assert does("fair", story, TURKEY) == ("done", {"done": True})


@pytest.mark.parametrize(
    ("give", "ask", "answer"),
    [
        ("2 turkey", "2 corn", "accept"),
        ("1 turkey", "2 corn", "accept"),
        ("1 turkey", "3 corn", "reject"),
        ("", "1 corn", "reject"),
    ],
)
def test_fair_accepts_what_costs_it_nothing(give: str, ask: str, answer: str) -> None:
    assert answers("fair", "anarchy", give, ask) == answer


def test_fair_obeys_the_mandatory_rule() -> None:
    assert answers("fair", "mandatory", "1 turkey", "5 corn") == "accept"


def test_fair_rejects_what_it_cannot_deliver_under_governance() -> None:
    assert answers("fair", "governance", "9 turkey", "1 corn") == "reject"


@pytest.mark.parametrize("bot", ["fair", "norm", "rational"])
def test_these_report_whoever_snatched_from_them(bot: str) -> None:
    story = given("governance").snatched(TURKEY, CORN, "1 turkey")
    assert does(bot, story, TURKEY) == ("report", {"offerId": 1})


@pytest.mark.parametrize("bot", ["fair", "norm"])
def test_these_shame_whoever_snatched_from_them(bot: str) -> None:
    story = given("shame").snatched(TURKEY, CORN, "1 turkey")
    assert does(bot, story, TURKEY) == ("assignShame", {"targetId": story.seat(CORN)})
    assert does(bot, story.shame(TURKEY, CORN), TURKEY)[0] != "assignShame"


@pytest.mark.parametrize(
    ("bot", "confirm"), [("fair", True), ("norm", True), ("free_rider", False)]
)
def test_those_who_punish_confirm_reports(bot: str, confirm: bool) -> None:
    story = given("governance").reported(TURKEY, CORN, "1 turkey").done()
    verdict = {"offerId": 1, "confirm": confirm, "suspend": False}
    assert does(bot, story, COFFEE) == ("rule", verdict)


@pytest.mark.parametrize("kind", ["anarchy", "mandatory", "shame", "governance"])
def test_the_free_rider_snatches_and_offers_nothing(kind: str) -> None:
    assert answers("free_rider", kind, "1 turkey", "1 corn") == "snatch"
    assert does("free_rider", given(kind), TURKEY) == ("done", {"done": True})


def test_the_free_rider_leaves_punishing_to_others() -> None:
    story = given("governance").snatched(TURKEY, CORN, "1 turkey")
    assert does("free_rider", story, TURKEY)[0] == "done"


@pytest.mark.parametrize(
    ("kind", "answer"),
    [("anarchy", "snatch"), ("mandatory", "snatch"), ("shame", "accept"), ("governance", "accept")],
)
def test_the_norm_follower_snatches_only_where_there_is_no_norm(kind: str, answer: str) -> None:
    assert answers("norm", kind, "2 turkey", "2 corn") == answer


def test_the_norm_follower_answers_to_shame() -> None:
    story = given("shame", "anarchy").shame(TURKEY, CORN).next_round()
    assert does("norm", story, CORN)[0] == "offer"
    assert does("norm", story, COFFEE)[0] == "done"
    story.offer(TURKEY, CORN, "2 turkey", "2 corn")
    assert does("norm", story, CORN)[0] == "accept"


def test_the_norm_follower_does_not_trade_with_the_ashamed() -> None:
    story = given("shame").shame(TURKEY, CORN).offer(CORN, COFFEE, "2 corn", "1 coffee")
    assert does("norm", story, COFFEE)[0] == "reject"


@pytest.mark.parametrize("exchange", ["free", "fixed"])
@pytest.mark.parametrize(
    "bots", [[bot] for bot in (*BOTS, "random")] + [["rational", "norm", "fair"]]
)
def test_matches_of_bots_end(bots: list[str], exchange: str) -> None:
    summary = simulate(Share, bots, 6, "ends", {"exchange": exchange}, jobs=1)
    assert {record.reason for record in summary.records} == {"ROUNDS_PLAYED"}


def test_governance_makes_the_rational_trade_and_anarchy_does_not() -> None:
    """The source: no trust, no cooperation; then trust through enforcement."""
    for kind, better in (("anarchy", False), ("mandatory", False), ("governance", True)):
        summary = simulate(Share, ["rational"], 5, "evolution", {"rounds": [kind]}, jobs=1)
        assert all((sum(record.points) > 15) == better for record in summary.records)
