"""What no tracked file may say, and what every script must be."""

import io
import os
import re
import subprocess
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]

# Put together here, so that this file does not say them either.
REGISTRIES = [
    ".".join(labels)
    for labels in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("debian", "org"),
    )
]
MACHINE_PATH = re.compile(r"(?<![\w.:~/-])/(?:root|work|Users|opt/(?:pypi|wheels))/")
# The numeral is a plain Spanish word; in capitals, or as part of a name, it is a trademark.
TRADEMARK = re.compile(r"\bU[N]O\b|_U[N]O|U[N]O_|\bUn[o][A-Z]|[a-z]Un[o]\b")


@cache
def files() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in names.split("\0") if (path := ROOT / name).is_file()]


def texts() -> Iterator[tuple[str, str]]:
    for path in files():
        try:
            yield str(path.relative_to(ROOT)), path.read_text("utf-8")
        except UnicodeDecodeError:
            continue


def names_in(source: str) -> set[str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.string.lower() for token in tokens if token.type == tokenize.NAME}


def is_lock(name: str) -> bool:
    return name.endswith((".lock", "-lock.json"))


def test_no_file_names_a_registry() -> None:
    assert [(name, host) for name, text in texts() for host in REGISTRIES if host in text] == []


def test_no_file_names_a_path_of_the_machine_it_was_written_on() -> None:
    found = [(name, match[0]) for name, text in texts() for match in MACHINE_PATH.finditer(text)]
    assert found == []


def test_no_text_uses_the_trademark_of_another_company() -> None:
    found = [name for name, text in texts() if not is_lock(name) and TRADEMARK.search(text)]
    assert found == []


def test_no_identifier_or_file_uses_the_trademark_of_another_company() -> None:
    python = {name: names_in(text) for name, text in texts() if name.endswith(".py")}
    words = [(name, word) for name, names in python.items() for word in names]
    words += [(str(path), path.relative_to(ROOT).as_posix().lower()) for path in files()]
    assert [pair for pair in words if re.search(r"(?<![a-z])uno(?![a-z])", pair[1])] == []


def test_every_script_can_be_run() -> None:
    scripts = [path for path in files() if path.read_bytes().startswith(b"#!")]
    assert [path for path in scripts if not os.access(path, os.X_OK)] == []
