"""A whole cluster with everything that can go wrong, from a seed: thousands of them.

RONDA_SEEDS says how many, RONDA_FIRST_SEED from which on. A failing one is named, and
`python -m tests.simulation SEED` plays it again.
"""

import os
from collections.abc import Callable
from typing import Any

import pytest
import structlog

from ronda.server.tables import Cluster, Live
from ronda.server.tables.outcome import Outcome
from ronda.table.presence import Presence
from tests.simulation.world import simulate

SEEDS = int(os.environ.get("RONDA_SEEDS", "240"))
FIRST = int(os.environ.get("RONDA_FIRST_SEED", "0"))
PARTS = 8  # so that several workers share them
PATIENCE = 300  # seeds until a planted mistake must be found


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """Each failure that is provoked would be logged."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    yield
    structlog.configure(**before)


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_happens_nothing_is_lost_doubled_or_leaked(part: int) -> None:
    for seed in range(FIRST + part, FIRST + SEEDS, PARTS):
        try:
            simulate(seed)
        except BaseException as problem:
            pytest.fail(f"python -m tests.simulation {seed}: {problem!r}")


def test_a_seed_is_the_same_world_again() -> None:
    told: list[list[object]] = []
    for _ in range(2):
        told.append([])
        simulate(7, lambda *what, to=told[-1]: to.append(what))
    assert len(told[0]) > 100
    assert told[0] == told[1]


# Mistakes of the kind one makes. The simulation has to find them.


def speak_first(patch: pytest.MonkeyPatch) -> None:
    """What is not durable yet is told."""

    def write(live: Live, job: Any, outcome: Outcome) -> None:
        outcome.say()
        as_ever(live, job, outcome)

    as_ever = Live._write
    patch.setattr(Live, "_write", write)


def answer_first(patch: pytest.MonkeyPatch) -> None:
    """An action is acknowledged before it is durable."""

    def write(live: Live, job: Any, outcome: Outcome) -> None:
        if outcome.answer is not None:
            job.answer(outcome.answer)
        as_ever(live, job._replace(answered=None), outcome)

    as_ever = Live._write
    patch.setattr(Live, "_write", write)


def ignore_others(patch: pytest.MonkeyPatch) -> None:
    """What another process has written is not looked at."""
    patch.setattr(Live, "moved", lambda *_: None)


def forget_a_failure(patch: pytest.MonkeyPatch) -> None:
    """After a failure of the store, go on as if nothing had been written."""

    async def go_back(live: Live) -> None:
        saved = await live._saved()
        known = [line for line in saved.lines if line.number <= live.confirmed]
        live.table.return_to(live.hall.games, known)
        live._go_along([])

    patch.setattr(Live, "_return", go_back)


def judge_blindly(patch: pytest.MonkeyPatch) -> None:
    """Who is connected to a process that cannot be heard counts as absent."""

    def changed(cluster: Cluster, connected: bool) -> None:
        as_ever(cluster, connected)
        for origin in [] if connected else [*cluster._peers]:
            cluster._lose(origin)

    as_ever = Cluster._changed
    patch.setattr(Cluster, "_changed", changed)
    patch.setattr(Presence, "see", lambda *_: None)


def greet_late(patch: pytest.MonkeyPatch) -> None:
    """Somebody who comes from another process is told again what they know."""

    async def refresh(live: Live) -> None:
        """As things stand here."""

    patch.setattr(Live, "refresh", refresh)


PLANTS = (speak_first, answer_first, ignore_others, forget_a_failure, judge_blindly, greet_late)


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_mistake_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises((AssertionError, RuntimeError)):
        simulate_many(PATIENCE)


def simulate_many(seeds: int) -> None:
    for seed in range(seeds):
        simulate(seed)
