"""Those who look after the site: tables as they change, people, and what was done."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.end_to_end.accounts import PASSWORD, ronda_admin
from tests.end_to_end.boards import SNATCH
from tests.end_to_end.chromium import Browsers
from tests.end_to_end.conftest import MANY
from tests.end_to_end.devices import DESKTOP
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.playing import Player, play_for
from tests.server.process import serving


@pytest.fixture
def office(around: Browsers, tmp_path: Path) -> Iterator[House]:
    """A server of its own: what is done to Rosa there, nobody else has to live with."""
    ronda_admin(tmp_path)
    with serving(tmp_path, **MANY) as server:
        house = House(around, server.address)
        try:
            yield house
            house.is_well()
        finally:
            house.closes()


def logs_in(person: Person, password: str = PASSWORD) -> None:
    """From the administration, which sends whoever is a stranger to log in, and takes them back."""
    person.goes("/admin/")
    person.presses_at("main", "Log in")
    person.writes("Username or e-mail address", person.name)
    person.page.get_by_label(person.reads("Password"), exact=True).fill(password)
    person.page.keyboard.press("Enter")


def rosa_in(house: House, **how: object) -> Person:
    rosa = house.comes("Rosa", **how)
    logs_in(rosa)
    rosa.sees("live")
    return rosa


def test_a_table_is_seen_as_it_is_played_paused_and_let_go_on(house: House) -> None:
    """The dashboard of snatch-design: round, variant, players and what happened last, live."""
    rosa = rosa_in(house, device=DESKTOP, language="es")
    ana, leo = house.comes("Ana"), house.comes("Leo")
    table = house.table("snatch", options={"variant": "G2"})
    table.starts([ana, leo])
    play_for(2, [Player(ana, SNATCH), Player(leo, SNATCH)])
    line = rosa.page.locator("a[href*='?table=']", has_text=table.code)
    expect(line).to_contain_text("Leo")
    rosa.hands.press(line)
    rosa.presses("Pause")
    rosa.writes("Why (for the record)", "a question")
    rosa.in_dialog("Pause")
    ana.sees("The table is paused. The clock stands still.")
    rosa.presses("Go on")
    rosa.in_dialog("Go on")
    expect(ana.page.get_by_text("The clock stands still.")).to_have_count(0)
    rosa.goes("/admin/?part=audit")
    expect(rosa.page.get_by_text("a question")).to_be_visible()


def test_all_tables_of_a_game_are_closed_at_once_and_what_refused_is_told(house: House) -> None:
    """K10, for many: whoever sits there is told."""
    rosa, ana = rosa_in(house), house.comes("Ana")
    house.table("colors", 3).seats_host(ana)
    ana.sees("Start the match")
    rosa.opens("Orders for many tables")
    rosa.presses("Close")
    rosa.in_dialog("Close")
    rosa.sees("{count} {count|table has|tables have} obeyed.")
    ana.sees("This table is closed")


def test_somebody_is_added_forgets_the_password_and_is_deleted(house: House) -> None:
    """King of Colors: the administrator adds and deletes users."""
    rosa = rosa_in(house)
    rosa.goes("/admin/?part=users")
    rosa.presses("Add somebody")
    for label, text in (("Username", "Lucas"), ("E-mail", "lucas@example.org")):
        rosa.page.get_by_role("dialog").get_by_label(rosa.reads(label), exact=True).fill(text)
    rosa.page.get_by_label(rosa.reads("First password")).fill(PASSWORD)
    rosa.in_dialog("Add")
    rosa.hands.press(rosa.page.get_by_role("button", name="New password for Lucas"))
    rosa.in_dialog("Make a token")
    link = rosa.page.get_by_role("dialog").locator("dd").last.inner_text()
    rosa.in_dialog("I have handed it over")
    sets_a_password(house.comes("Lucas"), link, "a better password")
    rosa.hands.press(rosa.page.get_by_role("button", name="Delete the account of Lucas"))
    rosa.in_dialog("Delete")
    expect(rosa.page.get_by_role("button", name="Delete the account of Lucas")).to_have_count(0)


def sets_a_password(lucas: Person, link: str, password: str) -> None:
    """With the link that was handed over; then the administration is none of theirs."""
    lucas.goes(link)
    lucas.page.get_by_label(lucas.reads("New password"), exact=True).fill(password)
    lucas.page.keyboard.press("Enter")
    lucas.page.wait_for_url("**/login/")
    logs_in(lucas, password)
    lucas.sees("This is not yours to see")


def test_whose_rights_have_ended_is_told_while_they_look(office: House, tmp_path: Path) -> None:
    """The stream outlives the token that began it, but not the role."""
    ronda_admin(tmp_path, "Olga")
    rosa, olga = rosa_in(office), office.comes("Olga")
    logs_in(olga)
    olga.sees("live")
    olga.goes("/admin/?part=users")
    olga.hands.press(olga.page.get_by_role("button", name="Roles of Rosa"))
    olga.hands.press(olga.page.get_by_role("switch", name="Administrator"))
    olga.in_dialog("Give these roles")
    with office.expecting("403"):
        rosa.sees("This is not yours to see")
