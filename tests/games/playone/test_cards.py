"""The deck (P1), the cards as the data model has them (§7.1), and their points (P8)."""

from collections import Counter

import pytest

from ronda.games.playone.cards import COLOR, COLORS, DECK, FACES, KIND, POINTS, SYMBOL
from ronda.games.playone.texts import TEXTS

NUMBERS = [str(number) for number in range(10)]


def test_P1_the_deck_has_108_cards_all_different() -> None:
    assert len(DECK) == len(set(DECK)) == 108


@pytest.mark.parametrize("color", COLORS)
def test_P1_each_colour_has_one_0_two_of_1_to_9_and_two_of_each_action(color: str) -> None:
    counts = Counter(SYMBOL[card] for card in DECK if COLOR[card] == color)
    assert counts == {
        "0": 1, **dict.fromkeys(NUMBERS[1:], 2), "SKIP": 2, "REVERSE": 2, "DRAW_TWO": 2,
    }  # fmt: skip


def test_P1_four_wild_and_four_wild_draw_four() -> None:
    wild = Counter(SYMBOL[card] for card in DECK if COLOR[card] == "WILD")
    assert wild == {"WILD": 4, "WILD_DRAW_FOUR": 4}


def test_7_1_a_card_has_id_kind_and_color_and_a_number_has_its_number() -> None:
    numbers = {card: FACES[card] for card in DECK if KIND[card] == "NUMBER"}
    assert len(numbers) == 76
    assert all(face["number"] in range(10) for face in numbers.values())
    others = [FACES[card] for card in DECK if card not in numbers]
    assert all(set(face) == {"id", "kind", "color"} for face in others)


def test_7_1_kinds_and_colours_are_those_of_the_data_model() -> None:
    kinds = {"NUMBER", "SKIP", "REVERSE", "DRAW_TWO", "WILD", "WILD_DRAW_FOUR"}
    assert {face["kind"] for face in FACES.values()} == kinds
    assert {face["color"] for face in FACES.values()} == {*COLORS, "WILD"}


def test_7_1_the_id_tells_the_card() -> None:
    assert FACES[DECK[0]] == {"id": "RED-0-0", "kind": "NUMBER", "color": "RED", "number": 0}
    assert FACES["WILD-100"] == {"id": "WILD-100", "kind": "WILD", "color": "WILD"}


@pytest.mark.parametrize(
    ("symbol", "points"),
    [("0", 0), ("7", 7), ("SKIP", 20), ("REVERSE", 20), ("DRAW_TWO", 20), ("WILD", 50),
     ("WILD_DRAW_FOUR", 50)],
)  # fmt: skip
def test_P8_numbers_count_their_face_actions_20_wild_50(symbol: str, points: int) -> None:
    assert {POINTS[card] for card in DECK if SYMBOL[card] == symbol} == {points}


@pytest.mark.parametrize(
    ("card", "english", "spanish"),
    [("RED-7", "red 7", "7 rojo"), ("RED-REVERSE", "red Reverse", "Reversa roja"),
     ("YELLOW-REVERSE", "yellow Reverse", "Reversa amarilla"),
     ("YELLOW-SKIP", "yellow Skip", "Salto amarillo"), ("WILD", "Wild", "Comodín")],
)  # fmt: skip
def test_G6_what_a_card_is_called(card: str, english: str, spanish: str) -> None:
    ids = [found for found in DECK if found.rpartition("-")[0] == card]
    assert {TEXTS["en"][f"value:{found}"] for found in ids} == {english}
    assert {TEXTS["es"][f"value:{found}"] for found in ids} == {spanish}
