"""`python -m benchmarks.colors_bots`: does the strategist of colors beat two greedy ones?

Each seat in turn is the strategist's, in a third of the matches. A figure of the same seed comes
out the same on any machine.
"""

import argparse
import json
from math import sqrt
from pathlib import Path

from ronda.games.colors import Colors
from ronda.lab import simulate

RESULTS = Path(__file__).parent / "results" / "colors_bots.json"
SEATS = 3
SEED = "colors bots"
CERTAINTY = 1.96  # standard errors to either side, for 95 %


def won(matches: int, rounds: int) -> tuple[int, int, float]:
    """How many matches the strategist wins alone or shares, of how many, in how much CPU time."""
    wins = played = 0
    spent = 0.0
    for seat in range(SEATS):
        bots = ["greedy"] * SEATS
        bots[seat] = "strategist"
        share = matches // SEATS + (seat < matches % SEATS)
        summary = simulate(Colors, bots, share, f"{SEED} {seat}", {"max_rounds": rounds})
        wins, played = wins + summary.by_seat()[seat].won, played + summary.matches
        spent += summary.cpu_seconds
    return wins, played, spent


def figures(matches: int, rounds: int) -> dict[str, object]:
    """The share, with its margin."""
    wins, played, spent = won(matches, rounds)
    share = wins / played
    return {
        "matches": played,
        "max_rounds": rounds,
        "won": wins,
        "percent": round(100 * share, 1),
        "margin": round(100 * CERTAINTY * sqrt(share * (1 - share) / played), 1),
        "cpu_seconds_a_match": round(spent / played, 2),
    }


def main() -> None:
    """Play, print, and keep the figures if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.colors_bots", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=12, help="the option max_rounds")
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.name}")
    asked = parser.parse_args()
    text = json.dumps(figures(asked.matches, asked.rounds), indent=1)
    print(text)
    if asked.save:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
