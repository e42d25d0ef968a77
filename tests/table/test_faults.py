"""Rules with mistakes in them: the table outlives them, and goes on from its log."""

import pytest

from ronda.table import OVER, PAUSED, PLAYING, Append, Rebuild, Send
from tests.table.games import GAMES, Faulty
from tests.table.host import Host, restored, started


def test_a_move_that_fails_half_way_is_refused_and_the_table_goes_on() -> None:
    host = started(Faulty)
    host.plays("ana", "go", wrong="nothing")
    effects = host.plays("ana", "go", wrong="now")
    assert [type(effect) for effect in effects] == [Send, Rebuild]
    assert host.last("ana", "refused")["code"] == "RULES_FAILED"
    assert host.match.game.fine == 1
    host.plays("bob", "go", wrong="nothing")
    assert host.match.game.fine == 2


def test_until_it_is_rebuilt_a_broken_table_refuses_everything() -> None:
    host = started(Faulty)
    host.table.handle("ana", "action", {"action": "go", "data": {"wrong": "now"}}, host.now)
    effects = host.table.handle("bob", "sync", {}, host.now)
    assert [type(effect) for effect in effects] == [Send, Rebuild]
    host.perform(host.table.rebuild(GAMES, host.lines, host.now))
    host.plays("bob", "go", wrong="nothing")
    assert host.match.version == 1


def test_people_stay_connected_through_a_rebuilding() -> None:
    host = started(Faulty)
    host.plays("ana", "go", wrong="now")
    assert host.table.presence.here == {"ana", "bob"}


@pytest.mark.parametrize("wrong", ["deadline", "to_act"])
def test_a_move_into_a_state_that_the_rules_cannot_handle_is_refused(wrong: str) -> None:
    host = started(Faulty)
    host.plays("ana", "go", wrong=wrong)
    assert host.last("ana", "refused")["code"] == "RULES_FAILED"
    assert host.match.version == 0
    host.plays("ana", "go", wrong="nothing")
    assert host.match.version == 1


def test_talk_that_the_rules_cannot_judge_is_refused() -> None:
    host = started(Faulty)
    host.plays("ana", "go", wrong="chat")
    host.says("ana", "chat", text="hola")
    assert host.last("ana", "refused")["code"] == "RULES_FAILED"
    assert host.phase == PLAYING


@pytest.mark.parametrize("wrong", ["timeout", "stuck"])
def test_a_time_out_that_fails_pauses_the_table_instead_of_failing_for_ever(wrong: str) -> None:
    host = started(Faulty)
    host.plays("ana", "go", wrong=wrong)
    host.passes(1000)
    assert host.phase == PAUSED
    assert host.lines[-1].data == {"reason": "RULES_FAILED"}
    assert len(host.failures) == 1
    host.passes(100_000)
    assert len(host.failures) == 1
    host.says("ana", "end")
    assert host.phase == "closed"


def test_a_message_that_meets_a_failing_time_out_is_refused_and_the_table_paused() -> None:
    host = started(Faulty)
    host.plays("ana", "go", wrong="timeout")
    host.now += 1000
    effects = host.plays("bob", "go", wrong="nothing")
    assert [type(effect) for effect in effects] == [Append, Send, Rebuild]
    assert host.last("bob", "refused")["code"] == "RULES_FAILED"
    assert host.phase == PAUSED


def test_an_absence_that_the_rules_cannot_handle_pauses_the_table() -> None:
    host = started(Faulty)
    host.plays("ana", "go", wrong="leave")
    host.goes("bob")
    host.passes(20_000)
    assert host.phase == PAUSED
    assert restored(host).digest() == host.table.digest()


def test_a_leave_that_the_rules_cannot_handle_is_refused() -> None:
    host = started(Faulty)
    host.plays("ana", "go", wrong="leave")
    host.says("bob", "leave")
    assert host.last("bob", "refused")["code"] == "RULES_FAILED"
    assert host.table.room.find("bob") == 1


class Unseeable(Faulty):
    """A game that cannot be shown."""

    id = "unseeable"
    private = ("mine",)

    def mine(self, seat: int) -> int:
        return 1 // self.players if self.fine == 0 else 1 // 0


def test_a_state_that_cannot_be_shown_is_not_reached() -> None:
    host = started(Unseeable)
    effects = host.table.handle(
        "ana", "action", {"action": "go", "data": {"wrong": "nothing"}}, host.now
    )
    assert [type(effect) for effect in effects] == [Send, Rebuild]
    games = {**GAMES, "unseeable": Unseeable}
    host.perform(host.table.rebuild(games, host.lines, host.now))
    assert host.match.version == 0
    assert host.phase == PLAYING


def test_a_match_that_ends_after_a_fault_ends_as_it_should() -> None:
    host = started(Faulty)
    host.plays("ana", "go", wrong="now")
    host.says("bob", "leave")
    assert host.phase == OVER


def test_a_log_without_faults_never_asks_for_a_rebuilding() -> None:
    host = Host(Faulty)
    host.joins("bob")
    assert not host.failures
