"""The page of benchmarks takes whatever files of figures there are."""

import json
from pathlib import Path

from scripts.build_docs import RESULTS
from scripts.docs_parts import figures
from scripts.docs_parts.figures import SECTIONS, page


def keep(folder: Path, name: str, results: object) -> None:
    (folder / f"{name}.json").write_text(json.dumps(results), "utf-8")


def test_a_file_that_is_not_there_has_no_section(tmp_path: Path) -> None:
    assert page(tmp_path) == figures.HEAD


def test_a_file_that_nothing_was_written_for_is_shown_as_it_is(tmp_path: Path) -> None:
    sockets = {"ronda": {"per_cpu_second": 1234.5, "p50_ms": 0.256}, "other": {"p50_ms": 3}}
    keep(tmp_path, "whole_house", {"python": "CPython", "medians": {"100 rooms": sockets}})
    text = page(tmp_path)
    assert "## Whole house" in text
    assert "| python | CPython |" in text
    assert "medians, 100 rooms:" in text
    assert "| ronda | 1,234 | 0.256 |" in text
    assert "| other |  | 3 |" in text


def test_what_has_a_page_of_its_own_is_left_to_it(tmp_path: Path) -> None:
    keep(tmp_path, "balance", [])
    assert page(tmp_path) == figures.HEAD


def test_a_ratio_stands_beside_its_target(tmp_path: Path) -> None:
    one = {"games_per_cpu_second": 500.0, "steps_per_game": 46.0, "microseconds_per_step": 40.0}
    fast = one | {"times_rlcard": 11.3, "quartiles_of_parts": [10.1, 11.2, 12.4], "target": 10.0}
    about = {"python": "3.11", "rlcard": "1.2", "rounds": 3}
    keep(
        tmp_path, "playone_rlcard", {"about": about, "figures": {"rlcard": one, "simulation": fast}}
    )
    assert "| **11.30** | 10.10 to 12.40 | 10 |" in page(tmp_path)


def test_every_written_section_is_of_a_file_that_is_kept() -> None:
    kept = {file.stem for file in RESULTS.glob("*.json")}
    assert set(SECTIONS) <= kept


def test_the_server_stands_beside_its_peers_and_their_targets(tmp_path: Path) -> None:
    one = {"per_cpu_second": 9000.0, "ronda_is_times": 1.5, "p50_ms": 1.0, "p99_ms": 4.25}
    one |= {"database_cpu": 0.0, "actions": 50_000.0, "idle_kb": 102_400.0}
    postgres = one | {"database_cpu": 1.0}
    peers = {"ronda on Postgres": postgres, "boardgame.io": one}
    many = {"tables": 10_000.0, "bytes_a_table": 5_000.0, "process_megabytes": 120.0}
    many |= {"recovery_seconds": 4.0, "recovery_cpu_seconds": 3.5}
    medians = {"500 tables": peers, "1000 a second, 500 tables": peers}
    about = {"python": "CPython", "machine": "x86_64"}
    keep(tmp_path, "server", {**about, "medians": medians, "many": many})
    text = page(tmp_path)
    assert "| ronda on Postgres | 9,000 | 1.50 × |  | 1.00 | 4.25 | 20 | 100 |" in text
    assert "| boardgame.io | 9,000 | 1.50 × | 2 × | 1.00 | 4.25 |  | 100 |" in text
    assert "| a table in memory, all in all | 5,000 bytes | under 10,000 |" in text
