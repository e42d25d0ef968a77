"""What King of Colors looks like, phase by phase."""

from tests.end_to_end.boards import COLORS
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.scenes.stage import at_the_end, plays_until, scene, solo

BOTS = ("greedy", "greedy")


@scene("colors-planning")
def planning(house: House) -> Person:
    return plays_until(solo(house, "colors", *BOTS), COLORS, "Pass")


@scene("colors-production")
def production(house: House) -> Person:
    return plays_until(solo(house, "colors", *BOTS), COLORS, "Confirm")


@scene("colors-movement")
def movement(house: House) -> Person:
    return plays_until(solo(house, "colors", *BOTS), COLORS, "Move {count}")


@scene("colors-end")
def end(house: House) -> Person:
    return at_the_end(solo(house, "colors", *BOTS, options={"max_rounds": 1}), COLORS)
