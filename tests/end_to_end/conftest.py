"""A server, browsers around it, and nothing that goes wrong unseen in any of them."""

from collections.abc import Iterator

import pytest

from scripts.build_web import STAMP, key
from tests.end_to_end.accounts import ronda_admin
from tests.end_to_end.chromium import MISSING, Browsers, browsers, chromium
from tests.end_to_end.house import House
from tests.server.process import serving

STALE = "The web client is not built of these sources: run scripts/web."
MANY = {"RONDA_LIMITS": "1000"}  # everybody comes from one address


@pytest.fixture(scope="package")
def around() -> Iterator[Browsers]:
    """Browsers. They end with this folder: other tests want a loop of their own."""
    if chromium() is None:
        pytest.skip(MISSING)
    with browsers() as running:
        yield running


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that everybody shares who kills none."""
    built = STAMP.read_text("utf-8") if STAMP.exists() else "never"
    assert built == key(), STALE
    folder = tmp_path_factory.mktemp("served")
    ronda_admin(folder)
    with serving(folder, **MANY) as server:
        yield server.address


@pytest.fixture
def house(around: Browsers, address: str) -> Iterator[House]:
    """People come here; when they go, nothing may have gone wrong."""
    house = House(around, address)
    try:
        yield house
        house.is_well()
    finally:
        house.closes()
