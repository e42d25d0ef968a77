"""Was a recorded match played fairly? Each question by name, with what was found."""

from typing import NamedTuple

from ronda.engine.journal import before_first, steps
from ronda.engine.match import RulesError, RulesVersionError
from ronda.engine.recording import Games, Recording
from ronda.rules import Illegal, Result, commitment


class Finding(NamedTuple):
    """One question, whether the answer is yes, and a sentence."""

    name: str
    ok: bool
    says: str


class Report(NamedTuple):
    """All findings; the match is fair if every one is ok."""

    findings: list[Finding]
    result: Result | None

    @property
    def ok(self) -> bool:
        return all(finding.ok for finding in self.findings)


def verify(recording: Recording, games: Games, published: str = "") -> Report:
    """Check the seed against its commitment, and every entry against the rules.

    A recording can be made up, commitment and all. What was `published` before the first move
    cannot: give it, and the seed is checked against that.
    """
    promised = published or recording.commitment
    committed = commitment(recording.seed) == promised == recording.commitment
    seed = Finding(
        "seed", committed,
        "the seed is the one committed to before the first move" if committed
        else "the seed is not the one that was committed to",
    )  # fmt: skip
    played, digest, result = replayed(recording, games)
    if not played.ok:
        return Report([seed, played], None)
    same = digest == recording.digest
    state = Finding("state", same, "the state comes out the same" if same else "the state differs")
    return Report([seed, played, state], result)


def replayed(recording: Recording, games: Games) -> tuple[Finding, str, Result | None]:
    """Is every entry legal, in order, and as the rules would have logged it?"""
    try:
        journal = before_first(recording, games)
    except (Illegal, RulesError, RulesVersionError) as problem:
        return Finding("rules", False, str(problem)), "", None
    played = iter(steps(journal, recording))
    for number, entry in enumerate(recording.entries, start=1):
        try:
            logged = next(played).entry
        except (Illegal, RulesError) as problem:
            return Finding("moves", False, f"entry {number} is refused: {problem}"), "", None
        if logged != entry:
            return Finding("moves", False, f"entry {number} is not what the rules log"), "", None
    says = f"all {len(recording.entries)} entries follow the rules"
    return Finding("moves", True, says), journal.match.digest(), journal.match.outcome
