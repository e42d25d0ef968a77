"""Fragments of WebSocket messages, other origins, and JSON."""

import pytest

from ronda.wire import PLAIN_JSON, Fragments, cors, welcome


def test_fragments_make_a_message() -> None:
    fragments = Fragments(100)
    fragments.begin(True, "é".encode()[:1])
    assert fragments.go_on("é".encode()[1:], False) is None
    assert fragments.go_on(b"!", True) == "é!"
    fragments.begin(False, b"a")
    assert fragments.go_on(b"b", True) == b"ab"


def test_fragments_are_bounded_in_all() -> None:
    fragments = Fragments(10)
    fragments.begin(True, b"12345")
    fragments.go_on(b"12345", False)
    with pytest.raises(OverflowError):
        fragments.go_on(b"1", False)


def test_fragments_of_nothing_take_nothing() -> None:
    fragments = Fragments(10)
    fragments.begin(True, b"")
    before = len(fragments._data)
    assert [fragments.go_on(b"", False) for _ in range(1000)] == [None] * 1000
    assert len(fragments._data) == before
    assert fragments.go_on(b"a", True) == "a"


def test_fragments_come_one_message_after_another() -> None:
    with pytest.raises(ValueError, match="never began"):
        Fragments(10).go_on(b"a", True)
    fragments = Fragments(10)
    fragments.begin(True, b"a")
    with pytest.raises(ValueError, match="inside another"):
        fragments.begin(True, b"b")


def test_any_origin_may_poll_when_all_may() -> None:
    assert cors(["*"], "http://a") == [(b"access-control-allow-origin", b"*")]


def test_a_named_origin_may_poll_with_credentials() -> None:
    headers = dict(cors(["http://a"], "http://a"))
    assert headers[b"access-control-allow-origin"] == b"http://a"
    assert headers[b"access-control-allow-credentials"] == b"true"
    assert headers[b"vary"] == b"origin"


@pytest.mark.parametrize("origin", [None, "http://b"])
def test_others_are_not_told_that_they_may(origin: str | None) -> None:
    assert b"access-control-allow-origin" not in dict(cors(["http://a"], origin))
    assert cors([], origin) == []


def test_a_preflight_is_told_the_methods() -> None:
    assert b"POST" in dict(cors(["*"], "http://a", True))[b"access-control-allow-methods"]


def test_a_websocket_is_opened_from_the_same_host_or_a_welcome_origin() -> None:
    assert welcome([], None, "here:80")
    assert welcome([], "http://here:80", "here:80")
    assert welcome(["http://a"], "http://a", "here")
    assert not welcome(["http://a"], "http://b", "here")
    assert not welcome([], "http://there", "here")


def test_json_is_compact_and_keeps_letters() -> None:
    assert PLAIN_JSON.dumps({"a": ["é", 1]}, None) == '{"a":["é",1]}'.encode()
