"""How people write decks of their own, and which."""

from typing import Any

from tests.end_to_end.accounts import account, ask
from tests.end_to_end.house import House
from tests.end_to_end.person import Person

WHALE = "A whale is a fish."
CAPITALS = [
    {"left": "Bolivia", "right": "Sucre"}, {"left": "Chile", "right": "Santiago"},
    {"left": "Paraguay", "right": "Asunción"},
]  # fmt: skip
PAIRS = {"type": 1, "question": "Which capital belongs to which country?", "answer": CAPITALS}
QUESTIONS = [
    {
        "type": 0, "question": "What is the capital of Uruguay?",
        "answer": [
            {"answer": "A", "text": "Montevideo", "correct": True},
            {"answer": "B", "text": "Asunción", "correct": False},
            {"answer": "C", "text": "Quito", "correct": False},
        ],
    },
    {"type": 3, "question": "Lima lies by the sea.", "answer": True},
    PAIRS,
    {"type": 2, "question": "On which river lies Asunción?", "answer": ["Paraguay"]},
    {
        "type": 4, "question": "How many metres above the sea lies La Paz?",
        "answer": {"correct": 3640, "percent": 10},
    },
]  # fmt: skip


def begins_a_deck(person: Person, name: str) -> None:
    person.goes("/decks/")
    person.presses("New deck")
    person.writes("What is it called?", name)
    person.presses("Start writing")


def adds_the_whale(person: Person) -> None:
    """A statement, and that it is false."""
    person.presses("True or false")
    person.writes("Statement", WHALE)
    person.ticks("False")


def keeps(address: str, session: Any, name: str, cards: list[Any], kind: int = 0) -> str:
    """The id of a deck that somebody has on the server, from now on or already."""
    for kept in ask(address, "GET", "/api/decks", session):
        if kept["name"] == name:
            return str(kept["deckid"])
    numbered = [{"cardid": str(number), **card} for number, card in enumerate(cards, 1)]
    written = {"name": name, "decktype": kind, "organisationId": None, "cards": numbered}
    return str(ask(address, "POST", "/api/decks", session, written)["deckid"])


def races_for_pairs(house: House, person: Person) -> None:
    """A race against a bot in which every question is what belongs to what."""
    session = account(house.address, person.name)
    decks = [keeps(house.address, session, f"Pairs {kind}", [PAIRS], kind=kind) for kind in (0, 1)]
    options = {"gamemaster": "automatic"}
    table = house.table(
        "serpent", host=session, playerName=person.name, deckids=decks, options=options
    )
    table.bots("student")
    table.seats_host(person)
    person.presses("Start the match")
