"""Where the data lives, and that nobody else can read it or a password in its address."""

import asyncio
import stat
from pathlib import Path

import pytest

from ronda.store import BadAddressError, data_directory, migrate_store, store_address
from ronda.store.address import parsed


def test_by_default_a_file_beside_you() -> None:
    assert store_address({}) == "sqlite:///ronda-data/ronda.sqlite"


def test_or_a_file_in_the_directory_that_is_named() -> None:
    named = {"RONDA_DATA": "/srv/ronda"}
    assert store_address(named) == "sqlite:////srv/ronda/ronda.sqlite"
    assert data_directory(named) == Path("/srv/ronda")


def test_or_the_database_that_is_named() -> None:
    named = {"RONDA_DATA": "/srv/ronda", "RONDA_DATABASE_URL": "postgresql://host/ronda"}
    assert store_address(named) == "postgresql://host/ronda"


def test_what_is_empty_is_not_named() -> None:
    assert store_address({"RONDA_DATA": "", "RONDA_DATABASE_URL": ""}) == store_address({})


@pytest.mark.parametrize(
    "address",
    ["mysql://u:hidden@host/x", "hidden", "", "sqlite://", "postgresql://u:hidden@host:port/x"],
)
def test_other_addresses_are_refused_without_repeating_them(address: str) -> None:
    with pytest.raises(BadAddressError) as refused:
        parsed(address)
    assert "hidden" not in str(refused.value)
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


def test_an_address_does_not_show_its_password() -> None:
    url = parsed("postgres://ana:hidden@host/ronda")
    assert "hidden" not in f"{url} {url!r}"


def test_file_and_directory_are_for_their_owner_alone(tmp_path: Path) -> None:
    directory = tmp_path / "somewhere" / "ronda-data"
    asyncio.run(migrate_store(f"sqlite:///{directory / 'ronda.sqlite'}"))
    assert stat.S_IMODE(directory.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in directory.iterdir()} == {0o600}


def test_what_is_there_keeps_its_permissions(tmp_path: Path) -> None:
    tmp_path.chmod(0o750)
    asyncio.run(migrate_store(f"sqlite:///{tmp_path / 'ronda.sqlite'}"))
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o750
