"""G6: all that players read exists in English and in Spanish."""

import re
from inspect import getsource

import pytest

from ronda.games.snatch import Snatch
from ronda.games.snatch import game as rules
from ronda.rules import LANGUAGES, sentence
from ronda.rules.texts import COMMON, placeholders
from tests.games.snatch.given import FAIR, P1, VARIANTS, given

ENGLISH, SPANISH = (Snatch.texts[language] for language in LANGUAGES)
SOURCE = getsource(rules)


def in_both(key: str) -> bool:
    return all(key in Snatch.texts[lang] or key in COMMON[lang] for lang in LANGUAGES)


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH.keys() == SPANISH.keys()


@pytest.mark.parametrize("key", ENGLISH)
def test_both_languages_name_the_same_details(key: str) -> None:
    assert placeholders(ENGLISH[key]) == placeholders(SPANISH[key])


def test_every_reason_of_a_refusal_has_a_sentence() -> None:
    """Every word in capitals that the rules refuse with."""
    codes = set(re.findall(r'"([A-Z][A-Z0-9]*_[A-Z0-9_]+)"', SOURCE)) - {"ROUNDS_PLAYED"}
    assert {"MUST_OFFER", "EMPTY_OFFER", "VARIANT_LOCKED"} <= codes
    assert [code for code in sorted(codes) if not in_both(code)] == []


def test_no_sentence_is_for_a_refusal_that_does_not_exist() -> None:
    refusals = {key for key in ENGLISH if key.isupper()}
    assert [code for code in sorted(refusals) if f'"{code}"' not in SOURCE] == []


@pytest.mark.parametrize("kind", ["move", "option", "state", "phase", "variant", "bot"])
def test_all_that_has_a_name_has_one_for_people(kind: str) -> None:
    names = {
        "move": set(Snatch.moves),
        "option": set(Snatch.options.declared),
        "state": set(given().view(P1)["state"]),
        "phase": {"talk", "offer", "decision", "shame", "report", "finished"},
        "variant": set(VARIANTS),
        "bot": set(Snatch.bots),
    }
    texts = {key.partition(":")[2] for key in ENGLISH if key.startswith(f"{kind}:")}
    assert texts == names[kind]


def test_every_value_of_a_move_or_an_option_has_a_name() -> None:
    values = {"accept", "reject", "snatch", "once", "each_round", "reverse", "confiscation"}
    assert {key.removeprefix("value:") for key in ENGLISH if key.startswith("value:")} == values


def test_every_event_has_a_sentence_with_its_details_in() -> None:
    story = given(variant="G4").offer(*FAIR).answer("snatch").report(True)
    spoken = [sentence(f"event:{e.name}", "es", Snatch.texts, **e.data) for e in story.told]
    assert spoken == [
        "P1 da pavos: 5, elotes: 0; pide pavos: 0, elotes: 5.",
        "P2 roba: toma lo ofrecido sin pagar.",
        "P1 denuncia a P2. El juez revierte el robo y sanciona.",
        "Termina la ronda 1: P1 20, P2 5.",
        "Empieza la ronda 2.",
    ]
