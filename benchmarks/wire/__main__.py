"""`python -m benchmarks.wire`: Ronda's wire beside its peers, in turn, on one core each.

The server is pinned to one core and the crowd to another. Closed loops give actions per CPU second
of the server; a fixed thousand actions a second gives latencies; and a thousand sockets in seats
give memory. Every peer takes its turn in every round, and medians are shown.
"""

from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from benchmarks.crowd.asking import Benchmark, answered, questions
from benchmarks.crowd.rounds import Found, keep, kept, medians, ratio, summed_up
from benchmarks.crowd.trial import Trial
from benchmarks.wire.peers import PEERS

TRIALS = {
    "100 rooms of 2": Trial(rooms=100, seats=2),
    "500 rooms of 2": Trial(rooms=500, seats=2),
    "100 rooms of 4": Trial(rooms=100, seats=4),
    "500 rooms of 4": Trial(rooms=500, seats=4),
    "1000 a second, 100 rooms of 2": Trial(rooms=100, seats=2, rate=1000),
    "1000 sockets": Trial(rooms=500, seats=2, rate=100),
}
GOALS = {"socket.io": 1.2, "boardgame.io": 4.0, "python-socketio": 6.0}


def grid(name: str, found: Found) -> Grid:
    headings = ["actions / CPU s", "Ronda is", "goal", "p50 ms", "p99 ms", "MB", "load's core"]
    shown = Grid("server", *headings, title=name)
    for peer, rounds in found[name].items():
        one = medians(rounds)
        times = f"{ratio(found[name], 'ronda', peer):.2f} ×" if "ronda" in found[name] else ""
        goal = f"≥ {GOALS[peer]} ×" if peer in GOALS and not TRIALS[name].rate else ""
        load = f"{one['load_cpu'] / one['seconds']:.0%}"
        latency = [f"{one[key]:.2f}" for key in ("p50_ms", "p99_ms")]
        memory = f"{one['idle_kb'] / 1024:.1f}"
        shown.add_row(peer, f"{one['per_cpu_second']:,.0f}", times, goal, *latency, memory, load)
    return shown


BENCHMARK = Benchmark("wire", __doc__, Path(__file__).parent / "wire.c", PEERS, TRIALS, grid)


def main() -> None:
    asked = questions(BENCHMARK).parse_args()
    found = answered(BENCHMARK, asked, Console())
    if asked.save and "ronda" in asked.peers:
        medians_of = {**kept("wire").get("medians", {}), **summed_up(found, "ronda")}
        keep("wire", {"medians": medians_of})


if __name__ == "__main__":
    main()
