"""Chromium, as the machine has it, driven by Playwright."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Playwright, sync_playwright

# The shell has no window to draw around the page, which is a third of the work.
NAMES = (
    "chromium-headless-shell", "chromium", "chromium-browser",
    "google-chrome-stable", "google-chrome", "chrome",
)  # fmt: skip
MISSING = (
    "There is no Chromium on this machine: install one (Debian: apt install chromium), "
    "or name it in RONDA_CHROMIUM."
)
QUIET = (
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


def chromium() -> str | None:
    """The program, if there is one."""
    named = os.environ.get("RONDA_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


class Browsers:
    """A real browser for everybody who sits at a table, started when somebody takes it."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._running: list[Browser] = []

    def __getitem__(self, number: int) -> Browser:
        while len(self._running) <= number:
            self._running.append(self._start())
        return self._running[number]

    def _start(self) -> Browser:
        return self._playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))

    def close(self) -> None:
        for browser in self._running:
            browser.close()


@contextmanager
def browsers() -> Iterator[Browsers]:
    """As many as are needed."""
    with sync_playwright() as playwright:
        running = Browsers(playwright)
        try:
            yield running
        finally:
            running.close()
