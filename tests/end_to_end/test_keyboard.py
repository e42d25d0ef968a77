"""Everything can be done with the keys alone."""

from tests.end_to_end.boards import COLORS, PLAYONE, SNATCH
from tests.end_to_end.devices import DESKTOP
from tests.end_to_end.house import House
from tests.end_to_end.journeys import plays_with_bots
from tests.end_to_end.playing import Mind, Player, play_for, play_to_the_end


def test_from_the_first_page_to_the_end_of_snatch(house: House) -> None:
    ana = house.comes("Ana", device=DESKTOP, keys=True)
    plays_with_bots(ana, "snatch")
    play_to_the_end([Player(ana, SNATCH)])


def test_turns_of_playone(house: House) -> None:
    """§11: Tab leads to the hand, the arrows along it."""
    play_for(15, [by_keys(house, "playone", "simple", mind=PLAYONE, options={"rounds": 1})])


def test_a_round_of_colors(house: House) -> None:
    """Tab leads to the board, the arrows over it."""
    options = {"max_rounds": 1}
    play_to_the_end([by_keys(house, "colors", "greedy", "greedy", mind=COLORS, options=options)])


def by_keys(house: House, game: str, *bots: str, mind: Mind, options: object) -> Player:
    ana = house.comes("Ana", device=DESKTOP, language="es", keys=True)
    table = house.table(game, len(bots) + 1, options=options)
    table.bots(*bots)
    table.seats_host(ana)
    ana.presses("Start the match")
    return Player(ana, mind)
