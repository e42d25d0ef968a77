"""Every peer takes its turn in every round, for the machine changes; medians are what is shown."""

import json
import platform
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console

from benchmarks.crowd.peer import Peer
from benchmarks.crowd.trial import Crowd, Figures, Trial, run

RESULTS = Path(__file__).parents[1] / "results"
Found = dict[str, dict[str, list[Figures]]]
"""Every trial of every peer, by the name of each, a figure a round."""


def measured(
    crowd: Crowd, peers: Mapping[str, Peer], trials: Mapping[str, Trial], rounds: int,
    console: Console,
) -> Found:  # fmt: skip
    found: Found = {name: {peer: [] for peer in peers} for name in trials}
    for turn in range(rounds):
        for name, trial in trials.items():
            for peer in peers:
                figures = run(crowd, peers[peer], trial)
                found[name][peer].append(figures)
                shown = f"{figures['per_cpu_second']:,.0f} a CPU second"
                console.print(f"round {turn + 1} · {name} · {peer}: {shown}", style="dim")
    return found


def medians(rounds: list[Figures]) -> Figures:
    return {key: median(figures[key] for figures in rounds) for key in rounds[0]}


def ratio(peers: Mapping[str, list[Figures]], ours: str, theirs: str) -> float:
    """How many times a peer we are; rounds are compared one by one."""
    pairs = zip(peers[ours], peers[theirs], strict=True)
    return median(our["per_cpu_second"] / their["per_cpu_second"] for our, their in pairs)


def summed_up(found: Found, ours: str) -> dict[str, dict[str, Figures]]:
    return {
        name: {
            peer: medians(rounds) | {"ronda_is_times": ratio(peers, ours, peer)}
            for peer, rounds in peers.items()
        }
        for name, peers in found.items()
    }


def keep(name: str, results: Mapping[str, Any]) -> None:
    """Beside the code, with what it ran on."""
    RESULTS.mkdir(exist_ok=True)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    all_of_it = {"python": python, "machine": platform.machine(), **results}
    (RESULTS / f"{name}.json").write_text(json.dumps(all_of_it, indent=1) + "\n")


def kept(name: str) -> dict[str, Any]:
    """What was found before."""
    file = RESULTS / f"{name}.json"
    found: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    return found


def chosen(known: Mapping[str, Any], names: list[str]) -> dict[str, Any]:
    """Those that were asked for."""
    return {name: known[name] for name in names}
