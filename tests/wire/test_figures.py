"""The figures of the decision page are those that the benchmark wrote."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/decisions/0009-our-own-wire.md"
RESULTS = ROOT / "benchmarks/results/wire.json"
PACED, MANY = "1000 a second, 100 rooms of 2", "1000 sockets"


def table(first: str) -> tuple[list[str], dict[str, list[float]]]:
    """The headings after the first, and the numbers of each row by its name."""
    lines = iter(PAGE.read_text().splitlines())
    heading = next(line for line in lines if line.startswith(f"| {first} |"))
    next(lines)
    found: dict[str, list[float]] = {}
    while (line := next(lines)).startswith("|"):
        name, *numbers = cells(line)
        found[name] = [float(number.replace(" ", "")) for number in numbers]
    return cells(heading)[1:], found


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def medians() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(RESULTS.read_text())["medians"]
    return found


def test_the_page_tells_what_each_server_does() -> None:
    (*trials, _, _), rows = table("server")
    found = medians()
    assert set(rows) == set(found[MANY])
    for peer, numbers in rows.items():
        actions = [round(found[trial][peer]["per_cpu_second"], -2) for trial in trials]
        latency = round(found[PACED][peer]["p99_ms"], 2)
        assert numbers == [*actions, latency, round(found[MANY][peer]["idle_kb"] / 1024, 1)]


def test_the_page_tells_how_many_times_a_peer_we_are() -> None:
    trials, rows = table("Ronda is so many times")
    found = medians()
    for peer, numbers in rows.items():
        assert numbers == [round(found[trial][peer]["ronda_is_times"], 2) for trial in trials]
