"""King of Colors: three armies on 37 hexagons."""

from ronda.games.colors.bots import BOTS
from ronda.games.colors.game import Colors

Colors.bots = BOTS

__all__ = ["Colors"]
