"""SerpentRace: a quiz race over a hundred fields."""

from ronda.games.serpent.bots import BOTS
from ronda.games.serpent.game import Serpent

Serpent.bots = BOTS

__all__ = ["Serpent"]
