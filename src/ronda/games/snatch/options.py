"""What can be set before a game of snatch."""

from ronda.games.snatch.institutions import VARIANTS
from ronda.rules import Options, option

MOST_TOKENS = 10


class SnatchOptions(Options):
    """The defaults are free play as the source describes it."""

    variant = option(VARIANTS, "G1", "The institution the game begins under.")
    locked = option(bool, False, "The variant cannot be changed by the players (tournaments).")
    endowment = option(
        ("once", "each_round"), "once", "Tokens are dealt once, or anew for every round."
    )
    fixed_offer = option(
        range(MOST_TOKENS + 1), 0, "The only offer: so many own tokens for as many; 0: any offer."
    )
    sanction = option(
        ("reverse", "confiscation"), "reverse",
        "What a report costs the snatcher: what had been asked, or everything held.",
    )  # fmt: skip
    talk_seconds = option(range(5, 3601), 60, "How long the talk of G5 lasts.")
    decision_seconds = option(range(86_401), 0, "Time for each decision; 0: no limit.")
    shame_p1 = option(range(1_000_001), 0, "Shame tokens P1 brings from earlier games.")
    shame_p2 = option(range(1_000_001), 0, "Shame tokens P2 brings from earlier games.")
