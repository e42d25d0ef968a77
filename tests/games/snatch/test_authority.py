"""G1 to G7 as they come out in snatch."""

import pytest

from ronda.engine import replay, schema
from ronda.games.snatch import Snatch
from ronda.rules import Illegal
from tests.games.snatch.given import FAIR, P1, P2, SPECTATOR, VARIANTS, Story, given


def test_W_the_moves_and_their_parameters_have_the_names_of_the_wire() -> None:
    moves = schema(Snatch)["moves"]
    assert {name: moves[name]["required"] for name in moves} == {
        "setVariant": ["variant"],
        "proposeOffer": ["offerPavo", "offerElote", "requestPavo", "requestElote"],
        "noOffer": [], "p2Force": ["force"], "p2Action": ["action"],
        "assignShame": ["assign"], "report": ["report"], "chat": ["text"], "endTalk": [],
    }  # fmt: skip


def test_G2_the_same_log_gives_the_same_state() -> None:
    story = given(variant="G4").offer(*FAIR).answer("snatch").after(3).report(True)
    assert replay(story.journal.recording(), {"snatch": Snatch}).digest() == (
        story.journal.match.digest()
    )


def test_G3_unknown_and_malformed_actions_change_nothing() -> None:
    story = given().refused("UNKNOWN_MOVE", P1, "steal").refused("UNKNOWN_MOVE", P1, "no_offer")
    story.refused("SURPLUS_PARAMETER", P1, "noOffer", force=True)
    story.refused("NO_SUCH_SEAT", 2, "noOffer")


@pytest.mark.parametrize("action", ["Snatch", "", "steal", "no_offer"])
def test_G3_there_are_three_answers(action: str) -> None:
    given().offer(*FAIR).refused("NOT_A_CHOICE", P2, "p2Action", action=action)


def test_G4_each_accepted_action_adds_one_to_the_version() -> None:
    story = given(variant="G2").force(False).offer(*FAIR).answer("snatch")
    assert [entry.version for entry in story.journal.entries] == [1, 2, 3]
    assert story.refused("MUST_OFFER", P1, "noOffer").view(P1)["version"] == 3


@pytest.mark.parametrize("variant", VARIANTS)
def test_G5_snatch_has_no_secrets(variant: str) -> None:
    """Both players and whoever watches see the same state; only what they may do differs."""
    story = given(variant=variant, shame_p2=1)
    states = [story.view(seat)["state"] for seat in (P1, P2, SPECTATOR)]
    assert states[0] == states[1] == states[2]
    assert story.view(SPECTATOR)["legal"] == []


def test_G7_when_one_leaves_for_good_the_other_wins() -> None:
    story = given().offer(*FAIR).leaves(P2).then(gameStatus="FINISHED")
    assert story.result() == {"points": [1, 0], "winners": [P1], "reason": "OPPONENT_LEFT"}


@pytest.mark.parametrize(("action", "data"), [("setVariant", {"variant": "G2"}), ("noOffer", {})])
def test_D21_then_the_game_is_over_and_not_to_be_started_over(
    action: str, data: dict[str, object]
) -> None:
    story = given().leaves(P2).refused("MATCH_OVER", P1, action, **data)
    assert story.view(P1)["legal"] == []
    with pytest.raises(Illegal, match="MATCH_OVER"):
        story.journal.back(P2, 0)


def test_G7_a_player_who_was_missing_at_the_start_resumes_where_the_match_stands() -> None:
    story = Story({}, absent=[P2]).after(4).comes(P2).after(1).no_offer()
    story.then(currentRound=2, gameStatus="PLAYING").recorded(2, startedAt=5000)


@pytest.mark.parametrize(("options", "code"), [
    ({"variant": "G6"}, "NOT_A_CHOICE"), ({"fixed_offer": 11}, "OUT_OF_RANGE"),
    ({"fixed_offer": -1}, "OUT_OF_RANGE"), ({"talk_seconds": 4}, "OUT_OF_RANGE"),
    ({"endowment": "never"}, "NOT_A_CHOICE"), ({"sanction": "prison"}, "NOT_A_CHOICE"),
    ({"locked": 1}, "WRONG_TYPE"), ({"rounds": 5}, "UNKNOWN_OPTION"),
])  # fmt: skip
def test_options_out_of_their_domain_start_no_match(options: dict[str, object], code: str) -> None:
    with pytest.raises(Illegal, match=code):
        given(**options)


def test_the_defaults_are_free_play_as_the_source_has_it() -> None:
    assert given().view(P1)["options"] == {
        "variant": "G1", "locked": False, "endowment": "once", "fixed_offer": 0,
        "sanction": "reverse", "talk_seconds": 60, "decision_seconds": 0,
        "shame_p1": 0, "shame_p2": 0,
    }  # fmt: skip
