"""What is asked of a benchmark with a crowd, and what it prints and keeps."""

import argparse
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from benchmarks.crowd.peer import Peer, prepare
from benchmarks.crowd.rounds import Found, chosen, measured
from benchmarks.crowd.trial import Crowd, Trial, built


class Benchmark(NamedTuple):
    """Who is measured, at what, by a crowd that speaks these protocols."""

    name: str
    says: str | None
    protocols: Path
    peers: Mapping[str, Peer]
    trials: Mapping[str, Trial]
    grid: Callable[[str, Found], Grid]


def questions(benchmark: Benchmark) -> argparse.ArgumentParser:
    """What every such benchmark can be asked."""
    peers, trials = list(benchmark.peers), list(benchmark.trials)
    program = f"python -m benchmarks.{benchmark.name}"
    parser = argparse.ArgumentParser(prog=program, description=benchmark.says)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--seconds",
        type=float,
        default=4,
        help="measured, of each trial: of the server's CPU time in a closed loop",
    )
    parser.add_argument("--peers", nargs="*", default=peers, choices=peers)
    parser.add_argument("--trials", nargs="*", default=trials, choices=trials)
    parser.add_argument("--first", action="store_true", help="before all others on this machine")
    parser.add_argument(
        "--save",
        action="store_true",
        help=f"write results/{benchmark.name}.json; what was not asked for stays",
    )
    return parser


def answered(benchmark: Benchmark, asked: argparse.Namespace, console: Console) -> Found:
    """Measure what was asked for, and show it."""
    prepare()
    with tempfile.TemporaryDirectory() as folder:
        program = built(benchmark.protocols, Path(folder))
        crowd = Crowd(program, asked.seconds, asked.first)
        peers, trials = chosen(benchmark.peers, asked.peers), chosen(benchmark.trials, asked.trials)
        found = measured(crowd, peers, trials, asked.rounds, console)
    for name in asked.trials:
        console.print(benchmark.grid(name, found))
    return found
