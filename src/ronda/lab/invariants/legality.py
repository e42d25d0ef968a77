"""The legal moves are exactly what `play` accepts."""

from collections.abc import Iterable

from ronda.engine import Box, Entry, Match, accepted
from ronda.engine.legal import passes
from ronda.lab.attempts import described
from ronda.lab.hostile import from_the_outset, hostile
from ronda.lab.scene import Scene, answer
from ronda.rules import NOBODY, Turn
from ronda.rules.plain import canonical

LISTED = 60
UNLISTED = 16
MOST_CHOICES = 5000


def listed_moves_are_accepted(scene: Scene) -> None:
    """Every legal move of every seat is accepted (where there are many: of those tried)."""
    if not scene.open_to_moves():
        return
    for attempt in scene.legal(LISTED):
        verdict, why = answer(scene.copy(), attempt)
        if verdict == "refused":
            detail = f"listed as legal, and refused: {described(attempt)}: {why}"
            scene.refuted("listed_moves_are_accepted", detail, attempt)


def unlisted_moves_are_refused(scene: Scene) -> None:
    """No move that is not among the legal ones is accepted."""
    for attempt in maybe_legal(scene):
        verdict, _ = answer(scene.copy(), attempt)
        if verdict == "accepted" and not listed(scene.copy(), attempt):
            detail = f"accepted, and not listed as legal: {described(attempt)}"
            scene.refuted("unlisted_moves_are_refused", detail, attempt)


def looking_changes_nothing(scene: Scene) -> None:
    """Whoever has just looked at what there is to see gets the answer that others get."""
    for attempt in maybe_legal(scene):
        looking = scene.copy()
        if is_seat(attempt.seat, looking):
            looking.view(attempt.seat)
        blindly, knowing = answer(scene.copy(), attempt), answer(looking, attempt)
        if blindly != knowing:
            detail = f"{described(attempt)}: {blindly}, and after a look: {knowing}"
            scene.refuted("looking_changes_nothing", detail, attempt)


def maybe_legal(scene: Scene) -> list[Entry]:
    """Moves with values of their parameters, some of which are legal now, and rubbish."""
    match, luck = scene.match, scene.luck
    values = [from_the_outset(match, luck) for _ in range(UNLISTED)]
    spoiled = [hostile(match, luck, attempt) for attempt in scene.legal(UNLISTED // 2)]
    return [*scene.attempts, *values, *spoiled]


def listed(match: Match, attempt: Entry) -> bool:
    """Is it one of the combinations of a box?"""
    if not is_seat(attempt.seat, match) or type(attempt.data) is not dict:
        return False
    boxes = [box for box in match.boxes(attempt.seat) if box.move.wire == attempt.action]
    return any(holds(box, match, attempt) for box in boxes)


def is_seat(seat: object, match: Match) -> bool:
    """Is it a seat? (`True` and `0.0` are not.)"""
    return type(seat) is int and seat in range(match.game.players)


def holds(box: Box, match: Match, attempt: Entry) -> bool:
    """Is the attempt in this box, and do the guards let it through?"""
    if attempt.data.keys() != {parameter.wire for parameter in box.move.parameters}:
        return False
    values = {parameter.name: attempt.data[parameter.wire] for parameter in box.move.parameters}
    return box.holds(values) and passes(box.move, match.game, attempt.seat, values)


def choices_are_the_legal_moves(scene: Scene) -> None:
    """A game that lists its choices in its own words lists the legal moves.

    It may leave out what can be done at any time.
    """
    match = scene.match
    choices = match.game.choices(Turn(NOBODY, match.now, scene.luck))
    if choices is None:
        return
    for seat in sorted({*range(match.game.players)} - {*match.game.gone}):
        own = [(effect, values) for whose, effect, (_, *values) in choices if whose == seat]
        said = {canonical([effect.__name__, values]) for effect, values in own}
        if wrong := differing(said, match, seat):
            detail = f"the choices of {seat} and the legal moves differ in {', '.join(wrong[:5])}"
            scene.refuted("choices_are_the_legal_moves", detail)


def differing(said: set[str], match: Match, seat: int) -> list[str]:
    """What is said and not legal, or asked for and not said."""
    boxes = match.boxes(seat) if seat in match.to_act() else []
    if sum(box.size() for box in boxes) > MOST_CHOICES:
        return []
    legal, asked = named(boxes, match, seat), named(asked_for(boxes), match, seat)
    return sorted((said - legal) | (asked - said))


def asked_for(boxes: Iterable[Box]) -> list[Box]:
    """Without what can be done at any time."""
    return [box for box in boxes if not box.move.anytime]


def named(boxes: Iterable[Box], match: Match, seat: int) -> set[str]:
    """Every accepted combination: the method's name and its arguments in order."""
    return {
        canonical([box.move.name, [values[parameter.name] for parameter in box.move.parameters]])
        for box in boxes
        for values in accepted(box, match.game, seat)
    }
