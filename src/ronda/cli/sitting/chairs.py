"""Who sits where."""

from collections.abc import Sequence
from typing import NamedTuple

from ronda.bots import bots_for
from ronda.cli.problem import Problem
from ronda.cli.words import Words
from ronda.engine import seat_range
from ronda.rules import Game, Illegal, Text, span

NAME = Text(24)


class Chair(NamedTuple):
    """A seat with a person, or with a bot, in it."""

    name: str
    bot: str = ""  # its kind; a person has none


def chairs_for(kind: type[Game], given: Sequence[Chair], words: Words) -> list[Chair]:
    """The chairs as given, with bots in those nobody named; a person first, if nobody is."""
    least, most = seat_range(kind)
    chairs = list(given)
    if len(chairs) < least and not any(not chair.bot for chair in chairs):
        chairs.insert(0, Chair(words.say("you")))
    while len(chairs) < least:
        chairs.append(bot_chair(kind, default_bot(kind), words))
    if len(chairs) > most:
        raise Problem("too-many-seats", game=words.title(), players=span(least, most))
    return told_apart(chairs)


def person_chair(name: str) -> Chair:
    """A chair for somebody; the name must be fit to show."""
    try:
        NAME.check(name.strip())
    except Illegal:
        raise Problem("bad-seat-name", name=ascii(name[:40]), limit=NAME.limit) from None
    return Chair(name.strip())


def bot_chair(kind: type[Game], bot: str, words: Words) -> Chair:
    """A chair for a bot, called by what the game calls it."""
    known = bots_for(kind)
    if bot not in known:
        raise Problem("unknown-bot", bot=bot[:40], known=", ".join(known))
    return Chair(f"{words.label('bot', bot)} (bot)", bot)


def default_bot(kind: type[Game]) -> str:
    """The first the game names; there is always one that plays at random."""
    return next(iter(bots_for(kind)))


def told_apart(chairs: Sequence[Chair]) -> list[Chair]:
    """Two of the same name get a number each."""
    names = [chair.name for chair in chairs]
    seen: dict[str, int] = {}
    apart: list[Chair] = []
    for chair in chairs:
        seen[chair.name] = seen.get(chair.name, 0) + 1
        alone = names.count(chair.name) == 1
        name = chair.name if alone else f"{chair.name} {seen[chair.name]}"
        apart.append(chair._replace(name=name))
    return apart
