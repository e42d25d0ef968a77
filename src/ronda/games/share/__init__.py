"""Snatch or Share: how three producers come to govern their exchanges."""

from ronda.games.share.bots import BOTS
from ronda.games.share.game import Share

Share.bots = BOTS

__all__ = ["Share"]
