"""A match as part of a table's snapshot."""

from typing import Any

from ronda.engine import Entry, Journal, Match, RulesVersionError
from ronda.rules import Game


def rules_of(kind: type[Game], version: str) -> type[Game]:
    """The class with the rules that a match was begun under."""
    for candidate in (kind, *kind.older):
        if candidate.version == version:
            return candidate
    raise RulesVersionError(kind.id, version, kind.version)


def saved_run(run: Match | Journal | None) -> dict[str, Any] | None:
    """A match, and its log where it keeps one, as plain data."""
    if isinstance(run, Journal):
        entries = [entry.to_json() for entry in run.entries]
        return {"match": run.match.snapshot(), "entries": entries, "names": list(run.names)}
    return None if run is None else {"match": run.snapshot(), "entries": None, "names": []}


def saved_match(
    kind: type[Game], seed: str, saved: dict[str, Any] | None
) -> Match | Journal | None:
    """The match that was saved."""
    if saved is None:
        return None
    match = Match.restore(rules_of(kind, saved["match"]["rules"]), seed, saved["match"])
    if saved["entries"] is None:
        return match
    journal = Journal(match, saved["names"])
    journal.entries = [Entry.from_json(line) for line in saved["entries"]]
    return journal
