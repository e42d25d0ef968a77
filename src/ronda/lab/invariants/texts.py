"""What people read exists in every language."""

from collections.abc import Iterable, Iterator

from ronda.lab.broken import Broken
from ronda.rules import LANGUAGES, Game
from ronda.rules.texts import COMMON, placeholders


def texts_agree(kind: type[Game]) -> None:
    """Every language has the same texts, with the same placeholders in them."""
    first, *others = LANGUAGES
    texts = kind.texts.get(first, {})
    for language in others:
        theirs = kind.texts.get(language, {})
        for key in sorted(texts.keys() ^ theirs.keys()):
            lacking = language if key in texts else first
            raise Broken("texts_agree", f"“{key}” is missing in “{lacking}”")
        for key, text in texts.items():
            if placeholders(text) != placeholders(theirs[key]):
                raise Broken("texts_agree", f"“{key}” has other placeholders in “{language}”")


def everything_has_a_text(
    kind: type[Game], reasons: Iterable[str] = (), events: Iterable[str] = ()
) -> None:
    """Name, summary, moves, options, bots, and the results and events seen: all have a text."""
    for key in needed(kind, reasons, events):
        for language in LANGUAGES:
            if key not in kind.texts.get(language, {}) and key not in COMMON[language]:
                raise Broken("everything_has_a_text", f"“{key}” has no text in “{language}”")


def needed(kind: type[Game], reasons: Iterable[str], events: Iterable[str]) -> Iterator[str]:
    """The keys that the texts must have."""
    yield from ("name", "summary")
    yield from (f"move:{name}" for name in kind.moves)
    yield from (f"option:{name}" for name in kind.options.declared)
    yield from (f"bot:{name}" for name in kind.bots)
    yield from (f"result:{reason}" for reason in reasons)
    yield from (f"event:{event}" for event in events)
