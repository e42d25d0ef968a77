"""The state, what is seen of it, and what is told about it."""

import json
from collections.abc import Iterator

from ronda.lab.scene import Scene
from ronda.rules import Event, Result
from ronda.rules.plain import strange_part


def state_is_plain(scene: Scene) -> None:
    """State, result and every view are plain data, and JSON brings them back as they were."""
    for where, value in snapshots(scene):
        strange = strange_part(value, where)
        if strange:
            scene.refuted("state_is_plain", f"this is not plain data: {strange}")
        if json.loads(json.dumps(value)) != value:
            scene.refuted("state_is_plain", f"JSON does not bring {where} back as it was")


def snapshots(scene: Scene) -> Iterator[tuple[str, object]]:
    """Everything that leaves the match as data."""
    match = scene.match
    yield "state", {n: v for n, v in vars(match.game).items() if n not in ("options", "players")}
    yield "result", match.outcome
    yield "snapshot", match.snapshot()
    for seat in (None, *scene.seats):
        yield f"view of {seat}", match.view(seat)


def own_check_holds(scene: Scene) -> None:
    """What the game itself says must always hold does hold."""
    try:
        scene.match.game.check()
    except AssertionError as wrong:
        scene.refuted("own_check_holds", str(wrong) or "check() failed")


def results_make_sense(scene: Scene) -> None:
    """A result has points for every seat, winners among the seats, and a reason."""
    result = scene.match.outcome
    if result is not None and not sensible(result, len(scene.seats)):
        scene.refuted("results_make_sense", f"the result is {result}")


def sensible(result: Result, seats: int) -> bool:
    """Points for all, winners among them, a reason."""
    winners = result["winners"]
    return (
        len(result["points"]) == seats
        and set(winners) <= set(range(seats))
        and len(winners) == len(set(winners))
        and result["reason"] != ""
    )


def events_are_plain(scene: Scene) -> None:
    """What is told is plain data, and told to seats that exist."""
    for event in scene.step.events if scene.step else ():
        strange = strange_part(event.data, event.name)
        if strange:
            scene.refuted("events_are_plain", f"this is not plain data: {strange}")
        if not set(audience(event)) <= set(scene.seats):
            scene.refuted("events_are_plain", f"{event.name} is told to {event.to}")


def audience(event: Event) -> tuple[int, ...]:
    """The seats it names."""
    return event.to or ()


def time_never_runs_backwards(scene: Scene) -> None:
    """Each entry is as late as the one before it, or later, and versions grow by one."""
    entries = scene.journal.entries
    for number, entry in enumerate(entries, start=1):
        before = entries[number - 2].at if number > 1 else 0
        if entry.at < before or entry.version != number:
            detail = f"entry {number} is version {entry.version} at {entry.at}, after {before}"
            scene.refuted("time_never_runs_backwards", detail)
    if entries and (scene.match.now, scene.match.version) != (entries[-1].at, len(entries)):
        scene.refuted("time_never_runs_backwards", "the match is not where its log ends")
