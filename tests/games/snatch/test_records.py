"""S8, S9 and the data model: what a round leaves behind."""

import pytest

from tests.games.snatch.given import FAIR, P1, SPECTATOR, VARIANTS, given

OFFER = {"offerPavo": 5, "offerElote": 0, "requestPavo": 0, "requestElote": 5}


def test_S8_a_round_begins_with_an_empty_record() -> None:
    assert given().view(SPECTATOR)["state"]["rounds"] == [{
        "index": 1, "p1Action": None, "p2Action": None, "forcedByP2": False, "reported": False,
        "shameAssigned": False, "outcomeP1": None, "outcomeP2": None, "isThird": False,
        "offer": None, "startedAt": 0, "p1At": None, "p2At": None, "replyAt": None,
    }]  # fmt: skip


def test_S8_every_field_of_the_data_model_is_filled_in_G4() -> None:
    """5 for 5, snatched, reported: 20 and 5 (see the outcomes); decided at 3, 7 and 12 s."""
    story = given(variant="G4").after(3).offer(*FAIR).after(4).answer("snatch")
    story.after(5).report(True).recorded(
        1, index=1, p1Action="offer", p2Action="snatch", forcedByP2=False, reported=True,
        shameAssigned=False, outcomeP1=20, outcomeP2=5, isThird=False, offer=OFFER,
        startedAt=0, p1At=3000, p2At=7000, replyAt=12_000,
    )  # fmt: skip


def test_S8_every_field_of_the_data_model_is_filled_in_G3() -> None:
    story = given(variant="G3").offer(*FAIR).answer("snatch").after(9).shame(True)
    story.recorded(1, shameAssigned=True, reported=False, outcomeP1=5, outcomeP2=20, replyAt=9000)


def test_S8_every_field_of_the_data_model_is_filled_in_G2() -> None:
    story = given(variant="G2").offer(*FAIR).after(1).answer("accept")
    story.recorded(1, p1Action="forced_offer", forcedByP2=True, p2Action="accept", p2At=1000)


def test_S8_a_round_without_an_offer_says_so() -> None:
    given().after(2).no_offer().recorded(
        1, p1Action="no_offer", p2Action=None, offer=None, p1At=2000, p2At=None, replyAt=None,
        outcomeP1=10, outcomeP2=10,
    )  # fmt: skip


@pytest.mark.parametrize("answer", ["accept", "reject", "snatch"])
def test_S8_the_answer_is_recorded_in_its_own_word(answer: str) -> None:
    given().offer(*FAIR).answer(answer).recorded(1, p2Action=answer, replyAt=None)


def test_S8_the_next_round_begins_when_the_one_before_it_ends() -> None:
    given(variant="G4").offer(*FAIR).after(6).answer("reject").recorded(2, index=2, startedAt=6000)


def test_S8_in_G5_the_round_begins_with_the_talk() -> None:
    story = given(variant="G5").after(20).end_talk().after(5).no_offer()
    story.recorded(1, startedAt=0, p1At=25_000)


@pytest.mark.parametrize("variant", VARIANTS)
def test_S8_only_round_3_is_the_third(variant: str) -> None:
    story = given(variant=variant, decision_seconds=9, fixed_offer=5)
    while story.result() is None:
        story.time_runs_out()
    records = story.view(SPECTATOR)["state"]["rounds"]
    assert [(r["index"], r["isThird"]) for r in records] == [(1, False), (2, False), (3, True)]


def test_S8_every_round_is_told_as_it_ends() -> None:
    story = given().offer(*FAIR).answer("accept")
    assert story.last("roundEnded") == story.view(SPECTATOR)["state"]["rounds"][0]


def test_S8_earlier_rounds_stay_as_they_were_left() -> None:
    """Round 1: traded 5 for 5, 15 and 15. Round 2: P1's 2 turkeys for 1 cob are snatched.

    P1 3×1+5×2=13, P2 5×1+7×2=19.
    """
    story = given().offer(*FAIR).answer("accept").offer(2, 0, 0, 1).answer("snatch").no_offer()
    story.recorded(1, outcomeP1=15, outcomeP2=15, offer=OFFER)
    story.recorded(2, outcomeP1=13, outcomeP2=19).recorded(3, outcomeP1=13, outcomeP2=19)


def test_S9_the_result_of_the_game_is_the_outcome_of_round_3() -> None:
    """What a leaderboard commits, as P1 (turkeys×1 + cobs×2) and as P2 (cobs×1 + turkeys×2)."""
    story = given().offer(*FAIR).answer("accept").no_offer().offer(1, 0, 0, 2).answer("accept")
    third = story.view(SPECTATOR)["state"]["rounds"][2]
    assert [third["outcomeP1"], third["outcomeP2"]] == story.result()["points"] == [18, 15]


def test_data_model_the_state_uses_its_names() -> None:
    session = {"gameType", "currentRound", "rounds", "gameStatus"}
    players = {"pavoTokens", "eloteTokens", "shameTokens"}
    decisions = {"offer", "offerActive", "forcedByP2"}
    assert session | players | decisions <= given().view(P1)["state"].keys()
