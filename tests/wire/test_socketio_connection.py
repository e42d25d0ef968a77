"""Socket.IO 5: namespaces, events, acknowledgements, attachments and what is no packet."""

from collections.abc import Iterable
from typing import Any

import pytest

from ronda.wire import PLAIN_JSON, Binary, Limits
from ronda.wire.socketio.connection import Connection, TooManyPendingError
from ronda.wire.socketio.events import Acknowledges, Breaks, Event, Joins, Leaves, Says


def fresh(**limits: int) -> Connection:
    return Connection(Limits(**limits), PLAIN_JSON, 0)


def joined(*namespaces: str, **limits: int) -> Connection:
    connection = fresh(**limits)
    for namespace in namespaces or ["/"]:
        connection.receive(f"0{namespace}," if namespace != "/" else "0")
        connection.accept(namespace, "sid")
    return connection


def last(connection: Connection, messages: Iterable[object]) -> Event | None:
    return [
        connection.receive(message) for message in messages if isinstance(message, str | bytes)
    ][-1]


# -- joining and leaving


def test_a_client_asks_to_join_with_what_it_authenticates_by() -> None:
    assert fresh().receive('0{"token":"123"}') == Joins("/", {"token": "123"})
    assert fresh().receive('0/admin,{"token":"123"}') == Joins("/admin", {"token": "123"})


def test_a_client_without_payload_authenticates_by_nothing() -> None:
    assert fresh().receive("0") == Joins("/", {})
    assert fresh().receive("0/admin") == Joins("/admin", {})


def test_joining_is_accepted_with_an_id_of_its_own() -> None:
    connection = fresh()
    connection.receive("0/admin,")
    assert connection.accept("/admin", "abc") == b'40/admin,{"sid":"abc"}'


def test_joining_is_refused_with_a_message_and_data() -> None:
    connection = fresh()
    connection.receive("0")
    assert connection.refuse("/", "no", {"why": 1}) == b'44{"message":"no","data":{"why":1}}'
    assert connection.refuse("/", "no") == b'44{"message":"no"}'


def test_who_was_refused_may_ask_again() -> None:
    connection = fresh()
    connection.receive("0")
    connection.refuse("/", "no")
    assert connection.receive("0") == Joins("/", {})


@pytest.mark.parametrize("text", ["0[]", "0null", '0"a"', "0{"])
def test_a_payload_that_is_no_object_breaks_the_connection(text: str) -> None:
    assert fresh().receive(text) == Breaks("parse error")


def test_joining_twice_breaks_the_connection() -> None:
    assert joined().receive("0") == Breaks("parse error")
    connection = fresh()
    connection.receive("0")
    assert connection.receive("0") == Breaks("parse error")


def test_more_namespaces_than_allowed_break_the_connection() -> None:
    connection = joined("/a", "/b", max_namespaces=2)
    assert connection.receive("0/c") == Breaks("too many namespaces")


def test_a_client_leaves_one_namespace_and_stays_in_the_others() -> None:
    connection = joined("/", "/admin")
    assert connection.receive("1/admin,") == Leaves("/admin")
    assert connection.receive('2["a"]') == Says("/", "a", [], None)


def test_a_connection_in_no_namespace_is_given_a_time_to_join_one() -> None:
    connection = Connection(Limits(connect_timeout=1000), PLAIN_JSON, 500)
    assert connection.connect_by == 1500
    connection.receive("0")
    connection.accept("/", "sid")
    assert connection.connect_by > 10**9


def test_what_was_sent_before_one_was_put_out_is_let_pass() -> None:
    connection = joined("/", "/admin")
    assert connection.leave("/admin") == b"41/admin,"
    assert connection.receive('2/admin,["late"]') is None
    assert connection.receive("0/admin,") == Joins("/admin", {})


# -- events


def test_an_event_has_a_name_and_arguments() -> None:
    says = joined().receive('2["message",1,"2",{"3":[false]}]')
    assert says == Says("/", "message", [1, "2", {"3": [False]}], None)


def test_an_event_may_ask_for_an_acknowledgement() -> None:
    assert joined().receive('2456["message",1]') == Says("/", "message", [1], 456)
    assert joined("/admin").receive('2/admin,0["message"]') == Says("/admin", "message", [], 0)


@pytest.mark.parametrize(
    "text",
    [
        "abc",
        "2{}",
        '2abc["message",1]',
        "2[]",
        "2[null]",
        "2[[1]]",
        "2[true]",
        '2["connect"]',
        '2["disconnecting"]',
        "2",
        '2["a"',
        "2[NaN]",
        "3[]x",
        '4{"message":"a"}',
        "1{}",
        "2" + "[" * 100_000,
        '2["a",' + "9" * 10_000 + "]",
        "2" + "9" * 30 + '["a"]',
        '2/other,["a"]',
        "31",
        "3{}",
    ],
)
def test_what_is_no_packet_breaks_the_connection(text: str) -> None:
    assert joined().receive(text) == Breaks("parse error")


def test_an_event_before_joining_breaks_the_connection() -> None:
    assert fresh().receive('2["a"]') == Breaks("parse error")


# -- acknowledgements of what we say


def test_an_answer_comes_back_with_what_was_noted() -> None:
    connection = joined()
    assert connection.event("/", "ask", ("a", 1), "note") == [b'421["ask","a",1]']
    assert connection.receive("31[2]") == Acknowledges("/", "note", [2])


def test_an_answer_counts_once_and_only_where_it_was_asked() -> None:
    connection = joined("/", "/admin")
    connection.event("/", "ask", (), "note")
    assert connection.receive("3/admin,1[2]") is None
    assert connection.receive("31[2]") is not None
    assert connection.receive("31[2]") is None
    assert connection.receive("3[2]") is None


@pytest.mark.parametrize("leaves", [True, False])
def test_who_is_gone_owes_no_more_answers(leaves: bool) -> None:
    connection = joined("/", max_pending_acks=1)
    connection.event("/", "ask", (), "note")
    if leaves:
        connection.receive("1")
    else:
        connection.leave("/")
    connection.receive("0")
    connection.accept("/", "sid")
    assert connection.receive("31[2]") is None
    assert connection.event("/", "ask", (), None) == [b'422["ask"]']


def test_answers_owed_are_bounded() -> None:
    connection = joined(max_pending_acks=1)
    connection.event("/", "ask", (), None)
    with pytest.raises(TooManyPendingError):
        connection.event("/", "ask", (), None)


def test_for_what_cannot_be_sent_no_answer_is_owed() -> None:
    connection = joined(max_pending_acks=1)
    with pytest.raises(TypeError):
        connection.event("/", "ask", (object(),), None)
    assert connection.event("/", "ask", (), None) == [b'421["ask"]']


def test_we_acknowledge_with_the_number_that_was_asked_for() -> None:
    assert joined().ack("/", 456, (1, "2", {"3": [False]})) == [b'43456[1,"2",{"3":[false]}]']


# -- attachments

PLACE = '{"_placeholder":true,"num":%d}'
TWO = f"{PLACE % 0},{PLACE % 1}"


def test_an_event_is_whole_with_its_last_attachment() -> None:
    connection = joined()
    assert connection.receive(f'52-["message",{TWO}]') is None
    assert connection.receive(b"\x01") is None
    assert connection.receive(b"\x02") == Says("/", "message", [b"\x01", b"\x02"], None)


def test_an_answer_may_have_attachments_too() -> None:
    connection = joined()
    connection.event("/", "ask", (), "note")
    assert last(connection, [f"61-1[{PLACE % 0}]", b"x"]) == Acknowledges("/", "note", [b"x"])


def test_attachments_stand_anywhere_in_what_is_said() -> None:
    messages = [f'52-["m",{{"a":[{PLACE % 1}],"b":{PLACE % 0}}}]', b"0", b"1"]
    assert last(joined(), messages) == Says("/", "m", [{"a": [b"1"], "b": b"0"}], None)


def test_no_attachments_may_be_announced() -> None:
    assert joined().receive('50-["m"]') == Says("/", "m", [], None)


@pytest.mark.parametrize(
    "messages",
    [
        [b"of nothing"],
        [f'51-["m",{PLACE % 0}]', '2["text"]'],
        [f'51-["m",{PLACE % 1}]', b"x"],
        ['51-["m",{"_placeholder":true,"num":-1}]', b"x"],
        ['51-["m",{"_placeholder":true,"num":"0"}]', b"x"],
        ['51-["m",{"_placeholder":true,"num":true}]', b"x"],
        ['51-["m",{"_placeholder":true}]', b"x"],
        ["51-{}", b"x"],
    ],
)
def test_attachments_that_do_not_fit_break_the_connection(messages: list[str | bytes]) -> None:
    assert last(joined(), messages) == Breaks("parse error")


def test_attachments_are_bounded_in_number_and_in_all() -> None:
    assert joined(max_attachments=2).receive('53-["m"]') == Breaks("message too long")
    messages = ['52-["m"]', b"x" * 60, b"x" * 60]
    assert last(joined(max_payload=100), messages) == Breaks("message too long")


@pytest.mark.parametrize("data", [b"\x01", bytearray(b"\x01"), memoryview(b"\x01")])
def test_binary_in_what_we_say_becomes_an_attachment(data: Any) -> None:
    text = b'451-1["m",{"a":{"_placeholder":true,"num":0}}]'
    assert joined().event("/", "m", ({"a": data},), None) == [text, Binary(b"\x01")]


def test_what_cannot_be_sent_is_our_mistake() -> None:
    with pytest.raises(TypeError, match="object"):
        joined().ack("/", 1, (object(),))
