"""Which language a person reads: by `--lang`, else by the environment, else English."""

from collections.abc import Mapping, Sequence

from ronda.rules import LANGUAGES

FLAG = "--lang"
VARIABLES = ("LC_ALL", "LANG")


def taken_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands, and the arguments without it."""
    asked: str | None = None
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        name, equals, value = word.partition("=")
        if name == FLAG:
            asked = value if equals else next(words, "")
        else:
            rest.append(word)
    return asked, rest


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The first of LC_ALL and LANG that is set decides, as it does for other programs."""
    for name in VARIABLES:
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
