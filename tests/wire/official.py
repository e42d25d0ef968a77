"""npm's socket.io-client, and Node to run it with."""

import shutil
import subprocess
from pathlib import Path

from tests.pyodide.test_pyodide import tool

HERE = Path(__file__).parent / "clients"


def installed(script: str) -> list[str]:
    """The command before its arguments; npm ci first, unless it has run since the lock changed."""
    lock, stamp = HERE / "package-lock.json", HERE / "node_modules/.ronda-lock.json"
    if not (stamp.is_file() and stamp.read_bytes() == lock.read_bytes()):
        command = [*tool("npm"), "ci", "--no-audit", "--no-fund"]
        subprocess.run(command, cwd=HERE, check=True, capture_output=True)
        shutil.copyfile(lock, stamp)
    return [*tool("node"), str(HERE / script)]
