"""The bot that looks ahead: it tries each candidate out to the end of the round, on guesses of what
lies face down, with everybody playing greedily, and takes the one that leaves it best off."""

from ronda.games.colors.bots.candidates import Candidate, candidates_of
from ronda.games.colors.bots.playout import Now, play_out, value
from ronda.games.colors.bots.position import Position
from ronda.rules import Action, Luck, View

GUESSES = 3  # positions that a candidate is tried on, while tiles lie face down


def strategist(view: View, luck: Luck) -> Action:
    """The candidate that ends the round best, on average over the guesses."""
    now = Now(view)
    hidden = now.phase in ("planning", "event")
    positions = [Position.seen(view, luck) for _ in range(GUESSES if hidden else 1)]
    candidates = list(candidates_of(view, positions[0], now.seat))
    if len(candidates) == 1:
        return candidates[0][0]
    return max(candidates, key=lambda candidate: promise(candidate, positions, now))[0]


def promise(candidate: Candidate, positions: list[Position], now: Now) -> float:
    """How well off a candidate leaves this seat at the end of the round."""
    total = 0.0
    for position in positions:
        tried = position.copy()
        candidate[1](tried)
        play_out(tried, now)
        total += value(tried, now)
    return total
