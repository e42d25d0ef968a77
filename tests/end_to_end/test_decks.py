"""Decks of one's own, and the rules: written, saved and read in a browser."""

from playwright.sync_api import expect

from tests.end_to_end.devices import DESKTOP
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.writing import WHALE, adds_the_whale, begins_a_deck


def registers(person: Person) -> None:
    person.presses_at("main", "Create one")
    person.writes("Username", person.name)
    person.writes("E-mail address", f"{person.name.lower()}@example.org")
    person.writes("Password", "a long enough password")
    person.presses("Create an account")


def finds(person: Person, text: str) -> None:
    """What somebody wrote, before long."""
    expect(person.page.get_by_text(text).filter(visible=True).first).to_be_visible()


def test_what_a_guest_has_written_is_there_after_registering(house: House) -> None:
    """On a phone: nothing is lost on the way through the door."""
    eva = house.comes("Evadecks")
    begins_a_deck(eva, "Animals")
    adds_the_whale(eva)
    eva.presses_at("main", "Log in")
    registers(eva)
    finds(eva, WHALE)
    eva.presses("Save")
    eva.sees("All is saved.")
    eva.goes("/decks/")
    eva.sees("My decks")
    finds(eva, "Animals")


def test_what_is_wrong_is_said_where_it_is(house: House) -> None:
    """At a desk: an empty card is named when one wants to save, and mended."""
    leo = house.comes("Leodecks", device=DESKTOP)
    leo.goes("/login/")
    registers(leo)
    finds(leo, "Leodecks")
    begins_a_deck(leo, "Fish")
    leo.presses("True or false")
    leo.presses("Save")
    leo.sees("Write a text here, of at most {longest} characters.")
    leo.writes("Statement", WHALE)
    leo.sees("Say whether it is true or false.")
    leo.ticks("False")
    expect(leo.page.get_by_text("Say whether it is true or false.")).to_have_count(0)
    leo.presses("Save")
    leo.sees("All is saved.")


def test_the_rules_of_every_game_can_be_read(house: House) -> None:
    """In Spanish, from the list of them; and the way to the table is there."""
    ana = house.comes("Ana", language="es")
    for game in ("snatch", "share", "playone", "colors", "serpent"):
        ana.goes("/rules/")
        ana.page.locator(f'main a[href="/rules/{game}/"]').click()
        expect(ana.page.locator("figure").first).to_be_visible()
        expect(ana.page.locator(f'main a[href="/new/?game={game}"]')).to_be_visible()
