"""The pure layers know no clock, no chance, no files and no one else's packages."""

from pathlib import Path

import pytest

from tests.architecture.purity import COMPILED, SOURCE, impurities, pure_files


def test_the_pure_layers_are_found() -> None:
    assert {"rules", "engine"} <= {
        path.relative_to(SOURCE / "ronda").parts[0] for path in pure_files()
    }


@pytest.mark.parametrize("path", pure_files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_pure_layer_uses_only_what_is_allowed(path: Path) -> None:
    found = list(impurities(path.read_text("utf-8")))
    if path == COMPILED:
        assert [what.partition(": ")[2] for what in found] == ["calls eval()"]
    else:
        assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "import os.path",
        "import collections, random",
        "from datetime import datetime",
        "def now() -> float:\n    import time",
        "import msgspec",
        "from . import sibling",
        "import ronda",
        "from ronda import cli",
        "from ronda.store import Store",
        "key = hash('a')",
        "text = open('a').read()",
    ],
)
def test_what_is_not_allowed_is_noticed(source: str) -> None:
    assert list(impurities(source)) != []


@pytest.mark.parametrize(
    "source",
    [
        "from collections.abc import Iterable",
        "from ronda import rules",
        "from ronda.rules import Game",
        "class Card:\n    def __hash__(self) -> int: return self.id",
        "shelf.open()",
    ],
)
def test_what_is_allowed_passes(source: str) -> None:
    assert list(impurities(source)) == []
