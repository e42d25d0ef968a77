"""How a table is run: what its creator may choose, whatever the game."""

from typing import cast

from ronda.bots import bots_for
from ronda.engine import seat_range
from ronda.rules import Game, Options, Text, option, require, span

WAIT, DEFAULT, BOT, FORFEIT = POLICIES = ("wait", "default", "bot", "forfeit")
SECOND, HOUR = 1000, 3_600_000


class Settings(Options):
    """The settings of a table. Times are in milliseconds."""

    private: bool = option(bool, False, "joining takes the code")
    approval: bool = option(bool, False, "the admin approves whoever joins")
    spectators: int = option(range(1001), 100, "how many may watch")
    seats: int = option(range(101), 0, "how many seats; 0: as many as the game takes")
    creator_sits: bool = option(bool, True, "the creator takes the first seat")
    ask_ready: bool = option(bool, True, "a match starts when everybody has said to be ready")
    auto_start: bool = option(bool, False, "a match starts as soon as every seat is taken")
    once: bool = option(bool, False, "the table closes when its match is over")
    late: bool = option(bool, False, "free seats may be taken while a match is on")
    grace_ms: int = option(range(24 * HOUR + 1), 20 * SECOND, "how long one may be away")
    absent: str = option(POLICIES, FORFEIT, "who plays for a player who stays away")
    stand_in: str = option(Text(40), "random", "which bot that is, if it is a bot")
    bot_ms: int = option(range(HOUR), 600, "how long a bot seems to think")
    unstarted_ms: int = option(range(SECOND, 168 * HOUR), 2 * HOUR, "how long a table may be idle")


def settings_for(kind: type[Game], given: object) -> Settings:
    """Settings from data nobody has checked yet, fit for this game."""
    settings = cast(Settings, Settings.parse(given))
    least, most = seat_range(kind)
    require(
        settings.seats == 0 or least <= settings.seats <= most,
        "WRONG_NUMBER_OF_PLAYERS", players=span(least, most),
    )  # fmt: skip
    check_policy(kind, settings.absent)
    require(settings.stand_in in bots_for(kind), "UNKNOWN_BOT", bot=settings.stand_in)
    return settings


def check_policy(kind: type[Game], policy: str) -> None:
    """Refuse to wait for a default move that the game does not know."""
    knows = kind.default is not Game.default
    require(policy != DEFAULT or knows, "NO_DEFAULT_MOVE")
