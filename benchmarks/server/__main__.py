"""`python -m benchmarks.server`: the whole server beside its peers, in turn, on one core each.

Snatch at 500 tables, offer by offer and answer by answer, from match to match, for sockets that
have come with tokens. Ronda makes every action durable before anybody hears of it; its peers play
the same in memory. Then ten thousand tables: what they take, and how soon they are back after a
`kill -9`.
"""

from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from benchmarks.crowd.asking import Benchmark, answered, questions
from benchmarks.crowd.rounds import Found, keep, kept, medians, ratio, summed_up
from benchmarks.crowd.trial import Figures, Trial
from benchmarks.server import many
from benchmarks.server.peers import OURS, PEERS

TRIALS = {
    "500 tables": Trial(rooms=500, seats=2),
    "1000 a second, 500 tables": Trial(rooms=500, seats=2, rate=1000),
}
MANY = 10_000
HEADS = (
    "actions / CPU s", "Ronda is", "database, CPU s", "p50 ms", "p99 ms", "MB", "crowd's core",
)  # fmt: skip


def grid(name: str, found: Found) -> Grid:
    shown = Grid("server", *HEADS, title=name)
    for peer, rounds in found[name].items():
        one = medians(rounds)
        times = f"{ratio(found[name], OURS, peer):.2f} ×" if OURS in found[name] else ""
        figures = [f"{one['database_cpu']:.2f}", f"{one['p50_ms']:.2f}", f"{one['p99_ms']:.2f}"]
        crowd = f"{one['load_cpu'] / one['seconds']:.0%}"
        memory = f"{one['idle_kb'] / 1024:.1f}"
        shown.add_row(peer, f"{one['per_cpu_second']:,.0f}", times, *figures, memory, crowd)
    return shown


def grid_of_many(figures: Figures) -> Grid:
    shown = Grid("what", "figure", title=f"{figures['tables']:,.0f} tables")
    for name, figure in figures.items():
        shown.add_row(name, f"{figure:,.2f}")
    return shown


BENCHMARK = Benchmark("server", __doc__, Path(__file__).parent / "snatch.c", PEERS, TRIALS, grid)


def main() -> None:
    parser = questions(BENCHMARK)
    parser.add_argument("--many", type=int, default=MANY, help="tables at rest; 0: not measured")
    asked, console = parser.parse_args(), Console()
    found = answered(BENCHMARK, asked, console)
    at_rest = many.measured(asked.many, asked.first) if asked.many else {}
    if at_rest:
        console.print(grid_of_many(at_rest))
    if asked.save and OURS in asked.peers:
        before = kept("server")
        medians_of = {**before.get("medians", {}), **summed_up(found, OURS)}
        keep("server", {"medians": medians_of, "many": at_rest or before.get("many", {})})


if __name__ == "__main__":
    main()
