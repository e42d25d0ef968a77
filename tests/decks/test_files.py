"""Deck files: JSON as the game takes it, CSV as spreadsheets write it."""

import json
from pathlib import Path
from typing import Any

import pytest

from ronda.decks import DeckFileError, read_decks, written
from ronda.games.serpent.checks import problems
from ronda.games.serpent.library import LIBRARY
from ronda.games.serpent.library.samples import EVERYTHING, SAMPLES

HEADER = "decktype,type,question,answer,wrong1,wrong2,wrong3,percent,consequence,value"


def table(tmp_path: Path, *rows: str, header: str = HEADER) -> Any:
    file = tmp_path / "deck.csv"
    file.write_text("\n".join([header, *rows]) + "\n", "utf-8")
    return read_decks(file)


def card(tmp_path: Path, row: str) -> Any:
    ((only,),) = [deck["cards"] for deck in table(tmp_path, row)]
    return only


@pytest.mark.parametrize("decks", [*SAMPLES, LIBRARY["es"]["history"]])
def test_what_is_written_is_read_back(tmp_path: Path, decks: Any) -> None:
    file = tmp_path / "decks.json"
    file.write_text(written(decks), "utf-8")
    assert read_decks(file) == decks


def test_a_lone_deck_is_a_list_of_one(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(EVERYTHING[0]), "utf-8")
    assert read_decks(file) == EVERYTHING[:1]


@pytest.mark.parametrize(
    ("row", "answer"),
    [
        ("positive,true_false,Ice is cold.,true", True),
        ("positive,TRUE_FALSE,Fire is cold.,Falso", False),
        ("negative,own_answer,Capital?,Bogotá | Bogota DC", ["Bogotá", "Bogota DC"]),
        ('negative,closer,Pi?,"3,14",,,,1', {"correct": 3.14, "percent": 1}),
        ("negative,closer,Six times seven?,42,,,,10", {"correct": 42, "percent": 10}),
        ("positive,sentence_pairing,Match,Apple = Red | Banana=Yellow",
         [{"left": "Apple", "right": "Red"}, {"left": "Banana", "right": "Yellow"}]),
        ("positive,sentence_pairing,Order,Better late than never", "Better late than never"),
    ],
)  # fmt: skip
def test_answers_by_the_type_of_the_card(tmp_path: Path, row: str, answer: object) -> None:
    assert card(tmp_path, row)["answer"] == answer


def test_a_quiz_has_its_right_answer_among_the_wrong_ones(tmp_path: Path) -> None:
    options = card(tmp_path, "positive,quiz,2 + 2?,4,3,5,22")["answer"]
    assert [option["answer"] for option in options] == ["A", "B", "C", "D"]
    assert {option["text"] for option in options} == {"3", "4", "5", "22"}
    assert [option["text"] for option in options if option["correct"]] == ["4"]


def test_luck_and_jokers_have_consequences(tmp_path: Path) -> None:
    lucky = card(tmp_path, "luck,luck,Run!,,,,,,move_forward,3")
    assert lucky["consequence"] == {"type": 0, "value": 3}
    assert "answer" not in lucky
    assert "consequence" not in card(tmp_path, "joker,joker,Sing.")


def test_a_deck_a_kind_of_field_and_cards_called_by_their_line(tmp_path: Path) -> None:
    decks = table(tmp_path, "positive,true_false,A.,true", "", "luck,luck,B.,,,,,,lose_turn,",
                  "Positive,true_false,C.,false")  # fmt: skip
    assert [deck["deckid"] for deck in decks] == ["deck-positive", "deck-luck"]
    assert [[c["cardid"] for c in deck["cards"]] for deck in decks] == [
        ["line 2", "line 5"],
        ["line 4"],
    ]
    assert list(problems(decks)) == []


@pytest.mark.parametrize("separator", [";", "\t"])
def test_other_separators_and_a_mark_before_the_text(tmp_path: Path, separator: str) -> None:
    file = tmp_path / "deck.csv"
    rows = [HEADER, 'negative,own_answer,"One; or two?",a']
    file.write_text("\ufeff" + "\r\n".join(rows).replace(",", separator), "utf-8", newline="")
    assert read_decks(file)[0]["cards"][0]["answer"] == ["a"]


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("positive,riddle,What?,x", "CARD_TYPE"), ("green,quiz,What?,x,y", "DECK_TYPE"),
        ("positive,true_false,What?,perhaps", "CARD_TRUE_FALSE"),
        ("positive,closer,What?,many,,,,1", "CARD_CLOSER"),
        ("positive,closer,What?,inf,,,,1", "CARD_CLOSER"),
        ("luck,luck,What?,,,,,,fly,1", "CARD_CONSEQUENCE"),
        ("luck,luck,What?,,,,,,lose_turn,many", "CARD_CONSEQUENCE_VALUE"),
        ("joker,joker,What?,x", "CARD_ANSWER_UNUSED"), ("positive,quiz,,x,y", "CARD_QUESTION"),
        ("positive,quiz,What?,x,x", "CARD_ONE_CORRECT"), ("positive,quiz,What?,x", "CARD_OPTIONS"),
    ],
)  # fmt: skip
def test_what_a_cell_does_not_say_the_checks_complain_about(
    tmp_path: Path, row: str, code: str
) -> None:
    assert [problem.code for problem in problems(table(tmp_path, row))] == [code]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "deck-no-column"), ("a,b\n", "deck-no-column"),
        ("decktype,type,question,colour\n", "deck-unknown-column"),
        ("decktype,type,question\n1,2,3,4\n", "deck-long-row"),
        ('decktype,type,question\n"a" b,2,3\n', "deck-bad-table"),
    ],
)  # fmt: skip
def test_a_table_that_is_none(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "deck.csv"
    file.write_text(text, "utf-8")
    with pytest.raises(DeckFileError) as wrong:
        read_decks(file)
    assert wrong.value.code == code


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    for name, content, code in [
        ("no.json", None, "deck-missing"), ("bytes.json", b"\xff\xfe\x00", "deck-not-utf8"),
        ("windows.csv", "¿Qué?".encode("cp1252"), "deck-not-utf8"),
        ("text.json", b"hello", "deck-not-json"), ("big.json", b" " * 4_000_001, "deck-too-big"),
    ]:  # fmt: skip
        if content is not None:
            (tmp_path / name).write_bytes(content)
        with pytest.raises(DeckFileError) as wrong:
            read_decks(tmp_path / name)
        assert wrong.value.code == code
