"""`ronda backup`, `restore`, `migrate` and `export`: what operators do with the store."""

import stat
from pathlib import Path

from tests.cli.conftest import Run
from tests.cli.hosted import DATA, served, spoil

ELSEWHERE = {"RONDA_DATA": "elsewhere"}


def test_a_backup_restored_elsewhere_is_the_same_store(run: Run, tmp_path: Path) -> None:
    left = served(tmp_path)
    written = run("backup", "monday.ronda")
    assert "Written: monday.ronda" in written.output
    assert "It holds every secret" in written.output
    restored = run("restore", "monday.ronda", **ELSEWHERE)
    assert (restored.code, "Restored" in restored.output) == (0, True)
    assert run("export", left.match, **ELSEWHERE).code == 0
    assert run("doctor", **ELSEWHERE).code == 0


def test_only_its_owner_can_read_a_backup(run: Run, tmp_path: Path) -> None:
    served(tmp_path)
    run("backup", "monday.ronda")
    assert stat.S_IMODE((tmp_path / "monday.ronda").stat().st_mode) == 0o600


def test_a_backup_never_replaces_a_file(run: Run, tmp_path: Path) -> None:
    served(tmp_path)
    (tmp_path / "monday.ronda").write_text("precious", "utf-8")
    refused = run("backup", "monday.ronda")
    assert (refused.code, "exists already" in refused.errors) == (2, True)
    assert (tmp_path / "monday.ronda").read_text("utf-8") == "precious"


def test_a_store_that_has_anything_in_it_is_not_restored_to(run: Run, tmp_path: Path) -> None:
    served(tmp_path)
    run("backup", "monday.ronda")
    refused = run("restore", "monday.ronda")
    assert refused.code == 2
    assert "There is something in this database already." in refused.errors


def test_what_is_no_backup_is_told_and_leaves_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "song.mp3").write_bytes(b"la la la")
    refused = run("restore", "song.mp3")
    assert (refused.code, "not a complete backup" in refused.errors) == (2, True)
    assert "does not exist" in run("restore", "nothing").errors
    assert "There is no database" in run("doctor").errors


def test_reading_commands_make_no_store_where_there_is_none(run: Run, tmp_path: Path) -> None:
    for words in (("backup", "a.ronda"), ("export", "--all"), ("doctor",)):
        refused = run(*words)
        assert (refused.code, "There is no database" in refused.errors) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_migrate_makes_the_store_and_then_has_nothing_to_do(run: Run, tmp_path: Path) -> None:
    assert "Done: " in run("migrate").output
    assert (tmp_path / DATA / "ronda.sqlite").is_file()
    assert "up to date" in run("migrate").output


def test_a_store_of_a_later_version_is_left_alone(run: Run, tmp_path: Path) -> None:
    served(tmp_path)
    spoil(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    assert "later version of Ronda" in run("doctor").errors
    assert "later version of Ronda" in run("migrate").errors


def test_nonsense_in_the_environment_is_named(run: Run) -> None:
    refused = run("migrate", RONDA_DATABASE_URL="mysql://somebody:a-password@host/db")
    assert (refused.code, "RONDA_DATABASE_URL" in refused.errors) == (2, True)
    assert "a-password" not in refused.errors


def test_an_exported_match_is_fair(run: Run, tmp_path: Path) -> None:
    left = served(tmp_path)
    assert run("export", left.match, "--into", "kept").code == 0
    verified = run("verify", f"kept/{left.match}.json")
    assert (verified.code, "Fair" in verified.output) == (0, True)
    assert "Ana" in run("replay", f"kept/{left.match}.json").output


def test_a_match_that_is_on_keeps_its_seed(run: Run, tmp_path: Path) -> None:
    left = served(tmp_path)
    refused = run("export", f"{left.going_on}.1")
    assert (refused.code, "is not over" in refused.errors) == (2, True)
    assert "There is no match" in run("export", f"{left.over}.2").errors
    assert "There is no match" in run("export", "nonsense").errors


def test_all_matches_are_exported_but_those_that_are_on(run: Run, tmp_path: Path) -> None:
    left = served(tmp_path)
    assert "1 of 1 match exported." in run("export", "--all", "--into", "kept").output
    assert [file.name for file in (tmp_path / "kept").iterdir()] == [f"{left.match}.json"]


def test_one_match_that_cannot_be_played_again_does_not_keep_the_others(
    run: Run, tmp_path: Path
) -> None:
    left = served(tmp_path)
    spoil(tmp_path, "DELETE FROM log WHERE table_key = 1 AND number = 3")
    exported = run("export", "--all")
    assert exported.code == 1
    assert f"{left.match} cannot be played again" in exported.output
    assert "the log is damaged: line 3 is missing" in run("export", left.match).errors


def test_export_is_told_what_to_export(run: Run) -> None:
    assert "Name a match, or say --all." in run("export").errors
    assert "Name a match, or say --all." in run("export", "a.1", "--all").errors
