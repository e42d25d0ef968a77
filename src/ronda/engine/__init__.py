"""The engine runs any game: start, play, legal, view, schema, replay, undo, verify."""

from ronda.engine.entry import Entry
from ronda.engine.journal import Journal, replay
from ronda.engine.legal import Box, accepted
from ronda.engine.match import Match, RulesError, RulesVersionError, Step, seat_range
from ronda.engine.recording import Games, Recording, game_of
from ronda.engine.schema import schema
from ronda.engine.verify import Finding, Report, verify
from ronda.rules.plain import copied, digest

__all__ = [
    "Box", "Entry", "Finding", "Games", "Journal", "Match", "Recording", "Report", "RulesError",
    "RulesVersionError", "Step", "accepted", "copied", "digest", "game_of", "replay", "schema",
    "seat_range", "verify",
]  # fmt: skip
