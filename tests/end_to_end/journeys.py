"""From the first page to a table, as people come there."""

from collections.abc import Callable, Sequence
from urllib.parse import parse_qs, urlsplit

from tests.end_to_end.person import Person

PASSWORD = "a long enough password"
Choose = Callable[[Person], None]


def opens_a_table(host: Person, game: str, *choices: Choose, account: bool = False) -> str:
    """By the card of the game on the first page, with these choices; the table's code."""
    host.goes("/")
    host.presses_at(card_of(game), "Own table")
    host.button("Open the table").wait_for()
    for choose in choices:
        choose(host)
    host.presses("Open the table")
    if not account:
        is_called(host)
    return code_of(host)


def joins(guest: Person, code: str) -> None:
    """By typing the code on the first page."""
    guest.goes("/")
    guest.writes("Join by code", code)
    guest.presses("Join")
    guest.writes("Your name at the table", guest.name)
    guest.presses("Sit down")


def plays_with_bots(person: Person, game: str) -> None:
    """By one press on the card of the game."""
    person.goes("/")
    person.presses_at(card_of(game), "With bots")
    is_called(person)


def is_called(person: Person) -> None:
    """Whoever comes for the first time is asked for a name."""
    person.writes("Your name at the table", person.name)
    person.in_dialog("Go on")


def registers(person: Person) -> None:
    """From the page where those who have an account log in."""
    person.presses_at("main", "Create one")
    person.writes("Username", person.name)
    person.writes("E-mail address", f"{person.name.lower()}@example.org")
    person.writes("Password", PASSWORD)
    person.presses("Create an account")


def come_and_start(people: Sequence[Person], game: str, *choices: Choose) -> None:
    """The first opens the table, the others come to it, and all want to play."""
    host, *guests = people
    code = opens_a_table(host, game, *choices)
    for guest in guests:
        joins(guest, code)
        guest.presses("I’m ready")
    host.presses("Start the match")


def card_of(game: str) -> str:
    return f"article:has(a[href*='game={game}'])"


def code_of(person: Person) -> str:
    """As the address has it."""
    person.page.wait_for_url("**/table/?code=*")
    return parse_qs(urlsplit(person.page.url).query)["code"][0]


def amount(label: str, number: int) -> Choose:
    """Under what is counted."""

    def choose(person: Person) -> None:
        if not person.page.get_by_label(person.reads(label)).is_visible():
            person.opens("Times and amounts")
        person.writes(label, str(number))

    return choose


def choice(value: str) -> Choose:
    """One of several, by its name."""
    return lambda person: person.ticks(value)


def without(times: int) -> Choose:
    """So many of a list taken out, from the front."""

    def choose(person: Person) -> None:
        for _ in range(times):
            person.presses("Remove {item}, number {place}")

    return choose
