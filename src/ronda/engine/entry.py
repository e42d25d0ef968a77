"""One line of a match's log. The log is the match: everything else can be worked out again."""

from typing import Any, NamedTuple

PLAY, TIMEOUT, LEAVE, BACK, UNDO = "play", "timeout", "leave", "back", "undo"
KINDS = (PLAY, TIMEOUT, LEAVE, BACK, UNDO)


class Entry(NamedTuple):
    """What was accepted: its version, the match time in ms, what kind, whose, and the move."""

    version: int
    at: int
    kind: str
    seat: int
    action: str = ""
    data: dict[str, Any] = {}  # noqa: RUF012 - never written to; a NamedTuple's default is shared

    def to_json(self) -> dict[str, Any]:
        """Only what this kind of entry says."""
        line: dict[str, Any] = {"version": self.version, "at": self.at, "kind": self.kind}
        if self.kind != TIMEOUT:
            line["seat"] = self.seat
        if self.kind == PLAY:
            line |= {"action": self.action, "data": self.data}
        return line

    @classmethod
    def from_json(cls, line: Any) -> "Entry":
        """Raises ValueError for anything that is not an entry."""
        if not isinstance(line, dict) or line.get("kind") not in KINDS:
            raise ValueError("a log entry is an object with a known `kind`")
        entry = cls(
            line.get("version", 0), line.get("at", 0), line["kind"], line.get("seat", -1),
            line.get("action", ""), line.get("data", {}),
        )  # fmt: skip
        numbers = (entry.version, entry.at, entry.seat)
        if any(type(n) is not int for n in numbers) or type(entry.action) is not str:
            raise ValueError("a log entry has whole numbers for `version`, `at` and `seat`")
        return entry
