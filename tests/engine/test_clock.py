"""Time and absence belong to the rules: a time-out, a leave, a return are entries of the log."""

from collections.abc import Sequence
from typing import Any

import pytest

from ronda.engine import Entry, Journal, Match
from ronda.rules import Illegal, Result, Turn
from tests.engine.samples import HighCard, TicTacToe, dealt, marked, refusal

SECONDS = 1000


def state(journal: Journal) -> Any:
    return journal.match.game


def lay(journal: Journal, seat: int, at: int) -> None:
    journal.play(seat, "lay", {"card": state(journal).hands[seat][0]}, at)


def test_D5_before_its_deadline_there_is_no_time_out() -> None:
    with pytest.raises(Illegal, match="NO_TIMEOUT_DUE"):
        dealt(seconds=30).timeout(30 * SECONDS - 1)


def test_without_a_deadline_there_is_no_time_out() -> None:
    with pytest.raises(Illegal, match="NO_TIMEOUT_DUE"):
        dealt(seconds=0).timeout(10**9)


def test_D6_at_the_deadline_whoever_is_awaited_makes_the_default_move() -> None:
    journal = dealt(players=3, seconds=30)
    lay(journal, 1, 5 * SECONDS)
    lowest = [min(state(journal).hands[seat]) for seat in (0, 2)]
    step = journal.timeout(30 * SECONDS)
    assert step.entry == Entry(2, 30 * SECONDS, "timeout", -1)
    cards = next(event.data["cards"] for event in step.events if event.name == "trick")
    assert (cards[0], cards[2]) == tuple(lowest)  # type: ignore[index]


def test_D5_at_the_deadline_it_is_too_late_for_a_move() -> None:
    journal = dealt(seconds=30)
    card = state(journal).hands[0][0]
    assert refusal(journal, 0, "lay", {"card": card}, 30 * SECONDS) == "TOO_LATE"
    journal.play(0, "lay", {"card": card}, 30 * SECONDS - 1)


def test_the_next_deadline_counts_from_the_time_out() -> None:
    journal = dealt(seconds=30)
    journal.timeout(31 * SECONDS)
    assert journal.match.deadline() == 61 * SECONDS


def test_D4_an_ended_match_has_no_deadline_and_awaits_nobody() -> None:
    journal = dealt(seconds=30, cards=1)
    journal.timeout(30 * SECONDS)
    assert (journal.match.deadline(), journal.match.to_act()) == (None, [])
    with pytest.raises(Illegal, match="NO_TIMEOUT_DUE"):
        journal.timeout(60 * SECONDS)


def test_whoever_leaves_is_gone_and_is_not_awaited() -> None:
    journal = dealt(players=3)
    step = journal.leave(1, 7)
    assert step.entry == Entry(1, 7, "leave", 1)
    assert journal.match.view(None)["gone"] == [1]
    assert journal.match.to_act() == [0, 2]


def test_a_game_that_waits_for_somebody_who_left_does_not_make_the_match_wait() -> None:
    class Patient(TicTacToe):
        def deserted(self) -> Result | None:
            return None

    match = Match.start(Patient, "x")
    match.leave(0, 0)
    assert list(match.game.to_act()) == [0]
    assert match.to_act() == []


@pytest.mark.parametrize("action", ["lay", "swap"])
def test_D3_whoever_left_cannot_play(action: str) -> None:
    journal = dealt(players=3)
    journal.leave(1, 0)
    assert refusal(journal, 1, action, {"card": 1}) == "ALREADY_GONE"


def test_one_leaves_once_and_comes_back_once() -> None:
    journal = dealt(players=3)
    with pytest.raises(Illegal, match="NOT_GONE"):
        journal.back(1, 0)
    journal.leave(1, 0)
    with pytest.raises(Illegal, match="ALREADY_GONE"):
        journal.leave(1, 0)
    assert journal.back(1, 5).entry == Entry(2, 5, "back", 1)
    assert state(journal).gone == []


@pytest.mark.parametrize("seat", [-1, 3, True, None, "1", 1.0])
def test_only_those_who_have_a_seat_leave_or_come_back(seat: Any) -> None:
    for happening in (dealt(players=3).leave, dealt(players=3).back):
        with pytest.raises(Illegal, match="NO_SUCH_SEAT"):
            happening(seat, 0)


def test_the_last_one_there_wins() -> None:
    journal = dealt(players=3)
    journal.leave(1, 0)
    assert journal.match.outcome is None
    journal.leave(0, 0)
    assert journal.match.outcome == {
        "points": [0, 0, 1], "winners": [2], "reason": "OPPONENT_LEFT",
    }  # fmt: skip


def test_D4_a_match_that_is_over_is_left_by_nobody() -> None:
    with pytest.raises(Illegal, match="MATCH_OVER"):
        marked(0, 3, 1, 4, 2).leave(0, 9000)


def test_a_game_decides_what_it_means_that_players_left() -> None:
    class Lenient(HighCard):
        def deserted(self) -> Result | None:
            return None

    match = Match.start(Lenient, "x", None, 2)
    match.leave(0, 0)
    assert match.outcome is None


def test_a_seat_may_be_empty_at_the_start_until_somebody_comes() -> None:
    journal = Journal.start(HighCard, "x", None, 3, absent=[1])
    assert journal.match.to_act() == [0, 2]
    journal.back(1, 0)
    assert state(journal).gone == []
    assert journal.recording().absent == [1]


@pytest.mark.parametrize("absent", [[3], [-1], ["a"], [None], [[]]])
def test_only_a_seat_can_be_empty(absent: Sequence[Any]) -> None:
    with pytest.raises(Illegal, match="NO_SUCH_SEAT"):
        Match.start(HighCard, "x", None, 3, absent)


def test_a_default_move_is_made_as_the_seat_it_is_for() -> None:
    class Signed(HighCard):
        def lay(self, turn: Turn, card: int) -> None:
            turn.tell("signed", by=turn.seat)
            super().lay(turn, card)

    match = Match.start(Signed, "x", {"seconds": 1})
    events = match.timeout(SECONDS).events
    assert [event.data["by"] for event in events if event.name == "signed"] == [0, 1]
