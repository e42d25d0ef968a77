"""One match at one terminal: people, bots, the clock, and what each may see."""

from ronda.cli.sitting.chairs import Chair, chairs_for
from ronda.cli.sitting.sitting import Sitting

__all__ = ["Chair", "Sitting", "chairs_for"]
