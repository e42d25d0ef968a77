"""Socket.IO 5, "Packet encoding": each kind of packet, read and written."""

import pytest

from ronda.wire import Binary
from ronda.wire.socketio import packets
from ronda.wire.socketio.packets import MalformedError, Packet, read


@pytest.mark.parametrize(
    ("text", "packet"),
    [
        ("0", Packet("0", "/", None, None, "")),
        ('0{"token":"123"}', Packet("0", "/", None, None, '{"token":"123"}')),
        ("0/admin", Packet("0", "/admin", None, None, "")),
        ('0/admin,{"a":1}', Packet("0", "/admin", None, None, '{"a":1}')),
        ("0/admin?token=1,{}", Packet("0", "/admin", None, None, "{}")),
        ("1", Packet("1", "/", None, None, "")),
        ("1/admin,", Packet("1", "/admin", None, None, "")),
        ('2["foo"]', Packet("2", "/", None, None, '["foo"]')),
        ('2/admin,["bar"]', Packet("2", "/admin", None, None, '["bar"]')),
        ('212["foo"]', Packet("2", "/", 12, None, '["foo"]')),
        ('2/admin,13["bar"]', Packet("2", "/admin", 13, None, '["bar"]')),
        ('3/admin,13["bar"]', Packet("3", "/admin", 13, None, '["bar"]')),
        ('51-["baz",{}]', Packet("5", "/", None, 1, '["baz",{}]')),
        ('52-/admin,15["baz",{}]', Packet("5", "/admin", 15, 2, '["baz",{}]')),
        ('61-/admin,15["bar",{}]', Packet("6", "/admin", 15, 1, '["bar",{}]')),
    ],
)
def test_a_packet_is_read_into_its_parts(text: str, packet: Packet) -> None:
    assert read(text) == packet


@pytest.mark.parametrize("text", ["", "abc", "7[]", '5["no count"]', '21-["a count"]', "x"])
def test_what_is_no_packet_is_refused(text: str) -> None:
    with pytest.raises(MalformedError):
        read(text)


def test_packets_are_messages_of_engine_io() -> None:
    assert packets.connected("/", "abc") == b'40{"sid":"abc"}'
    assert packets.connected("/admin", "abc") == b'40/admin,{"sid":"abc"}'
    assert packets.refused("/admin", b'{"message":"no"}') == b'44/admin,{"message":"no"}'
    assert packets.disconnected("/") == b"41"
    assert packets.disconnected("/admin") == b"41/admin,"


def test_events_and_acknowledgements_are_written() -> None:
    assert packets.event("/", None, (b'["a"]', [])) == [b'42["a"]']
    assert packets.event("/admin", 13, (b'["a"]', [])) == [b'42/admin,13["a"]']
    assert packets.ack("/", 12, (b"[]", [])) == [b"4312[]"]


def test_attachments_follow_the_packet_that_counts_them() -> None:
    content = (b'["a",{"_placeholder":true,"num":0}]', [b"\x01"])
    written = [b'451-["a",{"_placeholder":true,"num":0}]', Binary(b"\x01")]
    assert packets.event("/", None, content) == written
    assert packets.ack("/x", 7, content)[0] == b'461-/x,7["a",{"_placeholder":true,"num":0}]'
