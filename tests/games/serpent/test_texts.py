"""What players read exists in both languages, and says who did what."""

import re
from pathlib import Path

import pytest

from ronda.cli.words import Words
from ronda.games import serpent
from ronda.games.serpent import Serpent
from ronda.lab.invariants import everything_has_a_text, texts_agree
from tests.games.serpent.given import given
from tests.games.serpent.source_events import EVENTS

SOURCES = Path(serpent.__file__).parent


def test_both_languages_have_the_same_texts() -> None:
    texts_agree(Serpent)


def test_everything_has_a_text() -> None:
    everything_has_a_text(Serpent, ["FINISH_REACHED", "OPPONENT_LEFT"], EVENTS)


def test_every_code_that_the_rules_refuse_with_has_a_sentence() -> None:
    written = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    codes = set(re.findall(r'"((?:CARD|DECK|DECKS|ANSWER|UNKNOWN)_[A-Z_]+[A-Z])"', written))
    assert codes - {"CARD_TYPES"} <= Serpent.texts["es"].keys()


@pytest.mark.parametrize(("language", "says"), [("en", "Ana rolls 5."), ("es", "Ana saca un 5.")])
def test_an_event_names_the_player(language: str, says: str) -> None:
    told = given().rolls(5).told
    assert Words(Serpent, language, ["Ana", "Beto"]).event(told[0]) == says


def test_every_phase_and_option_value_is_named() -> None:
    texts = Serpent.texts["es"]
    for phase in ("roll", "answer", "guess", "decision", "joker_guess", "finished"):
        assert f"phase:{phase}" in texts
    for name in Serpent.seen_by_all:
        assert f"state:{name[0]}" in texts
