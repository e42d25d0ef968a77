"""Engine.IO 4: handshake, messages, heartbeat, upgrade and closing, packet by packet."""

import json

import pytest

from ronda.wire import Binary, Limits
from ronda.wire.engineio.session import Session, Transport, Upgrade

LIMITS = Limits(ping_interval=300, ping_timeout=200, upgrade_timeout=100, max_payload=1000)


def polling(limits: Limits = LIMITS) -> Session:
    """A session whose first packet has been fetched."""
    session = Session("sid", Transport.POLLING, limits, 0)
    session.take()
    return session


def websocket(limits: Limits = LIMITS) -> Session:
    session = Session("sid", Transport.WEBSOCKET, limits, 0)
    session.take()
    return session


def probed() -> Session:
    session = polling()
    session.try_upgrade(0)
    session.probe("2probe")
    return session


# -- handshake


@pytest.mark.parametrize(
    ("transport", "upgrades"), [(Transport.POLLING, ["websocket"]), (Transport.WEBSOCKET, [])]
)
def test_the_first_packet_tells_sid_upgrades_heartbeat_and_longest_payload(
    transport: Transport, upgrades: list[str]
) -> None:
    [frame] = Session("sid", transport, LIMITS, 0).take()
    assert isinstance(frame, bytes)
    assert frame[:1] == b"0"
    assert json.loads(frame[1:]) == {
        "sid": "sid",
        "upgrades": upgrades,
        "pingInterval": 300,
        "pingTimeout": 200,
        "maxPayload": 1000,
    }


# -- messages


def test_a_text_message_gives_its_text() -> None:
    assert websocket().receive("4hello", 1) == "hello"


def test_binary_is_a_message_without_a_type() -> None:
    assert websocket().receive(b"\x01\x02", 1) == b"\x01\x02"


def test_a_post_gives_its_messages_in_order() -> None:
    session = polling()
    messages = list(session.post(b"4test1\x1ebAQIDBA==\x1e4test2", 1))
    assert messages == ["test1", b"\1\2\3\4", "test2"]


def test_what_is_sent_is_taken_in_order_and_once() -> None:
    session = websocket()
    session.send(b"4one")
    session.send(Binary(b"two"))
    assert session.take() == [b"4one", Binary(b"two")]
    assert session.take() == []


@pytest.mark.parametrize("packet", ["", "abc", "7", "0{}", "2", "5", "6", "9"])
def test_a_packet_that_no_client_sends_ends_the_session(packet: str) -> None:
    session = websocket()
    assert session.receive(packet, 1) is None
    assert session.reason == "parse error"


@pytest.mark.parametrize("body", [b"abc", b"", b"4a\x1e", b"4\xff", b"b***"])
def test_a_post_of_no_packets_ends_the_session(body: bytes) -> None:
    session = polling()
    assert list(session.post(body, 1)) in ([], ["a"])
    assert session.reason == "parse error"


def test_a_post_longer_than_the_longest_payload_ends_the_session() -> None:
    session = polling()
    assert list(session.post(b"4" * 1001, 1)) == []
    assert session.reason == "message too long"


@pytest.mark.parametrize("packet", ["4" * 1001, b"4" * 1001])
def test_a_packet_longer_than_the_longest_payload_ends_the_session(packet: str | bytes) -> None:
    session = websocket()
    assert session.receive(packet, 1) is None
    assert session.reason == "message too long"


def test_nothing_is_heard_after_the_end() -> None:
    session = websocket()
    session.end("why")
    assert session.receive("4hello", 1) is None
    session.send(b"4late")
    assert session.take() == []


# -- polling


def test_a_poll_waits_until_there_is_something_to_say() -> None:
    session = polling()
    assert session.poll()
    assert session.answer() is None
    session.send(b"4hello")
    assert session.answer() == b"4hello"


def test_an_answered_poll_is_not_answered_again() -> None:
    session = polling()
    session.poll()
    session.send(b"4hello")
    session.answer()
    session.send(b"4more")
    assert session.answer() is None
    session.poll()
    assert session.answer() == b"4more"


def test_two_polls_at_once_end_the_session_and_the_first_is_told() -> None:
    session = polling()
    assert session.poll()
    assert not session.poll()
    assert session.answer() == b"1"
    assert session.reason == "overlapping polls"


# -- heartbeat


def test_the_server_pings_after_the_interval() -> None:
    session = websocket()
    assert session.due == 300
    session.tick(299)
    assert session.take() == []
    session.tick(300)
    assert session.take() == [b"2"]


def test_a_pong_puts_the_next_ping_an_interval_later() -> None:
    session = websocket()
    session.tick(300)
    session.receive("3", 350)
    assert session.due == 650
    session.tick(650)
    assert session.take() == [b"2", b"2"]


def test_no_pong_in_time_ends_the_session() -> None:
    session = websocket()
    session.tick(300)
    assert session.due == 500
    session.tick(499)
    assert session.take() == [b"2"]
    session.tick(500)
    assert session.reason == "ping timeout"


def test_a_message_is_no_pong() -> None:
    session = websocket()
    session.tick(300)
    session.receive("4hello", 400)
    session.tick(500)
    assert session.reason == "ping timeout"


# -- upgrade


def test_a_probe_is_answered() -> None:
    session = polling()
    assert session.try_upgrade(0)
    assert session.probe("2probe") == b"3probe"
    assert session.upgrade is Upgrade.PROBED


def test_a_waiting_poll_is_released_by_the_probe() -> None:
    session = polling()
    session.poll()
    session.try_upgrade(0)
    session.probe("2probe")
    assert session.answer() == b"6"


def test_a_poll_after_the_probe_returns_at_once() -> None:
    session = probed()
    session.poll()
    assert session.answer() == b"6"


def test_the_upgrade_packet_changes_the_transport() -> None:
    session = probed()
    assert session.probe("5") is None
    assert session.transport is Transport.WEBSOCKET
    assert session.upgrade is Upgrade.NONE


def test_what_waited_for_a_poll_goes_over_the_websocket() -> None:
    session = probed()
    session.send(b"4hello")
    session.probe("5")
    assert session.take() == [b"4hello"]


@pytest.mark.parametrize("packets", [["5"], ["4hello"], [b"2probe"], ["2probe", "2probe"]])
def test_another_packet_on_the_new_transport_gives_the_attempt_up(
    packets: list[str | bytes],
) -> None:
    session = polling()
    session.try_upgrade(0)
    for packet in packets:
        session.probe(packet)
    assert session.upgrade is Upgrade.NONE
    assert session.transport is Transport.POLLING
    assert session.reason is None


def test_there_is_one_attempt_at_a_time_and_none_after_it_succeeded() -> None:
    session = polling()
    assert session.try_upgrade(0)
    assert not session.try_upgrade(1)
    session.probe("2probe")
    session.probe("5")
    assert not session.try_upgrade(2)


def test_an_attempt_that_takes_too_long_is_given_up_and_polling_goes_on() -> None:
    session = probed()
    assert session.due == 100
    session.tick(100)
    assert session.upgrade is Upgrade.NONE
    session.poll()
    assert session.answer() is None


# -- closing


def test_a_close_packet_ends_the_session_and_releases_the_poll() -> None:
    session = polling()
    session.poll()
    assert list(session.post(b"1", 1)) == []
    assert session.reason == "transport close"
    assert session.answer() == b"6"


def test_messages_before_a_close_packet_are_heard_and_none_after() -> None:
    assert list(polling().post(b"4before\x1e1\x1e4after", 1)) == ["before"]


def test_a_poll_is_told_that_the_server_ended_the_session() -> None:
    session = polling()
    session.poll()
    session.end("forced server close")
    assert session.answer() == b"1"
    assert not session.lingers


def test_a_session_ended_between_two_polls_lingers_for_the_next_but_not_for_ever() -> None:
    session = polling()
    session.send(b"41")
    session.end("forced server close")
    assert session.lingers
    session.tick(session.due)
    assert not session.lingers


def test_a_websocket_gets_what_was_sent_before_the_end_and_no_packet_more() -> None:
    session = websocket()
    session.send(b"41")
    session.end("forced server close")
    assert session.take() == [b"41"]


def test_the_first_reason_stays() -> None:
    session = websocket()
    session.lost()
    session.end("later")
    assert session.reason == "transport close"


# -- limits


def test_a_reader_that_lets_too_much_wait_is_cut_off() -> None:
    session = polling(Limits(high_water=100))
    session.send(b"4" * 60)
    assert session.outbox == [b"4" * 60]
    session.send(b"4" * 60)
    assert session.reason == "slow reader"
    assert session.take() == [b"1"]


def test_what_was_taken_waits_no_more() -> None:
    session = websocket(Limits(high_water=100))
    for _ in range(5):
        session.send(b"4" * 60)
        session.take()
    assert session.reason is None


def test_who_speaks_too_fast_is_cut_off() -> None:
    session = websocket(Limits(messages_per_second=3))
    assert [session.receive("4a", now) for now in (0, 1, 2, 3)] == ["a", "a", "a", None]
    assert session.reason == "too many messages"


def test_who_speaks_no_faster_than_allowed_is_heard_for_ever() -> None:
    session = websocket(Limits(messages_per_second=3))
    assert [session.receive("4a", 500 * turn) for turn in range(50)] == ["a"] * 50
