"""What the docs generate is what `make docs` would generate now."""

import re
import xml.etree.ElementTree as ET
from inspect import getsource

from ronda import engine, rules
from ronda.games.snatch.rational import rational
from ronda.rules import Luck, View
from ronda.server import configuration
from ronda.store import address
from scripts.build_docs import DOCS, built, stale
from scripts.docs_parts.reference import ENGINE, RULES
from scripts.docs_parts.stage_tree import Node, stage_tree
from scripts.docs_parts.variables import VARIABLES

# Of use inside Ronda alone.
LEFT_OUT = {"Games", "Move", "copied", "digest"}
VARIANTS = ("G1", "G2", "G3", "G4", "G5")
PREDICTED = {"G1": (10, 10), "G2": (5, 20), "G3": (10, 10), "G4": (15, 15), "G5": (10, 10)}


def test_nothing_generated_is_stale() -> None:
    assert stale() == [], "run `make docs`"


def test_the_reference_has_every_name_that_authors_import() -> None:
    named = {name for names in (RULES | ENGINE).values() for name in names}
    assert {*rules.__all__, *engine.__all__} <= named | LEFT_OUT


def test_every_variable_of_the_code_is_on_the_page_of_settings() -> None:
    sources = (configuration, address)
    read = {name for each in sources for name in re.findall(r"RONDA_\w+", getsource(each))}
    assert read == {variable.name for variable in VARIABLES.values()}


def test_the_trees_end_where_the_source_says_they_do() -> None:
    assert {variant: stage_tree(variant).payoffs for variant in VARIANTS} == PREDICTED


def test_the_heavy_lines_are_what_the_rational_bot_does() -> None:
    for variant in VARIANTS:
        for node in decisions(stage_tree(variant)):
            best = [branch.action for branch in node.branches if branch.best]
            assert rational(View(**node.view), Luck("any")) in best  # type: ignore[typeddict-item]


def decisions(node: Node) -> list[Node]:
    """The nodes where the game waits for one player."""
    below = [found for branch in node.branches for found in decisions(branch.node)]
    waits = node.view and node.seats[0] in node.view["toAct"]
    return [node, *below] if waits else below


def test_every_picture_can_be_read_aloud_and_loads_nothing() -> None:
    pictures = {path for path, _ in built() if path.suffix == ".svg"}
    assert pictures == {*(DOCS / "images").glob("*.svg")}
    for picture in pictures:
        root = ET.parse(picture).getroot()
        assert root.findtext("{http://www.w3.org/2000/svg}title")
        assert "url(http" not in picture.read_text("utf-8")
