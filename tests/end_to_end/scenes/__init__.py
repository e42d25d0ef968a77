"""All scenes there are."""

from tests.end_to_end.scenes import colors, pages, playone, serpent, share, snatch, table
from tests.end_to_end.scenes.stage import SCENES, Scene

__all__ = [
    "SCENES", "Scene", "colors", "pages", "playone", "serpent", "share", "snatch", "table",
]  # fmt: skip
