"""What people hold in their hands."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, Page

NEARER = Path(__file__).with_name("reach.js").read_text("utf-8")


@dataclass(frozen=True)
class Device:
    """A screen, and how one touches it."""

    name: str
    width: int
    height: int
    touch: bool


PHONE = Device("phone", 390, 844, touch=True)
DESKTOP = Device("desktop", 1280, 900, touch=False)


class Finger:
    """Taps."""

    def press(self, wanted: Locator, timeout: float | None = None) -> None:
        wanted.tap(timeout=timeout)

    def write(self, field: Locator, text: str, timeout: float | None = None) -> None:
        field.tap(timeout=timeout)
        field.fill(text, timeout=timeout)


class Mouse:
    """Clicks."""

    def press(self, wanted: Locator, timeout: float | None = None) -> None:
        wanted.click(timeout=timeout)

    def write(self, field: Locator, text: str, timeout: float | None = None) -> None:
        field.click(timeout=timeout)
        field.fill(text, timeout=timeout)


class Keys:
    """Walks there with Tab and arrows, and nothing else."""

    FARTHEST = 150  # steps

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, wanted: Locator, timeout: float | None = None) -> None:
        self.reach(wanted, timeout)
        self._page.keyboard.press("Enter")

    def write(self, field: Locator, text: str, timeout: float | None = None) -> None:
        self.reach(field, timeout)
        self._page.keyboard.press("ControlOrMeta+A")
        self._page.keyboard.type(text)

    def reach(self, wanted: Locator, timeout: float | None = None) -> None:
        """Where it has the focus."""
        wanted.wait_for(timeout=timeout)
        for _ in range(self.FARTHEST):
            key = wanted.evaluate(NEARER, timeout=timeout)
            if key is None:
                return
            self._page.keyboard.press(key)
        raise AssertionError(f"no key leads to {wanted}")


Hands = Finger | Mouse | Keys
