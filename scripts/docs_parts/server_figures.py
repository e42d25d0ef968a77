"""What the whole server costs, as the page of benchmarks shows it."""

from typing import Any

from scripts.docs_parts.outcomes import table

Results = dict[str, Any]
ABOUT = """\
Snatch at 500 tables, match after match: offers, answers, the end, and a new beginning, by sockets
that have come with their tokens. Ronda makes every action durable before anybody hears of it, on
SQLite with `synchronous=FULL` or on Postgres as it comes, and keeps how each match ended. Its peers
play the same in memory. Anew: `python -m benchmarks.server`; what has a pace, with `--first`, so
that servers, crowd and Postgres run before all other work on the machine. Where others keep it
busy, the seconds from start to finish say little, and CPU time is what counts.
"""
ABOUT_MANY = """\
A server that starts brings every match that is on to memory, from its log, whoever is connected:
time goes on for them.
"""
HEADS = [
    "server", "actions a CPU second", "Ronda on SQLite is", "target", "p50 ms", "p99 ms",
    "µs an action in the database", "idle MB",
]  # fmt: skip
TARGETS = {"boardgame.io": "2 ×", "colyseus, at once": "0.7 ×", "colyseus, 20 Hz": "0.7 ×"}
MANY = (
    ("bytes_a_table", "a table in memory, all in all", ",.0f", "bytes", "under 10,000"),
    ("process_megabytes", "the process with all of them", ",.0f", "MB", ""),
    (
        "recovery_seconds",
        "from its start after `kill -9` until all are back",
        ".1f",
        "s",
        "under 5",
    ),
    ("recovery_cpu_seconds", "CPU time until then", ".1f", "s", ""),
)


def server(results: Results) -> str:
    tables = "".join(
        f"\n{trial}:\n\n{table(HEADS, rows(peers, paced='a second' in trial), 'lrrrrrrr')}"
        for trial, peers in results["medians"].items()
    )
    return (
        "## The whole server\n\n"
        f"Ronda's server beside its peers: {results['python']}, {results['machine']}; the server\n"
        f"on one core, and Postgres with it; the crowd on another.\n\n{ABOUT}{tables}\n"
        f"{many(results['many'])}"
    )


def rows(peers: Results, *, paced: bool) -> list[list[str]]:
    """In a closed loop it is the rate that has targets; at a given pace the latency, under 5 ms."""
    return [
        [
            name, f"{one['per_cpu_second']:,.0f}", f"{one['ronda_is_times']:.2f} ×",
            "" if paced else TARGETS.get(name, ""), f"{one['p50_ms']:.2f}", f"{one['p99_ms']:.2f}",
            f"{one['database_cpu'] / one['actions'] * 1e6:.0f}" if one["database_cpu"] else "",
            f"{one['idle_kb'] / 1024:.0f}",
        ]
        for name, one in peers.items()
    ]  # fmt: skip


def many(at_rest: Results) -> str:
    shown = [
        [what, f"{at_rest[name]:{form}} {unit}", target] for name, what, form, unit, target in MANY
    ]
    return (
        f"{at_rest['tables']:,.0f} matches that are on, with nobody connected:\n\n"
        f"{table(['what', 'figure', 'target'], shown, 'lrr')}\n{ABOUT_MANY}"
    )
