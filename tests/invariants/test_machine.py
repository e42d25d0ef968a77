"""Hypothesis at the table of any game: it looks for the order of things that breaks something."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ronda.engine import Entry, Journal, Match, Recording, replay, seat_range
from ronda.engine.entry import BACK, LEAVE, TIMEOUT, UNDO
from ronda.lab.attempts import legal_attempts, played
from ronda.lab.hostile import hostile
from ronda.lab.invariants import ALWAYS
from ronda.lab.scene import Scene
from ronda.rules import NOBODY, Game, Illegal, Luck
from tests.invariants.kinds import EVERY, NAMES

numbers = st.integers(0, 2**32 - 1)
seats = st.integers(-1, 5)
moments = st.integers(-1000, 120_000)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


class Table(RuleBasedStateMachine):
    """A match that anything may happen to."""

    kind: type[Game]

    @initialize(seed=numbers, extra=st.integers(0, 5))
    def start(self, seed: int, extra: int) -> None:
        least, most = seat_range(self.kind)
        self.journal = Journal.start(self.kind, str(seed), None, min(least + extra, most))
        self.scene = Scene(self.journal, Luck("machine"))

    @property
    def match(self) -> Match:
        return self.journal.match

    def happen(self, attempt: Entry) -> None:
        """A refusal changes nothing; what is accepted is one version more."""
        before, version, step = self.match.digest(), self.match.version, None
        try:
            step = self.journal.apply(attempt)
        except Illegal:
            assert self.match.digest() == before
        else:
            assert step.entry.version == self.match.version == version + 1
        self.scene = Scene(self.journal, Luck("machine"), step=step)

    @rule(choice=numbers, seat=seats, later=moments)
    def legal(self, choice: int, seat: int, later: int) -> None:
        who = [seat] if 0 <= seat < self.match.game.players else self.match.to_act()
        moves = list(legal_attempts(self.match, Luck("legal", choice), who))
        if moves:
            self.happen(moves[choice % len(moves)]._replace(at=self.match.now + later % 2000))

    @rule(choice=numbers)
    def nonsense(self, choice: int) -> None:
        self.happen(hostile(self.match, Luck("hostile", choice)))

    @rule(seat=seats, name=st.text(max_size=5), data=anything, choice=numbers)
    def any_json(self, seat: int, name: str, data: Any, choice: int) -> None:
        moves = [*self.kind.moves.values()]
        move = moves[choice % len(moves)]
        fields = {parameter.wire: data for parameter in move.parameters}
        self.happen(played(seat, move.wire, fields if choice % 2 else data))
        self.happen(played(seat, name, data))

    @rule(later=moments)
    def some_time(self, later: int) -> None:
        self.happen(Entry(0, self.match.now + later, TIMEOUT, NOBODY))

    @precondition(lambda self: self.match.deadline() is not None)
    @rule()
    def time_is_up(self) -> None:
        self.happen(Entry(0, max(self.match.now, self.match.deadline() or 0), TIMEOUT, NOBODY))

    @rule(seat=seats, kind=st.sampled_from((LEAVE, BACK, UNDO)), later=moments)
    def comes_and_goes(self, seat: int, kind: str, later: int) -> None:
        self.happen(Entry(0, self.match.now + later, kind, seat))

    @rule()
    def restarted(self) -> None:
        """The process dies, and takes the match up from its snapshot, or from its log."""
        before = self.match.digest()
        snapshot = json.loads(json.dumps(self.match.snapshot()))
        assert Match.restore(self.kind, self.match.seed, snapshot).digest() == before
        self.journal.rebuild()
        assert self.match.digest() == before
        self.scene = Scene(self.journal, Luck("machine"))

    @invariant()
    def always(self) -> None:
        for check in ALWAYS:
            check(self.scene)

    def teardown(self) -> None:
        recording = Recording.from_text(self.journal.recording().text())
        assert replay(recording, {self.kind.id: self.kind}).digest() == self.match.digest()


@pytest.mark.parametrize("kind", EVERY, ids=NAMES)
def test_hypothesis_finds_nothing_that_breaks_a_match(kind: type[Game]) -> None:
    machine: Any = type(f"Table_{kind.id}", (Table,), {"kind": kind})
    case = machine.TestCase()
    case.settings = settings(
        max_examples=12, stateful_step_count=25, deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    case.runTest()
