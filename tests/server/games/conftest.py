"""One suite: on SQLite and Postgres, on one process and on three behind Redis."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.games.network import Way
from tests.store.conftest import postgres_address, postgres_database
from tests.wire.redis_server import redis
from tests.wire.serving import free_port

__all__ = ["postgres_address", "postgres_database"]
PATIENCE = 10  # seconds until Redis answers
WAYS = [("sqlite", 1), ("sqlite", 3), ("postgres", 1), ("postgres", 3)]


@pytest.fixture(params=WAYS, ids=lambda way: f"{way[0]}-{way[1]}")
def way(request: pytest.FixtureRequest) -> Iterator[Way]:
    """With the official client."""
    store, processes = request.param
    with prepared(request, store, processes) as found:
        yield found._replace(official=True)


@pytest.fixture(params=["sqlite", "postgres"])
def pair(request: pytest.FixtureRequest) -> Iterator[Way]:
    """Two processes on either store."""
    with prepared(request, request.param, 2) as found:
        yield found


@contextmanager
def prepared(request: pytest.FixtureRequest, store: str, processes: int) -> Iterator[Way]:
    """A store without rows, and a Redis without anything where there are several processes."""
    database = None if store == "sqlite" else request.getfixturevalue("postgres_address")
    if processes == 1:
        yield Way(database)
        return
    port = free_port()
    with redis(port):
        await_port(port)
        yield Way(database, f"redis://127.0.0.1:{port}", processes)


def await_port(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert time.monotonic() < until, "Redis does not answer"
            time.sleep(0.01)
