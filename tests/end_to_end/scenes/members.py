"""What whoever has an account finds: their page, their organisations, their decks."""

from typing import Any

from tests.end_to_end.accounts import account, ask, is_known
from tests.end_to_end.boards import PLAYONE, SNATCH
from tests.end_to_end.devices import DESKTOP
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.playing import Mind
from tests.end_to_end.scenes.stage import at_the_end, scene
from tests.end_to_end.writing import QUESTIONS, adds_the_whale, begins_a_deck, keeps

LABORATORY = "Laboratory of behaviour"
PLAYED: tuple[tuple[str, Mind, dict[str, int], str], ...] = (
    ("snatch", SNATCH, {}, "opportunist"),
    ("playone", PLAYONE, {"rounds": 1}, "simple"),
)


def member(house: House, name: str, **how: Any) -> Person:
    """Somebody who has an account, and is logged in."""
    person = house.comes(name, **how)
    is_known(person, account(house.address, name))
    return person


def capitals(house: House, name: str) -> str:
    """Somebody's deck, kept on the server."""
    return keeps(house.address, account(house.address, name), "Capitals of America", QUESTIONS)


@scene("me")
def me(house: House) -> Person:
    """Two matches are over, and one goes on."""
    session = account(house.address, "Marina")
    for game, mind, options, bot in PLAYED:
        marina = house.comes("Marina")
        table = house.table(game, host=session, playerName="Marina", options=options)
        table.bots(bot)
        table.seats_host(marina)
        marina.presses("Start the match")
        at_the_end(marina, mind)
    marina.goes("/me/")
    marina.sees("My matches")
    marina.page.wait_for_load_state("networkidle")
    return marina


@scene("me-organisation")
def organisation(house: House) -> Person:
    """As one of its admins sees it."""
    teresa, address = member(house, "Teresa"), house.address
    session = account(address, "Teresa")
    founded = ask(address, "POST", "/api/organisations", session, {"name": LABORATORY})
    members = f"/api/organisations/{founded['id']}/members"
    for name in ("Bruno", "Nora"):
        known = account(address, name)["user"]["id"]
        ask(address, "POST", members, session, {"username": name})
        if name == "Bruno":
            ask(address, "PUT", f"{members}/{known}", session, {"role": "admin"})
    teresa.goes("/me/")
    teresa.page.get_by_text(LABORATORY).first.click()
    teresa.sees("Take in")
    teresa.page.locator("details[open]").scroll_into_view_if_needed()
    return teresa


@scene("decks-own")
def own(house: House) -> Person:
    irene = member(house, "Irene")
    capitals(house, "Irene")
    irene.goes("/decks/")
    irene.sees("My decks")
    irene.page.wait_for_load_state("networkidle")
    return irene


@scene("decks-writing")
def writing(house: House) -> Person:
    """A deck that is being written: a card of it is open."""
    irene = member(house, "Irene", device=DESKTOP)
    irene.goes(f"/decks/?deck={capitals(house, 'Irene')}")
    irene.page.get_by_text("Which capital belongs to which country?").first.click()
    irene.sees("As the player sees it")
    return irene


@scene("decks-wrong")
def wrong(house: House) -> Person:
    """What has to be mended is told where it is."""
    olga = member(house, "Olga", device=DESKTOP)
    begins_a_deck(olga, "Animals")
    adds_the_whale(olga)
    olga.presses("Quiz")
    olga.presses("Save")
    olga.sees("Write a text here, of at most {longest} characters.")
    return olga
