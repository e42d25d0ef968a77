"""S4 and D20 at a table: what players carry stays with the player, whatever seat comes next."""

from typing import Any

import pytest

from ronda.games.snatch import Snatch
from tests.table.host import Host, started

FAIR = {"offerPavo": 5, "offerElote": 0, "requestPavo": 0, "requestElote": 5}


def shamed(**settings: Any) -> Host:
    """Ana (P1) was robbed by Bob (P2) under G3, and shamed him; the game is over."""
    host = started(Snatch, options={"variant": "G3"}, **settings)
    host.plays("ana", "proposeOffer", **FAIR)
    host.plays("bob", "p2Action", action="snatch")
    host.plays("ana", "assignShame", assign=True)
    host.plays("ana", "noOffer")
    host.plays("ana", "noOffer")
    assert host.phase == "over"
    return host


def again(host: Host, *users: str) -> Any:
    """What the next game of these begins with."""
    for user in users:
        host.says(user, "ready", ready=True)
    assert host.phase == "playing"
    return host.match.view(None)["state"]


def test_the_same_people_in_the_same_seats() -> None:
    state = again(shamed(), "ana", "bob")
    assert (state["shameTokens"], state["currentRound"]) == ([0, 1], 1)


def test_who_changes_seats_takes_it_along() -> None:
    host = shamed()
    host.says("ana", "swap", a=0, b=1)
    assert again(host, "ana", "bob")["shameTokens"] == [1, 0]


def test_who_stays_keeps_it_and_a_newcomer_has_none() -> None:
    host = shamed()
    host.says("ana", "leave")
    host.joins("eve")
    assert [seat and seat.user for seat in host.table.room.seats] == ["eve", "bob"]
    assert again(host, "bob", "eve")["shameTokens"] == [0, 1]
    assert again_after_a_game(host)["shameTokens"] == [0, 1]


def again_after_a_game(host: Host) -> Any:
    for _ in range(3):
        host.plays("eve", "noOffer")
    return again(host, "bob", "eve")


def test_whoever_follows_on_a_seat_does_not_inherit_it() -> None:
    host = shamed()
    host.says("bob", "leave")
    host.joins("eve")
    assert again(host, "ana", "eve")["shameTokens"] == [0, 0]


@pytest.mark.parametrize("when", ["between", "with the start"])
def test_other_options_do_not_wash_it_away(when: str) -> None:
    host = shamed()
    if when == "between":
        host.says("ana", "options", options={"fixed_offer": 5})
        again(host, "ana", "bob")
    else:
        host.says("ana", "restart", options={"fixed_offer": 5})
    view = host.match.view(None)
    assert view["options"]["fixed_offer"] == 5
    assert view["state"]["shameTokens"] == [0, 1]


def test_a_game_that_is_dropped_counts_too() -> None:
    host = started(Snatch, options={"variant": "G3"})
    host.plays("ana", "proposeOffer", **FAIR)
    host.plays("bob", "p2Action", action="snatch")
    host.plays("ana", "assignShame", assign=True)
    host.says("ana", "restart")
    assert host.match.view(None)["state"]["shameTokens"] == [0, 1]
