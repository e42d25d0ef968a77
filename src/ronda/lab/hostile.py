"""What a client that means no good might send."""

from itertools import islice
from typing import Any

from ronda.engine import Entry, Match
from ronda.lab.attempts import played
from ronda.rules import Domain, Luck, Range

RUBBISH: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 1.0, -0.0, 0.5, float("nan"), float("inf"),
    10**400, -(10**400), 2**31, 2**53 + 1, "", "0", "1", "a", "A" * 5000, "\x00", "a\nb",
    "\u202eabc", "\ud800", "\u2028", "１", "null", "__class__", "{parameter}",
    [], [0], [[]], {}, {"a": 1}, {"": None},
)  # fmt: skip
SEATS: tuple[Any, ...] = (-1, 99, True, 0.0, "0", None, 0, 1, 2)
ACTIONS: tuple[Any, ...] = (None, 0, True, "", "x", "setup", "__init__", [], {}, "A" * 300)
EXTRAS = ("x", "seat", "__class__", "self", "turn", "")


def nested(depth: int) -> Any:
    """A list in a list in a list …"""
    value: Any = None
    for _ in range(depth):
        value = [value]
    return value


VALUES = (*RUBBISH, nested(200))


def hostile(match: Match, luck: Luck, legal: Entry | None = None) -> Entry:
    """An attempt with something wrong about it (once in a while it may turn out legal)."""
    attempt = legal or from_the_outset(match, luck)
    return luck.pick(SPOILING)(attempt, luck)


def from_the_outset(match: Match, luck: Luck) -> Entry:
    """Any move by any seat, with values that are sometimes legal, whatever the state."""
    move = luck.pick(list(match.game.moves.values()))
    data = {p.wire: sample(p.domain, luck) for p in move.parameters}
    return played(luck.below(match.game.players), move.wire, data)


def sample(domain: Domain, luck: Luck) -> Any:
    """A value of the domain, often one of the first; or rubbish where it has none to offer."""
    few = isinstance(domain, Range) or domain.size() < 10_000
    first = list(islice(domain.values(), 3)) if few else []
    if first and luck.below(2):
        return luck.pick(first)
    try:
        return domain.sample(luck)
    except (NotImplementedError, ValueError):
        return luck.pick(RUBBISH)


def rubbish_data(attempt: Entry, luck: Luck) -> Entry:
    return attempt._replace(data=luck.pick(VALUES))


def rubbish_value(attempt: Entry, luck: Luck) -> Entry:
    """One parameter, or one part of it, is not what it should be."""
    if not attempt.data:
        return with_one_more(attempt, luck)
    name = luck.pick(list(attempt.data))
    value = attempt.data[name]
    spoiled = luck.pick(VALUES)
    if isinstance(value, dict) and value and luck.below(2):
        spoiled = {**value, luck.pick(list(value)): spoiled}
    return attempt._replace(data={**attempt.data, name: spoiled})


def without_one(attempt: Entry, luck: Luck) -> Entry:
    names = list(attempt.data)
    left_out = luck.pick(names) if names else ""
    return attempt._replace(data={name: attempt.data[name] for name in names if name != left_out})


def with_one_more(attempt: Entry, luck: Luck) -> Entry:
    return attempt._replace(data={**attempt.data, luck.pick(EXTRAS): luck.pick(VALUES)})


def other_seat(attempt: Entry, luck: Luck) -> Entry:
    return attempt._replace(seat=luck.pick(SEATS))


def other_name(attempt: Entry, luck: Luck) -> Entry:
    names: tuple[Any, ...] = (*ACTIONS, attempt.action.upper())
    return attempt._replace(action=luck.pick(names))


SPOILING = (rubbish_data, rubbish_value, without_one, with_one_more, other_seat, other_name)
