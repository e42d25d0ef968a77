"""The benchmarks run. What they find is left to them: no test depends on a machine's speed."""

import pytest

from benchmarks import engine, simulation, tables
from benchmarks.measure import interleaved


def test_works_are_measured_in_turn() -> None:
    done: list[str] = []
    interleaved({"a": lambda: done.append("a"), "b": lambda: done.append("b")}, times=2, rounds=2)
    assert "".join(done) == "aabbaabb"


def test_the_same_match_is_played_through_the_engine_and_by_plain_calls() -> None:
    figures = engine.actions(rounds=1)
    parts = figures["plain_method_us"] + figures["engine_overhead_us"]
    assert figures["action_us"] == pytest.approx(parts)
    assert engine.views(rounds=1).keys() > {"view_to_act_us", "view_waiting_us", "shuffle_108_us"}


def test_every_pair_of_bots_is_simulated() -> None:
    assert len(simulation.matches(3)) == len(simulation.PAIRS)


def test_the_tables_of_the_memory_benchmark_are_live_ones() -> None:
    table = tables.live_table(1)
    assert table.room.match is not None
    assert table.room.match.to_act() == [0]
    assert tables.memory(10)["tables"] == 10
