"""What people read of an event: the game's own sentence for it, or the table's."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ronda.rules import Game, Illegal, Texts, event_key, sentence
from ronda.rules.texts import filled, placeholders, template
from ronda.server.errors import InGame, explained
from ronda.server.game_socket.texts import TEXTS

YES_NO = {"en": ("no", "yes"), "es": ("no", "sí")}
UNKNOWN = "–"
WHOLE = frozenset({list, dict})  # what may have a seat in it


def stated(event: str, language: str, **details: object) -> str:
    """The sentence of an event that every table knows."""
    return sentence(f"event:{event}", language, TEXTS, **details)


def happened(
    kind: type[Game], event: str, language: str, data: Mapping[str, Any], names: Sequence[str]
) -> str:
    """The sentence of a game's event, with people and words in place of seats and codes."""
    key = f"event:{event}"
    if event in with_codes(kind, language):  # type: ignore[arg-type]  # a class is hashable
        key = event_key(event, language, kind.texts, data)
    text, places = text_for(kind, key, language)  # type: ignore[arg-type]  # likewise
    if not places:
        return text
    details = {
        name: worded(kind, language, name, data[name], names) for name in places if name in data
    }
    return filled(text, details)


def may_name(kind: type[Game], data: Mapping[str, Any]) -> bool:
    """Could the sentence of this event have to call somebody by name?"""
    return not data.keys().isdisjoint(kind.seat_fields) or not WHOLE.isdisjoint(
        map(type, data.values())
    )


@cache
def with_codes(kind: type[Game], language: str) -> frozenset[str]:
    """The events that have a sentence of their own for some code in them."""
    keys = (key.split(":") for key in kind.texts.get(language, {}))
    return frozenset(key[1] for key in keys if key[0] == "event" and len(key) > len(("event", "")))


@cache
def text_for(kind: type[Game], key: str, language: str) -> tuple[str, frozenset[str]]:
    """The template of a sentence, and the details that it has a place for; without, as it is."""
    text = template(key, language, kind.texts)
    places = frozenset(placeholders(text or ""))
    return (text if places else filled(text, {})) if text else "", places


def worded(
    kind: type[Game], language: str, name: str, value: Any, names: Sequence[str]
) -> object:  # fmt: skip
    """A value of the field `name`, as one would say it."""
    if isinstance(value, bool):
        word = "true" if value else "false"
        return kind.texts.get(language, {}).get(f"{name}:{word}") or YES_NO[language][value]
    if isinstance(value, str):
        return value if name in kind.verbatim else coded(kind.texts, language, name, value)
    if isinstance(value, list | dict):
        return several(kind, language, name, value, names)
    if name in kind.seat_fields and type(value) is int:
        return names[value] if 0 <= value < len(names) else UNKNOWN
    return UNKNOWN if value is None else value


def several(
    kind: type[Game], language: str, name: str, values: Any, names: Sequence[str]
) -> str:  # fmt: skip
    """What is in a list, or under the keys of an object: as the game says it, or one by one."""
    if isinstance(values, list):
        said = [str(worded(kind, language, name, item, names)) for item in values]
    else:
        inside = {key: worded(kind, language, key, item, names) for key, item in values.items()}
        key = f"like:{'+'.join(sorted(values))}"
        if (own := sentence(key, language, kind.texts, **inside)) != key:
            return own
        entries = (entry(kind, language, key, values[key], said) for key, said in inside.items())
        said = list(filter(None, entries)) or [UNKNOWN]
    return ("; " if any(", " in item for item in said) else ", ").join(said)


def entry(kind: type[Game], language: str, key: str, value: Any, said: object) -> str:
    """What is under a key: a count in the game's own words, and nothing for none."""
    counted = sentence(f"count:{key}", language, kind.texts, count=value)
    if counted == f"count:{key}":
        return str(said)
    return counted if value else ""


def coded(texts: Texts, language: str, name: str, value: str) -> str:
    """A code in words, if the game has words for it."""
    own = texts.get(language, {})
    return own.get(f"{name}:{value}") or own.get(f"value:{value}") or value


def refused(kind: type[Game] | None, refusal: Illegal, language: str) -> str:
    """Why something was refused, in the game's own words if it has any."""
    return explained(refusal if kind is None else InGame(refusal, kind), language)
