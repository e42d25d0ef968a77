"""The games. Each is a package of its own that knows the rules API and nothing else."""

from ronda.games.colors import Colors
from ronda.games.playone import PlayOne
from ronda.games.serpent import Serpent
from ronda.games.share import Share
from ronda.games.snatch import Snatch
from ronda.rules import Game

BUILT_IN: tuple[type[Game], ...] = (Snatch, Share, PlayOne, Colors, Serpent)
