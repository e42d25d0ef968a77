"""What a seat is sent after each action: as long as the view of a small card game."""

from typing import Any

BOARD = [cell % 5 for cell in range(92)]
PLAYERS = [
    {"name": f"player {seat}", "score": 10 * seat, "cards": 7, "connected": True} for seat in (0, 1)
]
LEGAL = [{"move": "take", "cell": cell} for cell in (3, 14, 15, 17, 26)]


def view(version: int, seat: int) -> dict[str, Any]:
    return {
        "version": version,
        "seat": seat,
        "turn": version % 2,
        "phase": "playing",
        "board": BOARD,
        "players": PLAYERS,
        "hand": [f"{colour}-{seat}" for colour in ("red", "blue", "green", "yellow")],
        "legal": LEGAL,
        "log": ["player 0 took 17", "player 1 passed"],
    }
