"""What can be set before a game of PlayOne."""

from ronda.rules import Options, option


class PlayOneOptions(Options):
    """By default one round follows another for as long as two players are there."""

    rounds = option(range(101), 0, "How many rounds are played; 0: as long as two are there.")
    scoring = option(
        ("rounds", "points"), "rounds", "What counts: rounds won, or the points of the cards left."
    )
    target = option(range(10_001), 0, "Who reaches so much (rounds or points) wins; 0: no target.")
    turn_seconds = option(range(3601), 0, "Time for each decision; 0: no limit.")
