"""Players for any game. A bot sees what its seat sees, and nothing else."""

from ronda.bots.chance import random_bot
from ronda.bots.choosing import bots_for, choose

__all__ = ["bots_for", "choose", "random_bot"]
