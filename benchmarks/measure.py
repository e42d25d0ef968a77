"""Measuring on a noisy machine: CPU seconds, many short rounds taken in turn, and medians."""

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

Work = Callable[[], object]
TARGETS = {
    "engine_overhead_us": "under 10",
    "view_to_act_us": "under 15",
    "shuffle_108_us": "under 30",
    "bytes_a_table": "under 6000",
}


def cpu_seconds(work: Work, times: int) -> float:
    """CPU seconds that doing `work` so many times takes."""
    start = process_time()
    for _ in range(times):
        work()
    return process_time() - start


def interleaved(works: Mapping[str, Work], times: int, rounds: int) -> dict[str, float]:
    """Seconds a piece of work, each measured in turn with the others so that noise hits all."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            found[name].append(cpu_seconds(work, times) / times)
    return {name: median(seconds) for name, seconds in found.items()}
