"""What one may see at a glance: that something does not fit its place."""

from pathlib import Path

from playwright.sync_api import Page

SPILLS = Path(__file__).with_name("spills.js").read_text("utf-8")


def spills(page: Page) -> list[str]:
    """What sticks out, and the page itself if it is wider than the screen."""
    return list(page.evaluate(SPILLS))
