"""W and G2 to G4 as they come out in share, and the names of the source's data model."""

from typing import Any

import pytest

from ronda.engine import replay, schema
from ronda.games.share import Share
from ronda.rules import Illegal
from tests.games.share.given import CORN, FIVE_ROUNDS, GAMES, TURKEY, given

OFFER = {"offererId", "targetId", "offering", "requesting", "status", "id"}


def test_W_the_moves_and_their_parameters_have_the_names_of_the_wire() -> None:
    moves = schema(Share)["moves"]
    assert {name: moves[name]["required"] for name in moves} == {
        "offer": ["targetId", "offering", "requesting"],
        "accept": ["offerId"], "reject": ["offerId"], "snatch": ["offerId"],
        "cancel": ["offerId"], "assignShame": ["targetId"], "report": ["offerId"],
        "rule": ["offerId", "confirm", "suspend"], "done": ["done"], "continue": [],
    }  # fmt: skip


@pytest.mark.parametrize("side", ["offering", "requesting"])
def test_W_each_side_of_an_offer_counts_turkey_coffee_and_corn(side: str) -> None:
    assert schema(Share)["moves"]["offer"]["properties"][side]["required"] == [
        "turkey", "coffee", "corn"
    ]  # fmt: skip


@pytest.mark.parametrize(("answer", "status"), [
    ("accept", "accepted"), ("reject", "rejected"), ("snatch", "snatched"),
])  # fmt: skip
def test_data_model_an_offer_is_pending_until_it_is_answered(answer: str, status: str) -> None:
    story = given().offer(TURKEY, CORN, "1 turkey", "1 corn")
    (offer,) = story.view(None)["state"]["activeTradeOffers"]
    assert offer.keys() >= OFFER
    assert offer["status"] == "pending"
    story.answer(CORN, answer).then(activeTradeOffers=[])
    assert story.record()["offers"][0]["status"] == status


def test_G2_the_same_log_gives_the_same_state() -> None:
    story = given("governance", "shame").reported(TURKEY, CORN, "2 turkey").after(3).done()
    again = replay(story.journal.recording(), GAMES)
    assert again.digest() == story.journal.match.digest()


def test_G3_malformed_actions_change_nothing() -> None:
    story = (
        given().refused("UNKNOWN_MOVE", TURKEY, "steal").refused("MISSING_PARAMETER", CORN, "done")
    )
    story.refused("SURPLUS_PARAMETER", CORN, "done", done=True, really=True)
    story.refused("WRONG_TYPE", CORN, "done", done=1)
    story.refused("NO_SUCH_OFFER", CORN, "accept", offerId=1)


def test_G4_each_accepted_action_adds_one_to_the_version() -> None:
    story = given().offer(TURKEY, CORN, "1 turkey").answer(CORN, "snatch").done(TURKEY)
    assert [entry.version for entry in story.journal.entries] == [1, 2, 3]


def test_the_defaults_are_the_game_as_the_source_describes_it() -> None:
    assert given().view(None)["options"] == {
        "rounds": FIVE_ROUNDS, "endowment": "once", "exchange": "free", "trading_seconds": 0,
        "judging_seconds": 0, "results_seconds": 15, "chat": False,
    }  # fmt: skip


@pytest.mark.parametrize(("options", "code"), [
    ({"endowment": "never"}, "NOT_A_CHOICE"), ({"exchange": "any"}, "NOT_A_CHOICE"),
    ({"results_seconds": 0}, "OUT_OF_RANGE"), ({"chat": 1}, "WRONG_TYPE"),
    ({"judges": 2}, "UNKNOWN_OPTION"),
])  # fmt: skip
def test_options_out_of_their_domain_start_no_match(options: dict[str, Any], code: str) -> None:
    with pytest.raises(Illegal, match=code):
        given(**options)
