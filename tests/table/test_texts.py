"""G6: every code of the table has a sentence in English and in Spanish."""

import re
from pathlib import Path

import pytest

from ronda import table
from ronda.rules import LANGUAGES, sentence
from ronda.rules.texts import COMMON, placeholders
from ronda.table import TEXTS

SOURCES = [path.read_text("utf-8") for path in Path(table.__file__).parent.glob("[!_]*.py")]
CODE = re.compile(r'"([A-Z]{2,}(?:_[A-Z]+)*)"')
REASONS = {"EMPTY", "ENDED", "OVER", "UNSTARTED"}
NO_CODES = {"NFKC"}  # a form of Unicode


def codes() -> set[str]:
    sources = [source for source in SOURCES if "TEXTS: Texts" not in source]
    return {code for source in sources for code in CODE.findall(source)} - NO_CODES


def test_there_are_codes_to_look_for() -> None:
    assert {"ROOM_FULL", "NOT_READY", "RULES_FAILED"} <= codes()


@pytest.mark.parametrize("code", sorted(codes() - REASONS))
def test_every_code_has_its_sentence_in_every_language(code: str) -> None:
    for language in LANGUAGES:
        assert sentence(code, language, TEXTS) != code


@pytest.mark.parametrize("reason", sorted(REASONS | {"RULES_FAILED"}))
def test_so_has_every_reason_for_closing_or_pausing(reason: str) -> None:
    for language in LANGUAGES:
        assert f"reason:{reason}" in TEXTS[language]


def test_no_sentence_is_for_a_code_that_nobody_uses() -> None:
    assert {key for key in TEXTS["en"] if ":" not in key} <= codes()


@pytest.mark.parametrize("key", sorted(TEXTS["en"]))
def test_both_languages_say_the_same_details(key: str) -> None:
    english, spanish = TEXTS["en"][key], TEXTS["es"][key]
    assert placeholders(english) == placeholders(spanish)
    assert english != spanish


def test_the_languages_have_the_same_keys_and_repeat_no_common_one() -> None:
    assert TEXTS["en"].keys() == TEXTS["es"].keys()
    assert not TEXTS["en"].keys() & COMMON["en"].keys()
