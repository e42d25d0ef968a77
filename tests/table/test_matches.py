"""Moves, undo, talk, the end, rematches."""

import re
from pathlib import Path

import pytest

from ronda import table
from ronda.engine import verify
from ronda.rules import commitment
from ronda.table import OVER, PLAYING, Append, Send, Wake, recordings
from tests.table.games import GAMES, Endless, High, Noughts
from tests.table.host import ORGANISER, Host, started

WON = [("ana", 0), ("bob", 3), ("ana", 1), ("bob", 4), ("ana", 2)]


def won(host: Host | None = None) -> Host:
    host = host or started(Noughts)
    for user, cell in WON:
        host.plays(user, "mark", cell=cell)
    return host


def test_a_table_for_one_match_closes_when_it_is_over() -> None:
    host = won(started(Noughts, once=True))
    assert host.last("bob", "closed") == {"reason": "OVER"}
    assert host.heard("bob", "over")
    assert host.refused("ana", "rematch") == "TABLE_CLOSED"


def test_effects_come_in_order_append_then_send_then_wake() -> None:
    """(The host of these tests checks the order of all effects it ever gets.)"""
    host = started(High, options={"seconds": 60})
    effects = host.says("ana", "pause") and host.says("ana", "resume")
    assert [type(effect) for effect in effects] == [Append, *[Send] * 4, Wake]
    assert [e.event for e in effects if isinstance(e, Send)] == [
        "result", "resumed", "state", "state",
    ]  # fmt: skip


def test_the_actor_gets_a_result_with_the_reference_given() -> None:
    host = started(Noughts)
    host.says("ana", "action", action="mark", data={"cell": 4}, ref="r1")
    result = host.last("ana", "result")
    assert result["ok"]
    assert (result["ref"], result["version"], result["match"]) == ("r1", 1, 1)
    assert not [r for r in host.heard("bob", "result") if r["ref"] == "r1"]


def test_a_refusal_is_one_message_with_code_details_and_reference() -> None:
    host = started(Noughts)
    effects = host.says("bob", "action", action="mark", data={"cell": 4}, ref=7)
    expected = {"ref": 7, "code": "NOT_YOUR_TURN", "details": {}}
    assert effects == [Send(("bob",), "refused", expected)]


def test_everybody_sees_a_move_from_their_own_seat() -> None:
    host = started(Noughts)
    host.says("eve", "watch")
    host.plays("ana", "mark", cell=4)
    assert [host.last(user, "state")["seat"] for user in ("ana", "bob", "eve")] == [0, 1, None]
    assert all(host.view(user)["version"] == 1 for user in ("ana", "bob", "eve"))
    assert host.view("bob")["legal"]
    assert not host.view("ana")["legal"]


def test_the_table_is_shown_again_only_when_it_may_have_changed() -> None:
    host = started(Noughts)
    assert "table" in host.last("ana", "state")
    host.plays("ana", "mark", cell=4)
    assert "table" not in host.last("ana", "state")


def test_every_event_that_is_sent_is_listed() -> None:
    sources = [path.read_text("utf-8") for path in Path(table.__file__).parent.glob("*.py")]
    told = re.compile(r'(?:\.tell|Send)\((?:\(.*?\), )?"(\w+)"')
    sent = {event for source in sources for event in told.findall(source)}
    assert {"joined", "state", "refused"} <= sent
    assert sent <= set(re.findall(r"\w+", Send.__doc__ or ""))


def test_watchers_share_one_view() -> None:
    host = started(Noughts)
    host.says("eve", "watch")
    host.says("tom", "watch")
    effects = host.plays("ana", "mark", cell=4)
    assert [e.to for e in effects if isinstance(e, Send) and e.event == "state"] == [
        ("ana",), ("bob",), ("eve", "tom"),
    ]  # fmt: skip


def test_events_reach_those_who_may_hear_them() -> None:
    host = started(High)
    card = host.view("ana")["state"]["hands"][0]
    host.plays("ana", "lay", card=card)
    assert [e["event"] for e in host.heard("ana", "event")] == ["laid", "yours"]
    assert [e["event"] for e in host.heard("bob", "event")] == ["laid"]


def test_D31_who_decides_at_the_same_time_is_not_refused_for_an_older_view() -> None:
    host = started(High)
    for user in ("ana", "bob"):
        card = host.view(user)["state"]["hands"][0]
        host.plays(user, "lay", card=card)
    assert host.match.version == 2


def test_who_asks_for_it_is_refused_for_an_older_view() -> None:
    host = started(Noughts)
    host.says("ana", "action", action="mark", data={"cell": 0}, expect=0)
    assert host.refused("bob", "action", action="mark", data={"cell": 1}, expect=0) == (
        "STALE_VERSION"
    )


@pytest.mark.parametrize("expected", [True, 1.0, "1", [1], 10**400, float("nan")])
def test_D1_a_version_is_a_whole_number_and_nothing_that_equals_one(expected: object) -> None:
    host = started(Noughts)
    host.plays("ana", "mark", cell=0)
    assert host.refused("bob", "action", action="mark", data={"cell": 1}, expect=expected) == (
        "STALE_VERSION"
    )


@pytest.mark.parametrize(
    ("action", "data", "code"),
    [
        ("fly", {}, "UNKNOWN_MOVE"),
        (["mark"], {}, "UNKNOWN_MOVE"),
        ("mark", {}, "MISSING_PARAMETER"),
        ("mark", {"cell": True}, "WRONG_TYPE"),
        ("mark", {"cell": 9}, "OUT_OF_RANGE"),
        ("mark", {"cell": 0, "b": 1}, "SURPLUS_PARAMETER"),
        ("mark", [], "WRONG_TYPE"),
    ],
)
def test_a_move_that_the_rules_refuse_changes_nothing(
    action: object, data: object, code: str
) -> None:
    """G3"""
    assert started(Noughts).refused("ana", "action", action=action, data=data) == code


def test_only_who_sits_here_plays_and_only_while_a_match_is_on() -> None:
    host = Host(Noughts)
    assert host.refused("ana", "action", action="mark", data={"cell": 0}) == "NOT_STARTED"
    assert host.refused("eve", "action", action="mark", data={"cell": 0}) == "NOT_SEATED"


def test_a_move_is_taken_back_where_the_game_allows_it() -> None:
    host = started(Noughts)
    host.plays("ana", "mark", cell=4)
    assert host.refused("bob", "undo") == "NOTHING_TO_UNDO"
    host.says("ana", "undo")
    assert host.view("bob")["state"]["board"] == [-1] * 9
    assert host.view("bob")["version"] == 2
    assert started(High).refused("ana", "undo") == "UNDO_NOT_ALLOWED"


def test_D23_when_a_match_is_over_the_table_says_who_won_and_shows_the_seed() -> None:
    host = won()
    assert host.phase == OVER
    assert host.last("bob", "over")["result"]["winners"] == [0]
    shown = host.last("bob", "seed")
    promised = host.last("bob", "started")["commitment"]
    assert commitment(shown["seed"]) == shown["commitment"] == promised
    assert (host.seat(0).won, host.seat(0).points) == (1, 1)
    assert host.refused("ana", "action", action="mark", data={"cell": 8}) == "MATCH_OVER"


def test_D23_the_seed_stays_secret_while_a_move_could_begin_the_match_anew() -> None:
    host = started(Endless)
    for _ in range(10):
        host.plays("ana", "press")
    assert host.phase == OVER
    assert not host.heard("ana", "seed")
    host.plays("bob", "anew")
    assert host.phase == PLAYING
    assert host.heard("ana", "revived")
    host.says("ana", "end")
    assert host.heard("ana", "seed")


def test_who_left_after_the_end_is_missing_when_the_match_begins_anew() -> None:
    host = started(Endless)
    for _ in range(10):
        host.plays("ana", "press")
    host.says("ana", "leave")
    host.plays("bob", "anew")
    assert host.kinds[-2:] == ["action", "depart"]
    assert host.last("bob", "over")["result"]["reason"] == "OPPONENT_LEFT"


def test_a_rematch_begins_when_all_who_are_there_want_it() -> None:
    host = won()
    host.says("bob", "rematch")
    assert host.phase == OVER
    host.says("ana", "rematch")
    assert host.kinds[-2:] == ["rematch", "start"]
    assert (host.phase, host.table.room.matches, host.match.version) == (PLAYING, 2, 0)


def test_one_may_think_better_of_a_rematch() -> None:
    host = won()
    host.says("bob", "rematch")
    host.says("bob", "rematch", agree=False)
    host.says("ana", "rematch")
    assert host.phase == OVER


def test_the_same_people_play_the_options_that_the_last_match_passes_on() -> None:
    """S4: what players carry with them goes on at the same table."""
    host = started(High, options={"rounds": 1})
    for user in ("ana", "bob"):
        host.plays(user, "lay", card=host.view(user)["state"]["hands"][0])
    host.says("ana", "rematch")
    host.says("bob", "rematch")
    assert host.match.game.options.values["carried"] == 1


def test_other_people_begin_with_the_options_of_the_table() -> None:
    host = started(High, options={"rounds": 1})
    for user in ("ana", "bob"):
        host.plays(user, "lay", card=host.view(user)["state"]["hands"][0])
    host.says("bob", "leave")
    host.joins("eve")
    host.says("eve", "ready", ready=True)
    host.says("ana", "ready", ready=True)
    assert host.phase == PLAYING
    assert host.match.game.options.values["carried"] == 0


def test_a_seat_that_somebody_left_is_free_when_the_match_is_over() -> None:
    host = won()
    host.says("bob", "leave")
    host.joins("eve")
    assert host.table.room.find("eve") == 1


def test_D24_the_seeds_of_two_matches_have_nothing_in_common() -> None:
    host = won()
    host.says("bob", "rematch")
    host.says("ana", "rematch")
    won(host)
    first, second = host.heard("ana", "seed")
    assert first["seed"] != second["seed"]


def test_the_admin_may_restart_with_other_options() -> None:
    host = started(High)
    assert host.refused("bob", "restart") == "NOT_ADMIN"
    assert host.refused("ana", "restart", options={"rounds": 0}) == "OUT_OF_RANGE"
    host.says("ana", "restart", options={"rounds": 1})
    assert host.match.game.options.values["rounds"] == 1
    assert host.last("bob", "seed")["match"] == 1


def test_who_leaves_a_match_is_gone_at_once() -> None:
    host = started(Noughts)
    host.says("ana", "leave")
    assert host.kinds[-2:] == ["leave", "depart"]
    assert host.last("bob", "over")["result"]["reason"] == "OPPONENT_LEFT"
    assert host.refused("ana", "action", action="mark", data={"cell": 0}) == "NOT_SEATED"


def test_the_admin_or_the_organiser_ends_a_table_at_any_time() -> None:
    """K10"""
    for by in ("ana", ORGANISER):
        host = started(Noughts)
        assert host.refused("bob", "end") == "NOT_ADMIN"
        host.says(by, "end")
        assert host.phase == "closed"
        assert host.last("bob", "closed") == {"reason": "ENDED"}
        assert host.heard("bob", "seed")


def test_people_talk_where_the_game_lets_them() -> None:
    """S6: talking may be the treatment."""
    host = Host(High)
    host.comes("ana")
    host.joins("bob")
    host.says("bob", "chat", text="hola")
    said = {"at": host.now, "user": "bob", "name": "Bob", "text": "hola"}
    assert host.last("ana", "chat") == said
    host.says("bob", "ready", ready=True)
    host.says("ana", "start")
    assert host.refused("ana", "chat", text="psst") == "CHAT_NOT_ALLOWED"
    for user in ("ana", "bob"):
        host.plays(user, "lay", card=host.view(user)["state"]["hands"][0])
    host.says("ana", "chat", text="now we may")
    assert host.last("bob", "chat")["text"] == "now we may"


def test_a_game_without_talk_has_none_before_and_after_either() -> None:
    host = Host(Endless)
    host.joins("bob")
    assert host.refused("bob", "chat", text="hola") == "CHAT_NOT_ALLOWED"


def test_D29_watchers_listen_and_do_not_talk() -> None:
    host = Host(High)
    host.says("eve", "watch")
    assert host.refused("eve", "chat", text="hola") == "NOT_SEATED"
    host.says("ana", "chat", text="hola")
    assert host.heard("eve", "chat")


@pytest.mark.parametrize("text", ["", "x" * 501, "a\nb", "\u202e", None, 5])
def test_what_is_said_is_one_readable_line(text: object) -> None:
    assert Host(High).refused("ana", "chat", text=text) != "RULES_FAILED"


def test_D30_nobody_talks_the_table_down() -> None:
    host = Host(High)
    for number in range(8):
        host.says("ana", "chat", text=f"hola {number}")
    assert host.refused("ana", "chat", text="hola 9") == "TOO_FAST"
    host.passes(10_000)
    host.says("ana", "chat", text="hola 9")
    assert host.lines[-1].data == {"text": "hola 9"}


def test_who_comes_later_hears_what_was_said_last() -> None:
    host = Host(High)
    for number in range(40):
        host.passes(5_000)
        host.comes("ana")
        host.says("ana", "chat", text=f"line {number}")
    host.joins("bob")
    lines = host.last("bob", "talk")["lines"]
    assert len(lines) == 30
    assert lines[-1][1:] == ["ana", "Ana", "line 39"]


def test_watching_can_be_limited_or_forbidden() -> None:
    host = Host(High, spectators=1)
    host.says("eve", "watch")
    assert host.refused("tom", "watch") == "SPECTATORS_FULL"
    host.says("eve", "leave")
    host.says("tom", "watch")
    assert Host(High, spectators=0).refused("tom", "watch") == "SPECTATORS_NOT_ALLOWED"
    assert Host(High, private=True).refused("tom", "watch") == "WRONG_CODE"
    assert host.refused("ana", "watch") == "ALREADY_SEATED"


def test_D29_watching_leaves_no_line_and_ends_with_the_connection() -> None:
    host = Host(High)
    before = host.table.digest()
    host.says("eve", "watch")
    assert host.last("eve", "state")["seat"] is None
    host.goes("eve")
    assert host.table.digest() == before
    assert not host.table.presence.watchers


def test_a_watcher_can_sit_down() -> None:
    host = Host(High)
    host.says("eve", "watch")
    host.says("eve", "join", name="Eve")
    assert host.last("eve", "state")["seat"] == 1
    assert not host.table.presence.watchers


def test_who_lost_the_thread_asks_where_things_stand() -> None:
    """G4"""
    host = started(Noughts)
    effects = host.says("bob", "sync")
    assert [e.event for e in effects if isinstance(e, Send)] == ["result", "state"]
    assert host.refused("eve", "sync") == "NOT_SEATED"


def test_the_log_of_a_table_holds_the_recording_of_each_match() -> None:
    host = won()
    host.says("bob", "rematch")
    host.says("ana", "rematch")
    host.plays("ana", "mark", cell=8)
    host.says("ana", "undo")
    first, second = recordings(GAMES, host.lines)
    assert [len(first.entries), len(second.entries)] == [5, 2]
    assert first.names == ["Ana", "Bob"]
    assert verify(first, GAMES).ok
    assert verify(second, GAMES).ok
    assert second.digest == host.match.digest()
