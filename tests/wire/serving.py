"""Servers for tests: in a thread of this process, on a port that was free."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(server: uvicorn.Server) -> Iterator[int]:
    """Yields the port while the server runs."""
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + 10
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < until, "the server takes too long"
        time.sleep(0.01)
    try:
        yield server.config.port
    finally:
        server.should_exit = True
        thread.join(10)
        assert not thread.is_alive(), "the server did not end"
