"""The built-in decks: complete, correct in form, and the same in both languages."""

from collections import Counter

import pytest

from ronda.games.serpent.cards import Deck
from ronda.games.serpent.checks import problems
from ronda.games.serpent.library import LIBRARY, MIXED, SUBJECTS, built_in, known_cards
from ronda.rules import LANGUAGES

SHELVES = pytest.mark.parametrize(
    ("language", "subject"), [(lan, sub) for lan in LANGUAGES for sub in SUBJECTS]
)


def types(decks: list[Deck]) -> list[list[int]]:
    return [sorted(card["type"] for card in deck["cards"]) for deck in decks]


@SHELVES
def test_every_subject_has_at_least_forty_good_questions(language: str, subject: str) -> None:
    decks = LIBRARY[language][subject]
    assert list(problems(decks)) == []
    positive, negative, *_ = decks
    assert len(positive["cards"]) + len(negative["cards"]) >= 40


@SHELVES
def test_every_subject_has_every_type_of_card_where_it_belongs(language: str, subject: str) -> None:
    positive, negative, luck, joker = types(LIBRARY[language][subject])
    assert set(positive) == set(negative) == {0, 1, 2, 3, 4}
    assert (set(luck), set(joker)) == ({6}, {5})


@SHELVES
def test_luck_brings_every_consequence(language: str, subject: str) -> None:
    luck = LIBRARY[language][subject][2]["cards"]
    found = {c["type"] for card in luck if (c := card.get("consequence"))}
    assert found == {0, 1, 2, 3, 5}


@pytest.mark.parametrize("subject", SUBJECTS)
def test_both_languages_have_the_same_kinds_of_cards(subject: str) -> None:
    assert types(LIBRARY["en"][subject]) == types(LIBRARY["es"][subject])


def test_the_right_letter_is_not_always_the_same() -> None:
    letters = Counter(
        option["answer"] for card in known_cards().values() if card["type"] == 0
        for option in card["answer"] if option["correct"]
    )  # fmt: skip
    assert set(letters) == {"A", "B", "C", "D"}
    assert max(letters.values()) < sum(letters.values()) / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_mixed_is_everything(language: str) -> None:
    mixed = built_in(language, MIXED)
    assert len(mixed) == 12
    assert list(problems(mixed)) == []


def test_no_question_is_asked_in_two_cards_of_a_language() -> None:
    for language in LANGUAGES:
        questions = Counter(
            card["question"]
            for deck in built_in(language, MIXED) for card in deck["cards"]
        )  # fmt: skip
        assert max(questions.values()) == 1
