"""Asking a bot, and not trusting its answer."""

from ronda.bots.chance import random_bot
from ronda.engine import Match, accepted, copied
from ronda.rules import Action, Bot, Game, Illegal, Luck

TRIES = 20


def bots_for(kind: type[Game]) -> dict[str, Bot]:
    """The game's own bots, and the one that plays anything."""
    return {**kind.bots, "random": random_bot}


def choose(bot: Bot, match: Match, seat: int, luck: Luck) -> Action:
    """What the bot does. An answer that is refused is asked again, then replaced by a legal move.

    A family of moves shows each parameter's limits; what rules out a *combination* shows only
    when it is tried, so a bot that draws blindly needs more than one try.
    """
    for _ in range(TRIES):
        action, data = bot(copied(match.view(seat)), luck)
        try:
            match.understood(seat, action, data, match.now)
        except Illegal:
            continue
        return action, data
    return first_legal(match, seat)


def first_legal(match: Match, seat: int) -> Action:
    """The first move that the rules accept."""
    for box in match.boxes(seat):
        for values in accepted(box, match.game, seat):
            return box.action(values)
    raise Illegal("NOT_YOUR_TURN")
