"""All scenes there are."""

from tests.end_to_end.scenes import (
    admin,
    colors,
    members,
    pages,
    playone,
    serpent,
    share,
    snatch,
    table,
)
from tests.end_to_end.scenes.stage import SCENES, Scene

__all__ = [
    "SCENES", "Scene", "admin", "colors", "members", "pages", "playone", "serpent", "share",
    "snatch", "table",
]  # fmt: skip
