"""PlayOne: the game of colours and numbers, for two to four."""

from ronda.games.playone.bots import BOTS
from ronda.games.playone.game import PlayOne

PlayOne.bots = BOTS

__all__ = ["PlayOne"]
