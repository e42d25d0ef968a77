"""Somebody at a browser: what they read, press and write, told as they would tell it."""

from re import Pattern

from playwright.sync_api import Browser, Locator, Page, expect

from tests.end_to_end.devices import PHONE, Device, Finger, Hands, Keys, Mouse
from tests.end_to_end.watching import Watch
from tests.end_to_end.words import spoken

PATIENCE = 45_000  # milliseconds; the machine may be busy with other tests
expect.set_options(timeout=PATIENCE)

# A colour that fades into another is neither: nothing fades.
WEAR = """(theme) => {
    const still = new CSSStyleSheet();
    const all = "*, ::before, ::after";
    still.replaceSync(`${all} { transition: none !important; animation: none !important }`);
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = theme;
}"""


Point = dict[str, float]


def middle(seen: Locator) -> Point:
    seen.scroll_into_view_if_needed()
    box = seen.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def between(start: Point, end: Point) -> Point:
    return {axis: (start[axis] + end[axis]) / 2 for axis in start}


class Person:
    """One browser with one page, in somebody's language."""

    def __init__(
        self,
        name: str,
        browser: Browser,
        address: str,
        *,
        device: Device = PHONE,
        language: str = "en",
        dark: bool = False,
        keys: bool = False,
        still: bool = True,
    ) -> None:
        self.name = name
        self.device = device
        self.language = language
        self.address = address
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            is_mobile=device.touch,
            locale={"en": "en-GB", "es": "es-ES"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        self.watch = Watch(self.context)
        self.page: Page = self.context.new_page()
        self.hands: Hands = Keys(self.page) if keys else Finger() if device.touch else Mouse()

    def goes(self, path: str) -> None:
        """To a page, by its address."""
        self.page.goto(path)

    def reads(self, english: str, *, begins: bool = False) -> Pattern[str]:
        """What the page says for this, in this person's language."""
        return spoken(english, self.language, begins=begins)

    def button(self, english: str, *, begins: bool = False) -> Locator:
        """Enabled buttons that say so."""
        name = self.reads(english, begins=begins)
        return self.page.get_by_role("button", name=name, disabled=False)

    def in_dialog(self, english: str) -> None:
        """Press what a question above the page offers."""
        dialog = self.page.get_by_role("dialog")
        self.hands.press(dialog.get_by_role("button", name=self.reads(english)))

    def opens(self, english: str) -> None:
        """What is folded up under this title."""
        self.hands.press(self.page.locator("summary").get_by_text(self.reads(english)))

    def presses(self, english: str, *, begins: bool = False) -> None:
        self.hands.press(self.button(english, begins=begins).first)

    def presses_at(self, part: str, english: str) -> None:
        """What is written so in this part of the page, a button or a link."""
        self.hands.press(self.page.locator(part).get_by_text(self.reads(english)).first)

    def ticks(self, english: str) -> None:
        """One of several that can be chosen."""
        self.hands.press(self.page.get_by_role("radio", name=self.reads(english)))

    def writes(self, english: str, text: str) -> None:
        """Into the field of this label."""
        self.hands.write(self.page.get_by_label(self.reads(english)).first, text)

    def drags(self, part: Locator, to: Locator) -> None:
        """With a finger that stays on the glass."""
        start, end = middle(part), middle(to)
        touch = self.context.new_cdp_session(self.page)
        ways = [("touchStart", start), ("touchMove", between(start, end)), ("touchMove", end)]
        for kind, point in ways:
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()

    def sees(self, english: str, *, begins: bool = False) -> Locator:
        """This text, before long."""
        seen = self.page.get_by_text(self.reads(english, begins=begins)).filter(visible=True).first
        expect(seen).to_be_visible()
        return seen

    def is_offered(self, english: str, *, begins: bool = False) -> bool:
        """Could it be pressed now?"""
        return self.button(english, begins=begins).first.is_visible()

    def looks_at_it(self, device: Device, *, dark: bool) -> None:
        """The same page on another screen, in another light."""
        self.page.set_viewport_size({"width": device.width, "height": device.height})
        self.page.evaluate(WEAR, "dark" if dark else "light")

    def leaves(self) -> None:
        """Closes the browser's window."""
        self.context.close()
