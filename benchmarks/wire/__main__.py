"""`python -m benchmarks.wire`: Ronda's wire beside its peers, in turn, on one core each.

The server is pinned to one core and the crowd to another. Closed loops give actions per CPU second
of the server; a fixed thousand actions a second gives latencies; and a thousand sockets in seats
give memory. Every peer takes its turn in every round, and medians are shown.
"""

import argparse
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from benchmarks.crowd.peer import prepare
from benchmarks.crowd.rounds import Found, chosen, keep, measured, medians, ratio, summed_up
from benchmarks.crowd.trial import Crowd, Trial, built
from benchmarks.wire.peers import PEERS

PROTOCOLS = Path(__file__).parent / "wire.c"
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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.wire", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--seconds",
        type=float,
        default=4,
        help="measured, of each trial: of the server's CPU time in a closed loop",
    )
    parser.add_argument("--peers", nargs="+", default=list(PEERS), choices=list(PEERS))
    parser.add_argument("--trials", nargs="+", default=list(TRIALS), choices=list(TRIALS))
    parser.add_argument("--first", action="store_true", help="before all others on this machine")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/wire.json")
    asked = parser.parse_args()
    console = Console()
    prepare()
    with tempfile.TemporaryDirectory() as folder:
        crowd = Crowd(built(PROTOCOLS, Path(folder)), asked.seconds, asked.first)
        peers, trials = chosen(PEERS, asked.peers), chosen(TRIALS, asked.trials)
        found = measured(crowd, peers, trials, asked.rounds, console)
    for name in asked.trials:
        console.print(grid(name, found))
    if asked.save and "ronda" in asked.peers:
        keep("wire", {"medians": summed_up(found, "ronda")})


if __name__ == "__main__":
    main()
