"""One suite, two databases."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.store import postgres


@pytest.fixture(scope="session")
def postgres_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a database that nobody else has: the fixture may be in use twice at once."""
    server = postgres.server(tmp_path_factory.mktemp("server"))
    if server is None:
        pytest.skip(postgres.MISSING)
    with postgres.database(server, f"ronda_test_{uuid4().hex}") as address:
        yield address


@pytest.fixture
def postgres_address(postgres_database: str) -> str:
    """A Postgres without rows."""
    return postgres.without_rows(postgres_database)


@pytest.fixture
def bare_postgres_address(postgres_database: str) -> Iterator[str]:
    """A Postgres without tables, and without any again when its test is done."""
    yield postgres.without_tables(postgres_database)
    postgres.without_tables(postgres_database)


@pytest.fixture(params=["sqlite", "bare_postgres"])
def bare_address(request: pytest.FixtureRequest) -> str:
    """A database in which nothing was ever done."""
    found: str = request.getfixturevalue(f"{request.param}_address")
    return found


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    """A file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'data' / 'ronda.sqlite'}"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """An empty database, of one kind and then of the other."""
    found: str = request.getfixturevalue(f"{request.param}_address")
    return found
