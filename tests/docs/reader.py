"""A reader who does everything a page says, block by block, in a folder of its own."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.docs.markdown import ROOT, Block

PATIENCE = 60  # seconds for one command
WORKER = """
import contextlib, io, json, sys, traceback
names = {"__name__": "docs"}
for line in sys.stdin:
    block, said, error = json.loads(line), io.StringIO(), ""
    try:
        with contextlib.redirect_stdout(said):
            exec(compile("\\n" * block["line"] + block["text"], block["page"], "exec"), names)
    except BaseException:
        error = traceback.format_exc()
    print(json.dumps({"said": said.getvalue(), "error": error}), flush=True)
"""


class Reader:
    """Runs the blocks of one page in order; files and names stay from block to block."""

    def __init__(self, page: str, room: Path) -> None:
        self.page = page
        self.room = room
        self.said = ""  # what the last Python block printed
        self.worker: subprocess.Popen[str] | None = None
        left_out = shutil.ignore_patterns(".*", "__pycache__")
        shutil.copytree(ROOT / "examples", room / "examples", ignore=left_out)
        self.here = room

    def close(self) -> None:
        if self.worker:
            self.worker.communicate()

    def follow(self, block: Block) -> None:
        """Do what the block says."""
        if "from" in block.about:
            quoted(block)
        if "file" in block.about:
            file = self.here / block.about["file"]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, "utf-8")
        elif "from" not in block.about:
            getattr(self, block.language or "text")(block)

    def python(self, block: Block) -> None:
        """Run it in the page's own interpreter."""
        worker = self.interpreter()
        assert worker.stdin
        assert worker.stdout
        message = {"page": self.page, "line": block.line, "text": block.text}
        worker.stdin.write(json.dumps(message) + "\n")
        worker.stdin.flush()
        answer = json.loads(worker.stdout.readline())
        assert not answer["error"], answer["error"]
        self.said = answer["said"]

    def interpreter(self) -> "subprocess.Popen[str]":
        if self.worker is None:
            self.worker = subprocess.Popen(
                [sys.executable, "-W", "error", "-c", WORKER], cwd=self.room, env=environment(),
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            )  # fmt: skip
        return self.worker

    def text(self, block: Block) -> None:
        """Nothing to run; but under `<!-- prints -->`, what the last Python block printed."""
        if "prints" in block.about:
            assert_like(block.text, self.said)

    def json(self, block: Block) -> None:
        json.loads(block.text)

    def toml(self, block: Block) -> None:
        tomllib.loads(block.text)

    def sh(self, block: Block) -> None:
        """A script."""
        self.command(block.text, block)

    def console(self, block: Block) -> None:
        """Commands after `$`, and below each, unless left out, what it prints."""
        assert block.text.startswith("$ "), "a console block begins with a command"
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            while command.endswith("\\"):
                more, _, expected = expected.partition("\n")
                command = f"{command}\n{more}"
            if command.startswith("cd "):
                self.here = (self.here / command[3:]).resolve()
                continue
            printed = self.command(command, block)
            if expected.strip():
                assert_like(expected, printed)

    def command(self, command: str, block: Block) -> str:
        """Run it in the shell, with what `<!-- types: … -->` has people type."""
        typed = "".join(f"{line.strip()}\n" for line in block.about.get("types", "").split("|"))
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", command], cwd=self.here, env=environment(),
            input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        printed = done.stdout + done.stderr
        assert done.returncode == int(block.about.get("exit", 0)), f"$ {command}\n{printed}"
        return printed


def environment() -> dict[str, str]:
    """What a reader with an activated `.venv` has, and nothing that tests add."""
    added = ("PYTEST", "PYTHON")
    mine = {name: value for name, value in os.environ.items() if not name.startswith(added)}
    path = f"{Path(sys.executable).parent}{os.pathsep}{mine['PATH']}"
    return mine | {
        "PATH": path, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb", "LC_ALL": "C.UTF-8",
        "LANG": "en", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONWARNINGS": "error",
    }  # fmt: skip


def quoted(block: Block) -> None:
    """The block stands, word for word, in the file it says it is from (perhaps indented)."""
    source = (ROOT / block.about["from"]).read_text("utf-8").splitlines()
    wanted = block.text.splitlines()
    first = next(line for line in wanted if line)
    starts = [n for n, line in enumerate(source) if line.lstrip() == first.lstrip()]
    for start in starts:
        margin = source[start][: len(source[start]) - len(first)]
        if source[start : start + len(wanted)] == [line and margin + line for line in wanted]:
            return
    raise AssertionError(f"{block.about['from']} does not say:\n{block.text}")


def assert_like(expected: str, printed: str) -> None:
    """The same lines; `…` stands for anything, alone on a line for any lines."""
    lines = [line.rstrip() for line in expected.strip("\n").splitlines()]
    pattern = "\n".join(map(pattern_of, lines))
    text = "\n".join(line.rstrip() for line in printed.strip("\n").splitlines())
    assert re.fullmatch(pattern, text), f"the page says:\n{expected}\nbut it prints:\n{text}"


def pattern_of(line: str) -> str:
    return "(?:.*\n)*?.*" if line == "…" else ".*?".join(map(re.escape, line.split("…")))
