"""Whole simulated matches: bots that see views, every action validated and logged."""

from ronda.games.snatch import Snatch
from ronda.lab import simulate

PAIRS = (("trusting", "trusting"), ("reciprocal", "opportunist"), ("random", "random"))


def matches(count: int) -> dict[str, float]:
    """Matches a CPU second for each pair of bots, on one core."""
    return {
        f"{one}_against_{other}": simulate(
            Snatch, (one, other), count, "benchmark", {"locked": True}, jobs=1
        ).matches_per_cpu_second
        for one, other in PAIRS
    }
