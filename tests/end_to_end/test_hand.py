"""PlayOne §11.3: a hand is held so that every card in it can be taken."""

from tests.end_to_end.devices import DESKTOP
from tests.end_to_end.house import House

# Seven cards in so little room lie as closely as twenty do on a whole desk.
NARROW = "document.querySelector('[data-anchor=hand]').style.maxWidth = '20rem'"


def test_cards_that_lie_on_each_other_can_all_be_pressed(house: House) -> None:
    leo = house.comes("Leo", device=DESKTOP)
    table = house.table("playone")
    table.bots("simple")
    table.seats_host(leo)
    leo.presses("Start the match")
    cards = leo.page.locator("[data-anchor=hand] button")
    cards.nth(6).wait_for()
    leo.page.evaluate(NARROW)
    for card in cards.all():
        card.hover(trial=True)
