"""Help is enough to get by, in both languages."""

import re

import pytest
from typer.main import get_command

from ronda.cli.app import Program
from ronda.cli.program import app
from ronda.cli.texts import TEXTS
from ronda.rules import LANGUAGES
from tests.cli.conftest import Run

COMMANDS = (
    "games", "play", "simulate", "replay", "verify", "fuzz", "schema", "new",
    "serve", "doctor", "backup", "restore", "export", "migrate",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str, language: str) -> None:
    shown = run(command, "--help", "--lang", language, COLUMNS="200")
    text = TEXTS[language]
    assert text[f"help:{command}"].split("\n")[0] in shown.output
    assert text[f"examples:{command}"].split("\n")[0] in shown.output
    assert text["help-examples"] in shown.output
    assert shown.code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_command(run: Run, language: str) -> None:
    output = run("--help", "--lang", language).output
    assert all(f"│ {command} " in output for command in COMMANDS)
    assert "--lang" in output


def test_every_parameter_of_every_command_is_explained() -> None:
    program = get_command(app)
    assert isinstance(program, Program)
    named = [(name, p.name) for name, command in program.commands.items() for p in command.params]
    missing = [pair for pair in named if f"help:{pair[0]}:{pair[1]}" not in TEXTS["en"]]
    assert missing == []


def test_the_help_is_in_the_language_asked_for(run: Run) -> None:
    assert "Usage:" in run("play", "--help").output
    spanish = run("--lang", "es", "play", "--help").output
    assert "Uso:" in spanish
    assert "Muestra esta ayuda." in spanish
    assert not re.search(r"Usage|Options|Show this", spanish)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("plai",), "There is no command “plai”. Did you mean 'play', 'replay'?"),
        (("play", "--sed", "1"), "There is no option --sed."),
        (("verify",), "FILE is missing."),
        (("play", "--seed"), "--seed needs a value."),
        (("schema", "snatch", "too", "much"), "This is too much: too much."),
        (("simulate", "snatch", "--matches", "many"), "That is no value for --matches."),
        (("simulate", "snatch", "--matches", "0"), "That is no value for --matches."),
        (("games", "--lang", "fr"), "There is no language “fr”: use --lang en or --lang es."),
        (("games", "--lang"), "There is no language “”"),
    ],
)
def test_a_wrong_call_is_a_sentence(run: Run, words: tuple[str, ...], says: str) -> None:
    called = run(*words)
    assert says in called.errors
    assert called.code == 2


def test_a_wrong_call_leads_to_the_help(run: Run) -> None:
    assert "Help: ronda play --help" in run("play", "--sed", "1").errors


def test_a_wrong_call_is_told_in_spanish(run: Run) -> None:
    assert "Error: No existe la orden «plai»." in run("plai", "--lang", "es").errors
