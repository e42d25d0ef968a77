"""What can be set before a game of colors."""

from ronda.rules import Options, option

ANY_SECONDS = range(86_401)


class ColorsOptions(Options):
    """The defaults are the source's: its four time limits, and as many rounds as it takes."""

    planning_seconds = option(ANY_SECONDS, 120, "Time to place a tile; 0: no limit.")
    event_seconds = option(ANY_SECONDS, 120, "Time for the choice of an event; 0: no limit.")
    production_seconds = option(ANY_SECONDS, 180, "Time to place the new troops; 0: no limit.")
    movement_seconds = option(ANY_SECONDS, 300, "Time for a movement; 0: no limit.")
    max_rounds = option(
        range(1001), 0,
        "After so many rounds the most coloured territories win; 0: play until somebody wins.",
    )  # fmt: skip
