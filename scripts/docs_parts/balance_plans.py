"""What the balance report simulates: for each game, who sits down under which options."""

from typing import NamedTuple

from ronda.catalogue import find_game
from ronda.lab import Summary, simulate

MATCHES = 10_000


class Plan(NamedTuple):
    """One line-up of a game."""

    game: str
    title: str
    bots: tuple[str, ...]
    options: dict[str, object]

    def played(self, matches: int) -> Summary:
        kind = find_game(self.game)
        options = {**kind.bounded, **self.options}
        return simulate(kind, self.bots, matches, "balance", options, len(self.bots))


def snatch(variant: str) -> Plan:
    options: dict[str, object] = {"variant": variant, "locked": True}
    return Plan("snatch", f"{variant}, two random players", ("random", "random"), options)


PLANS = (
    *(snatch(variant) for variant in ("G1", "G2", "G3", "G4", "G5")),
    Plan("share", "three fair traders", ("fair",) * 3, {}),
    Plan("share", "fair, free rider, norm follower", ("fair", "free_rider", "norm"), {}),
    Plan("share", "three random players", ("random",) * 3, {}),
    Plan("playone", "two house bots", ("simple",) * 2, {}),
    Plan("playone", "three house bots", ("simple",) * 3, {}),
    Plan("playone", "four house bots", ("simple",) * 4, {}),
    Plan("colors", "three greedy armies", ("greedy",) * 3, {}),
    Plan("serpent", "two students", ("student",) * 2, {}),
    Plan("serpent", "three students", ("student",) * 3, {}),
)


def figures(plan: Plan, matches: int) -> dict[str, object]:
    """What the report needs of a simulation: small enough to keep beside it."""
    summary = plan.played(matches)
    lengths = sorted(record.length for record in summary.records)
    return {
        "game": plan.game,
        "title": plan.title,
        "bots": list(plan.bots),
        "matches": summary.matches,
        "shares": [round(tally.share, 4) for tally in summary.by_seat()],
        "points": [round(tally.points, 2) for tally in summary.by_seat()],
        "reasons": dict(summary.reasons().most_common()),
        "percentiles": [
            lengths[min(len(lengths) - 1, len(lengths) * p // 100)] for p in range(101)
        ],
        "branching": round(summary.branching(), 2),
    }
