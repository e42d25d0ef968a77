"""`ronda doctor`: every way in which a live table would not go on as it was."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.hosted import DATA, Left, served, spoil

ON = "table_key = 2"


def unwrapped(output: str) -> str:
    return " ".join(output.split())


@pytest.fixture
def left(tmp_path: Path) -> Left:
    return served(tmp_path)


def test_tables_that_go_on_as_they_are_are_well(run: Run, left: Left) -> None:
    examined = run("doctor")
    assert (examined.code, examined.output) == (
        0,
        "✓ 2 live tables go on exactly as they are.\n",
    )


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        (f"DELETE FROM log WHERE {ON} AND number = 2", "the log is damaged: line 2 is missing"),
        (f"DELETE FROM log WHERE {ON}", "the log is damaged"),
        (
            f"UPDATE log SET \"by\" = 'luis' WHERE {ON} AND number = 3",
            "the log is damaged: line 3 cannot follow",
        ),
        (
            f"UPDATE log SET data = '{{\"rules\": \"0\"}}' WHERE {ON} AND kind = 'start'",
            "its match was begun under rules version 0; installed is",
        ),
        ("UPDATE tables SET game = 'chess' WHERE key = 2", "the game chess is not installed"),
        ("UPDATE tables SET phase = 'over' WHERE key = 2", "it is listed as over, and by its log"),
        (f"UPDATE secrets SET secret = '{'x' * 20}' WHERE {ON}", "match 1 has another seed"),
        (f"UPDATE matches SET commitment = 'x' WHERE {ON}", "match 1 has another seed"),
        (
            "INSERT INTO snapshots (table_key, number, data) "
            'VALUES (2, 2, \'{"number": 2, "phase": "over"}\')',
            "the state after line 2 comes out differently",
        ),
    ],
)
def test_what_would_go_on_otherwise_is_named(
    run: Run, left: Left, tmp_path: Path, statement: str, says: str
) -> None:
    spoil(tmp_path, statement)
    examined = run("doctor")
    assert examined.code == 1
    assert left.going_on in examined.output
    assert left.over not in examined.output
    assert says in unwrapped(examined.output)
    assert "1 of 2 live tables would not go on as they are. Nothing was changed." in examined.output


def test_a_snapshot_of_the_same_state_is_well(run: Run, left: Left, tmp_path: Path) -> None:
    spoil(tmp_path, "DELETE FROM snapshots")
    assert run("doctor").code == 0


def test_a_closed_table_is_left_alone(run: Run, left: Left, tmp_path: Path) -> None:
    spoil(tmp_path, "UPDATE tables SET closed_at = 1, game = 'chess' WHERE key = 2")
    assert "✓ 1 live table goes on exactly as it is." in run("doctor").output


def test_nothing_is_changed(run: Run, left: Left, tmp_path: Path) -> None:
    spoil(tmp_path, f"DELETE FROM log WHERE {ON} AND number = 2")
    file = tmp_path / DATA / "ronda.sqlite"
    before = file.read_bytes()
    run("doctor")
    assert file.read_bytes() == before


def test_findings_are_told_in_spanish(run: Run, left: Left, tmp_path: Path) -> None:
    spoil(tmp_path, "UPDATE tables SET game = 'chess' WHERE key = 2")
    spanish = unwrapped(run("doctor", "--lang", "es").output)
    assert "el juego chess no está instalado." in spanish
