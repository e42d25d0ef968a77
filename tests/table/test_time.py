"""Connections, the grace, who plays for the absent; deadlines and pauses."""

import pytest

from ronda.table import OVER, PAUSED, PLAYING, Append, Ask, Line, Send, Wake
from tests.table.games import GAMES, Endless, High, Noughts
from tests.table.host import ORGANISER, START, Host, restored, started

GRACE = 20_000


def names(effects: list[object]) -> list[str]:
    return [effect.event for effect in effects if isinstance(effect, Send)]


def test_a_lost_connection_is_shown_and_is_no_leave() -> None:
    """G7"""
    host = started(Noughts)
    effects = host.goes("bob")
    assert host.last("ana", "presence") == {"user": "bob", "connected": False}
    assert not [effect for effect in effects if isinstance(effect, Append)]
    host.passes(GRACE - 1)
    assert host.phase == PLAYING


def test_who_comes_back_in_time_goes_on() -> None:
    host = started(Noughts)
    host.goes("bob")
    host.passes(GRACE - 1)
    host.comes("bob")
    host.passes(GRACE * 5)
    assert host.phase == PLAYING
    assert host.view("bob")["seat"] == 1


def test_after_the_grace_the_games_own_rule_for_leaving_applies() -> None:
    """G7"""
    host = started(Noughts)
    host.goes("bob")
    host.passes(GRACE)
    assert host.kinds[-2:] == ["absent", "depart"]
    assert host.last("ana", "over")["result"]["reason"] == "OPPONENT_LEFT"


def test_D26_who_forfeited_and_returns_is_back_in_a_match_that_runs() -> None:
    host = started(High, "eve")
    host.goes("eve")
    host.passes(GRACE)
    assert host.match.game.gone == [2]
    host.comes("eve")
    assert host.kinds[-2:] == ["returned", "rejoin"]
    assert host.match.game.gone == []
    assert host.view("eve")["seat"] == 2


def test_who_returns_is_shown_the_match_before_anything_of_it_is_told() -> None:
    """Another one may have begun meanwhile: its first event would say nothing without it."""
    host = started(High, "eve")
    host.goes("eve")
    host.passes(GRACE)
    host.inbox["eve"].clear()
    host.comes("eve")
    names = [name for name, _ in host.inbox["eve"]]
    assert names[0] == "state"
    assert names.index("event") > 0
    assert names[-1] == "state"


def test_G7_who_came_while_the_table_could_be_told_nothing_is_not_absent() -> None:
    """Two did, and the grace of both is over when the first of them can be told of."""
    host = started(High, "eve")
    host.goes("bob")
    host.goes("eve")
    host.now += GRACE
    host.table.meet(["bob", "eve"])
    host.comes("bob")
    host.comes("eve")
    assert "absent" not in host.kinds


def test_who_comes_again_after_a_lost_race_is_told_nothing_before_the_match_is_shown() -> None:
    """Another host wrote first that they are back; here the same step was forgotten."""
    host = started(High, "eve")
    host.goes("eve")
    host.passes(GRACE)
    host.inbox["eve"].clear()
    theirs = [Line(len(host.lines), host.now, "*clock*", "returned", {"seat": 2})]
    host.table.connected("eve", host.now)
    host.table.return_to(GAMES, host.lines)
    host.table.let_come_again()
    host.perform(host.table.follow(theirs, host.now))
    assert not host.inbox["eve"]
    host.comes("eve")
    assert next(name for name, _ in host.inbox["eve"]) == "state"


def test_the_grace_is_an_option() -> None:
    host = started(Noughts, grace_ms=0)
    host.goes("bob")
    host.passes(0)
    assert host.phase == OVER


def test_who_returns_to_a_closed_table_sees_that_it_is() -> None:
    host = started(High, absent="wait")
    host.goes("bob")
    host.passes(GRACE)
    host.says("ana", "end")
    host.comes("bob")
    assert host.last("bob", "state")["table"]["phase"] == "closed"
    assert not host.failures


def test_D26_with_wait_nothing_happens() -> None:
    host = started(Noughts, absent="wait")
    host.goes("ana")
    host.passes(10 * GRACE)
    assert host.kinds[-1] == "absent"
    host.comes("ana")
    host.plays("ana", "mark", cell=0)
    assert host.match.version == 1


def test_D26_with_default_the_rules_move_whenever_that_player_is_awaited() -> None:
    host = started(High, absent="default")
    host.goes("bob")
    host.passes(GRACE + 600)
    assert host.lines[-1].kind == "act"
    assert host.match.game.laid_by == [1]
    for _ in range(2):
        host.plays("ana", "lay", card=host.view("ana")["state"]["hands"][0])
        host.passes(600)
    host.plays("ana", "lay", card=host.view("ana")["state"]["hands"][0])
    assert host.phase == OVER


def test_D26_with_bot_a_bot_plays_until_the_player_returns() -> None:
    host = started(High, absent="bot")
    host.goes("bob")
    host.passes(GRACE + 600)
    assert [(ask.seat, ask.bot) for ask in host.asks] == [(1, "random")]
    host.answers()
    assert host.match.game.laid_by == [1]
    host.comes("bob")
    host.plays("ana", "lay", card=host.view("ana")["state"]["hands"][0])
    host.passes(GRACE)
    assert not host.asks
    host.plays("bob", "lay", card=host.view("bob")["state"]["hands"][0])
    assert host.match.game.laid_by == [1]


def test_each_seat_may_have_its_own_policy() -> None:
    host = started(High)
    host.says("ana", "policy", seat=1, policy="default")
    assert host.refused("bob", "policy", seat=1, policy="wait") == "NOT_ADMIN"
    assert host.refused("ana", "policy", seat=2, policy="wait") == "SEAT_FREE"
    noughts = started(Noughts)
    assert noughts.refused("ana", "policy", seat=1, policy="default") == "NO_DEFAULT_MOVE"
    host.goes("bob")
    host.passes(GRACE + 600)
    assert host.kinds[-2:] == ["absent", "act"]


def test_who_is_away_from_the_lobby_is_no_longer_ready() -> None:
    host = Host()
    host.comes("ana")
    host.joins("bob")
    host.says("bob", "ready", ready=True)
    host.goes("bob")
    host.passes(GRACE)
    assert host.refused("ana", "start") == "NOT_READY"
    host.comes("bob")
    host.says("bob", "ready", ready=True)
    host.says("ana", "start")
    assert host.phase == PLAYING


def test_a_rematch_does_not_wait_for_who_is_away() -> None:
    host = started(High, "eve", options={"rounds": 1})
    for user in ("ana", "bob", "eve"):
        host.plays(user, "lay", card=host.view(user)["state"]["hands"][0])
    host.goes("eve")
    host.passes(GRACE)
    host.says("ana", "rematch")
    host.says("bob", "rematch")
    assert host.phase == PLAYING
    assert host.match.game.players == 2


def test_bots_are_asked_after_a_moment_and_one_at_a_time() -> None:
    host = Host(High, bot_ms=500)
    host.comes("ana")
    host.says("ana", "addBot", bot="random")
    host.says("ana", "addBot", bot="random")
    host.says("ana", "start")
    host.passes(499)
    assert not host.asks
    host.passes(1)
    assert [ask.seat for ask in host.asks] == [1]
    assert host.asks[0].view["seat"] == 1
    host.answers()
    host.passes(500)
    assert [ask.seat for ask in host.asks] == [2]


def test_a_late_answer_of_a_bot_is_ignored() -> None:
    host = Host(High, bot_ms=0)
    host.comes("ana")
    host.says("ana", "addBot", bot="random")
    host.says("ana", "start")
    host.plays("ana", "lay", card=host.view("ana")["state"]["hands"][0])
    late, newer = host.asks
    before = host.table.digest()
    assert host.table.bot_chose(late.seat, late.version, "lay", {}, host.now) == []
    assert host.table.digest() == before
    host.asks = [newer]
    host.answers()
    assert host.match.game.round == 2


@pytest.mark.parametrize("bot", ["stubborn", "failing"])
def test_a_bot_without_a_legal_move_plays_any(bot: str) -> None:
    host = Host(High, bot_ms=0)
    host.comes("ana")
    host.says("ana", "addBot", bot=bot)
    host.says("ana", "start")
    (ask,) = host.asks
    host.perform(host.table.bot_chose(ask.seat, ask.version, "lay", {"card": "best"}, host.now))
    assert host.match.game.laid_by == [1]


def test_a_bots_answer_after_the_deadline_comes_too_late() -> None:
    host = Host(High, bot_ms=0, options={"seconds": 30})
    host.comes("ana")
    host.says("ana", "addBot", bot="random")
    host.says("ana", "start")
    host.now += 30_000
    host.answers()
    assert host.lines[-1].kind == "timeout"
    assert host.match.game.laid_by == []


def test_a_bot_that_does_not_answer_is_asked_again() -> None:
    host = Host(High, bot_ms=0)
    host.comes("ana")
    host.says("ana", "addBot", bot="random")
    host.says("ana", "start")
    assert len(host.asks) == 1
    host.passes(30_000)
    assert len(host.asks) == 2


def test_the_luck_of_a_bot_says_nothing_about_that_of_the_match() -> None:
    host = Host(High, bot_ms=0)
    host.says("ana", "addBot", bot="random")
    host.says("ana", "start")
    (ask,) = host.asks
    assert ask.seed != host.match.seed
    assert ask.luck().below(1000) == ask.luck().below(1000)


def test_a_deadline_that_has_passed_comes_before_any_later_message() -> None:
    """G8"""
    host = started(High, options={"seconds": 60})
    cards = host.view("ana")["state"]["hands"]
    host.now += 60_000
    effects = host.plays("ana", "lay", card=cards[-1])
    assert [e.line.kind for e in effects if isinstance(e, Append)] == ["timeout", "action"]
    assert host.match.game.round == 2


def test_the_deadline_fires_by_itself() -> None:
    host = started(High, options={"seconds": 60})
    assert host.alarm == START + 60_000
    host.passes(60_000)
    assert host.lines[-1].kind == "timeout"


def test_the_wake_is_the_earliest_of_all() -> None:
    host = started(High, options={"seconds": 60})
    assert host.alarm == START + 60_000
    host.goes("bob")
    assert host.alarm == START + GRACE
    host.comes("bob")
    assert host.alarm == START + 60_000


def test_a_host_that_wakes_the_table_early_is_asked_again() -> None:
    host = started(High, options={"seconds": 60})
    host.now += 59_999
    assert host.table.wake(host.now) == [Wake(START + 60_000)]


def test_a_pause_stops_the_clock_and_the_players() -> None:
    host = started(High, options={"seconds": 60})
    host.passes(50_000)
    assert host.refused("bob", "pause") == "NOT_ADMIN"
    host.says("ana", "pause")
    assert host.phase == PAUSED
    card = host.view("ana")["state"]["hands"][0]
    assert host.refused("ana", "action", action="lay", data={"card": card}) == "TABLE_PAUSED"
    host.passes(1_000_000)
    assert host.match.version == 0
    assert host.last("ana", "state")["clock"]["match"] == 50_000


def test_D27_after_a_pause_the_deadline_is_as_far_as_it_was() -> None:
    host = started(High, options={"seconds": 60})
    host.passes(50_000)
    host.says("ana", "pause")
    host.passes(1_000_000)
    host.says(ORGANISER, "resume")
    assert host.alarm == host.now + 10_000
    host.passes(9_999)
    assert host.match.version == 0
    host.passes(1)
    assert host.lines[-1].kind == "timeout"
    assert host.match.now == 60_000


def test_with_a_new_match_everybody_has_the_whole_grace_again() -> None:
    host = started(High, absent="wait")
    host.goes("bob")
    host.passes(GRACE)
    host.says(ORGANISER, "restart")
    assert not host.seat(1).absent
    host.passes(GRACE - 1)
    assert not host.seat(1).absent
    host.passes(1)
    assert host.seat(1).absent


def test_D27_nobody_is_given_up_during_a_pause() -> None:
    host = started(Noughts)
    host.goes("bob")
    host.says("ana", "pause")
    host.passes(10 * GRACE)
    assert host.kinds[-1] == "pause"
    host.says("ana", "resume")
    host.passes(GRACE - 1)
    assert host.phase == PLAYING
    host.passes(1)
    assert host.phase == OVER


def test_who_leaves_during_a_pause_is_gone_when_it_ends() -> None:
    host = started(Noughts)
    host.says("ana", "pause")
    host.says("bob", "leave")
    assert host.phase == PAUSED
    host.says("ana", "resume")
    assert host.phase == OVER


def test_only_a_paused_table_resumes() -> None:
    host = started(Noughts)
    assert host.refused("ana", "resume") == "NOT_PAUSED"
    assert Host().refused("ana", "pause") == "NOT_STARTED"


def test_a_bots_answer_during_a_pause_is_ignored_and_it_is_asked_again() -> None:
    host = Host(High, bot_ms=0)
    host.comes("ana")
    host.says("ana", "addBot", bot="random")
    host.says("ana", "start")
    host.says("ana", "pause")
    host.answers()
    assert host.match.version == 0
    host.says("ana", "resume")
    assert len(host.asks) == 1


def test_a_clock_that_runs_backwards_does_no_harm() -> None:
    host = started(High, options={"seconds": 60})
    host.passes(30_000)
    host.says("ana", "sync")
    host.now -= 25_000
    host.plays("ana", "lay", card=host.view("ana")["state"]["hands"][0])
    assert host.lines[-1].at == START + 30_000


@pytest.mark.parametrize("now", [None, True, 1.5, "later", -(10**400), 10**400, float("nan")])
def test_a_time_that_is_none_is_no_time(now: object) -> None:
    host = started(High, options={"seconds": 60})
    before = host.table.digest()
    host.table.wake(now)  # type: ignore[arg-type]
    assert host.table.digest() == before


def test_after_a_restart_everybody_has_the_grace_to_come_back() -> None:
    host = started(Noughts)
    host.now += 1_000_000
    host.table = restored(host)
    host.perform(host.table.wake(host.now))
    assert host.alarm == host.now + GRACE
    host.comes("ana")
    host.passes(GRACE)
    assert host.seat(1).absent
    assert not host.seat(0).absent


def test_after_a_restart_bots_are_asked_again() -> None:
    host = Host(Endless, bot_ms=0)
    host.says("ana", "addBot", bot="random")
    host.says("ana", "start")
    host.table = restored(host)
    effects = host.perform(host.table.wake(host.now))
    assert [effect.seat for effect in effects if isinstance(effect, Ask)] == [1]


def test_a_stranger_who_connects_sees_nothing() -> None:
    host = started(High)
    assert host.table.connected("eve", host.now) == []
    assert host.table.connected(None, host.now) == []
    assert host.table.disconnected(["eve"], host.now) == []
    host.plays("ana", "lay", card=host.view("ana")["state"]["hands"][0])
    assert not host.inbox["eve"]
