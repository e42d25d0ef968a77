"""Coming to a table: codes, seats, names, approval, the lobby."""

from typing import Any

import pytest

from ronda.rules import Illegal
from ronda.table import CODES, LOBBY, ORGANISER, Append, Opening, Table, code_from
from tests.table.games import Endless, High, Noughts
from tests.table.host import CODE, SECRET, Host, started


def test_D25_a_code_has_six_characters_that_nobody_mistakes_for_others() -> None:
    codes = {code_from(number) for number in (0, 1, 29, 30, 12345, CODES - 1)}
    assert len(codes) == 6
    assert all(len(code) == 6 and not set(code) & set("0O1ILU") for code in codes)


def test_the_first_line_of_the_log_makes_the_table() -> None:
    host = Host(High, seats=3)
    assert [line.kind for line in host.lines] == ["create"]
    assert host.phase == LOBBY
    assert len(host.table.room.seats) == 3


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"grace_ms": -1}, "OUT_OF_RANGE"),
        ({"grace_ms": True}, "WRONG_TYPE"),
        ({"absent": "hope"}, "NOT_A_CHOICE"),
        ({"nonsense": 1}, "UNKNOWN_OPTION"),
        ({"seats": 5}, "WRONG_NUMBER_OF_PLAYERS"),
        ({"stand_in": "nobody"}, "UNKNOWN_BOT"),
        ({"private": "\ud800"}, "BAD_MESSAGE"),
    ],
)
def test_settings_are_checked(settings: dict[str, Any], code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        Host(High, **settings)
    assert refusal.value.code == code


def test_a_game_without_default_moves_cannot_have_that_policy() -> None:
    with pytest.raises(Illegal, match="NO_DEFAULT_MOVE"):
        Host(Noughts, absent="default")


@pytest.mark.parametrize(
    ("opening", "code"),
    [
        (Opening("ana", "Ana", CODE, SECRET, {"rounds": 0}), "OUT_OF_RANGE"),
        (Opening("ana", "Ana", CODE, SECRET, ["rounds"]), "WRONG_TYPE"),
        (Opening("ana", "Ana", "abc", SECRET), "BAD_CODE"),
        (Opening("ana", "A\nna", CODE, SECRET), "CONTROL_CHARACTERS"),
        (Opening("ana", "A" * 41, CODE, SECRET), "TEXT_TOO_LONG"),
        (Opening("*ana", "Ana", CODE, SECRET), "BAD_MESSAGE"),
        (Opening("ana", "Ana", CODE, "short"), "TEXT_TOO_SHORT"),
    ],
)
def test_what_opens_a_table_is_checked(opening: Opening, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        Table.create(High, opening, 0)
    assert refusal.value.code == code


def test_whoever_joins_takes_the_first_free_seat() -> None:
    host = Host()
    host.comes("ana")
    host.joins("bob")
    assert host.last("ana", "joined") == {"user": "bob", "name": "Bob", "seat": 1}
    assert host.last("bob", "state")["table"]["seats"][1]["connected"]


def test_a_seat_can_be_asked_for() -> None:
    host = Host()
    host.says("bob", "join", name="Bob", seat=3)
    assert host.seat(3).name == "Bob"
    assert host.refused("eve", "join", name="Eve", seat=3) == "SEAT_TAKEN"
    assert host.refused("eve", "join", name="Eve", seat=4) == "NO_SUCH_SEAT"


def test_nobody_joins_twice() -> None:
    assert Host().refused("ana", "join", name="Ana again") == "ALREADY_SEATED"


def test_a_full_room_is_full() -> None:
    host = Host(Noughts)
    host.joins("bob")
    assert host.refused("eve", "join", name="Eve") == "ROOM_FULL"


def test_nobody_joins_while_a_match_is_on() -> None:
    assert started().refused("eve", "join", name="Eve") == "ROUND_ALREADY_STARTED"


def test_names_differ_even_if_written_otherwise() -> None:
    assert Host().refused("eve", "join", name=" aNA ") == "NAME_TAKEN"


def test_names_that_look_alike_are_one() -> None:
    host = Host(High)
    host.says("bob", "join", name="Jos\u00e9")
    assert host.refused("eve", "join", name="Jose\u0301") == "NAME_TAKEN"


def test_an_admin_who_does_not_sit_has_a_name_too() -> None:
    host = Host(High, creator_sits=False)
    assert host.refused("eve", "join", name="ana") == "NAME_TAKEN"
    host.says("ana", "join", name="Ana")
    assert host.seat(0).name == "Ana"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\tb", "\u202eevil", 7, None, ["Eve"]])
def test_names_are_texts_of_one_readable_line(name: object) -> None:
    code = Host().refused("eve", "join", name=name)
    assert code in ("TEXT_TOO_SHORT", "TEXT_TOO_LONG", "CONTROL_CHARACTERS", "WRONG_TYPE")


def test_a_private_table_takes_its_code() -> None:
    host = Host(private=True)
    assert host.refused("bob", "join", name="Bob") == "WRONG_CODE"
    assert host.refused("bob", "join", name="Bob", code="AAAAAA") == "WRONG_CODE"
    host.says("bob", "join", name="Bob", code=f" {CODE.lower()} ")
    assert host.seat(1).user == "bob"


def test_where_joiners_are_approved_the_admin_hears_of_each() -> None:
    host = Host(approval=True)
    host.comes("ana", "bob")
    host.says("bob", "join", name="Bob")
    assert host.table.room.find("bob") is None
    assert host.last("ana", "request") == {"user": "bob", "name": "Bob"}
    assert host.last("ana", "state")["pending"] == [{"user": "bob", "name": "Bob"}]
    assert host.refused("bob", "join", name="Bob") == "APPROVAL_PENDING"
    assert host.refused("bob", "ready", ready=True) == "APPROVAL_PENDING"
    assert host.refused("bob", "sync") == "APPROVAL_PENDING"


def test_who_is_approved_sits_down() -> None:
    host = Host(approval=True)
    host.comes("bob")
    host.says("bob", "join", name="Bob")
    assert host.refused("bob", "approve", user="bob") == "NOT_ADMIN"
    host.says("ana", "approve", user="bob")
    assert host.seat(1).user == "bob"
    assert host.heard("bob", "approved")
    assert host.refused("ana", "approve", user="bob") == "NOT_WAITING"


def test_who_is_rejected_does_not() -> None:
    host = Host(approval=True)
    host.comes("bob")
    host.says("bob", "join", name="Bob")
    host.says("ana", "reject", user="bob", reason="We are full")
    assert host.last("bob", "rejected") == {"user": "bob", "name": "Bob", "reason": "We are full"}
    assert host.refused("bob", "ready", ready=True) == "NOT_SEATED"


def test_who_leaves_or_withdraws_is_called_by_name_once_more() -> None:
    host = Host(approval=True)
    host.comes("ana")
    host.says("eve", "join", name="Eve")
    host.says("eve", "leave")
    assert host.last("ana", "withdrawn") == {"user": "eve", "name": "Eve"}
    host.joins("bob")
    host.says("ana", "approve", user="bob")
    host.says("bob", "leave")
    assert host.last("ana", "left") == {"user": "bob", "name": "Bob", "seat": 1}


def test_only_the_admin_sees_who_waits() -> None:
    host = Host(approval=True)
    host.comes("ana")
    host.joins("bob")
    host.says("ana", "approve", user="bob")
    host.says("eve", "join", name="Eve")
    assert "pending" not in host.last("bob", "state")


def test_a_watching_admin_shares_the_view_but_not_the_list_of_who_waits() -> None:
    host = Host(approval=True, creator_sits=False)
    host.comes("ana")
    host.says("eve", "watch")
    host.says("bob", "join", name="Bob")
    assert "pending" in host.last("ana", "state")
    assert "pending" not in host.last("eve", "state")


def test_D28_who_was_kicked_needs_an_approval_to_come_again() -> None:
    host = Host()
    host.comes("ana")
    host.joins("bob")
    host.says("ana", "kick", user="bob")
    assert host.heard("bob", "kicked")
    assert host.table.room.seats[1] is None
    host.says("bob", "join", name="Bob")
    assert host.table.room.find("bob") is None
    assert host.refused("bob", "watch") == "KICKED"
    host.says("ana", "approve", user="bob")
    assert host.seat(1).user == "bob"


def test_kicking_is_for_the_admin_and_not_for_oneself() -> None:
    host = Host()
    host.joins("bob")
    assert host.refused("bob", "kick", user="ana") == "NOT_ADMIN"
    assert host.refused("ana", "kick", user="ana") == "NO_SUCH_PERSON"


def test_the_platform_may_remove_the_admin_too_and_the_next_one_takes_over() -> None:
    host = Host()
    host.joins("bob")
    host.says(ORGANISER, "kick", user="ana")
    assert host.table.room.admin == "bob"
    assert host.table.room.find("ana") is None


def test_D28_when_the_admin_leaves_the_next_one_takes_over() -> None:
    host = Host()
    host.joins("bob")
    host.says("ana", "leave")
    assert host.table.room.admin == "bob"
    assert host.last("bob", "admin") == {"user": "bob"}


def test_D28_when_the_last_one_leaves_the_table_closes() -> None:
    host = Host()
    host.says("ana", "addBot", bot="random")
    host.says("ana", "leave")
    assert host.kinds[-2:] == ["leave", "end"]
    assert host.refused("bob", "join", name="Bob") == "TABLE_CLOSED"


def test_people_move_to_free_seats_and_the_admin_exchanges_any() -> None:
    host = Host()
    host.joins("bob")
    host.says("bob", "sit", seat=3)
    assert host.table.room.find("bob") == 3
    assert host.refused("bob", "sit", seat=0) == "SEAT_TAKEN"
    host.says("ana", "swap", a=0, b=3)
    assert host.table.room.find("bob") == 0
    assert host.refused("bob", "swap", a=0, b=3) == "NOT_ADMIN"
    assert host.refused("ana", "swap", a=0, b=4) == "NO_SUCH_SEAT"


def test_bots_come_and_go_as_the_admin_likes() -> None:
    host = Host()
    host.says("ana", "addBot", bot="random", seat=2)
    assert host.seat(2).bot == "random"
    assert host.refused("ana", "addBot", bot="clever") == "UNKNOWN_BOT"
    assert host.refused("ana", "removeBot", seat=0) == "NO_BOT_THERE"
    assert host.refused("ana", "removeBot", seat=1) == "SEAT_FREE"
    host.says("ana", "removeBot", seat=2)
    assert host.table.room.seats[2] is None


def test_a_match_starts_when_everybody_is_ready_and_the_admin_says_so() -> None:
    host = Host()
    assert host.refused("ana", "start") == "NOT_ENOUGH_PLAYERS"
    host.joins("bob")
    assert host.refused("bob", "start") == "NOT_ADMIN"
    assert host.refused("ana", "start") == "NOT_READY"
    host.says("bob", "ready", ready=True)
    host.says("bob", "ready", ready=False)
    assert host.refused("ana", "start") == "NOT_READY"
    host.says("bob", "ready", ready=True)
    host.says("ana", "start")
    assert host.phase == "playing"


def test_bots_are_always_ready() -> None:
    host = Host()
    host.says("ana", "addBot", bot="random")
    host.says("ana", "start")
    assert host.phase == "playing"


def test_a_table_may_start_by_itself_when_it_is_full() -> None:
    host = Host(Noughts, auto_start=True)
    effects = host.says("bob", "join", name="Bob")
    assert [e.line.kind for e in effects if isinstance(e, Append)] == ["join", "start"]


def test_a_table_may_do_without_everybody_saying_ready() -> None:
    host = Host(ask_ready=False)
    host.joins("bob")
    host.says("ana", "start")
    assert host.phase == "playing"


def test_there_are_no_gaps_between_the_players_of_a_match() -> None:
    host = Host(ask_ready=False)
    host.says("bob", "join", name="Bob", seat=3)
    host.says("ana", "start")
    assert host.table.room.find("bob") == 1
    assert host.match.game.players == 2


def test_options_change_in_the_lobby_and_make_people_unready() -> None:
    host = Host()
    host.joins("bob")
    host.says("bob", "ready", ready=True)
    assert host.refused("bob", "options", options={"rounds": 2}) == "NOT_ADMIN"
    assert host.refused("ana", "options", options={"rounds": 0}) == "OUT_OF_RANGE"
    assert host.refused("ana", "options", options={"colour": 0}) == "UNKNOWN_OPTION"
    assert host.refused("ana", "options", options=[]) == "WRONG_TYPE"
    host.says("ana", "options", options={"rounds": 2})
    assert host.table.room.options.values["rounds"] == 2
    assert not host.seat(1).ready


def test_the_options_stand_once_a_match_is_on() -> None:
    assert started().refused("ana", "options", options={"rounds": 2}) == "ROUND_ALREADY_STARTED"


def test_a_creator_need_not_sit() -> None:
    host = Host(creator_sits=False)
    host.comes("ana")
    assert host.table.room.find("ana") is None
    host.joins("bob", "eve")
    host.says("bob", "ready", ready=True)
    host.says("eve", "ready", ready=True)
    host.says("ana", "start")
    assert host.last("ana", "state")["seat"] is None
    assert host.last("ana", "state")["view"]["legal"] == []


def test_the_organiser_places_people_and_starts_without_asking() -> None:
    host = Host(Endless, user=ORGANISER)
    host.says(ORGANISER, "place", seat=0, user="ana", name="Ana")
    host.says(ORGANISER, "place", seat=1, bot="random")
    assert host.refused("ana", "start") == "NOT_ADMIN"
    host.says(ORGANISER, "start")
    assert host.phase == "playing"
    assert host.refused("ana", "place", seat=1, user="eve", name="Eve") == "NOT_ORGANISER"


def test_the_organiser_replaces_a_player_who_left() -> None:
    host = started(High, "eve")
    host.says("eve", "leave")
    assert host.match.game.gone == [2]
    host.says(ORGANISER, "place", seat=2, user="tom", name="Tom")
    assert host.match.game.gone == []
    host.comes("tom")
    assert host.view("tom")["seat"] == 2


def test_D32_an_unstarted_table_closes_after_two_hours() -> None:
    """K10"""
    host = Host(absent="wait")
    host.passes(2 * 3_600_000 - 1)
    assert host.phase == LOBBY
    host.passes(1)
    assert host.phase == "closed"
    assert host.lines[-1].data == {"reason": "UNSTARTED"}


def test_people_come_late_where_the_table_takes_them() -> None:
    host = started(High, late=True)
    assert host.match.game.players == 4
    assert host.match.game.gone == [2, 3]
    host.joins("eve")
    assert host.kinds[-2:] == ["join", "rejoin"]
    assert host.match.game.gone == [3]
    assert len(host.view("eve")["state"]["hands"]) == 4
