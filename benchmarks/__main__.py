"""`python -m benchmarks`: measure, print, and keep the figures beside the code."""

import argparse
import json
import platform
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from benchmarks import engine, simulation, tables
from benchmarks.measure import TARGETS

RESULTS = Path(__file__).parent / "results" / "engine.json"
Figures = dict[str, dict[str, float]]


def measured(console: Console, *, quick: bool) -> Figures:
    """Everything, a line at a time."""
    rounds, matches, count = (3, 200, 1_000) if quick else (41, 3_000, 100_000)
    found: Figures = {}
    with console.status("Actions …"):
        found["actions"] = engine.actions(rounds)
    with console.status("Views …"):
        found["views"] = engine.views(rounds)
    with console.status("Simulated matches a CPU second …"):
        found["simulation"] = simulation.matches(matches)
    with console.status(f"{count:,} live tables …"):
        found["tables"] = tables.memory(count)
    return found


def grid(found: Figures) -> Grid:
    """The figures beside their targets."""
    shown = Grid("what", "figure", "target", title="Ronda, in CPU time")
    for group, figures in found.items():
        shown.add_section()
        for name, figure in figures.items():
            shown.add_row(f"{group} · {name}", f"{figure:,.2f}", TARGETS.get(name, ""))
    return shown


def keep(found: Figures) -> None:
    """Beside the code, with what it ran on."""
    RESULTS.parent.mkdir(exist_ok=True)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    kept = {"python": python, "machine": platform.machine(), "figures": found}
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n")


def main() -> None:
    """Measure; keep the figures if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few rounds: does it run at all?")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/engine.json")
    asked = parser.parse_args()
    console = Console()
    found = measured(console, quick=asked.quick)
    console.print(grid(found))
    if asked.save:
        keep(found)


main()
