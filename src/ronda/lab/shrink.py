"""Cutting a failing log down to the entries that matter (delta debugging)."""

from collections.abc import Callable, Iterable, Sequence

from ronda.engine import Entry, Journal, Match
from ronda.lab.attempts import described
from ronda.lab.broken import Broken, recorded
from ronda.lab.invariants import CHECKS, Check
from ronda.lab.scene import Scene
from ronda.rules import Game, Illegal, Luck

ROUNDS = 3  # how often a check is asked, with other luck, before a log is said to pass
MOST_TRIES = 600
FAILED = "rules_never_fail"
Fails = Callable[[Sequence[Entry]], Broken | None]


def shrink(broken: Broken, kind: type[Game]) -> Broken:
    """The same failure with as short a log as can be found; options and seed stay."""
    recording = broken.recording
    if recording is None:
        return broken

    def fails(entries: Sequence[Entry]) -> Broken | None:
        match = Match.start(kind, recording.seed, recording.options, recording.players)
        return refutation(Journal(match), entries, broken)

    return shortest(recording.entries, fails) or broken


def shortest(entries: Sequence[Entry], fails: Fails) -> Broken | None:
    """Leave out parts of the log, large ones first, as long as what is left still fails."""
    found, kept = fails(entries), list(entries)
    tries, size = 0, len(kept)
    while found and size and tries < MOST_TRIES:
        before = len(kept)
        for start in range(len(kept) - size, -1, -max(1, size // 2)):
            tries += 1
            less = kept[:start] + kept[start + size :]
            again = fails(less)
            if again:
                found, kept = again, less
        size = min(size, len(kept)) if len(kept) < before else size // 2
    return found


def refutation(journal: Journal, entries: Iterable[Entry], broken: Broken) -> Broken | None:
    """The failure of the same name that these entries lead to, if they do."""
    step = None
    for entry in entries:
        try:
            step = journal.apply(entry)
        except Illegal:
            continue
        except Exception as mistake:
            found = failed(journal, mistake, entry)
            return found if found.name == broken.name else None
    attempts = [broken.attempt] if broken.attempt else []
    for number in range(ROUNDS):
        scene = Scene(journal, Luck("shrink", number), attempts, step)
        try:
            ask(CHECKS[broken.asked], scene)
        except Broken as found:
            return found if found.name == broken.name else None
    return None


def ask(check: Check, scene: Scene) -> None:
    """Run a check; a mistake of the rules on the way breaks an invariant of its own."""
    try:
        check(scene)
    except Broken:
        raise
    except Exception as mistake:
        detail = f"asking whether {check.__name__}: {mistake.__cause__ or mistake!r}"
        recording = recorded(scene.journal)
        raise Broken(FAILED, detail, recording, asked=check.__name__) from mistake


def failed(journal: Journal, mistake: Exception, attempt: Entry) -> Broken:
    """The rules made a mistake when something happened."""
    detail = f"{described(attempt)}: {mistake.__cause__ or mistake!r}"
    return Broken(FAILED, detail, recorded(journal), attempt)
