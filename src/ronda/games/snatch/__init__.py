"""SnatchGame: property rights, and what institutions do to them."""

from ronda.games.snatch.bots import BOTS
from ronda.games.snatch.game import Snatch

Snatch.bots = BOTS

__all__ = ["Snatch"]
