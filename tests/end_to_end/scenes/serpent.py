"""What SerpentRace looks like, for a racer and at the gamemaster's desk."""

from tests.end_to_end.boards import SERPENT
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.playing import field, marked
from tests.end_to_end.scenes.stage import hosted, plays_until, plays_until_it_has, scene, solo

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
