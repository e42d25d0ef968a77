"""Whatever people send: a refusal, never an exception, and nothing has changed."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from ronda.table import Append, Rebuild, Send
from ronda.table.log import COMMANDS
from tests.table.games import GAMES, High
from tests.table.host import ORGANISER, Host, restored, started
from tests.table.sessions import Step, sessions, steps, take


class Evil(dict[str, object]):
    """A dict that nobody should trust."""

    def __getitem__(self, key: str) -> object:
        raise RuntimeError("gotcha")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("gotcha")

    __hash__ = None


class Sly(str):
    """A string that nobody should trust."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("gotcha")

    def __hash__(self) -> int:
        raise RuntimeError("gotcha")


def deep(levels: int = 100) -> object:
    nested: object = 0
    for _ in range(levels):
        nested = [nested]
    return nested


SHORT = st.text(max_size=5)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | SHORT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(SHORT, inner, max_size=3),
    max_leaves=8,
)
MADE: list[Callable[[], object]] = [
    Evil, lambda: Evil(seat=1), lambda: Sly("join"), object, lambda: b"join", lambda: (1, 2),
    lambda: {1: 2}, lambda: {None: 1}, lambda: {1, 2}, lambda: 10**400, lambda: float("nan"),
    lambda: float("inf"), lambda: "\ud800", lambda: {"\ud800": 1}, lambda: "x" * 1000, deep,
    lambda: -1, lambda: "*clock*", lambda: 1j, lambda: int,
]  # fmt: skip
STRANGE = st.sampled_from(MADE).map(lambda make: make())
ANYTHING = JSON | STRANGE
KINDS = st.sampled_from([*COMMANDS, "watch", "sync", "create"])
FIELDS = sorted({name for c in COMMANDS.values() for name in (*c.needs, *c.may)} | {"ref", "rules"})
DATA = st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=4)
USERS = st.sampled_from(["ana", "bob", "eve", ORGANISER])


class HostileTable(RuleBasedStateMachine):
    """A table where decent people play among others who are not."""

    def __init__(self) -> None:
        super().__init__()
        self.host = started(High, options={"seconds": 30})

    @rule(step=steps().filter(lambda step: step[1] not in ("end", "restart")))
    def decent(self, step: Step) -> None:
        take(self.host, step)

    @rule(by=USERS | ANYTHING, kind=KINDS | ANYTHING, data=DATA | ANYTHING, now=ANYTHING)
    def hostile(self, by: Any, kind: Any, data: Any, now: Any) -> None:
        host = self.host
        host.perform(host.table.wake(host.now))
        before = host.table.digest()
        time = now if type(now) is not int or now < host.now else host.now
        effects = host.perform(host.table.handle(by, kind, data, time))
        self.check(effects, before)

    def check(self, effects: list[Any], before: str) -> None:
        refusals = [e for e in effects if isinstance(e, Send) and e.event == "refused"]
        if refusals or not effects:
            assert self.host.table.digest() == before
            assert not any(isinstance(effect, Append) for effect in effects)
        if refusals:
            assert len(refusals) == 1
            assert set(refusals[0].data) == {"ref", "code", "details"}

    @rule(seat=ANYTHING, version=ANYTHING, action=ANYTHING, data=ANYTHING)
    def bot(self, seat: Any, version: Any, action: Any, data: Any) -> None:
        host = self.host
        host.perform(host.table.bot_chose(seat, version, action, data, host.now))

    @precondition(lambda self: self.host.asks)
    @rule(action=ANYTHING, data=ANYTHING)
    def asked_bot(self, action: Any, data: Any) -> None:
        host, ask = self.host, self.host.asks.pop()
        host.perform(host.table.bot_chose(ask.seat, ask.version, action, data, host.now))

    @rule(by=ANYTHING, now=ANYTHING)
    def connections(self, by: Any, now: Any) -> None:
        table = self.host.table
        time = now if type(now) is not int or now < self.host.now else self.host.now
        for effects in (table.connected(by, time), table.disconnected(by, time)):
            self.host.perform(effects)

    @invariant()
    def nothing_failed(self) -> None:
        assert not self.host.failures

    def teardown(self) -> None:
        assert restored(self.host).snapshot() == self.host.table.snapshot()


TestHostileTable = HostileTable.TestCase
TestHostileTable.settings = settings(max_examples=200, stateful_step_count=30, deadline=None)


@settings(max_examples=300, deadline=None)
@given(sessions(), USERS, KINDS, DATA)
def test_a_refusal_changes_nothing(session: Any, by: str, kind: str, data: dict[str, Any]) -> None:
    """G3"""
    host = session.play()
    host.perform(host.table.wake(host.now))
    before = host.table.snapshot()
    effects = host.table.handle(by, kind, data, host.now)
    if any(isinstance(effect, Send) and effect.event == "refused" for effect in effects):
        assert [type(effect) for effect in effects] == [Send]
        assert host.table.snapshot() == before


TIMES = ["timeout", "act", "absent", "returned", "depart", "rejoin", "create"]


@pytest.mark.parametrize("kind", TIMES)
def test_what_time_does_no_person_can_do(kind: str) -> None:
    host = started(High)
    for by in ("ana", ORGANISER):
        assert host.refused(by, kind, seat=0) in ("UNKNOWN_COMMAND", "SURPLUS_PARAMETER")


NOBODY = ["*clock*", "*anything*", "", "x" * 65, "a\nb", None, 7, Evil(), Sly("a")]


@pytest.mark.parametrize("by", NOBODY)
def test_who_is_nobody_is_not_answered(by: object) -> None:
    assert started(High).table.handle(by, "end", {}, 0) == []


@pytest.mark.parametrize("data", [deep(100_000), {"name": deep(100_000)}, {"ref": deep(20)}])
def test_what_is_nested_too_deeply_is_refused(data: object) -> None:
    host = started(High)
    (effect,) = host.table.handle("eve", "join", data, host.now)
    assert isinstance(effect, Send)
    assert effect.data["code"] == "BAD_MESSAGE"


@pytest.mark.parametrize("kind", ["pause", "end"])
def test_the_reason_of_the_platform_is_not_for_people_to_give(kind: str) -> None:
    assert started(High).refused("ana", kind, reason="EMPTY") == "SURPLUS_PARAMETER"


@pytest.mark.parametrize("ref", [None, "\ud800", 10**400, [1], {"a": 1}, True, "x" * 100, 1.5])
def test_a_reference_that_cannot_be_echoed_is_not(ref: object) -> None:
    host = started(High)
    (effect,) = host.table.handle("ana", "fly", {"ref": ref}, host.now)
    assert isinstance(effect, Send)
    assert effect.data["ref"] is None


def test_no_more_than_fifty_wait_for_approval() -> None:
    host = Host(High, approval=True)
    for number in range(50):
        host.says(f"user{number}", "join", name=f"User {number}")
    assert host.refused("late", "join", name="Late") == "TOO_MANY_WAITING"


def test_nothing_of_this_asked_for_a_rebuilding() -> None:
    host = started(High)
    effects = host.table.handle("ana", "action", {"action": "lay", "data": Evil(card=1)}, host.now)
    assert not any(isinstance(effect, Rebuild) for effect in effects)
    assert host.table.digest() == restored(host).digest()
    assert GAMES["high"] is High
