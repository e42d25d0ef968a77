"""A match goes on until it is over."""

from collections.abc import Iterator
from itertools import islice

from ronda.bots import random_bot
from ronda.engine import Box, Entry, Match
from ronda.engine.legal import passes
from ronda.lab.attempts import described, happenings
from ronda.lab.hostile import hostile
from ronda.lab.scene import Scene
from ronda.lab.simulate import decisions
from ronda.rules import Illegal

PATIENCE = 100  # time-outs in a row after which the clock must have moved
MOST_COMBINATIONS = 5000
ENDLESS = 50_000  # steps: ten racers who only guess have taken more than five thousand


def rules_never_fail(scene: Scene) -> None:
    """Whatever is tried or asked, the rules answer with a step or a refusal, never a mistake."""
    for attempt in (None, *trials(scene)):
        try:
            look(after(scene.copy(), attempt))
        except Illegal:
            continue
        except Exception as mistake:
            cause = mistake.__cause__ or mistake
            scene.refuted("rules_never_fail", f"{described(attempt)}: {cause!r}", attempt)


def after(match: Match, attempt: Entry | None) -> Match:
    """The match when that has happened."""
    if attempt:
        match.apply(attempt)
    return match


def trials(scene: Scene) -> Iterator[Entry]:
    """What may happen to a match."""
    yield from happenings(scene.match)
    for attempt in (*scene.attempts, *scene.legal(40)):
        yield attempt
        yield hostile(scene.match, scene.luck, attempt)


def look(match: Match) -> None:
    """Everything that can be asked."""
    match.game.rematch()
    match.game.carried([*range(1, match.game.players), None])
    for seat in range(match.game.players):
        match.view(seat)
        match.game.may_chat(seat)
    match.view(None)


def never_stuck(scene: Scene) -> None:
    """While a match is not over, somebody it waits for can move, or a deadline will pass."""
    match = scene.match
    here = set(scene.seats) - set(match.game.gone)
    if match.outcome or match.deadline() is not None or not here:
        return
    waiting = match.to_act()
    if not any(has_move(match, seat) for seat in waiting):
        who = f"seats {waiting} are awaited and cannot move" if waiting else "nobody is awaited"
        gone = f" (gone: {match.game.gone})" if match.game.gone else ""
        scene.refuted("never_stuck", f"a dead end: {who}, and there is no deadline{gone}")


def has_move(match: Match, seat: int) -> bool:
    """Is there a move that this seat can make? (Yes, where there are too many to look at.)"""
    return any(has_combination(box, match, seat) for box in match.boxes(seat))


def has_combination(box: Box, match: Match, seat: int) -> bool:
    """Do the guards let any of the first few thousand through?"""
    if box.size() > MOST_COMBINATIONS:
        return True
    return any(passes(box.move, match.game, seat, values) for values in box.combinations())


def timeouts_make_progress(scene: Scene) -> None:
    """When a deadline passes, the rules go on: the next one is not for ever in the past."""
    match = scene.copy()
    for _ in range(PATIENCE):
        deadline = match.deadline()
        if deadline is None or (match.version > scene.match.version and deadline > match.now):
            return
        match.timeout(max(deadline, match.now))
    scene.refuted("timeouts_make_progress", f"{PATIENCE} time-outs, and the clock stands still")


def matches_end(scene: Scene) -> None:
    """Under the options that are said to bound a match, random play brings it to its end."""
    kind, options = type(scene.match.game), scene.match.game.options.to_json()
    if any(options[name] != value for name, value in kind.bounded.items()):
        return
    match = scene.copy()
    bots = [random_bot] * match.game.players
    steps = sum(1 for _ in islice(decisions(match, bots), ENDLESS))
    if steps == ENDLESS:
        scene.refuted("matches_end", f"after {ENDLESS} more steps the match still goes on")
