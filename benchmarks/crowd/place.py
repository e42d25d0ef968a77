"""Where servers and crowds run: each on a core of its own, on a port that was free."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER_CORE, CROWD_CORE = 0, 1
PATIENCE = 60.0


def place(core: int, first: bool, process: int = 0) -> None:
    """First, but in turns among its own threads: Node's compile while the main one runs."""
    os.sched_setaffinity(process, {core % (os.cpu_count() or 1)})
    if first:
        os.sched_setscheduler(process, os.SCHED_RR, os.sched_param(1))


@contextmanager
def serving(
    command: Sequence[str], environment: Mapping[str, str], first: bool
) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """The port and the process of a server that listens; it is killed in the end."""
    port = free_port()
    server = subprocess.Popen(
        [*command, "--port", str(port)],
        cwd=ROOT,
        env=os.environ | environment,
        stdout=subprocess.DEVNULL,
        preexec_fn=lambda: place(SERVER_CORE, first),  # noqa: PLW1509 - no threads here
    )
    try:
        wait_for(port)
        yield port, server
    finally:
        server.kill()
        server.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return
