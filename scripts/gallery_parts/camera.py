"""Takes pictures of a page, small enough to be kept."""

from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass

from tests.end_to_end.devices import DESKTOP, PHONE, Device
from tests.end_to_end.person import Person

QUALITY = 50  # of WebP: letters stay sharp


@dataclass(frozen=True)
class Look:
    """A screen in a light, and how large its picture is."""

    device: Device
    dark: bool
    scale: float  # of what is taken
    shown: int  # pixels in the index

    @property
    def told(self) -> str:
        return f"{self.device.name}, {'dark' if self.dark else 'light'}"


LOOKS = [
    Look(device, dark, scale, shown)
    for device, scale, shown in ((PHONE, 1.0, 195), (DESKTOP, 0.75, 480))
    for dark in (False, True)
]


def name_of(scene: str, look: Look) -> str:
    return f"{scene}.{look.told.replace(', ', '.')}.webp"


def pictures(scene: str, person: Person) -> Iterator[tuple[str, bytes]]:
    """One for each look, with the name of its file."""
    person.page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
    for look in LOOKS:
        person.looks_at_it(look.device, dark=look.dark)
        yield name_of(scene, look), picture(person, look)


def picture(person: Person, look: Look) -> bytes:
    """What is on the screen now."""
    width, height = look.device.width, look.device.height
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": look.scale}
    with_it = {"format": "webp", "quality": QUALITY, "clip": clip}
    session = person.context.new_cdp_session(person.page)
    taken = session.send("Page.captureScreenshot", with_it)
    session.detach()
    return b64decode(taken["data"])
