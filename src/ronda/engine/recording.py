"""A recorded match: all it takes to play it again, and to check that it was played fairly."""

import json
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field, fields
from typing import Any

from ronda.engine.entry import Entry
from ronda.engine.match import Match, check_version
from ronda.rules import Game, Illegal, commitment
from ronda.rules.plain import copied

FORMAT = 1
NEEDED = {"game", "rules", "options", "seed", "commitment", "players"}


@dataclass(slots=True)
class Recording:
    """(game, rules version, options, seed, seats, log): nothing that can be derived."""

    game: str
    rules: str
    options: dict[str, Any]
    seed: str
    commitment: str
    players: int
    absent: list[int] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    digest: str = ""

    @classmethod
    def of(
        cls, match: Match, entries: Sequence[Entry] = (), names: Sequence[str] = ()
    ) -> "Recording":
        """The recording of a match whose log is `entries`."""
        game = match.game
        return cls(
            game.id, game.version, copied(game.options.to_json()), match.seed,
            commitment(match.seed),
            game.players, list(match.absent), list(names), list(entries), match.digest(),
        )  # fmt: skip

    def to_json(self) -> dict[str, Any]:
        """As written to a file."""
        data = {part.name: getattr(self, part.name) for part in fields(self)}
        entries = [entry.to_json() for entry in self.entries]
        return {"ronda": FORMAT, **data, "entries": entries}

    def text(self) -> str:
        """The file itself: an entry a line, so that people and diffs can read it."""
        data = self.to_json()
        lines = ",\n  ".join(json.dumps(line, ensure_ascii=False) for line in data["entries"])
        data["entries"] = []
        head = json.dumps(data, ensure_ascii=False, indent=1)
        before, _, after = head.rpartition('"entries": []')  # the last: options may say so too
        return f'{before}"entries": [\n  {lines}\n ]{after}\n'

    @classmethod
    def from_text(cls, text: str) -> "Recording":
        """Raises ValueError, with a sentence, for anything that is not a recording."""
        try:
            data = json.loads(text)
        except ValueError as problem:  # bad JSON, or a number of more digits than Python reads
            raise ValueError(f"this is not a recording: it is not JSON ({problem})") from None
        except RecursionError:
            raise ValueError("this is not a recording: it is nested too deeply") from None
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: Any) -> "Recording":
        """Raises ValueError, with a sentence, for anything that is not a recording."""
        if not isinstance(data, dict) or data.get("ronda") != FORMAT:
            raise ValueError("this is not a recording of a Ronda match")
        given = {name: value for name, value in data.items() if name != "ronda"}
        check_parts(given.keys())
        try:
            made = cls(**given)
            made.entries = [Entry.from_json(line) for line in made.entries]
        except TypeError as problem:
            raise ValueError(f"this recording is damaged: {problem}") from None
        made.check()
        return made

    def check(self) -> None:
        """Raises ValueError unless the parts are of their kinds."""
        texts = [self.game, self.rules, self.seed, self.commitment, self.digest]
        if not isinstance(self.options, dict):
            raise ValueError("this recording is damaged: its options cannot be read")
        if not all(map(is_text, texts)):
            raise ValueError("this recording is damaged: one of its texts is none")
        if not (is_list(self.names) and all(map(is_text, self.names))):
            raise ValueError("this recording is damaged: its names cannot be read")
        if not is_list(self.absent) or type(self.players) is not int:
            raise ValueError("this recording is damaged: its seats cannot be read")


def check_parts(given: Set[str]) -> None:
    """Raises ValueError unless all that a recording needs is there, and nothing that it has not."""
    known = {part.name for part in fields(Recording)}
    if missing := sorted(NEEDED - given):
        raise ValueError(f"this recording is damaged: it has no {', '.join(missing)}")
    if strange := sorted(given - known):
        raise ValueError(f"this recording has parts that none has: {', '.join(strange)[:80]}")


def is_list(value: object) -> bool:
    return isinstance(value, list)


def is_text(value: object) -> bool:
    """A text that can be written down again: no half of a character."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


Games = Mapping[str, type[Game]]


def game_of(recording: Recording, games: Games) -> type[Game]:
    """The class whose rules the match was played under; the newest ones if they fit."""
    newest = games.get(recording.game)
    if newest is None:
        raise Illegal("UNKNOWN_GAME", game=recording.game[:40])
    kinds = {kind.version: kind for kind in (*newest.older, newest)}
    kind = kinds.get(recording.rules, newest)
    check_version(kind, recording.rules)
    return kind
