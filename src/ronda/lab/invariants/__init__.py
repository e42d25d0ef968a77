"""What holds for every game, whoever wrote it: each function is one sentence, proven or refuted.

A check takes a `Scene` (a match at one moment) and raises `Broken` if its sentence is not true
there. Whatever it tries, it tries on copies.
"""

from collections.abc import Callable

from ronda.lab.invariants.bots import bots_only_look
from ronda.lab.invariants.leaks import nothing_leaks
from ronda.lab.invariants.legality import (
    choices_are_the_legal_moves,
    listed_moves_are_accepted,
    looking_changes_nothing,
    unlisted_moves_are_refused,
)
from ronda.lab.invariants.progress import (
    matches_end,
    never_stuck,
    rules_never_fail,
    timeouts_make_progress,
)
from ronda.lab.invariants.refusals import refusals_change_nothing, refusals_have_sentences
from ronda.lab.invariants.replays import (
    recordings_come_back,
    resumes_from_any_snapshot,
    same_inputs_same_digest,
)
from ronda.lab.invariants.state import (
    events_are_plain,
    own_check_holds,
    results_make_sense,
    state_is_plain,
    time_never_runs_backwards,
)
from ronda.lab.invariants.texts import everything_has_a_text, texts_agree
from ronda.lab.scene import Scene

Check = Callable[[Scene], None]

ALWAYS: tuple[Check, ...] = (
    state_is_plain, own_check_holds, results_make_sense, events_are_plain,
    time_never_runs_backwards,
)  # fmt: skip
OFTEN: tuple[Check, ...] = (
    never_stuck, rules_never_fail, timeouts_make_progress, refusals_change_nothing,
    refusals_have_sentences, listed_moves_are_accepted, unlisted_moves_are_refused,
    looking_changes_nothing, choices_are_the_legal_moves, nothing_leaks, bots_only_look,
)  # fmt: skip
AT_THE_END: tuple[Check, ...] = (
    same_inputs_same_digest, resumes_from_any_snapshot, recordings_come_back, matches_end,
)  # fmt: skip
CHECKS: dict[str, Check] = {check.__name__: check for check in (*ALWAYS, *OFTEN, *AT_THE_END)}

__all__ = [
    "ALWAYS", "AT_THE_END", "CHECKS", "OFTEN", "Check", "bots_only_look",
    "choices_are_the_legal_moves", "events_are_plain", "everything_has_a_text",
    "listed_moves_are_accepted", "looking_changes_nothing", "matches_end", "never_stuck",
    "nothing_leaks", "own_check_holds", "recordings_come_back", "refusals_change_nothing",
    "refusals_have_sentences", "results_make_sense", "resumes_from_any_snapshot",
    "rules_never_fail", "same_inputs_same_digest", "state_is_plain", "texts_agree",
    "time_never_runs_backwards", "timeouts_make_progress", "unlisted_moves_are_refused",
]  # fmt: skip
