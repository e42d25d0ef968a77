"""Secrets: generated at first start, in a file that only its owner can read."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ronda.server.configuration import Settings
from ronda.server.keys import BadSecretsError, Keys, kept_secret, load_keys


def test_the_first_start_makes_a_file_for_its_owner_alone(tmp_path: Path) -> None:
    keys = load_keys(Settings(tmp_path / "new"))
    file = tmp_path / "new/secrets.json"
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700
    assert len(json.loads(file.read_text("utf-8"))["secret"]) >= 32
    assert load_keys(Settings(tmp_path / "new")).key("access") == keys.key("access")
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["secrets.json"]


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    kept_secret(tmp_path / "secrets.json")
    (tmp_path / "secrets.json").chmod(0o644)
    kept_secret(tmp_path / "secrets.json")
    assert (tmp_path / "secrets.json").stat().st_mode & 0o777 == 0o600


def test_each_purpose_has_a_key_of_its_own() -> None:
    keys = Keys("x" * 40)
    assert keys.key("access") != keys.key("game")
    assert keys.key("access") == Keys("x" * 40).key("access")
    assert "x" not in repr(keys)


def test_the_environments_secret_needs_no_file(tmp_path: Path) -> None:
    settings = Settings(tmp_path, secret="s" * 32)
    assert load_keys(settings).key("access") == Keys("s" * 32).key("access")
    assert list(tmp_path.iterdir()) == []


def test_of_several_that_start_at_once_all_have_one_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        secrets = set(threads.map(kept_secret, [tmp_path / "secrets.json"] * 16))
    assert len(secrets) == 1


@pytest.mark.parametrize("damaged", ["", "{", "[]", '{"secret": 7}', '{"secret": "short"}', "{}"])
def test_a_damaged_file_is_said_and_never_replaced(damaged: str, tmp_path: Path) -> None:
    """A new secret would end every session without a word."""
    file = tmp_path / "secrets.json"
    file.write_text(damaged, "utf-8")
    with pytest.raises(BadSecretsError, match="restore it"):
        kept_secret(file)
    assert file.read_text("utf-8") == damaged
