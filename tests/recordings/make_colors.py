"""Make the recordings of colors anew: `python -m tests.recordings.make_colors`.

One for each way a match can end, each event and what is chosen in it, each outcome of a combat,
each time-out, and each special situation.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.games.colors.given import HOME_A, A, B, C, Story, given
from tests.recordings.colors_stories import (
    DEFENSES,
    attacked,
    by_bots,
    conquered,
    moving,
    to_the_end,
)

RICH = "rich 191"  # double movement is drawn in round 2
FOLDER = Path(__file__).parent / "colors"
STRATEGISTS = ("strategist", "strategist", "greedy")


def planned(event: str, *tiles: tuple[int, str, str], **options: Any) -> Story:
    return given(event, **{"max_rounds": 1, **options}).after(3).plan(*tiles)


def rich() -> Story:
    """In round 2 A holds two more territories, makes 8 or more, and double movement is drawn."""
    tiles = [(A, HOME_A[1], "movement"), (A, HOME_A[2], "movement")]
    story = moving(*tiles, seed=RICH, max_rounds=2)
    return (
        story.march(A, HOME_A[1], "1,-2", 2)
        .march(A, HOME_A[2], "-1,-1", 2)
        .plan((A, HOME_A[0], "movement"), (A, "1,-2", "production"))
    )


STORIES: dict[str, Callable[[], Story]] = {
    "last-standing": conquered,
    "rounds-played": lambda: given(max_rounds=2),
    "opponents-left": lambda: given().passes(A).leaves(B).passes(C).leaves(A),
    "calm": lambda: planned("calm", *DEFENSES),
    "mega-production": lambda: planned("mega_production", (A, HOME_A[0], "production")),
    "double-defense-chosen": lambda: planned("double_defense", *DEFENSES)
    .choose(C, "-3,2").choose(A, HOME_A[1]).passes(B),
    "double-defense-by-default": lambda: planned("double_defense", *DEFENSES).time_runs_out(),
    "sudden-death-chosen": lambda: planned("sudden_death", *DEFENSES)
    .choose(B, "2,1").passes(A, C),
    "sudden-death-of-the-only-tile": lambda: planned("sudden_death", (B, "3,0", "defense")),
    "double-movement-too-poor": lambda: planned("double_movement"),
    "double-movement-chosen": lambda: rich().choose(A, "-1,-1"),
    "double-movement-by-default": lambda: rich().time_runs_out(),
    "won": lambda: attacked(8, 5),
    "draw": lambda: attacked(6, 6),
    "held": lambda: attacked(4, 9),
    "won-against-a-defense": lambda: attacked(12, 5, defense=True),
    "stopped-by-a-defense": lambda: attacked(3, 5, defense=True),
    "overflow": lambda: planned("mega_production", (A, HOME_A[0], "production"),
    (A, HOME_A[1], "movement"))
    .lay_out(A, {HOME_A[0]: 18, HOME_A[1]: 6, HOME_A[2]: 1}).produce(B).produce(C)
    .march(A, HOME_A[1], HOME_A[0], 5),
    "time-out-planning": lambda: given(max_rounds=1).time_runs_out().time_runs_out(),
    "time-out-production": lambda: planned("calm").time_runs_out(),
    "time-out-movement": lambda: moving((A, HOME_A[1], "movement"), max_rounds=1).time_runs_out(),
    "left-and-back": lambda: given(max_rounds=2).leaves(B).passes(A, C).comes(B).passes(A, B),
    "left-in-the-event": lambda: planned("sudden_death", *DEFENSES).leaves(C).passes(A, B),
    "missing-at-first": lambda: Story(absent=(C,), max_rounds=1).passes(A, B).comes(C),
    "nobody-there": lambda: Story(absent=(A, B, C), max_rounds=1).after(60).comes(B),
    "taken-back": lambda: given(max_rounds=1).place(A, HOME_A[0], "defense").undo(A).passes(A),
}  # fmt: skip
# Played by bots, whose style may change: these are kept as they are.
PLAYED: dict[str, Callable[[], Story]] = {
    "four-of-each": lambda: by_bots("seek 152", *["strategist"] * 3),
    "standoff": lambda: by_bots("seek 189", *STRATEGISTS),
}


def recording(name: str) -> str:
    """The text of one recording."""
    story = STORIES[name]() if name in STORIES else PLAYED[name]()
    return to_the_end(story).journal.recording().text()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.json"):
        if file.stem not in PLAYED:
            file.unlink()
    for name in (*STORIES, *PLAYED):
        file = FOLDER / f"{name}.json"
        if not file.exists():
            file.write_text(recording(name), "utf-8")


if __name__ == "__main__":
    main()
