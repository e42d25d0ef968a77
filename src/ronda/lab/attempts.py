"""What might be tried: log entries that nobody has accepted yet."""

from collections.abc import Iterable, Iterator
from typing import Any

from ronda.engine import Box, Entry, Match, accepted
from ronda.engine.entry import BACK, LEAVE, PLAY, TIMEOUT
from ronda.engine.legal import passes
from ronda.rules import NOBODY, Action, Luck

MANY = 48  # combinations of one family that are tried at most


def played(seat: Any, action: Any, data: Any, at: int = 0) -> Entry:
    """Somebody's intention; at once (or rather too early: a match never goes back in time)."""
    return Entry(0, at, PLAY, seat, action, data)


def by(seat: int, action: Action) -> Entry:
    """A legal move, or a bot's answer."""
    return played(seat, *action)


def described(attempt: Entry | None) -> str:
    """What is tried, in a few words."""
    if attempt is None:
        return "a look at the match"
    if attempt.kind != PLAY:
        return f"{attempt.kind} of {attempt.seat!r}"
    return f"{attempt.action!r} by {attempt.seat!r} with {attempt.data!r}"[:300]


def legal_attempts(match: Match, luck: Luck, seats: Iterable[int]) -> Iterator[Entry]:
    """Legal moves of these seats: every one where they are few, else some."""
    for seat in seats:
        for box in match.boxes(seat):
            for values in some_of(box, match, seat, luck):
                yield by(seat, box.action(values))


def some_of(box: Box, match: Match, seat: int, luck: Luck) -> Iterator[dict[str, object]]:
    """Accepted combinations of a box: all if they are few, else some at random."""
    if box.size() <= MANY:
        yield from accepted(box, match.game, seat)
        return
    for _ in range(MANY // 2):
        values = any_of(box, luck)
        if passes(box.move, match.game, seat, values):
            yield values


def any_of(box: Box, luck: Luck) -> dict[str, object]:
    """A combination at random, whether or not the guards let it through."""
    return {name: domain.sample(luck) for name, domain in box.domains.items()}


def happenings(match: Match) -> Iterator[Entry]:
    """What may come next without being anybody's move, due or not."""
    yield Entry(0, max(match.now, match.deadline() or 0), TIMEOUT, NOBODY)
    for seat in range(match.game.players):
        yield Entry(0, 0, LEAVE, seat)
        yield Entry(0, 0, BACK, seat)


def undue(match: Match) -> Iterator[Entry]:
    """What is mostly not due, or is nobody's."""
    yield Entry(0, match.now, TIMEOUT, NOBODY)
    for seat in (-1, 99, *range(match.game.players)):
        yield Entry(0, 0, LEAVE, seat)
        yield Entry(0, 0, BACK, seat)
