"""A game's own words: what its texts call things, and a fair guess where they are silent."""

import re
from collections.abc import Mapping, Sequence

from ronda.cli.texts import TEXTS
from ronda.engine import Step
from ronda.engine.entry import BACK, LEAVE, TIMEOUT, UNDO
from ronda.rules import Event, Game, Illegal, event_key, sentence
from ronda.rules.domains import readable


class Words:
    """The words of one game, in one language, for the people at one table."""

    def __init__(self, kind: type[Game], language: str, names: Sequence[str] = ()) -> None:
        self.kind = kind
        self.language = language
        self.names = [shown(name) for name in names]

    def say(self, key: str, **details: object) -> str:
        """A sentence of the command line's own."""
        return sentence(key, self.language, TEXTS, **details)

    def found(self, key: str, **details: object) -> str | None:
        """The game's text for a key, if it has one."""
        text = sentence(key, self.language, self.kind.texts, **details)
        return None if text == key else text

    def title(self) -> str:
        return self.found("name") or capital(spaced(self.kind.id))

    def summary(self) -> str:
        first, *_ = (self.kind.__doc__ or "").strip().split("\n")
        return self.found("summary") or first

    def label(self, group: str, name: str) -> str:
        """What the game calls a move, a parameter, an option, a part of the state …"""
        return self.found(f"{group}:{name}") or spaced(name)

    def way(self, move: str, data: Mapping[str, object]) -> str | None:
        """What the game calls a move with these values: `way:done:true`, or `way:done` for all."""
        choice = ":".join(json_word(value) for value in data.values())
        details = {name: self.value(name, value) for name, value in data.items()}
        return self.found(f"way:{move}:{choice}") or self.found(f"way:{move}", **details)

    def value(self, name: str, value: object) -> str:
        """A value of the parameter, option or attribute `name`, in words."""
        if isinstance(value, bool):
            return self.found(f"{name}:{json_word(value)}") or self.say("yes" if value else "no")
        if value is None:
            return "–"
        if isinstance(value, str):
            return self.coded(name, value)
        if isinstance(value, dict | list):
            return self.several(name, value)
        return self.number(name, value)

    def coded(self, name: str, value: str) -> str:
        """A code in words; people's own words as they are."""
        if name in self.kind.verbatim:
            return value
        return self.found(f"{name}:{value}") or self.found(f"value:{value}") or value

    def several(self, name: str, values: dict[str, object] | list[object]) -> str:
        """What is in a list, or under the keys of an object."""
        if isinstance(values, list):
            shown = [self.value(name, item) for item in values]
            return ("; " if any(" " in item for item in shown) else " ").join(shown) or "–"
        inside = {key: self.value(key, item) for key, item in values.items()}
        if own := self.found(f"like:{'+'.join(sorted(values))}", **inside):
            return own
        parts = (self.entry(key, item) for key, item in values.items())
        return ", ".join(filter(None, parts)) or "–"

    def number(self, name: str, value: object) -> str:
        """A number; or who sits there, where a seat is meant."""
        if name in self.kind.seat_fields and isinstance(value, int):
            return self.seat(value)
        return f"{value:g}" if isinstance(value, float) else str(value)

    def entry(self, key: str, value: object) -> str:
        """One entry of several: a count in the game's own words, and nothing for none."""
        counted = self.found(f"count:{key}", count=value)
        if counted is not None:
            return counted if value else ""
        return f"{self.label('state', key)} {self.value(key, value)}"

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.role(seat) or self.say("seat", number=seat + 1)

    def role(self, seat: int) -> str:
        """What the game calls the seat; often nothing."""
        return self.found(f"seat:{seat}") or ""

    def seats(self, seats: Sequence[int]) -> str:
        return ", ".join(self.seat(seat) for seat in seats)

    def reason(self, reason: str) -> str:
        return self.label("result", reason)

    def refusal(self, refusal: Illegal) -> str:
        """Why something is refused. A parameter is called what the prompt calls it."""
        details = dict(refusal.details)
        for name, group in (("parameter", "parameter"), ("option", "option")):
            if isinstance(details.get(name), str):
                details[name] = self.label(group, str(details[name]))
        return sentence(refusal.code, self.language, self.kind.texts, **details)

    def event(self, event: Event) -> str:
        """An event as a sentence; a seat in it is a name, and every value is in words."""
        details = {name: self.detail(name, value) for name, value in event.data.items()}
        key = event_key(event.name, self.language, self.kind.texts, event.data)
        return self.found(key, **details) or self.guess(event.name, details)

    def detail(self, name: str, value: object) -> object:
        is_number = type(value) is int and name not in self.kind.seat_fields
        return value if is_number else self.value(name, value)

    def guess(self, name: str, details: Mapping[str, object]) -> str:
        """The sentence for an event that has no text."""
        parts = [f"{spaced(key)}: {value}" for key, value in details.items()]
        return f"{capital(spaced(name))}{' · ' if parts else ''}{', '.join(parts)}"

    def news(self, step: Step, heard_by: Sequence[int] | None) -> list[str]:
        """What some seats (None: everybody's secrets too) hear of a step, in sentences."""
        entry = step.entry
        told = [self.event(event) for event in step.events if audible(event, heard_by)]
        if entry.kind in (TIMEOUT, LEAVE, BACK, UNDO):
            return [self.say(f"news-{entry.kind}", who=self.seat(entry.seat)), *told]
        return told or [self.say("news-play", who=self.seat(entry.seat))]


def shown(name: object) -> str:
    """A name off a file, without what would play tricks on a terminal."""
    return "".join(filter(readable, str(name)))


def audible(event: Event, heard_by: Sequence[int] | None) -> bool:
    """Does any of these seats hear it?"""
    return event.to is None or heard_by is None or any(seat in event.to for seat in heard_by)


def json_word(value: object) -> str:
    """A value as the wire spells it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def spaced(name: str) -> str:
    """`offerPavo`, `offer_pavo` and `offer-pavo` as words."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    return re.sub(r"[_\-\s]+", " ", apart).strip().lower()


def capital(text: str) -> str:
    """With a capital first letter, and the rest as it is (after ¿ and ¡ too, but not `7 red`)."""
    at = next((index for index, character in enumerate(text) if character.isalnum()), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
