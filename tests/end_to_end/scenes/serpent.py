"""What SerpentRace looks like, for a racer and at the gamemaster's desk."""

from tests.end_to_end.accounts import account
from tests.end_to_end.boards import SERPENT
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.playing import button, field, marked
from tests.end_to_end.scenes.members import capitals, member
from tests.end_to_end.scenes.stage import (
    at_the_end,
    hosted,
    plays_until,
    plays_until_it_has,
    scene,
    solo,
)
from tests.end_to_end.writing import races_for_pairs

RACE = {"gamemaster": "automatic"}
NO_GUESS = [*SERPENT[:4], SERPENT[4][:2]]


@scene("serpent-roll")
def roll(house: House) -> Person:
    return plays_until(solo(house, "serpent", "student", options=RACE), SERPENT, "Roll")


@scene("serpent-card")
def card(house: House) -> Person:
    ana = solo(house, "serpent", "student", options=RACE)
    return plays_until_it_has(ana, SERPENT[:1], marked("[data-task=answer]"))


@scene("serpent-guess")
def guess(house: House) -> Person:
    ana = solo(house, "serpent", "student", options=RACE)
    return plays_until_it_has(ana, NO_GUESS, field("The field you end up on", "1"))


@scene("serpent-desk")
def desk(house: House) -> Person:
    """Ana judges, and does not race."""
    ana = hosted(house, "serpent", 2, "student", "student", options={"gamemaster": "player"})
    ana.presses("Start the match")
    return plays_until(ana, [], "Approve")


@scene("serpent-pairs")
def matching(house: House) -> Person:
    """A card of one's own: what belongs to what. One part lies where it belongs."""
    dora = house.comes("Dora")
    races_for_pairs(house, dora)
    plays_until_it_has(dora, SERPENT[:1], marked("[data-place=pool] button"))
    dora.page.locator("[data-place=pool] button").first.tap()
    return dora


@scene("serpent-decks")
def choosing(house: House) -> Person:
    """Which decks a table plays with."""
    clara = member(house, "Clara")
    capitals(house, "Clara")
    session = account(house.address, "Clara")
    house.table("serpent", 4, host=session, playerName="Clara").seats_host(clara)
    clara.presses("Choose decks…")
    clara.page.get_by_text("Capitals of America").tap()
    return clara


@scene("serpent-end")
def end(house: House) -> Person:
    """From the desk: the bots race, and Ana judges."""
    ana = hosted(house, "serpent", 3, "student", "scholar", options={"gamemaster": "player"})
    ana.presses("Start the match")
    return at_the_end(ana, [[button("Approve")]])
