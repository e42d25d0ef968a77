"""Builds what the docs generate: pictures, tables, reference. `--check` names what is stale."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from ronda.games import BUILT_IN  # noqa: E402
from ronda.games.snatch import Snatch  # noqa: E402
from scripts.docs_parts import (  # noqa: E402
    balance_report,
    figures,
    outcomes,
    reference,
    rest,
    sockets,
    terminal,
    variables,
)
from scripts.docs_parts.stage_tree import stage_tree  # noqa: E402
from scripts.docs_parts.tree_drawing import drawing  # noqa: E402

DOCS = ROOT / "docs"
RESULTS = ROOT / "benchmarks/results"
SUBTITLE = "One round, five for five. Heavy lines: the best one can do there. Orange: what follows."
HEAD, END = r"(?P<head><!-- generated: (?P<name>[\w-]+) -->\n)", r"(?=<!-- end -->)"
REGION = re.compile(f"{HEAD}.*?{END}", re.DOTALL)


def built() -> Iterator[tuple[Path, str]]:
    """Every generated file, and every page with generated parts, as it should be."""
    yield DOCS / "reference/rules.md", reference.rules_page()
    yield DOCS / "reference/engine.md", reference.engine_page()
    yield DOCS / "reference/table.md", reference.table_page()
    yield DOCS / "reference/lab.md", reference.lab_page()
    yield DOCS / "reference/codes.md", reference.codes_page(list(BUILT_IN))
    yield DOCS / "reference/cli.md", reference.cli_page()
    yield DOCS / "reference/rest.md", rest.rest_page()
    yield DOCS / "reference/sockets.md", sockets.sockets_page()
    yield DOCS / "reference/settings.md", variables.variables_page()
    yield DOCS / "reference/snatch-schema.md", reference.schema_page()
    yield DOCS / "images/play.svg", terminal.screenshot()
    for variant in Snatch.options.declared["variant"].domain.values():
        title = Snatch.texts["en"][f"variant:{variant}"]
        picture = drawing(stage_tree(str(variant)), title, SUBTITLE)
        yield DOCS / f"images/snatch-{str(variant).lower()}.svg", picture
    yield filled(DOCS / "games/snatch.md")
    yield filled(DOCS / "games/colors.md")
    yield DOCS / "benchmarks.md", figures.page(RESULTS)
    kept = read("balance.json")
    yield DOCS / "games/balance.md", balance_report.page(kept)
    for name, picture in balance_report.pictures(kept):
        yield DOCS / "images" / name, picture


def read(name: str) -> Any:
    """Figures that a benchmark kept."""
    return json.loads((RESULTS / name).read_text("utf-8"))


def filled(page: Path) -> tuple[Path, str]:
    """A page with its generated tables made anew."""
    text = page.read_text("utf-8")
    return page, REGION.sub(lambda found: f"{found['head']}{TABLES[found['name']]()}", text)


TABLES = {
    "stage": lambda: outcomes.outcomes(outcomes.STAGE),
    "free": lambda: outcomes.outcomes(outcomes.FREE),
    "strategist": lambda: figures.strategist(read("colors_bots.json")),
}


def stale() -> list[Path]:
    """What is not as it should be."""
    return [path for path, text in built() if not path.exists() or path.read_text("utf-8") != text]


def main() -> None:
    if "--check" in sys.argv:
        names = [str(path.relative_to(ROOT)) for path in stale()]
        sys.exit(f"stale, run `make docs`: {', '.join(names)}" if names else 0)
    for path, text in built():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
