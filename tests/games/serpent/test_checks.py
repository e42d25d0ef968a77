"""What is wrong with a deck is said of the deck and the card, in both languages."""

from copy import deepcopy
from typing import Any

import pytest

from ronda.engine import Match
from ronda.games.serpent import Serpent
from ronda.games.serpent.checks import MOST_CARDS, MOST_DECKS, problems
from ronda.games.serpent.library.samples import EVERYTHING, SAMPLES
from ronda.games.serpent.texts import TEXTS
from ronda.rules import LANGUAGES, Illegal, sentence

GOOD: list[Any] = EVERYTHING
QUIZ, PAIRS, TRUTH = (0, 0), (0, 1), (0, 2)  # deck and place of a card in it
ORDER, OWN, CLOSER = (1, 0), (1, 1), (1, 2)
LUCK, JOKER = (2, 0), (3, 0)


def changed(place: tuple[int, int], **fields: Any) -> list[Any]:
    decks = deepcopy(GOOD)
    decks[place[0]]["cards"][place[1]].update(fields)
    return decks


def without(place: tuple[int, int], field: str) -> list[Any]:
    decks = deepcopy(GOOD)
    del decks[place[0]]["cards"][place[1]][field]
    return decks


def deck(**fields: Any) -> list[Any]:
    return [{**deepcopy(GOOD[0]), **fields}]


def options(*flags: Any) -> list[dict[str, Any]]:
    return [
        {"answer": "ABCDE"[n], "text": f"t{n}", "correct": flag} for n, flag in enumerate(flags)
    ]


@pytest.mark.parametrize("decks", SAMPLES)
def test_the_samples_are_good(decks: list[Any]) -> None:
    assert list(problems(decks)) == []


@pytest.mark.parametrize(
    ("decks", "code"),
    [
        ({}, "WRONG_TYPE"),
        ([float("nan")], "WRONG_TYPE"),
        ([{}] * (MOST_DECKS + 1), "DECKS_TOO_MANY"),
        (deck(deckid="x" * 400_001), "DECKS_TOO_LARGE"),
        ([5], "DECK_NOT_AN_OBJECT"),
        ([{"deckid": "x", "decktype": 0}], "DECK_FIELD_MISSING"),
        (deck(name="x"), "DECK_FIELD_UNKNOWN"),
        (deck(deckid=""), "DECK_ID"),
        (deck(deckid="x" * 65), "DECK_ID"),
        (deck(decktype=4), "DECK_TYPE"),
        (deck(decktype=True), "DECK_TYPE"),
        (deck(cards=[]), "DECK_SIZE"),
        (deck(cards=[{}] * (MOST_CARDS + 1)), "DECK_SIZE"),
        (GOOD + GOOD, "DECK_TWICE"),
        (deck(cards=GOOD[0]["cards"] * 2), "CARD_TWICE"),
        (deck(cards=["x"]), "CARD_NOT_AN_OBJECT"),
        (without(QUIZ, "question"), "CARD_FIELD_MISSING"),
        (without(TRUTH, "answer"), "CARD_FIELD_MISSING"),
        (changed(QUIZ, played=False), "CARD_FIELD_UNKNOWN"),
        (changed(QUIZ, cardid="\n"), "CARD_ID"),
        (changed(QUIZ, question=" "), "CARD_QUESTION"),
        (changed(QUIZ, question="x" * 501), "CARD_QUESTION"),
        (changed(QUIZ, type=7), "CARD_TYPE"),
        (changed(QUIZ, type="QUIZ"), "CARD_TYPE"),
        (changed(QUIZ, type=5), "CARD_IN_WRONG_DECK"),
        (changed(LUCK, type=0), "CARD_IN_WRONG_DECK"),
        (changed(QUIZ, answer="A"), "CARD_OPTIONS"),
        (changed(QUIZ, answer=options(True)), "CARD_OPTIONS"),
        (changed(QUIZ, answer=options(True, False, False, False, False)), "CARD_OPTIONS"),
        (changed(QUIZ, answer=options(False, False)), "CARD_ONE_CORRECT"),
        (changed(QUIZ, answer=options(True, True)), "CARD_ONE_CORRECT"),
        (changed(QUIZ, answer=options(1, 0)), "CARD_ONE_CORRECT"),
        (changed(QUIZ, answer=options(True, False)[::-1]), "CARD_LETTERS"),
        (
            changed(QUIZ, answer=[{**o, "text": " é "} for o in options(True, False)]),
            "CARD_OPTIONS_ALIKE",
        ),
        (changed(QUIZ, answer=[{**o, "text": ""} for o in options(True, False)]), "CARD_TEXT"),
        (changed(PAIRS, answer=[{"left": "a", "right": "b"}]), "CARD_PAIRS"),
        (changed(PAIRS, answer=[{"left": "a"}, {"left": "b"}]), "CARD_PAIRS"),
        (changed(PAIRS, answer=[{"left": "a", "right": "b"}] * 2), "CARD_PAIRS_ALIKE"),
        (changed(ORDER, answer="word"), "CARD_SENTENCE"),
        (changed(ORDER, answer="a " * 60), "CARD_SENTENCE"),
        (changed(OWN, answer=[]), "CARD_ANSWERS"),
        (changed(OWN, answer="ice"), "CARD_ANSWERS"),
        (changed(OWN, answer=[5]), "CARD_TEXT"),
        (changed(TRUTH, answer="true"), "CARD_TRUE_FALSE"),
        (changed(CLOSER, answer=42), "CARD_CLOSER"),
        (changed(CLOSER, answer={"correct": "42", "percent": 1}), "CARD_CLOSER"),
        (changed(CLOSER, answer={"correct": 42, "percent": 101}), "CARD_CLOSER"),
        (changed(CLOSER, answer={"correct": 10**16, "percent": 1}), "CARD_CLOSER"),
        (changed(QUIZ, consequence={"type": 0}), "CARD_CONSEQUENCE_UNUSED"),
        (changed(LUCK, consequence=None), "CARD_CONSEQUENCE_MISSING"),
        (changed(LUCK, consequence={"type": 4}), "CARD_CONSEQUENCE"),
        (changed(LUCK, consequence={"type": 0, "value": 0}), "CARD_CONSEQUENCE_VALUE"),
        (changed(LUCK, consequence={"type": 2, "value": 11}), "CARD_CONSEQUENCE_VALUE"),
        (changed(JOKER, consequence={"kind": 2}), "CARD_CONSEQUENCE"),
        (changed(LUCK, answer=True), "CARD_ANSWER_UNUSED"),
    ],
)
def test_a_problem_has_a_code_and_a_sentence(decks: Any, code: str) -> None:
    first = next(problems(decks))
    assert first.code == code
    for language in LANGUAGES:
        says = sentence(code, language, TEXTS, **first.details)
        assert says != code
        assert "…" not in says


def test_a_message_names_deck_and_card() -> None:
    (problem,) = problems(changed(CLOSER, answer=42))
    assert (problem.details["deck"], problem.details["card"]) == (
        "sample-negative", "sample-negative-03",
    )  # fmt: skip


def test_what_has_no_name_is_called_by_its_place() -> None:
    (problem,) = problems(deck(deckid="", cards=[]))
    assert problem.details["deck"] == "#1"


def test_every_problem_is_found_not_only_the_first() -> None:
    decks = changed(CLOSER, answer=42)
    decks[0]["cards"][2]["answer"] = "yes"
    assert [p.code for p in problems(decks)] == ["CARD_TRUE_FALSE", "CARD_CLOSER"]


def test_R28_a_match_does_not_start_with_bad_decks() -> None:
    with pytest.raises(Illegal) as refusal:
        Match.start(Serpent, "a", {"decks": changed(CLOSER, answer=42)}, 2)
    assert refusal.value.code == "CARD_CLOSER"


def test_a_joker_may_do_without_a_consequence() -> None:
    assert list(problems(without(JOKER, "consequence"))) == []
