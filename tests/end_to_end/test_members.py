"""What whoever has an account does with it: belongs to others, changes it, leaves it."""

from playwright.sync_api import expect

from tests.end_to_end.accounts import account
from tests.end_to_end.house import House
from tests.end_to_end.journeys import PASSWORD, registers
from tests.end_to_end.person import Person
from tests.end_to_end.scenes.members import member

BETTER = "an even longer password"


def has_an_account(person: Person) -> None:
    """Made in the browser, as people do."""
    person.goes("/login/?next=/me/")
    registers(person)
    person.sees("My account")


def logs_in(person: Person, password: str) -> None:
    person.goes("/login/?next=/me/")
    person.writes("Username or e-mail address", person.name)
    person.writes("Password", password)
    person.presses("Log in")


def on_their_page(person: Person) -> None:
    """All of it has come, and stays where it is."""
    person.goes("/me/")
    person.page.wait_for_load_state("networkidle")


def folded(person: Person, title: str) -> None:
    """Open a part of the page by a title that somebody gave it."""
    person.hands.press(person.page.locator("summary").get_by_text(title))
    person.sees("Leave it")


def test_an_organisation_is_founded_joined_led_and_left(house: House) -> None:
    """Its admins say who belongs to it, and who else leads it."""
    sofia, pablo = member(house, "Sofia"), member(house, "Pablo", language="es")
    on_their_page(sofia)
    sofia.writes("Name of a new organisation", "Night school")
    sofia.presses("Found it")
    folded(sofia, "Night school")
    sofia.writes("Username", "Pablo")
    sofia.presses("Take in")
    sofia.presses("Make admin: {name}")
    sofia.button("Make member: {name}").wait_for()
    on_their_page(pablo)
    pablo.sees("you administer it")
    folded(pablo, "Night school")
    pablo.presses("Remove {name}")
    expect(pablo.page.get_by_text("Sofia")).to_have_count(0)
    pablo.presses("Dissolve it")
    pablo.in_dialog("Dissolve it")
    expect(pablo.page.get_by_text("Night school")).to_have_count(0)


def test_nobody_is_taken_in_who_does_not_exist(house: House) -> None:
    """And one is told so."""
    ines = member(house, "Ines")
    on_their_page(ines)
    ines.writes("Name of a new organisation", "Chess club")
    ines.presses("Found it")
    folded(ines, "Chess club")
    ines.writes("Username", "Nobody-at-all")
    with house.expecting("404"):
        ines.presses("Take in")
        expect(ines.page.locator("details").get_by_role("alert").first).not_to_be_empty()


def test_a_password_is_changed(house: House) -> None:
    """The old one no longer opens; the new one does."""
    hugo = house.comes("Hugo")
    has_an_account(hugo)
    hugo.opens("Change the password")
    hugo.writes("Password as it is", PASSWORD)
    hugo.writes("New password", BETTER)
    hugo.presses("Change the password")
    hugo.sees("The password is changed.")
    hugo.presses("Log out")
    with house.expecting("401"):
        logs_in(hugo, PASSWORD)
        expect(hugo.page.locator("main").get_by_role("alert").first).not_to_be_empty()
    logs_in(hugo, BETTER)
    hugo.sees("My account")


def test_an_account_is_deleted_by_whoever_knows_its_password(house: House) -> None:
    """Then the name is free again."""
    vera = house.comes("Vera", language="es")
    has_an_account(vera)
    vera.presses("Delete my account")
    vera.writes("Your password, so that nobody leaves by accident", PASSWORD)
    vera.in_dialog("Delete my account")
    vera.page.wait_for_url(f"{house.address}/")
    vera.goes("/me/")
    vera.sees("With an account, everything stays")
    assert account(house.address, "Vera")["user"]["username"] == "Vera"
