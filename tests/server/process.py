"""A real `ronda serve`, in a process of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

PATIENCE = 120  # seconds for a start; the machine may be busy with other tests
PROGRAM = str(Path(sys.executable).parent / "ronda")


class Process:
    """A server that is running, or was."""

    def __init__(self, folder: Path, *words: str, **variables: str) -> None:
        self.folder = folder
        self.output = folder / "output"
        added = ("PYTEST", "RONDA_")
        mine = {name: value for name, value in os.environ.items() if not name.startswith(added)}
        self._errors: IO[bytes] = self.output.open("ab")
        self._running = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", *words],
            cwd=folder, env=mine | {"LANG": "en", "COLUMNS": "200"} | variables,
            stdout=subprocess.PIPE, stderr=self._errors, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        self.greeting = list(self._greeting())
        found = re.search(r"http://\S+", " ".join(self.greeting))
        self.address = found[0] if found else ""

    @property
    def pid(self) -> int:
        return self._running.pid

    def kill(self) -> None:
        """As a power cut would, as far as the process is concerned."""
        self._running.kill()
        self._gone()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        self._running.send_signal(how)
        return self._gone()

    def said(self) -> str:
        """What it has written to its log."""
        return self.output.read_text("utf-8")

    def _greeting(self) -> Iterator[str]:
        """What it prints until it serves, or gives up."""
        assert self._running.stdout
        for line in self._running.stdout:
            text = line.decode().strip()
            yield text
            if "Ctrl-C" in text:
                return

    def _gone(self) -> int:
        try:
            rest, _ = self._running.communicate(timeout=PATIENCE)
            self.greeting += rest.decode().split("\n")
        finally:
            self._errors.close()
        return self._running.returncode

    def end(self) -> None:
        """Whatever state it is in."""
        if self._running.poll() is None:
            self.kill()


@contextmanager
def serving(folder: Path, *words: str, **variables: str) -> Iterator[Process]:
    """A server for as long as it is needed."""
    process = Process(folder, *words, **variables)
    try:
        yield process
    finally:
        process.end()
