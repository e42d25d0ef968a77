"""H9: the ranking, and that nothing is missing in the export."""

from tests.games.share.given import COFFEE, CORN, TURKEY, given, goods


def test_H9_most_points_win() -> None:
    story = given("anarchy").snatched(TURKEY, CORN, "2 turkey").next_round()
    result = story.result()
    points = {TURKEY: 3, COFFEE: 5, CORN: 9}
    assert {who: result["points"][story.seat(who)] for who in points} == points
    assert result["winners"] == [story.seat(CORN)]


def test_H9_ties_are_shared() -> None:
    story = given("anarchy").traded(TURKEY, CORN, "2 turkey", "2 corn").next_round()
    assert story.result()["winners"] == sorted([story.seat(TURKEY), story.seat(CORN)])


def test_H9_all_may_tie() -> None:
    assert given("anarchy").next_round().result()["winners"] == [0, 1, 2]


def test_H9_every_offer_and_answer_is_in_the_record() -> None:
    story = given("anarchy").offer(TURKEY, CORN, "2 turkey", "3 corn").after(5)
    story.answer(CORN, "accept").after(1).snatched(COFFEE, CORN, "9 coffee", "1 corn")
    story.offer(CORN, TURKEY, "1 corn").answer(TURKEY, "reject").offer(TURKEY, CORN, "1 turkey")
    story.answer(TURKEY, "cancel")
    first, second, *others = story.record()["offers"]
    assert first == {
        "id": 1, "offererId": story.seat(TURKEY), "targetId": story.seat(CORN),
        "offering": goods("2 turkey"), "requesting": goods("3 corn"), "status": "accepted",
        "given": goods("2 turkey"), "paid": goods("3 corn"), "madeAt": 0, "settledAt": 5000,
    }  # fmt: skip
    assert (second["status"], second["given"]) == ("snatched", goods("5 coffee"))
    assert [offer["status"] for offer in others] == ["rejected", "cancelled"]


def test_H9_every_token_of_shame_is_in_the_record() -> None:
    story = given("shame").after(3).shame(TURKEY, CORN)
    assert story.record()["shame"] == [
        {"giverId": story.seat(TURKEY), "targetId": story.seat(CORN), "at": 3000}
    ]


def test_H9_every_report_and_verdict_is_in_the_record() -> None:
    story = given("governance").reported(TURKEY, CORN, "1 turkey").done().after(7)
    story.rule(COFFEE, True, suspend=True)
    assert story.record()["cases"] == [{
        "offerId": 1, "reporterId": story.seat(TURKEY), "accusedId": story.seat(CORN),
        "rulerId": story.seat(COFFEE), "reportedAt": 0, "confirm": True, "suspend": True,
        "returned": goods("1 turkey"), "forfeited": goods("3 corn"), "ruledAt": 7000,
    }]  # fmt: skip


def test_H9_every_round_is_in_the_record_with_its_outcome() -> None:
    story = given().after(1).snatched(TURKEY, CORN, "2 turkey").after(1).done().after(1).go_on()
    story.traded(CORN, COFFEE, "1 corn", "1 coffee")  # changes nothing in the record of the first
    first = story.record(1)
    assert (first["index"], first["kind"], first["judge"]) == (1, "anarchy", None)
    assert (first["startedAt"], first["tradedAt"], first["endedAt"]) == (0, 2000, 3000)
    assert first["points"][story.seat(CORN)] == 9
    assert first["tokens"][story.seat(CORN)] == goods("5 corn 2 turkey")
    assert story.record(2)["points"] is None


def test_H9_each_of_them_is_an_event_for_everybody() -> None:
    story = given("governance", "shame").snatched(TURKEY, CORN, "1 turkey")
    story.answer(TURKEY, "report").done().rule(COFFEE, True, True).go_on().shame(TURKEY, CORN)
    assert story.events() == [
        "offerMade", "offerSnatched", "report", "done", "done", "done", "confirmed", "results",
        "ready", "ready", "ready", "roundStarted", "suspended", "shame",
    ]  # fmt: skip
    assert all(event.to is None for event in story.told)
