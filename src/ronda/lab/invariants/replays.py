"""The log is the match."""

import json
from collections.abc import Iterator, Sequence

from ronda.engine import Entry, Match, Recording, verify
from ronda.engine.entry import UNDO
from ronda.engine.journal import before_first, steps
from ronda.lab.scene import Scene
from ronda.rules import Illegal
from ronda.rules.plain import canonical

CUTS = 10


def same_inputs_same_digest(scene: Scene) -> None:
    """The log, played again, leads to the same state, and tells the same on the way."""
    recording, games = scene.journal.recording(), {scene.match.game.id: type(scene.match.game)}
    told = []
    for _ in range(2):
        journal = before_first(recording, games)
        try:
            told.append([canonical(step.events) for step in steps(journal, recording)])
        except Illegal as refusal:
            scene.refuted("same_inputs_same_digest", f"the log is refused: {refusal!r}")
        journal.rebuild()
        if journal.match.digest() != recording.digest:
            scene.refuted("same_inputs_same_digest", "the log leads to another state")
    if told[0] != told[1]:
        scene.refuted("same_inputs_same_digest", "the log, played twice, tells different things")


def resumes_from_any_snapshot(scene: Scene) -> None:
    """A snapshot (as JSON, its keys in any order) and the rest of the log lead to the same."""
    entries, live = scene.journal.entries, scene.match.digest()
    for version, text in snapshots(scene):
        match = Match.restore(type(scene.match.game), scene.match.seed, json.loads(text))
        try:
            for entry in entries[version:]:
                match.apply(entry)
        except Illegal as refusal:
            detail = f"from the snapshot at version {version} on, the log is refused: {refusal!r}"
            scene.refuted("resumes_from_any_snapshot", detail)
        if match.digest() != live:
            detail = f"the snapshot at version {version} and the rest lead elsewhere"
            scene.refuted("resumes_from_any_snapshot", detail)


def snapshots(scene: Scene) -> Iterator[tuple[int, str]]:
    """(version, canonical JSON) at some cuts of the log. (What is undone later has no tail.)"""
    entries = scene.journal.entries
    cuts = chosen_cuts(entries, scene)
    journal = before_first(scene.journal.recording(), {scene.match.game.id: type(scene.match.game)})
    for entry in (None, *entries):
        if entry is not None:
            journal.apply(entry)
        if journal.match.version in cuts:
            yield journal.match.version, canonical(journal.match.snapshot())


def chosen_cuts(entries: Sequence[Entry], scene: Scene) -> set[int]:
    """All cuts of a short log, some of a long one; none before the last undo."""
    undone = max((entry.version for entry in entries if entry.kind == UNDO), default=0)
    cuts = list(range(undone, len(entries) + 1))
    scene.luck.shuffle(cuts)
    return set(cuts[:CUTS])


def recordings_come_back(scene: Scene) -> None:
    """A recording can be read back as it was written, and is found to be fair."""
    recording = scene.journal.recording()
    read = Recording.from_text(recording.text())
    if read.to_json() != recording.to_json():
        scene.refuted("recordings_come_back", "the recording reads back differently")
    report = verify(read, {scene.match.game.id: type(scene.match.game)})
    if not report.ok:
        says = "; ".join(finding.says for finding in report.findings if not finding.ok)
        scene.refuted("recordings_come_back", f"the recording does not verify: {says}")
