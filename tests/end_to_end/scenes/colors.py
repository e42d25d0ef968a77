"""What King of Colors looks like, phase by phase."""

from tests.end_to_end.boards import COLORS
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.playing import button, marked
from tests.end_to_end.scenes.stage import at_the_end, plays_until, plays_until_it_has, scene, solo

BOTS = ("greedy", "greedy")
TRIES = 5
# Defence tiles before the event, and after it nothing.
DEFENDS = [
    [marked("[data-part=tiles] button:nth-child(2)[aria-pressed=false]:enabled")],
    [button("Place in {territory}")],
    [marked("[data-task=place] [data-mark=can]")],
]


@scene("colors-planning")
def planning(house: House) -> Person:
    return plays_until(solo(house, "colors", *BOTS), COLORS, "Pass")


@scene("colors-production")
def production(house: House) -> Person:
    return plays_until(solo(house, "colors", *BOTS), COLORS, "Confirm")


@scene("colors-movement")
def movement(house: House) -> Person:
    return plays_until(solo(house, "colors", *BOTS), COLORS, "Move {count}")


@scene("colors-event")
def event(house: House) -> Person:
    """The card of the round is open; most leave a choice to whoever has defended."""
    for _ in range(TRIES):
        ana = solo(house, "colors", *BOTS)
        plays_until_it_has(ana, DEFENDS, marked("[data-part=event] > :not([data-back])"))
        if ana.page.locator("[data-part=event][data-mine]").is_visible():
            break
    return ana


@scene("colors-combat")
def combat(house: House) -> Person:
    """All its steps; it stays for as long as somebody is at it."""
    ana = solo(house, "colors", *BOTS)
    plays_until_it_has(ana, COLORS, marked("[data-part=combat]"))
    ana.page.locator("[data-part=combat] button").focus()
    return ana


@scene("colors-end")
def end(house: House) -> Person:
    return at_the_end(solo(house, "colors", *BOTS, options={"max_rounds": 1}), COLORS)
