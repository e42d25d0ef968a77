"""Both languages, everywhere."""

import re
from pathlib import Path

import pytest

from ronda import cli
from ronda.cli.language import language_of_environment, taken_language
from ronda.cli.texts import TEXTS
from ronda.rules.texts import placeholders
from ronda.server.tables import checkup
from tests.cli.conftest import Run

SOURCES = sorted(Path(cli.__file__).parent.rglob("*.py"))


def test_both_languages_have_the_same_texts() -> None:
    assert TEXTS["en"].keys() == TEXTS["es"].keys()


@pytest.mark.parametrize("key", sorted(TEXTS["en"]))
def test_both_languages_have_the_same_placeholders(key: str) -> None:
    assert placeholders(TEXTS["en"][key]) == placeholders(TEXTS["es"][key])


def test_every_text_that_the_code_names_exists() -> None:
    says = re.compile(r"""(?:\bsay|\btell|Problem)\(\s*f?["']([^"'{]+)["']""")
    named = {key for path in SOURCES for key in says.findall(path.read_text("utf-8"))}
    assert len(named) > 50
    assert named - TEXTS["en"].keys() == set()


def test_no_text_is_left_over() -> None:
    speaking = [*SOURCES, Path(checkup.__file__)]  # its findings name their texts
    code = "\n".join(path.read_text("utf-8") for path in speaking if "texts" not in path.name)
    families = (
            "help:", "examples:", "finding-", "column-", "news-", "fuzz-", "never-", "deck-",
            "admin-",
        )  # fmt: skip
    keys = [key for key in TEXTS["en"] if not key.startswith(families)]
    assert [key for key in keys if f'"{key}"' not in code and f"'{key}'" not in code] == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "es_MX.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_ALL": "es"}, "es"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "en"),
    ],
)
def test_the_environment_says_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


def test_the_language_can_stand_anywhere_on_the_line() -> None:
    expected = ("es", ["play", "snatch"])
    assert taken_language(["--lang", "es", "play", "snatch"]) == expected
    assert taken_language(["play", "--lang=es", "snatch"]) == expected
    assert taken_language(["play", "snatch", "--lang", "es"]) == expected


def test_a_match_is_played_in_spanish(run: Run) -> None:
    output = run("play", "snatch", "--seat", "Ana", typed="1 99\n", LC_ALL="es").output
    assert "Ana, es tu turno" in output
    assert "✗ Un número entero de 0 a 10" in output
    assert "Ronda 1 de 3" in output


def test_a_yes_is_a_yes_in_both_languages(run: Run) -> None:
    for word in ("sí", "yes"):
        output = run("play", "market", "--seat", "Ana", typed=f"1\n1\n{word}\nleft\nok\n").output
        assert "★ Ana wins" in output
