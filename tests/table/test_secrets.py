"""G5: nobody receives more than the rules let them see."""

import json
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ronda.table import OVER
from tests.table.games import Endless, High, Noughts
from tests.table.host import SECRET, Host, started
from tests.table.sessions import Session, sessions

Change = Callable[[Host], object]


def received(host: Host, user: str) -> str:
    return json.dumps(host.inbox[user])


def cards_in(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\b10[01]\d\b", text)}


def test_players_see_their_own_cards_and_no_others() -> None:
    host = started(High)
    host.says("eve", "watch")
    hands = [set(hand) for hand in host.match.game.hands]
    host.plays("ana", "lay", card=min(hands[0]))
    assert cards_in(received(host, "ana")) - {1000, 1015} <= hands[0] | {1000, 1015}
    assert not cards_in(received(host, "bob")) & hands[0] - {1000, 1015}
    assert not cards_in(received(host, "eve"))


def test_no_seed_is_shown_while_the_match_is_on() -> None:
    host = started(High)
    host.says("eve", "watch")
    host.says("ana", "pause")
    host.says("ana", "resume")
    for user in ("ana", "bob", "eve"):
        assert host.match.seed not in received(host, user)


def test_an_option_that_is_secret_is_shown_to_nobody() -> None:
    host = Host(High)
    host.comes("ana")
    host.joins("bob")
    host.says("ana", "options", options={"rounds": 2})
    host.says("bob", "ready", ready=True)
    host.says("ana", "start")
    for user in ("ana", "bob"):
        assert "SECRET-ANSWER" not in received(host, user)


def over() -> Host:
    host = started(High, options={"rounds": 1})
    for seat, user in enumerate(("ana", "bob")):
        host.plays(user, "lay", card=host.match.game.hands[seat][0])
    assert host.phase == OVER
    return host


@pytest.mark.parametrize("change", [
    lambda host: host.says("ana", "swap", a=0, b=1),
    lambda host: (host.says("bob", "leave"), host.joins("eve")),
    lambda host: (host.says("bob", "leave"), host.says("ana", "sit", seat=1)),
    lambda host: host.says("*organiser*", "place", seat=1, user="ana2", name="Ana II"),
])  # fmt: skip
def test_with_a_seat_nobody_takes_over_what_was_seen_from_it(change: Change) -> None:
    """The match is over, and its cards stay with those who held them."""
    host = over()
    theirs = set(host.match.game.hands[1])
    change(host)
    for user in ("ana", "ana2", "eve"):
        host.comes(user)
        assert not cards_in(received(host, user)) & theirs - {1000, 1015}


def test_when_seats_have_changed_hands_an_ended_match_cannot_go_on() -> None:
    host = started(Endless)
    for _ in range(10):
        host.plays("ana", "press")
    host.says("ana", "swap", a=0, b=1)
    assert host.refused("bob", "action", action="anew", data={}) == "MATCH_OVER"
    assert host.heard("bob", "seed"), "now nobody can play on"


def test_the_seed_is_shown_when_the_match_is_over() -> None:
    host = started(Noughts)
    seed = host.match.seed
    host.says("bob", "leave")
    assert host.phase == OVER
    assert seed in received(host, "ana")


@settings(max_examples=40, deadline=None)
@given(sessions(), st.integers(0, 3))
def test_whatever_happens_the_tables_secret_and_the_running_seed_stay_here(
    session: Session, seat: int
) -> None:
    host = session.play()
    room = host.table.room
    everything = "".join(received(host, user) for user in list(host.inbox))
    assert SECRET not in everything
    assert not room.sealed or room.seed() not in everything
