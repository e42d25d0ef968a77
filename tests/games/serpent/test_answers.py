"""Every type of card with every form of answer (R10)."""

from typing import Any

import pytest

from ronda.games.serpent.cards import Card
from ronda.games.serpent.formats import format_of
from ronda.games.serpent.library.samples import FOX, FRUITS
from ronda.games.serpent.library.writing import closer, false, ordered, own, quiz, true
from ronda.rules import Luck
from tests.games.serpent.given import A, Story, given

PARIS = quiz("Capital of France?", "Paris", "Rome", "Oslo", "Bern")
RIGHT = next(o["answer"] for o in PARIS["answer"] if o["correct"])
WRONG = next(o["answer"] for o in PARIS["answer"] if not o["correct"])
BOGOTA = own("¿Capital de Colombia?", "Bogotá", "Santa Fe de Bogotá")
SENTENCE = "The quick brown fox jumps over the lazy dog"
MATCHES = [
    {"pairId": f"pair_{n}", "leftText": pair["left"], "rightText": pair["right"]}
    for n, pair in enumerate(FRUITS["answer"])
]


def asked(card: Card) -> Story:
    return given(plus=[card]).field(3, "positive", 1).rolls(3)


def judged_correct(card: Card, answer: object) -> bool:
    return bool(asked(card).answers(answer).event("answer-validated")["isCorrect"])


@pytest.mark.parametrize(
    ("card", "answer", "correct"),
    [
        (PARIS, RIGHT, True), (PARIS, RIGHT.lower(), True), (PARIS, f" {RIGHT} ", True),
        (PARIS, WRONG, False),
        (true("?"), True, True), (true("?"), "true", True), (true("?"), " TRUE ", True),
        (true("?"), "verdadero", True), (true("?"), False, False), (true("?"), "false", False),
        (false("?"), False, True), (false("?"), "False", True), (false("?"), "falso", True),
        (false("?"), True, False),
        (BOGOTA, "Bogotá", True), (BOGOTA, "bogota", True), (BOGOTA, "  BOGOTÁ ", True),
        (BOGOTA, "Bogota\u0301", True), (BOGOTA, "santa  fe de bogotá", True),
        (BOGOTA, "Lima", False), (BOGOTA, "Bogotá D.C.", False),
        (FOX, SENTENCE, True), (FOX, SENTENCE.split(), True), (FOX, SENTENCE.upper(), True),
        (FOX, " ".join(SENTENCE.split()[::-1]), False), (FOX, [], False),
        (FRUITS, MATCHES, True), (FRUITS, MATCHES[::-1], True), (FRUITS, MATCHES[:3], False),
        (FRUITS, [], False),
    ],
)  # fmt: skip
def test_R10_answers(card: Card, answer: object, correct: bool) -> None:
    assert judged_correct(card, answer) is correct


@pytest.mark.parametrize(
    ("correct", "percent", "answer", "near"),
    [
        (42, 10, 42, True), (42, 10, 40, True), (42, 10, 37.8, True), (42, 10, 46.2, True),
        (42, 10, 37.7, False), (42, 10, 46.3, False), (100, 10, 110, True), (100, 10, 90, True),
        (100, 0, 100, True), (100, 0, 101, False), (1, 10, 1.1, True), (1, 10, 0.9, True),
        (-50, 10, -54, True), (-50, 10, 50, False), (0, 50, 0, True), (0, 50, 0.1, False),
        (3.14159, 1, 3.14, True), (1789, 0.5, 1790, True),
    ],
)  # fmt: skip
def test_R10_closer_is_within_percent_of_correct(
    correct: float, percent: float, answer: float, near: bool
) -> None:
    assert judged_correct(closer("How much?", correct, percent), answer) is near


def test_R10_pairs_are_compared_without_case_space_and_accents() -> None:
    loose = [{**m, "leftText": f" {m['leftText'].upper()} ", "rightText": m["rightText"].lower()}
             for m in MATCHES]  # fmt: skip
    assert judged_correct(FRUITS, loose)


def test_R10_all_pairs_must_match() -> None:
    first, second, *rest = MATCHES
    swapped = [{**first, "rightText": second["rightText"]},
               {**second, "rightText": first["rightText"]}, *rest]  # fmt: skip
    assert not judged_correct(FRUITS, swapped)


def test_what_was_matched_is_explained_pair_by_pair() -> None:
    """The source's partial match: two of four."""
    first, second, third, last = MATCHES
    given_answer = [
        first,
        {**second, "rightText": "Purple"},
        {**third, "rightText": "Yellow"},
        last,
    ]
    verdict = asked(FRUITS).answers(given_answer).event("answer-validated")
    assert verdict["isCorrect"] is False
    assert [pair["correct"] for pair in verdict["explanation"]] == [True, False, False, True]
    assert verdict["explanation"][1] == {
        "left": "Banana", "right": "Purple", "expected": "Yellow", "correct": False,
    }  # fmt: skip


def test_R24_a_left_part_matched_twice_counts_as_first_matched() -> None:
    both = [{**MATCHES[0], "rightText": "Purple"}, *MATCHES]
    assert not judged_correct(FRUITS, both)


@pytest.mark.parametrize(
    ("card", "answer", "code"),
    [
        (PARIS, "E", "ANSWER_NOT_A_LETTER"),
        (PARIS, 1, "ANSWER_NOT_A_LETTER"),
        (PARIS, "", "ANSWER_NOT_A_LETTER"),
        (PARIS, ["A"], "ANSWER_NOT_A_LETTER"),
        (true("?"), "maybe", "ANSWER_NOT_TRUE_OR_FALSE"),
        (true("?"), 1, "ANSWER_NOT_TRUE_OR_FALSE"),
        (BOGOTA, 5, "WRONG_TYPE"),
        (BOGOTA, "x" * 201, "TEXT_TOO_LONG"),
        (BOGOTA, " ", "TEXT_TOO_SHORT"),
        (closer("?", 1, 1), "1", "ANSWER_NOT_A_NUMBER"),
        (closer("?", 1, 1), True, "ANSWER_NOT_A_NUMBER"),
        (closer("?", 1, 1), 2 * 10**15, "ANSWER_NOT_A_NUMBER"),
        (FRUITS, "Red", "ANSWER_NOT_PAIRS"),
        (FRUITS, [{"pairId": "pair_0"}], "ANSWER_NOT_PAIRS"),
        (FRUITS, MATCHES * 6, "ANSWER_NOT_PAIRS"),
        (FRUITS, [{**MATCHES[0], "rightText": 1}], "ANSWER_NOT_PAIRS"),
        (FOX, 7, "ANSWER_NOT_WORDS"),
        (FOX, [1, 2], "ANSWER_NOT_WORDS"),
        (FOX, "x" * 500, "ANSWER_NOT_WORDS"),
    ],
)
def test_R24_an_answer_of_the_wrong_form_is_refused_and_can_be_given_anew(
    card: Card, answer: object, code: str
) -> None:
    asked(card).refused(code, A, "card-answer", answer=answer).phase("answer")


def shown(card: Card) -> dict[str, Any]:
    data: dict[str, Any] = asked(card).event("card-drawn-self")["cardData"]
    return data


def test_pairs_keep_the_left_in_order_and_shuffle_the_right() -> None:
    pairs = shown(FRUITS)["sentencePairs"]
    assert [pair["id"] for pair in pairs] == ["pair_0", "pair_1", "pair_2", "pair_3"]
    assert [pair["left"] for pair in pairs] == ["Apple", "Banana", "Orange", "Grape"]
    assert {pair["right"] for pair in pairs} == {"Red", "Yellow", "Orange", "Purple"}


def test_the_right_parts_come_in_every_order() -> None:
    """An order that never changed would give the pairs away; 4 × 3 × 2 × 1 there are."""
    orders = {
        tuple(format_of(FRUITS).arranged(FRUITS["answer"], Luck("orders", n))) for n in range(300)
    }
    assert len(orders) == 24


def test_the_older_form_shows_the_words_shuffled() -> None:
    words = shown(FOX)["words"]
    assert sorted(words) == sorted(SENTENCE.split())
    assert words != SENTENCE.split()


@pytest.mark.parametrize(
    ("card", "solution"),
    [(PARIS, RIGHT), (true("?"), True), (BOGOTA, ["Bogotá", "Santa Fe de Bogotá"]),
     (closer("?", 42, 10), {"correct": 42, "percent": 10}), (FOX, SENTENCE),
     (FRUITS, FRUITS["answer"])],
)  # fmt: skip
def test_the_right_answer_is_told_with_the_verdict(card: Card, solution: object) -> None:
    story = asked(card)
    story.time_runs_out().tells("answer-validated", correctAnswer=solution)


def test_R31_those_who_saw_no_options_are_told_the_text_of_the_right_one() -> None:
    story = asked(PARIS).answers(WRONG)
    story.tells("answer-validated", correctAnswer=RIGHT, solution="Paris")
    assert story.view()["lastCard"]["solution"] == "Paris"


def test_R33_of_many_accepted_answers_the_first_few_are_told() -> None:
    many = own("A number below ten?", "1", "one", "2", "two")
    asked(many).answers("zero").tells("answer-validated", solution=["1", "one", "2"])
    asked(many).answers("zero").tells("answer-validated", correctAnswer=["1", "one", "2", "two"])


def test_R31_elsewhere_the_solution_is_the_correct_answer() -> None:
    asked(BOGOTA).answers("Lima").tells("answer-validated", solution=BOGOTA["answer"])


@pytest.mark.parametrize(
    ("language", "asks"),
    [("en", "Arrange the words to form a sentence:"),
     ("es", "Ordena las palabras para formar una frase:")],
)  # fmt: skip
def test_R30_an_older_card_that_asks_with_its_own_sentence_does_not_give_it_away(
    language: str, asks: str
) -> None:
    """The source's legacy cards have the sentence as their text too."""
    card = ordered(SENTENCE.upper(), SENTENCE)
    story = given(plus=[card], language=language).field(3, "positive", 1).rolls(3)
    assert story.event("card-drawn")["question"] == asks
    assert story.event("card-drawn-self")["cardData"]["question"] == asks
    assert SENTENCE.casefold() not in str(story.view(A)).casefold()
    assert story.answers(SENTENCE).event("answer-validated")["isCorrect"]
