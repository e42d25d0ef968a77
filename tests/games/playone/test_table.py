"""PlayOne at a table: leaving by its own intent (W), joining in the middle (P8), a full room."""

from ronda.games.playone import PlayOne
from tests.table.host import Host, started


def hands(host: Host) -> list[int]:
    return [player["cardCount"] for player in host.match.view(None)["state"]["players"]]


def test_P20_INTENT_LEAVE_is_leaving_the_table() -> None:
    host = started(PlayOne, "eve", seats=3)
    host.plays("bob", "INTENT_LEAVE")
    assert host.kinds[-2:] == ["leave", "depart"]
    assert hands(host) == [7, 0, 7]
    assert host.refused("bob", "action", action="INTENT_DRAW", data={}) == "NOT_SEATED"


def test_W_INTENT_LEAVE_of_the_last_but_one_ends_the_match() -> None:
    host = started(PlayOne, seats=2)
    host.plays("ana", "INTENT_LEAVE")
    assert host.last("bob", "over")["result"]["reason"] == "OPPONENT_LEFT"


def test_P8_who_joins_during_a_round_is_in_the_next() -> None:
    host = started(PlayOne, seats=4, late=True)
    host.joins("eve")
    host.says("ana", "approve", user="eve")
    assert hands(host) == [7, 7, 0, 0]
    assert host.match.view(2)["state"]["players"][2]["connected"]
    while host.match.to_act():
        seat = host.match.to_act()[0]
        action, data = host.match.game.default(seat) or ("", {})
        host.plays(("ana", "bob")[seat], action, **data)
    host.plays("eve", "INTENT_START_ROUND")
    assert hands(host) == [7, 7, 7, 0]
