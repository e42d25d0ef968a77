"""The page of benchmarks: whatever `benchmarks/results` keeps, as tables."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from benchmarks.measure import TARGETS
from scripts.docs_parts.outcomes import table
from scripts.docs_parts.server_figures import server

Results = dict[str, Any]
HEAD = """# What it costs

Every figure here is read from a file in `benchmarks/results`, which the command beside it wrote;
`make docs` makes this page of them. They are of one machine, with other work on it, so what counts
is how the lines of a table compare: they were measured in turn, in one run, in CPU time.
"""
ABOUT_PLAYONE = """\
*Everything on* is what a server does for each move, but for the network and the disk: a view for
the player asked, a choice among the legal moves in it, the move validated, its entry for the log,
its events. *Fast* is the same rules and nothing else
([why](decisions/0010-a-short-way-for-simulation.md)). The two games differ a little: in RLCard's,
cards to draw are not stacked and the colour of a wild card is chosen with it, so it has fewer
decisions.
"""
WHAT = {
    "action_us": "an action: validated, versioned, its entry and events",
    "plain_method_us": "the game's own method, called by hand",
    "engine_overhead_us": "so, what the engine adds",
    "view_to_act_us": "a view for who is to act, with the legal moves",
    "view_waiting_us": "a view for who waits",
    "view_spectator_us": "a view for a spectator",
    "shuffle_108_us": "108 cards shuffled, from fresh luck",
    "bytes_a_table": "a live table with two players, in memory",
}
WAYS = {
    "rlcard": "RLCard, random agents",
    "simulation": "Ronda, `ronda simulate --fast`",
    "everything_on": "Ronda with everything on",
}


def page(folder: Path) -> str:
    """A section for each file that is there."""
    kept = {file.stem: file for file in sorted(folder.glob("*.json"))}
    others = sorted(kept.keys() - {*SECTIONS, *ELSEWHERE})
    names = [*(name for name in SECTIONS if name in kept), *others]
    return HEAD + "".join(f"\n{section(name, kept[name])}" for name in names)


def section(name: str, file: Path) -> str:
    results = json.loads(file.read_text("utf-8"))
    return SECTIONS[name](results) if name in SECTIONS else plain(name, results)


def of(results: Results) -> str:
    return f"{results['python']}, {results['machine']}"


def engine(results: Results) -> str:
    figures = {name: n for group in results["figures"].values() for name, n in group.items()}
    rows = [
        [what, amount(name, figures[name]), TARGETS.get(name, "")] for name, what in WHAT.items()
    ]
    pairs = [
        [name.replace("_", " "), f"{rate:,.0f}"]
        for name, rate in results["figures"]["simulation"].items()
    ]
    return (
        f"## The engine\n\nOf snatch; {of(results)}. Anew: `make bench`.\n\n"
        f"{table(['what', 'figure', 'target'], rows, 'lrr')}\n"
        f"The memory is of {figures['tables']:,.0f} tables in one process of "
        f"{figures['process_megabytes']:,.0f} MB.\n\n"
        "Whole matches of three rounds, every bot asked by its view:\n\n"
        f"{table(['bots of snatch', 'matches a CPU second'], pairs, 'lr')}"
    )


def amount(name: str, figure: float) -> str:
    """With its unit, which the name ends in or begins with."""
    return f"{figure:,.0f} bytes" if name.startswith("bytes") else f"{figure:.1f} µs"


def playone(results: Results) -> str:
    about = results["about"]
    rows = [way(WAYS[name], figures) for name, figures in results["figures"].items()]
    heads = ["who plays", "games a CPU second", "decisions a game", "µs a decision", "× RLCard"]
    return (
        "## PlayOne beside RLCard\n\n"
        f"Two random players; CPython {about['python']}, RLCard {about['rlcard']}. "
        f"{about['rounds']} turns each on the same\n"
        "core. Anew: `python -m benchmarks.playone_rlcard`.\n\n"
        f"{table([*heads, 'half of all parts of the run', 'target'], rows, 'lrrrrrr')}\n"
        f"{ABOUT_PLAYONE}"
    )


def way(name: str, figures: Results) -> list[str]:
    """A row."""
    cells = [
        name, f"{figures['games_per_cpu_second']:,.0f}", f"{figures['steps_per_game']:.1f}",
        f"{figures['microseconds_per_step']:.1f}",
    ]  # fmt: skip
    if "times_rlcard" not in figures:
        return [*cells, "", "", ""]
    low, _, high = figures["quartiles_of_parts"]
    times = f"**{figures['times_rlcard']:.2f}**"
    return [*cells, times, f"{low:.2f} to {high:.2f}", f"{figures['target']:g}"]


def colors(results: Results) -> str:
    return f"## The bots of King of Colors\n\n{strategist(results)}"


def strategist(results: Results) -> str:
    """What its page says too."""
    return (
        f"Against two greedy ones the strategist won {results['won']:,} of {results['matches']:,}"
        f" games, **{results['percent']} % ± {results['margin']} %**\n"
        "(95 % certain), a third of them from each seat, with `max_rounds` at "
        f"{results['max_rounds']}. By chance it would\nhave won a third. Anew: "
        "`python -m benchmarks.colors_bots`, in a checkout of the repository.\n"
    )


def wire(results: Results) -> str:
    tables = "".join(
        f"\n{trial}:\n\n{table(WIRE_HEADS, wire_rows(peers), 'lrrrrr')}"
        for trial, peers in results["medians"].items()
    )
    return (
        "## Sockets\n\n"
        f"Ronda's Socket.IO beside its peers: {of(results)}; the server on one core, the crowd on\n"
        f"another. Anew: `python -m benchmarks.wire`.\n{tables}"
    )


WIRE_HEADS = ["server", "actions a CPU second", "Ronda is", "p50 ms", "p99 ms", "idle MB"]


def wire_rows(peers: Results) -> list[list[str]]:
    return [
        [
            name, f"{one['per_cpu_second']:,.0f}", f"{one['ronda_is_times']:.2f} ×",
            f"{one['p50_ms']:.2f}", f"{one['p99_ms']:.2f}", f"{one['idle_kb'] / 1024:.1f}",
        ]
        for name, one in peers.items()
    ]  # fmt: skip


def plain(name: str, results: Results) -> str:
    """A file that has no section written for it: its figures as they are."""
    tables = "".join(groups("", results))
    return f"## {name.replace('_', ' ').capitalize()}\n{tables}"


def groups(title: str, found: Results) -> Iterator[str]:
    """A table for what is all figures, or rows of figures; what is deeper, piece by piece."""
    rows = {key: value for key, value in found.items() if isinstance(value, dict)}
    single = [[words(key), shown(value)] for key, value in found.items() if key not in rows]
    head = f"\n{title}:\n" if title else ""
    if single:
        yield f"{head}\n{table(['what', 'figure'], single, 'lr')}"
    if rows and all(map(flat, rows.values())):
        columns = list(dict.fromkeys(key for row in rows.values() for key in row))
        cells = [
            [words(key), *(shown(row.get(c, "")) for c in columns)] for key, row in rows.items()
        ]
        yield f"{head}\n{table(['', *map(words, columns)], cells, 'l' + 'r' * len(columns))}"
    else:
        for key, value in rows.items():
            yield from groups(f"{title}, {words(key)}" if title else words(key), value)


def flat(found: Results) -> bool:
    return not any(isinstance(value, dict) for value in found.values())


def words(name: str) -> str:
    return name.replace("_", " ")


def shown(value: object) -> str:
    """A figure in as many digits as anybody reads."""
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return f"{value:,}" if type(value) is int else str(value)


ELSEWHERE = {"balance"}  # has a page of its own
SECTIONS: dict[str, Callable[[Results], str]] = {
    "playone_rlcard": playone,
    "engine": engine,
    "server": server,
    "wire": wire,
    "colors_bots": colors,
}
