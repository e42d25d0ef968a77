"""What is drawn before the game: who has which army, the colours, the levels, who begins."""

from ronda.games.colors.board import CENTRE, COLORED, HOMES, ORBITS, TERRITORIES
from ronda.rules import Luck

ARMIES = ("red", "blue", "green")  # clockwise, as their homes lie: the source's first figure
SEATS = len(ARMIES)
COLORS = ("light_blue", "purple", "orange")
OF_EACH_COLOR = 9
HOME_TROOPS = 5
HOME_LEVEL = 2
CENTRE_LEVEL = 4
ORBIT_LEVELS = (1, 1, 1, 1, 2, 2, 2, 3, 3)


def drawn_armies(luck: Luck) -> list[str]:
    """An army for each seat."""
    armies = list(ARMIES)
    luck.shuffle(armies)
    return armies


def drawn_order(armies: list[str], luck: Luck) -> list[int]:
    """The seats clockwise round the board, from whichever luck says."""
    clockwise = [armies.index(army) for army in ARMIES]
    first = luck.below(SEATS)
    return clockwise[first:] + clockwise[:first]


def drawn_colors(luck: Luck) -> dict[str, str | None]:
    """Nine territories of each colour; the homes and the centre are blank."""
    colors = list(COLORS) * OF_EACH_COLOR
    luck.shuffle(colors)
    drawn = dict(zip(COLORED, colors, strict=True))
    return {territory: drawn.get(territory) for territory in TERRITORIES}


def drawn_levels(luck: Luck) -> dict[str, int]:
    """Production levels, the same for all three armies: an orbit has one level."""
    levels = list(ORBIT_LEVELS)
    luck.shuffle(levels)
    drawn = {t: level for orbit, level in zip(ORBITS, levels, strict=True) for t in orbit}
    drawn[CENTRE] = CENTRE_LEVEL
    return {territory: drawn.get(territory, HOME_LEVEL) for territory in TERRITORIES}


def homes_of(armies: list[str]) -> dict[str, int]:
    """Whose each home territory is."""
    return {
        home: armies.index(army)
        for army, homes in zip(ARMIES, HOMES, strict=True)
        for home in homes
    }
