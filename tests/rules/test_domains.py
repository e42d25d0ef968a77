"""What a parameter may be: every value is accepted or refused with a code."""

import time
from typing import Any

import pytest

from ronda.rules import Choice, Counts, Domain, Flag, Illegal, Json, Luck, Range, Text
from ronda.rules.domains import Scalar, as_domain

NAN, INFINITY, HUGE = float("nan"), float("inf"), 10**400

DIGITS, CHOICE, NUMBERS = Range(range(1, 10)), Choice(("a", "b")), Choice((1, 5))
TEXT, GOODS = Text(10), Counts(("turkey", "corn"), 9)


def code(domain: Domain, value: object) -> str:
    """What a value is refused with; "" if it is not."""
    try:
        domain.check(value)
    except Illegal as refusal:
        return refusal.code
    return ""


@pytest.mark.parametrize("value", [True, False, 1.0, 0.5, NAN, INFINITY, "1", None, [1], {}])
def test_D1_a_number_that_is_no_whole_number_is_of_the_wrong_type(value: object) -> None:
    assert code(DIGITS, value) == "WRONG_TYPE"
    assert code(Range(range(2)), value) == "WRONG_TYPE"


@pytest.mark.parametrize("value", [0, 10, -1, HUGE, -HUGE, 2**63])
def test_a_number_outside_the_range_is_refused(value: int) -> None:
    assert code(DIGITS, value) == "OUT_OF_RANGE"


def test_a_number_inside_the_range_is_accepted() -> None:
    assert [n for n in range(-20, 20) if code(DIGITS, n) == ""] == list(range(1, 10))


def test_a_range_tells_its_bounds() -> None:
    with pytest.raises(Illegal) as refused:
        Range(range(9, 0, -2)).check(10)
    assert refused.value.details == {"minimum": 1, "maximum": 9}


def test_a_huge_range_refuses_at_once() -> None:
    """It would take minutes to walk through it, and any client could ask for that."""
    began = time.perf_counter()
    assert code(Range(range(10**12)), -1) == "OUT_OF_RANGE"
    assert time.perf_counter() - began < 1


def test_an_empty_range_refuses_everything_and_has_no_bounds() -> None:
    nothing = Range(range(0))
    assert code(nothing, 0) == "NOT_POSSIBLE"
    assert nothing.schema() == {"enum": []}


def test_a_range_with_a_step_is_listed_in_its_schema() -> None:
    """`multipleOf` counts from zero, a Python range from its start."""
    assert Range(range(1, 9, 3)).schema() == {"enum": [1, 4, 7]}
    assert Range(range(3, 0, -1)).schema() == {"type": "integer", "minimum": 1, "maximum": 3}


@pytest.mark.parametrize("value", [True, 1.0, NAN, None, [], {}, ["a"]])
def test_a_choice_is_a_text_or_a_whole_number(value: object) -> None:
    assert code(CHOICE, value) == "WRONG_TYPE"
    assert code(NUMBERS, value) == "WRONG_TYPE"


@pytest.mark.parametrize("value", ["c", "", "A", "a ", "\x00", 1, HUGE])
def test_what_is_not_among_the_choices_is_refused(value: object) -> None:
    assert code(CHOICE, value) == "NOT_A_CHOICE"


def test_a_choice_may_have_a_refusal_of_its_own() -> None:
    assert code(Choice((5,), refusal="FIXED_OFFER"), 4) == "FIXED_OFFER"


def test_a_choice_is_accepted() -> None:
    assert [value for value in ("a", "b", "c") if code(CHOICE, value) == ""] == ["a", "b"]
    assert [value for value in (1, 2, 5) if code(NUMBERS, value) == ""] == [1, 5]


@pytest.mark.parametrize("value", [0, 1, 1.0, "true", None, [], NAN])
def test_yes_or_no_is_neither_a_number_nor_a_text(value: object) -> None:
    assert code(Flag(), value) == "WRONG_TYPE"


def test_yes_and_no_are_accepted() -> None:
    assert (code(Flag(), True), code(Flag(), False)) == ("", "")


@pytest.mark.parametrize("value", [1, True, None, ["a"], {"a": "b"}, NAN, b"bytes"])
def test_a_text_is_a_text(value: object) -> None:
    assert code(TEXT, value) == "WRONG_TYPE"


@pytest.mark.parametrize(("value", "refusal"), [
    ("a" * 10, ""), ("a" * 11, "TEXT_TOO_LONG"), ("a" * 10**6, "TEXT_TOO_LONG"),
    ("", "TEXT_TOO_SHORT"), ("   ", "TEXT_TOO_SHORT"), ("\n", "TEXT_TOO_SHORT"),
])  # fmt: skip
def test_a_text_has_a_length(value: str, refusal: str) -> None:
    assert code(TEXT, value) == refusal


@pytest.mark.parametrize(
    "character",
    ["\x00", "\x07", "\x1b", "\n", "\r", "\t", "\x7f", "\x85", "\ud800", "\ue000",
     "\u2028", "\u2029", "\u202a", "\u202e", "\u2066", "\u2069"],
)  # fmt: skip
def test_D1_control_characters_and_turned_writing_are_refused(character: str) -> None:
    assert code(TEXT, f"a{character}b") == "CONTROL_CHARACTERS"


@pytest.mark.parametrize(
    "character", ["\u00ad", "\u200b", "\u200e", "\u200f", "\u061c", "\u2060", "\u3164", "\ufeff"]
)
def test_two_texts_that_differ_never_look_the_same_for_a_character_nobody_sees(
    character: str,
) -> None:
    assert code(TEXT, f"Ana{character}") == "CONTROL_CHARACTERS"


@pytest.mark.parametrize("value", ["\u200d", "\u200c\u200c", "\ufe0f", " \u200d ", "\u2800"])
def test_a_text_of_joiners_alone_is_empty(value: str) -> None:
    assert code(TEXT, value) == "TEXT_TOO_SHORT"


def test_emoji_may_be_joined() -> None:
    assert code(TEXT, "👩\u200d🌾") == ""


@pytest.mark.parametrize("value", ["¡Olé!", "ñandú", "中文", "שלום", "مرحبا", "👩‍🌾", "é", "~ !"])
def test_people_may_write_in_their_own_language(value: str) -> None:
    assert code(TEXT, value) == ""


def test_what_a_newer_unicode_calls_a_character_is_accepted_by_all() -> None:
    """A recording must replay alike whatever table of characters a Python was built with."""
    assert code(TEXT, "\u0378") == ""


@pytest.mark.parametrize("text", [Text(1), Text(10), Text(100, 20), Text(3, 3), Text(5, 0)])
def test_the_samples_of_a_text_are_accepted(text: Text) -> None:
    assert text.size() > 0
    assert [code(text, sample) for sample in text.values()] == [""] * text.size()


@pytest.mark.parametrize(("value", "refusal"), [
    ({"turkey": 1, "corn": 9}, ""),
    ({"corn": 0, "turkey": 0}, ""),
    ({"turkey": 1}, "WRONG_KEYS"),
    ({"turkey": 1, "corn": 1, "coffee": 1}, "WRONG_KEYS"),
    ({"turkey": 1, "Corn": 1}, "WRONG_KEYS"),
    ({}, "WRONG_KEYS"),
    ({"turkey": 1, "corn": 10}, "OUT_OF_RANGE"),
    ({"turkey": -1, "corn": 1}, "OUT_OF_RANGE"),
    ({"turkey": HUGE, "corn": 1}, "OUT_OF_RANGE"),
    ({"turkey": True, "corn": 1}, "WRONG_TYPE"),
    ({"turkey": 1.0, "corn": 1}, "WRONG_TYPE"),
    ({"turkey": NAN, "corn": 1}, "WRONG_TYPE"),
    ({"turkey": None, "corn": 1}, "WRONG_TYPE"),
    ([("turkey", 1), ("corn", 1)], "WRONG_TYPE"),
    (None, "WRONG_TYPE"),
    ("turkey", "WRONG_TYPE"),
])  # fmt: skip
def test_counts_are_a_whole_number_for_each_key(value: object, refusal: str) -> None:
    assert code(GOODS, value) == refusal


def test_counts_are_enumerated_in_a_fixed_order() -> None:
    few = Counts(("a", "b"), most=1)
    assert list(few.values()) == [
        {"a": 0, "b": 0}, {"a": 0, "b": 1}, {"a": 1, "b": 0}, {"a": 1, "b": 1},
    ]  # fmt: skip


def test_counts_may_begin_above_nothing() -> None:
    assert code(Counts(("a",), most=3, least=1), {"a": 0}) == "OUT_OF_RANGE"


def deep(levels: int) -> Any:
    value: Any = 0
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(("value", "refusal"), [
    ("ok", ""), (1, ""), (True, ""), (None, ""), ([1, {"a": "b"}], ""), (0.5, ""),
    (NAN, "WRONG_TYPE"), ([INFINITY], "WRONG_TYPE"), ({1: 2}, "WRONG_TYPE"), ((1,), "WRONG_TYPE"),
    (b"a", "WRONG_TYPE"), ({"a"}, "WRONG_TYPE"), (deep(10**5), "WRONG_TYPE"),
    ("a" * 100, "TEXT_TOO_LONG"), ([1] * 50, "TEXT_TOO_LONG"), (HUGE, "TEXT_TOO_LONG"),
    (2**53, ""), ([2**53 + 1], "OUT_OF_RANGE"), ({"a": -(10**20)}, "OUT_OF_RANGE"),
    (["a\x00"], "CONTROL_CHARACTERS"), ({"a\u202e": 1}, "CONTROL_CHARACTERS"),
])  # fmt: skip
def test_json_is_any_plain_value_of_limited_length(value: object, refusal: str) -> None:
    assert code(Json(50), value) == refusal


@pytest.mark.parametrize(("value", "refusal"), [
    ("x", ""), (10**400, ""), (True, "WRONG_TYPE"), (1.0, "WRONG_TYPE"), (None, "WRONG_TYPE"),
    ([], "WRONG_TYPE"),
])  # fmt: skip
def test_where_nothing_more_is_said_a_text_or_a_whole_number_will_do(
    value: object, refusal: str
) -> None:
    assert code(Scalar(), value) == refusal


EVENS = Range(range(0, 9, 2))
ALL = [DIGITS, EVENS, CHOICE, NUMBERS, Flag(), TEXT, Counts(("a", "b"), 3), Json(50)]


@pytest.mark.parametrize("domain", ALL, ids=lambda domain: type(domain).__name__)
def test_a_domain_lists_and_draws_only_what_it_accepts(domain: Domain) -> None:
    luck = Luck("domain")
    values = list(domain.values())
    drawn = [domain.sample(luck) for _ in range(50)]
    assert len(values) == domain.size()
    assert [value for value in (*values, *drawn) if code(domain, value)] == []
    assert [value for value in drawn if value not in values] == []


@pytest.mark.parametrize(("given", "kind"), [
    (range(3), Range), (("a", "b"), Choice), ([1, 2], Choice), (bool, Flag), (TEXT, Text),
])  # fmt: skip
def test_shorthands_stand_for_domains(given: object, kind: type[Domain]) -> None:
    assert type(as_domain(given)) is kind


@pytest.mark.parametrize("given", ["text", 3, int, str, None, {"a": 1}])
def test_what_is_no_domain_is_the_authors_mistake(given: object) -> None:
    with pytest.raises(TypeError, match="not a domain"):
        as_domain(given)
