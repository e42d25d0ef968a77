"""How a match ends."""

from collections.abc import Sequence
from typing import TypedDict


class Result(TypedDict):
    """Points a seat, who won (nobody, one or several), and why it ended."""

    points: list[float]
    winners: list[int]
    reason: str


def ranking(points: Sequence[float], reason: str) -> Result:
    """Most points win; a tie is shared."""
    best = max(points)
    winners = [seat for seat, score in enumerate(points) if score == best]
    return {"points": list(points), "winners": winners, "reason": reason}


def win(seats: int, winner: int, reason: str) -> Result:
    """One point for the winner, none for the others."""
    points: list[float] = [int(seat == winner) for seat in range(seats)]
    return {"points": points, "winners": [winner], "reason": reason}


def draw(seats: int, reason: str) -> Result:
    """Nobody wins."""
    return {"points": [0] * seats, "winners": [], "reason": reason}
