"""Every ruling is held to by a test that names it, in a file that the page of rulings points to."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

DOCS = Path(__file__).parents[2] / "docs"
RULING = re.compile(r"^- \*\*(\w+)\*\* (.*?)(?=^- |^#|\Z)", re.MULTILINE | re.DOTALL)
TEST = re.compile(r"\]\((\.\./tests/[\w/]+\.py)\)")


class Ruling(NamedTuple):
    """Its number, and the tests that hold it."""

    id: str
    tests: list[Path]

    def is_named_in(self, test: Path) -> bool:
        alone = rf"(?<![A-Za-z0-9]){self.id}(?![0-9])"
        return bool(re.search(alone, test.read_text("utf-8")))


def rulings() -> list[Ruling]:
    page = (DOCS / "rulings.md").read_text("utf-8")
    return [
        Ruling(id_, [DOCS / t for t in TEST.findall(text)]) for id_, text in RULING.findall(page)
    ]


@pytest.mark.parametrize("ruling", rulings(), ids=lambda ruling: ruling.id)
def test_a_test_names_it(ruling: Ruling) -> None:
    assert any(map(ruling.is_named_in, ruling.tests)), f"{ruling.id} is named by none of its tests"


def test_each_has_a_number_of_its_own() -> None:
    ids = [ruling.id for ruling in rulings()]
    assert sorted(set(ids)) == sorted(ids)
    assert len(ids) > 80
