"""The bots of colors: one that takes what it can get, and one that looks to the round's end."""

from ronda.games.colors.bots.greedy import greedy
from ronda.games.colors.bots.strategist import strategist
from ronda.rules import Bot

BOTS: dict[str, Bot] = {"strategist": strategist, "greedy": greedy}
