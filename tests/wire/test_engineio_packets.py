"""Engine.IO 4, "Packet encoding": packets as text, and several of them in one body."""

import pytest

from ronda.wire import Binary
from ronda.wire.engineio.packets import UnreadableError, packets, payload


def test_packets_of_a_poll_are_parted_by_the_record_separator() -> None:
    assert payload([b"4hello", b"2", b"4world"]) == b"4hello\x1e2\x1e4world"


def test_binary_in_a_poll_is_base64_after_a_b() -> None:
    assert payload([b"4hello", Binary(b"\x01\x02\x03\x04")]) == b"4hello\x1ebAQIDBA=="


def test_a_body_is_read_as_it_is_written() -> None:
    assert list(packets(b"4hello\x1ebAQIDBA==\x1e2")) == ["4hello", b"\x01\x02\x03\x04", "2"]


def test_text_is_utf8() -> None:
    assert list(packets("4utf 8 string: €".encode())) == ["4utf 8 string: €"]


@pytest.mark.parametrize("body", [b"4\xff", b"bAQ", b"b*AQIDBA=="])
def test_what_is_no_utf8_or_no_base64_is_refused(body: bytes) -> None:
    with pytest.raises(UnreadableError):
        list(packets(body))
