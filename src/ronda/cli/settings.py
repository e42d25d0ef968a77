"""`--option name=value`, read by the domains that the game declares."""

from collections.abc import Sequence
from pathlib import Path

from ronda.cli.problem import Problem
from ronda.cli.terminal import Terminal
from ronda.cli.values import Unreadable, expected, read_value
from ronda.cli.words import Words
from ronda.rules import Game, Illegal

FROM_FILE = "@"


def read_options(kind: type[Game], given: Sequence[str], terminal: Terminal) -> dict[str, object]:
    """The options by name, all checked; a Problem says what would have been possible."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, typed = text.partition("=")
        if not equals:
            raise Problem("option-shape", given=text)
        name = name.strip().replace("-", "_")
        options[name] = read_option(kind, name, typed, terminal)
    try:
        type(kind.options).parse(options)
    except Illegal as refusal:
        says = Words(kind, terminal.language).refusal(refusal)
        raise Problem("options-together", says=says) from None
    return options


def in_own_language(
    kind: type[Game], options: dict[str, object], terminal: Terminal
) -> dict[str, object]:
    """Where a game has a language and none is asked for, the person's own."""
    if "language" in kind.options.declared:
        return {"language": terminal.language, **options}
    return options


def text_in(file: Path) -> str:
    """What a file holds, in the place of a value that is too long to type."""
    try:
        return file.read_text("utf-8-sig")
    except FileNotFoundError:
        raise Problem("file-missing", file=file) from None
    except (OSError, UnicodeDecodeError):
        raise Problem("file-unreadable", file=file) from None


def read_option(kind: type[Game], name: str, typed: str, terminal: Terminal) -> object:
    """The value of one option."""
    declared = kind.options.declared.get(name)
    if declared is None:
        names = ", ".join(kind.options.declared) or "–"
        raise Problem("option-unknown", option=name, game=kind.id, names=names)
    schema = declared.domain.schema()
    if typed.startswith(FROM_FILE) and schema.get("type") == "array":
        typed = text_in(Path(typed[1:]))
    try:
        value = read_value(schema, typed.strip())
        declared.domain.check(value)
    except (Unreadable, Illegal) as wrong:
        words = Words(kind, terminal.language)
        if isinstance(wrong, Illegal) and wrong.code in kind.texts.get(terminal.language, {}):
            raise Problem("option-refused", option=name, says=words.refusal(wrong)) from None
        limits = expected(schema, terminal)
        raise Problem("option-value", option=name, given=typed, expected=limits) from None
    return value
