"""Whatever comes is understood, or ends the session cleanly, and takes no more than it may."""

import json
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ronda.wire import Fragments
from ronda.wire.engineio.packets import UnreadableError, packets, payload
from ronda.wire.engineio.request import asked
from ronda.wire.engineio.session import Transport
from ronda.wire.frames import Binary
from tests.wire.driving import LIMITS, Did, Driven

TEXT = st.text(st.characters(exclude_characters="\x1e", exclude_categories=["Cs"]))
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)
WHERE = st.sampled_from(["", "/a,", "/b,", "/c,", "/d"])
NUMBER = st.sampled_from(["", "0", "1", "7", "99999999999999999999"])
PLACES = st.sampled_from([f'{{"_placeholder":true,"num":{number}}}' for number in (0, 1, 2, -1)])


@st.composite
def whole(draw: st.DrawFn) -> str:
    """A packet of Socket.IO that is in order, more or less."""
    args = json.dumps(draw(st.lists(VALUES, max_size=3)), ensure_ascii=False)
    head = draw(st.sampled_from(["40", "41", "42", "43", "44"]))
    body = draw(st.sampled_from([args, "", "{}", '["m",1]']))
    return f"{head}{draw(WHERE)}{draw(NUMBER)}{body}"


@st.composite
def attaching(draw: st.DrawFn) -> str:
    kind, count = draw(st.sampled_from("56")), draw(st.integers(0, 4))
    places = ",".join(draw(st.lists(PLACES, max_size=3)))
    return f'4{kind}{count}-{draw(WHERE)}{draw(NUMBER)}["m"{"," if places else ""}{places}]'


TEXTS = whole() | attaching() | st.sampled_from(["40", "2", "3", "1", "5", "6", "2probe"]) | TEXT
PACKETS = TEXTS | st.binary(max_size=900)
BODIES = st.binary(max_size=300) | st.lists(PACKETS, max_size=5).map(
    lambda found: payload(p.encode() if isinstance(p, str) else Binary(p) for p in found)
)
DEEDS = st.one_of(
    st.builds(Did, st.just("packet"), PACKETS),
    st.builds(Did, st.just("post"), BODIES),
    st.builds(Did, st.sampled_from(["poll", "upgrade"])),
    st.builds(Did, st.just("probe"), st.sampled_from(["2probe", "5", "4x"]) | PACKETS),
    st.builds(Did, st.just("wait"), st.integers(0, 60_000)),
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(Transport), st.lists(DEEDS, max_size=40))
def test_no_client_breaks_anything_or_takes_more_than_it_may(
    transport: Transport, deeds: list[Did]
) -> None:
    driven = Driven(transport)
    driven.do(Did("packet", "40") if transport is Transport.WEBSOCKET else Did("post", b"40"))
    for deed in deeds:
        driven.do(deed)


@given(st.binary(max_size=500))
def test_a_body_is_packets_or_unreadable(body: bytes) -> None:
    try:
        found = list(packets(body))
    except UnreadableError:
        return
    assert all(isinstance(packet, str | bytes) for packet in found)


@given(TEXT, TEXT, st.booleans())
def test_any_request_is_answered(method: str, query: str, websocket: bool) -> None:
    assert asked(method, query, websocket, {}) is not None
    assert asked("GET", f"EIO=4&transport=polling&{query}", False, {}) is not None


def cut(data: Any, places: list[int]) -> list[Any]:
    """Data in pieces, cut at those places, wherever they fall."""
    marks = [0, *sorted(place % (len(data) + 1) for place in places), len(data)]
    return [data[start:end] for start, end in pairwise(marks)]


def events(driven: Driven, kind: str, given_: list[Any]) -> list[Any]:
    for each in given_:
        driven.do(Did(kind, each))
    return [*driven.events, driven.session.reason]


CUTS = st.lists(st.integers(0, 10_000), max_size=8)


@settings(deadline=None)
@given(st.lists(PACKETS, max_size=12), CUTS)
def test_packets_mean_the_same_in_however_many_bodies(
    found: list[str | bytes], places: list[int]
) -> None:
    frames = [p.encode() if isinstance(p, str) else Binary(p) for p in ["40", *found]]
    bodies = [payload(part) for part in cut(frames, places) if part]
    one_by_one = events(Driven(Transport.POLLING), "post", [payload([f]) for f in frames])
    assert events(Driven(Transport.POLLING), "post", bodies) == one_by_one


@given(TEXT | st.binary(max_size=300), CUTS)
def test_a_message_is_the_same_in_however_many_fragments(
    message: str | bytes, places: list[int]
) -> None:
    fragments = Fragments(LIMITS.max_payload)
    data = message.encode() if isinstance(message, str) else message
    first, *rest = cut(data, [*places, 0])
    fragments.begin(isinstance(message, str), first)
    found = [fragments.go_on(part, last=False) for part in rest[:-1]]
    assert found == [None] * len(found)
    assert fragments.go_on(rest[-1], last=True) == message
