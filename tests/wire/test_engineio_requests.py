"""Engine.IO 4: which requests open a session, use one, or are refused, and with which code."""

import pytest

from ronda.wire import Limits
from ronda.wire.engineio.request import Opens, Refusal, Uses, asked
from ronda.wire.engineio.session import Session, Transport

SESSIONS = {
    "p": Session("p", Transport.POLLING, Limits(), 0),
    "w": Session("w", Transport.WEBSOCKET, Limits(), 0),
}


def code(method: str, query: str, websocket: bool = False) -> int:
    answer = asked(method, query, websocket, SESSIONS)
    assert isinstance(answer, Refusal)
    return answer.code


def test_a_get_without_sid_opens_a_session() -> None:
    asks = asked("GET", "EIO=4&transport=polling&room=a%20b", False, SESSIONS)
    assert isinstance(asks, Opens)
    assert asks.transport is Transport.POLLING
    assert asks.query["room"] == "a b"


def test_a_websocket_without_sid_opens_a_session() -> None:
    asks = asked("GET", "EIO=4&transport=websocket", True, SESSIONS)
    assert isinstance(asks, Opens)
    assert asks.transport is Transport.WEBSOCKET


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_sid_uses_the_session(method: str) -> None:
    assert asked(method, "EIO=4&transport=polling&sid=p", False, SESSIONS) == Uses(
        "p", Transport.POLLING
    )


def test_a_websocket_with_the_sid_of_a_polling_session_uses_it() -> None:
    assert asked("GET", "EIO=4&transport=websocket&sid=p", True, SESSIONS) == Uses(
        "p", Transport.WEBSOCKET
    )


@pytest.mark.parametrize("query", ["transport=polling", "EIO=abc&transport=polling", "EIO=3"])
def test_another_version_is_unsupported(query: str) -> None:
    assert code("GET", query) == 5


@pytest.mark.parametrize("query", ["EIO=4", "EIO=4&transport=abc", "EIO=4&transport="])
def test_another_transport_is_unknown(query: str) -> None:
    assert code("GET", query) == 0


def test_another_sid_is_unknown() -> None:
    assert code("GET", "EIO=4&transport=polling&sid=zzz") == 1


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "HEAD"])
def test_only_a_get_opens_a_session(method: str) -> None:
    assert code(method, "EIO=4&transport=polling") == 2


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_a_session_is_used_by_get_and_post_only(method: str) -> None:
    assert code(method, "EIO=4&transport=polling&sid=p") == 3


@pytest.mark.parametrize(("transport", "websocket"), [("websocket", False), ("polling", True)])
def test_the_transport_named_is_the_one_that_is_used(transport: str, websocket: bool) -> None:
    assert code("GET", f"EIO=4&transport={transport}", websocket) == 3


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_session_that_is_on_a_websocket_takes_no_other_request(method: str) -> None:
    assert code(method, "EIO=4&transport=polling&sid=w") == 3


def test_another_websocket_is_let_in_to_be_closed_as_a_websocket() -> None:
    asks = asked("GET", "EIO=4&transport=websocket&sid=w", True, SESSIONS)
    assert asks == Uses("w", Transport.WEBSOCKET)


def test_a_websocket_with_an_unknown_sid_is_refused() -> None:
    assert code("GET", "EIO=4&transport=websocket&sid=zzz", True) == 1


def test_a_query_of_very_many_fields_is_not_read() -> None:
    assert code("GET", "EIO=4&transport=polling" + "&a=1" * 1000) == 5
