"""What axe has to say about a page."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FINDINGS = Path(__file__).with_name("findings.js").read_text("utf-8")


@cache
def source() -> str:
    return AXE.read_text("utf-8")


def findings(page: Page) -> list[str]:
    """Everything serious or critical, contrast (AA) included."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(source())
    return [f"{rule} at {where}: {why}" for rule, where, why in page.evaluate(FINDINGS)]
