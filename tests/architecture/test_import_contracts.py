"""The arrows between the layers, as pyproject.toml draws them.

They are checked here and not by `make lint`, so that whoever runs only pytest sees a broken one.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_import_follows_the_arrows() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
