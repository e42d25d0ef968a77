"""Secrets stay secret: what a seat cannot see makes no difference to what it sees."""

from collections.abc import Iterator
from typing import Any

from ronda.engine import Entry, Match, RulesError, accepted
from ronda.lab.attempts import described, happenings
from ronda.lab.hostile import from_the_outset, hostile
from ronda.lab.scene import Scene, again, answer, heard, seen
from ronda.rules import Event, Illegal
from ronda.rules.plain import canonical

NAME = "nothing_leaks"
HINT = "(or redeal() changes what it may see: then override it)"
MOST_COMPARED = 100


def nothing_leaks(scene: Scene) -> None:
    """Change only what a seat may not see: nothing that it sees, may do or is told changes."""
    for seat in (None, *scene.seats):
        world, other = scene.copy(), scene.copy()
        before = other.digest()
        other.game.redeal(seat, scene.luck)
        if other.digest() != before:
            same_sight(scene, seat, world, other)
            same_answers(scene, seat, other)
            same_news(scene, seat, other)
    moves_stay_secret(scene)


def same_sight(scene: Scene, seat: int | None, world: Match, other: Match) -> None:
    """The two worlds look alike to this seat, its legal moves included."""
    if seen(world, seat) != seen(other, seat):
        what = difference(world, other, seat)
        scene.refuted(NAME, f"{who(seat)} sees what is hidden, in {what} {HINT}")
    if combinations(world, seat) != combinations(other, seat):
        scene.refuted(NAME, f"the legal moves of {who(seat)} depend on what it cannot see {HINT}")


def combinations(match: Match, seat: int | None) -> list[str]:
    """The legal moves of a seat; where there are many, the view compares their families alone."""
    boxes = [] if seat is None else match.boxes(seat)
    return [
        canonical(box.action(values))
        for box in boxes
        if box.size() <= MOST_COMPARED
        for values in accepted(box, match.game, seat or 0)
    ]


def difference(world: Match, other: Match, seat: int | None) -> str:
    """Where two views differ."""
    one: dict[str, Any] = {**world.view(seat)}
    two: dict[str, Any] = {**other.view(seat)}
    one |= one.pop("state")
    two |= two.pop("state")
    return ", ".join(name for name in one if canonical(one[name]) != canonical(two.get(name)))


def same_answers(scene: Scene, seat: int | None, other: Match) -> None:
    """Whatever the seat tries, it is accepted in both worlds, or refused with the same words."""
    for attempt in () if seat is None else own_attempts(scene, seat):
        here, there = guarded_answer(scene.copy(), attempt), guarded_answer(again(other), attempt)
        if here != there:
            detail = f"the answer to {described(attempt)} tells what it cannot see"
            scene.refuted(NAME, f"{detail}: {here} or {there}", attempt)


def own_attempts(scene: Scene, seat: int) -> Iterator[Entry]:
    """Legal moves of a seat, moves that may be legal, and rubbish."""
    yield from (attempt for attempt in scene.attempts if attempt.seat == seat)
    for attempt in scene.legal(12, [seat]):
        yield attempt
        yield hostile(scene.match, scene.luck, attempt)._replace(seat=seat)
    for _ in range(8):
        yield from_the_outset(scene.match, scene.luck)._replace(seat=seat)


def guarded_answer(match: Match, attempt: Entry) -> tuple[str, str]:
    """Accepted, or refused and why; a redealt world may be one that the rules never make."""
    try:
        return answer(match, attempt)
    except RulesError as mistake:
        return "failed", f"{mistake} {HINT}"


def same_news(scene: Scene, seat: int | None, other: Match) -> None:
    """What happens in both worlds and leaves them looking alike is told alike."""
    for attempt in (*scene.attempts, *scene.legal(12), *happenings(scene.match)):
        here, there = scene.copy(), again(other)
        try:
            told = heard(here.apply(attempt).events, seat)
            told_there = heard(there.apply(attempt).events, seat)
        except (Illegal, RulesError):
            continue  # to whoever does it, the other world looks different, and may refuse
        if seen(here, seat) == seen(there, seat) and told != told_there:
            detail = f"after {described(attempt)}, {who(seat)} is told what it cannot see"
            scene.refuted(NAME, detail, attempt)


def moves_stay_secret(scene: Scene) -> None:
    """Two moves of another that look alike and leave different secrets are told alike."""
    done = [(attempt, *outcome(scene, attempt)) for attempt in (*scene.attempts, *scene.legal(12))]
    for seat in (None, *scene.seats):
        alike: dict[tuple[int, str], tuple[Match, list[str]]] = {}
        for attempt, after, events in done:
            if after is None or attempt.seat == seat:
                continue
            news = heard(events, seat)
            other, other_news = alike.setdefault((attempt.seat, seen(after, seat)), (after, news))
            if news != other_news and after.digest() != other.digest():
                detail = f"{who(seat)} is told what {described(attempt)} leaves hidden"
                scene.refuted(NAME, detail, attempt)


def outcome(scene: Scene, attempt: Entry) -> tuple[Match | None, list[Event]]:
    """Where a move leads, and what is told of it."""
    match = scene.copy()
    try:
        return match, match.apply(attempt).events
    except (Illegal, RulesError):
        return None, []


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
