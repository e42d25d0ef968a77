"""What can be chosen before a game of share."""

from ronda.games.share.kinds import KINDS
from ronda.rules import Many, Options, option

MOST_ROUNDS = 20


class ShareOptions(Options):
    """The defaults are the five rounds of the source."""

    rounds: list[str] = option(
        Many(tuple(KINDS), 1, MOST_ROUNDS),
        ["anarchy", "anarchy", "mandatory", "shame", "governance"],
        "The kinds of the rounds, in order.",
    )
    endowment = option(
        ("once", "each_round"), "once", "Tokens are dealt once, or anew for every round."
    )
    exchange = option(
        ("free", "fixed"), "free", "Offers give what one likes, or exactly five of one's own kind."
    )
    trading_seconds = option(range(86_401), 0, "Time to trade in a round; 0: no limit.")
    judging_seconds = option(range(86_401), 0, "Time for all rulings of a round; 0: no limit.")
    results_seconds = option(range(1, 3601), 15, "How long the results of a round are shown.")
    chat = option(bool, False, "The players may talk.")
