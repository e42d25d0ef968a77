"""A table before, between and after its matches, and the ways not to get there."""

from tests.end_to_end.devices import DESKTOP
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.scenes.stage import hosted, scene, solo


@scene("table-lobby")
def lobby(house: House) -> Person:
    """As whoever opened the table sees it."""
    ana = hosted(house, "colors", 3, "strategist")
    ana.sees("Start the match")
    return ana


@scene("table-lobby-guest")
def guest(house: House) -> Person:
    ana, leo = house.comes("Ana"), house.comes("Leo")
    table = house.table("snatch")
    table.seats_host(ana)
    table.seats(leo)
    leo.sees("I’m ready")
    return leo


def knocking(house: House) -> tuple[Person, Person]:
    """Leo is at the door of Ana's table."""
    ana, leo = house.comes("Ana"), house.comes("Leo", device=DESKTOP)
    table = house.table("snatch", settings={"approval": True})
    table.seats_host(ana)
    table.seats(leo)
    ana.sees("At the door")
    leo.sees("You are at the door")
    return ana, leo


@scene("table-approving")
def approving(house: House) -> Person:
    return knocking(house)[0]


@scene("table-at-the-door")
def at_the_door(house: House) -> Person:
    return knocking(house)[1]


@scene("table-turned-away")
def turned_away(house: House) -> Person:
    ana, leo = knocking(house)
    ana.presses("Turn away: {name}")
    leo.sees("You were not let in")
    return leo


@scene("table-removed")
def removed(house: House) -> Person:
    ana, leo = house.comes("Ana"), house.comes("Leo")
    table = house.table("snatch")
    table.seats_host(ana)
    table.seats(leo)
    ana.presses("Remove {name}")
    leo.sees("You are no longer at this table")
    return leo


@scene("table-paused")
def paused(house: House) -> Person:
    ana = solo(house, "snatch", "trusting")
    ana.opens("You run this table")
    ana.presses("Pause")
    ana.sees("Go on")
    return ana


@scene("table-leaving")
def leaving(house: House) -> Person:
    ana = solo(house, "snatch", "trusting")
    ana.presses("Leave")
    ana.sees("Leave the table?")
    return ana


@scene("table-closed")
def closed(house: House) -> Person:
    ana = solo(house, "snatch", "trusting")
    ana.opens("You run this table")
    ana.presses("Close the table")
    ana.in_dialog("Close the table")
    ana.sees("Closed")
    return ana
