"""`python -m benchmarks.playone_rlcard`: PlayOne beside RLCard's `uno` environment.

Both play two random players on one and the same core, in many short turns; what counts is CPU
time, over all turns together. RLCard gets an environment of its own under `.bench/`. Ronda runs in
plain Python, in two ways: the simulation path (`ronda simulate --fast`: the same rules class,
without JSON, log or views) and with everything on (a view for the player asked, its choice among
the legal moves in it, the move validated, its log entry and its events).
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from time import process_time
from typing import Any
from venv import EnvBuilder

from benchmarks.playone_paths import everything_on, profiled, simulation_path

HERE = Path(__file__).parent
ENVIRONMENT = HERE.parent / ".bench" / "rlcard"
RESULTS = HERE / "results" / "playone_rlcard.json"
TARGETS = {"simulation": 10.0, "everything_on": 2.0}
SHARE = {"rlcard": 1, "simulation": 8, "everything_on": 1}  # games a turn, in this proportion
RLCARD = "rlcard==1.2.0"
PARTS = 20
Played = dict[str, float]


class RLCard:
    """The other side, in a process of its own, on the same core."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [str(interpreter()), str(HERE / "rlcard_peer.py")],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.about = self.answer()

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def play(self, games: int) -> Played:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{games}\n")
        self.process.stdin.flush()
        return self.answer()

    def close(self) -> None:
        self.process.communicate()


def interpreter() -> Path:
    """RLCard's Python; the first time its environment is made and RLCard installed."""
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        EnvBuilder(with_pip=True).create(ENVIRONMENT)
        install = [str(python), "-m", "pip", "install", "--quiet", RLCARD]
        subprocess.run(install, check=True)
    return python


def timed(path: Callable[[int, str], int], games: int, seed: str) -> Played:
    """So many games by one of our paths."""
    began = process_time()
    steps = path(games, seed)
    return {"games": games, "steps": steps, "seconds": process_time() - began}


def interleaved(other: RLCard, rounds: int, games: int) -> dict[str, list[Played]]:
    """A turn for each, again and again: what else the machine does falls on all alike."""
    found: dict[str, list[Played]] = {name: [] for name in SHARE}
    for number in range(rounds):
        seed = f"bench/{number}"
        found["rlcard"].append(other.play(games * SHARE["rlcard"]))
        for name, path in (("simulation", simulation_path), ("everything_on", everything_on)):
            found[name].append(timed(path, games * SHARE[name], seed))
    return found


def total(turns: list[Played]) -> Played:
    """Several turns as one."""
    return {key: sum(turn[key] for turn in turns) for key in ("games", "steps", "seconds")}


def rate(played: Played) -> float:
    """Games a CPU second."""
    return played["games"] / played["seconds"]


def summed(found: dict[str, list[Played]]) -> dict[str, Any]:
    """Over all turns; for the ratios also how much they differ between parts of the run."""
    figures: dict[str, Any] = {}
    for name, turns in found.items():
        whole = total(turns)
        figures[name] = {
            "games_per_cpu_second": round(rate(whole), 1),
            "steps_per_game": round(whole["steps"] / whole["games"], 2),
            "microseconds_per_step": round(whole["seconds"] / whole["steps"] * 1e6, 3),
        }
    for name, target in TARGETS.items():
        ratios = [ratio(found, name, part) for part in parts(len(found[name]))]
        figures[name] |= {
            "times_rlcard": round(ratio(found, name, slice(None)), 2),
            "quartiles_of_parts": [round(cut, 2) for cut in quantiles(ratios)],
            "target": target,
        }
    return figures


def parts(rounds: int) -> list[slice]:
    """The run cut into PARTS."""
    size = max(1, rounds // PARTS)
    return [slice(start, start + size) for start in range(0, rounds, size)]


def ratio(found: dict[str, list[Played]], name: str, part: slice) -> float:
    """How many games we play in the time of one of theirs."""
    return rate(total(found[name][part])) / rate(total(found["rlcard"][part]))


def main() -> None:
    """Measure, print, and keep the figures if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.playone_rlcard")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--games", type=int, default=10, help="of RLCard in each turn")
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.name}")
    asked = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    other = RLCard()
    interleaved(other, 1, asked.games)  # warm up
    figures = summed(interleaved(other, asked.rounds, asked.games))
    other.close()
    about = {
        "python": platform.python_version(), "machine": platform.machine(),
        "rlcard": other.about["version"], "players": other.about["players"],
        "rounds": asked.rounds,
    }  # fmt: skip
    profiles = {path.__name__: profiled(path) for path in (simulation_path, everything_on)}
    report = {"about": about, "figures": figures, "where_the_time_goes": profiles}
    text = json.dumps(report, indent=1)
    sys.stdout.write(text + "\n")
    if asked.save:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(text + "\n")


if __name__ == "__main__":
    main()
