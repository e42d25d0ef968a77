"""What Snatch looks like, in the seat of P1 and of P2."""

from tests.end_to_end.boards import SNATCH
from tests.end_to_end.devices import DESKTOP
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.playing import Player, play_until
from tests.end_to_end.scenes.stage import at_the_end, plays_until, scene, solo


def pair(house: House, variant: str) -> tuple[Person, Person]:
    """Ana is P1, Leo P2."""
    ana, leo = house.comes("Ana"), house.comes("Leo", device=DESKTOP)
    house.table("snatch", options={"variant": variant}).starts([ana, leo])
    return ana, leo


def robbed(house: House, variant: str, question: str) -> Person:
    """Leo snatches, and Ana may say what she thinks of it."""
    ana, leo = pair(house, variant)
    plays_until(ana, SNATCH, "Lay it on the table").presses("Lay it on the table")
    leo.presses("Snatch", begins=True)
    ana.sees(question)
    return ana


@scene("snatch-offer")
def offer(house: House) -> Person:
    ana = solo(house, "snatch", "trusting")
    return plays_until(ana, SNATCH, "Lay it on the table")


@scene("snatch-answer")
def answer(house: House) -> Person:
    ana, leo = pair(house, "G1")
    players = [Player(ana, SNATCH), Player(leo, [])]
    play_until(lambda: leo.is_offered("Accept", begins=True), players)
    return leo


@scene("snatch-force")
def force(house: House) -> Person:
    leo = pair(house, "G2")[1]
    leo.sees("{name} forces an offer")
    return leo


@scene("snatch-shame")
def shame(house: House) -> Person:
    return robbed(house, "G3", "{name} snatched. Give a token of shame?")


@scene("snatch-report")
def report(house: House) -> Person:
    return robbed(house, "G4", "{name} snatched. Report it to the judge?")


@scene("snatch-talk")
def talk(house: House) -> Person:
    ana, leo = pair(house, "G5")
    leo.writes("Your message", "I keep my word.")
    leo.presses("Send")
    ana.page.get_by_text("I keep my word.").first.wait_for()
    return ana


@scene("snatch-institutions")
def institutions(house: House) -> Person:
    ana = pair(house, "G1")[0]
    ana.presses("Change")
    ana.sees("Under which institution?")
    return ana


@scene("snatch-end")
def end(house: House) -> Person:
    return at_the_end(solo(house, "snatch", "opportunist"), SNATCH)
