"""G6: all that players read exists in English and in Spanish."""

import re
from pathlib import Path
from string import Formatter

import pytest

import ronda.games.colors
from ronda.games.colors import Colors
from ronda.games.colors.events import EVENTS
from ronda.games.colors.field import KINDS
from ronda.games.colors.setup import ARMIES, COLORS
from ronda.rules import LANGUAGES, sentence
from ronda.rules.texts import COMMON
from tests.games.colors.given import HOME_A, A, given, standing

ENGLISH, SPANISH = (Colors.texts[language] for language in LANGUAGES)
FOLDER = Path(ronda.games.colors.__file__).parent
SOURCE = "".join(file.read_text("utf-8") for file in FOLDER.glob("*.py") if file.stem != "texts")
ENDINGS = {"FOUR_OF_EACH", "LAST_STANDING", "ROUNDS_PLAYED", "OPPONENT_LEFT"}


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH.keys() == SPANISH.keys()


@pytest.mark.parametrize("key", ENGLISH)
def test_both_languages_name_the_same_details(key: str) -> None:
    assert placeholders(ENGLISH[key]) == placeholders(SPANISH[key])


def test_every_reason_of_a_refusal_has_a_sentence() -> None:
    codes = set(re.findall(r'refusal="([A-Z_]+)"|require\([^"]*"([A-Z_]+)"', SOURCE))
    named = {code for pair in codes for code in pair if code}
    assert len(named) == 4
    assert all(code in texts for code in named for texts in (ENGLISH, SPANISH))


def test_no_sentence_is_for_a_refusal_that_does_not_exist() -> None:
    refusals = {key for key in ENGLISH if key.isupper()}
    assert [code for code in sorted(refusals) if f'"{code}"' not in SOURCE] == []


@pytest.mark.parametrize("kind", ["move", "option", "state", "phase", "result", "bot", "about"])
def test_all_that_has_a_name_has_one_for_people(kind: str) -> None:
    names = {
        "move": set(Colors.moves),
        "option": set(Colors.options.declared),
        "state": set(given().view(A)["state"]),
        "phase": {"planning", "event", "production", "movement", "victory", "finished"},
        "result": ENDINGS,
        "bot": set(Colors.bots),
        "about": set(EVENTS),
    }
    texts = {key.partition(":")[2] for key in ENGLISH if key.startswith(f"{kind}:")}
    assert texts == names[kind]


def test_every_value_has_a_name() -> None:
    values = {key.removeprefix("value:") for key in ENGLISH if key.startswith("value:")}
    assert values == {*KINDS, *COLORS, *ARMIES, *EVENTS}


def test_the_words_of_the_source_are_used() -> None:
    names = ("light_blue", "purple", "orange", "mega_production", "sudden_death")
    said = [SPANISH[f"value:{name}"] for name in names]
    assert said == ["celeste", "morado", "naranja", "Mega producción", "Muerte súbita"]


def test_every_event_has_a_sentence_with_its_details_in() -> None:
    story = standing({"0,0": (A, 9), "1,0": (1, 5), "3,0": (1, 1)}, {"0,0": "movement"})
    story.march(A, "0,0", "1,0", 8)
    spoken = [sentence(f"event:{e.name}", "es", Colors.texts, **e.data) for e in story.told]
    assert spoken == [
        "0 ataca 1,0 desde 0,0 con 8 contra 5 (blue) y lo conquista: entran 3.",
        "Ronda 2. Comienza 1.",
    ]


def test_refusals_say_what_is_wrong() -> None:
    assert "WRONG_TOTAL" in COMMON["es"]
    story = given().plan()
    story.refused("WRONG_TOTAL", A, "produce", troops=dict.fromkeys(HOME_A, 1))
