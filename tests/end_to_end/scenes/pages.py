"""The pages around the tables, for whoever comes for the first time or comes back."""

from tests.end_to_end.boards import SNATCH
from tests.end_to_end.house import House
from tests.end_to_end.journeys import joins, opens_a_table
from tests.end_to_end.person import Person
from tests.end_to_end.scenes.stage import Scene, at_the_end, scene, solo

ADDRESSES = {
    "home": "/", "new": "/new/", "join": "/join/", "login": "/login/", "register": "/register/",
    "me-nobody": "/me/", "about": "/about/", "leaderboards": "/leaderboards/", "decks": "/decks/",
    "rules": "/rules/", "rules-snatch": "/rules/snatch/", "rules-share": "/rules/share/",
    "rules-playone": "/rules/playone/", "rules-colors": "/rules/colors/",
    "rules-serpent": "/rules/serpent/",
}  # fmt: skip


def page(address: str) -> Scene:
    """A page that one comes to by its address."""

    def opened(house: House) -> Person:
        ana = house.comes("Ana")
        ana.goes(address)
        ana.page.get_by_role("heading", level=1).first.wait_for()
        ana.page.wait_for_load_state("networkidle")
        return ana

    return opened


for name, address in ADDRESSES.items():
    scene(name)(page(address))


@scene("home-coming-back")
def coming_back(house: House) -> Person:
    """With a table that goes on."""
    ana = house.comes("Ana")
    house.table("colors", 3).seats_host(ana)
    ana.sees("Start the match")
    ana.goes("/")
    ana.sees("Go on playing")
    return ana


@scene("me-guest")
def guest(house: House) -> Person:
    ana = house.comes("Ana")
    house.table("snatch").seats_host(ana)
    ana.sees("Start the match")
    ana.goes("/me/")
    ana.page.wait_for_load_state("networkidle")
    return ana


@scene("new-name")
def asked_for_a_name(house: House) -> Person:
    ana = house.comes("Ana")
    ana.goes("/new/?game=serpent")
    ana.presses("Open the table")
    ana.sees("What are you called?")
    return ana


@scene("join-door")
def door(house: House) -> Person:
    """Somebody's table, before one sits down."""
    table = house.table("share", 3)
    leo = house.comes("Leo")
    leo.goes(f"/join/?code={table.code}")
    leo.sees("Sit down")
    return leo


@scene("join-full")
def full(house: House) -> Person:
    """W2: `ROOM_FULL`, told before one tries."""
    ana, leo, eva = (house.comes(name) for name in ("Ana", "Leo", "Eva"))
    code = opens_a_table(ana, "snatch")
    joins(leo, code)
    leo.sees("I’m ready")
    eva.goes(f"/join/?code={code}")
    eva.sees("The table is full")
    return eva


@scene("join-unknown")
def unknown(house: House) -> Person:
    """A code that no table has."""
    ana = house.comes("Ana")
    with house.expecting("404"):
        ana.goes("/join/?code=ZZZZZZ")
        ana.sees("There is no such table")
        ana.page.wait_for_load_state("networkidle")
    return ana


@scene("not-found")
def nowhere(house: House) -> Person:
    ana = house.comes("Ana")
    with house.expecting("404"):
        ana.goes("/nowhere/")
        ana.page.get_by_role("heading", level=1).first.wait_for()
        ana.page.wait_for_load_state("networkidle")
    return ana


@scene("replay")
def replay(house: House) -> Person:
    """A match that is over, once more."""
    ana = at_the_end(solo(house, "snatch", "opportunist"), SNATCH)
    ana.presses_at("main", "See how it went")
    ana.page.wait_for_url("**/replay/**")
    ana.page.get_by_role("slider").wait_for()
    ana.page.wait_for_load_state("networkidle")
    return ana


@scene("replay-none")
def which(house: House) -> Person:
    """Whoever comes without a match is told where they are."""
    ana = at_the_end(solo(house, "snatch", "opportunist"), SNATCH)
    ana.goes("/replay/")
    ana.sees("Which match shall it be?")
    ana.page.wait_for_load_state("networkidle")
    return ana


@scene("replay-unknown")
def no_replay(house: House) -> Person:
    """An address that no match has."""
    ana = house.comes("Ana")
    with house.expecting("400"):
        ana.goes("/replay/?match=nothing")
        ana.page.get_by_role("heading", level=1).first.wait_for()
        ana.page.wait_for_load_state("networkidle")
    return ana
