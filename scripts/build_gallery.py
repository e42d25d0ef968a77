"""Writes docs/gallery: a picture of every screen and state, and what the pages cost in a browser.

`scripts/gallery home snatch` takes those whose names begin so, and leaves the others as they are.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.gallery_parts.camera import LOOKS, name_of, pictures  # noqa: E402
from scripts.gallery_parts.measures import measured  # noqa: E402
from tests.end_to_end.accounts import ronda_admin  # noqa: E402
from tests.end_to_end.chromium import MISSING, Browsers, browsers, chromium  # noqa: E402
from tests.end_to_end.house import House  # noqa: E402
from tests.end_to_end.scenes import SCENES  # noqa: E402
from tests.server.process import serving  # noqa: E402

GALLERY = ROOT / "docs/gallery"
LIMITS = {"RONDA_LIMITS": "1000"}  # everybody comes from one address
INTRODUCTION = """# Gallery

<!-- Written by scripts/gallery. Do not edit. -->

Every screen and state, as the tests in a browser come to it: on a phone and at a desk, in light and
in dark. `make gallery` takes all pictures anew.
"""


def page(costs: str) -> str:
    """The index of the gallery."""
    shown = "".join(shown_scene(scene) for scene in sorted(SCENES) if is_taken(scene))
    return f"{INTRODUCTION}\n## What it costs\n\n{costs}\n## The pictures\n{shown}"


def is_taken(scene: str) -> bool:
    return all((GALLERY / name_of(scene, look)).exists() for look in LOOKS)


def shown_scene(scene: str) -> str:
    """All looks of a scene, side by side."""
    title = scene.replace("-", " ").capitalize()
    images = "\n".join(
        f'<img src="{name_of(scene, look)}" alt="{title}, {look.told}" width="{look.shown}">'
        for look in LOOKS
    )
    return f"\n### {title}\n\n{images}\n"


def take(around: Browsers, address: str, wanted: list[str]) -> None:
    """Pictures of all scenes that are wanted."""
    for scene, play in SCENES.items():
        if wanted and not scene.startswith(tuple(wanted)):
            continue
        house = House(around, address)
        try:
            for name, picture in pictures(scene, play(house)):
                (GALLERY / name).write_bytes(picture)
            print(scene, flush=True)
        finally:
            house.closes()


def main() -> None:
    if chromium() is None:
        sys.exit(MISSING)
    GALLERY.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        ronda_admin(Path(folder))
        costs = taken(Path(folder), sys.argv[1:])
    (GALLERY / "README.md").write_text(page(costs), "utf-8")


def taken(folder: Path, wanted: list[str]) -> str:
    """All pictures, and what the pages cost."""
    with serving(folder, **LIMITS) as server, browsers() as around:
        take(around, server.address, wanted)
        return measured(around, server.address)


if __name__ == "__main__":
    main()
