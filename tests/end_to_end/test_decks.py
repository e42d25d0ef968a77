"""Decks of one's own, and the rules: written, saved and read in a browser."""

from playwright.sync_api import expect

from tests.end_to_end.accounts import log_in
from tests.end_to_end.boards import SERPENT
from tests.end_to_end.devices import DESKTOP
from tests.end_to_end.house import House
from tests.end_to_end.journeys import PASSWORD, joins, opens_a_table, registers
from tests.end_to_end.person import Person
from tests.end_to_end.playing import marked
from tests.end_to_end.scenes.stage import plays_until_it_has
from tests.end_to_end.writing import (
    CAPITALS,
    QUESTIONS,
    WHALE,
    adds_the_whale,
    begins_a_deck,
    keeps,
    races_for_pairs,
)


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


def test_a_race_is_run_with_cards_of_ones_own(house: House) -> None:
    """Chosen at the table; whoever comes to it sees which, and not what is in them."""
    clara = house.comes("Claradecks", device=DESKTOP)
    clara.goes("/login/")
    registers(clara)
    finds(clara, "Claradecks")
    keeps(house.address, log_in(house.address, clara.name, PASSWORD), "Capitals", QUESTIONS)
    code = opens_a_table(clara, "serpent", account=True)
    clara.presses("Choose decks…")
    clara.page.get_by_role("checkbox", name="Capitals").check()
    clara.in_dialog("Play with these")
    ana = house.comes("Ana", language="es")
    joins(ana, code)
    for person in (clara, ana):
        finds(person, "Capitals")
        person.sees("No deck for: {kinds}. On such a field the turn passes.")


def test_what_belongs_together_is_dragged_there_by_a_finger(house: House) -> None:
    """§5.2 of the quiz: pairs are made by dragging, too."""
    dora = house.comes("Doradecks")
    races_for_pairs(house, dora)
    plays_until_it_has(dora, SERPENT[:1], marked("[data-place=pool] button"))
    for pair in CAPITALS:
        part = dora.page.locator("[data-place=pool] button", has_text=pair["right"])
        dora.drags(part, dora.page.locator("li[data-place]", has_text=pair["left"]))
    for pair in CAPITALS:
        row = dora.page.locator("li[data-place]", has_text=pair["left"])
        expect(row).to_contain_text(pair["right"])
    dora.presses("Answer")
    expect(dora.page.locator("[data-place=pool]")).to_have_count(0)


def test_the_rules_of_every_game_can_be_read(house: House) -> None:
    """In Spanish, from the list of them; and the way to the table is there."""
    ana = house.comes("Ana", language="es")
    for game in ("snatch", "share", "playone", "colors", "serpent"):
        ana.goes("/rules/")
        ana.page.locator(f'main a[href="/rules/{game}/"]').click()
        expect(ana.page.locator("figure").first).to_be_visible()
        expect(ana.page.locator(f'main a[href="/new/?game={game}"]')).to_be_visible()
