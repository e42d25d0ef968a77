"""What Snatch or Share looks like."""

from tests.end_to_end.boards import SHARE
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.playing import Player, play_until
from tests.end_to_end.scenes.stage import at_the_end, plays_until, scene, solo

BOTS = ("fair", "rational")
CONFIRM = "Confirm the snatch"


@scene("share-trading")
def trading(house: House) -> Person:
    ana = solo(house, "share", *BOTS)
    return plays_until(ana, SHARE[5:], "Offer it to {name}")


@scene("share-bench")
def bench(house: House) -> Person:
    """Whoever has to rule on a snatch."""
    people = [house.comes(name) for name in ("Ana", "Leo", "Eva")]
    house.table("share", 3, options={"rounds": ["governance"]}).starts(people)
    players = [Player(person, SHARE[2:]) for person in people]
    play_until(lambda: any(person.is_offered(CONFIRM) for person in people), players)
    return next(person for person in people if person.is_offered(CONFIRM))


@scene("share-results")
def results(house: House) -> Person:
    return plays_until(solo(house, "share", *BOTS), SHARE[1:], "Continue")


@scene("share-end")
def end(house: House) -> Person:
    return at_the_end(solo(house, "share", *BOTS, options={"rounds": ["anarchy"]}), SHARE)
