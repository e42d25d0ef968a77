"""What a fuzz run has been through, and what it has never met."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ronda.engine import Step
from ronda.engine.entry import PLAY
from ronda.lab.attempts import described
from ronda.lab.broken import Broken
from ronda.rules import Game, Result


class FuzzReport:
    """Counts of all that was seen; `broken` is what did not hold, its log cut to size."""

    def __init__(self, kind: type[Game], seed: str) -> None:
        self.kind = kind
        self.seed = seed
        self.seconds = 0.0
        self.matches = 0
        self.unfinished = 0
        self.steps = 0
        self.checks = 0
        self.moves: Counter[str] = Counter()  # by wire name, and "timeout", "leave", "back", "undo"
        self.events: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.broken: Broken | None = None
        self.uncut = 0  # how long the log was that broke it, before it was cut down

    @property
    def ok(self) -> bool:
        return self.broken is None

    def accepted(self, step: Step) -> None:
        """Count an accepted action and what was told about it."""
        self.steps += 1
        entry = step.entry
        self.moves[entry.action if entry.kind == PLAY else entry.kind] += 1
        self.events.update(event.name for event in step.events)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self.steps += 1
        self.refusals[code] += 1

    def ended(self, result: Result | None) -> None:
        """Count a match, and how it ended."""
        self.matches += 1
        if result is None:
            self.unfinished += 1
        else:
            self.endings[result["reason"]] += 1

    def never(self) -> dict[str, list[str]]:
        """What the game has a name for and the run has not met."""
        own = self.kind.texts.get("en", {})
        return {
            "moves": [name for name in self.kind.moves if name not in self.moves],
            "events": unmet(own, "event:", self.events),
            "endings": unmet(own, "result:", self.endings),
            "refusals": [key for key in own if key.isupper() and key not in self.refusals],
        }

    def to_json(self) -> dict[str, Any]:
        """As data."""
        data: dict[str, Any] = {
            "game": self.kind.id, "rules": self.kind.version, "seed": self.seed, "ok": self.ok,
            "seconds": self.seconds, "matches": self.matches, "unfinished": self.unfinished,
            "steps": self.steps, "checks": self.checks,
            "moves": dict(self.moves.most_common()), "events": dict(self.events.most_common()),
            "endings": dict(self.endings.most_common()),
            "refusals": dict(self.refusals.most_common()), "never": self.never(),
        }  # fmt: skip
        return data | ({"broken": as_json(self.broken)} if self.broken else {})

    def save(self, folder: Path) -> Path | None:
        """Write the recording that breaks the game, and beside it, what it breaks (if anything)."""
        if self.broken is None:
            return None
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.kind.id}-{self.broken.name}.json"
        says = f"{self.broken}\n"
        if self.broken.attempt:
            says += f"After the recording, try {described(self.broken.attempt)}\n"
        path.with_suffix(".txt").write_text(says, "utf-8")
        if self.broken.recording:
            path.write_text(self.broken.recording.text(), "utf-8")
            return path
        return path.with_suffix(".txt")


def unmet(texts: Mapping[str, str], prefix: str, met: Counter[str]) -> list[str]:
    """Names with this prefix that were not met (`NAME:CODE` is `NAME`, in words of its own)."""
    names = (key.removeprefix(prefix) for key in texts if key.startswith(prefix))
    return [name for name in names if name.partition(":")[0] not in met]


def as_json(broken: Broken) -> dict[str, Any]:
    """What broke, as data."""
    recording = broken.recording.to_json() if broken.recording else None
    attempt = described(broken.attempt) if broken.attempt else None
    return {
        "name": broken.name, "detail": broken.detail, "attempt": attempt, "recording": recording
    }  # fmt: skip
