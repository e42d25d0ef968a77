"""What always holds, whatever is rolled, answered, guessed and decided."""

from typing import Any

from hypothesis import given as having
from hypothesis import settings
from hypothesis import strategies as st

from ronda.games.serpent.movement import MOVEMENTS
from tests.games.serpent.driving import Drive

CHOICES = st.lists(st.integers(1, 12), max_size=60)
OPTIONS = st.fixed_dictionaries(
    {
        "movement": st.sampled_from(sorted(MOVEMENTS)),
        "gamemaster": st.sampled_from(["automatic", "player"]),
        "subject": st.sampled_from(["general", "history", "mathematics"]),
    }
)


def chosen(drive: Drive, choice: int) -> None:
    """One step, as a number says."""
    phase = drive.race.phase
    if choice == 12 and drive.journal.match.deadline():
        drive.time_out()
    elif phase == "roll":
        drive.play("dice-roll", diceValue=(choice - 1) % 6 + 1)
    elif phase == "answer":
        drive.answers(choice % 2 == 0)
    elif phase == "decision":
        drive.decides("approve" if choice % 2 else "reject")
    else:
        drive.guesses(choice % 3 > 0)


@settings(max_examples=60, deadline=None)
@having(st.integers(0, 50), OPTIONS, CHOICES)
def test_the_rules_own_check_holds_after_every_step(
    seed: int, options: dict[str, Any], choices: list[int]
) -> None:
    drive = Drive(str(seed), 3, **options)
    for choice in choices:
        if drive.over:
            break
        chosen(drive, choice)
        drive.race.check()


@settings(max_examples=60, deadline=None)
@having(st.integers(0, 50), OPTIONS, CHOICES)
def test_nobody_is_moved_but_the_player_whose_turn_it_is(
    seed: int, options: dict[str, Any], choices: list[int]
) -> None:
    drive = Drive(str(seed), 4, **options)
    for choice in choices:
        if drive.over:
            break
        before, mover = list(drive.race.positions), drive.race.current_player
        chosen(drive, choice)
        moved = [s for s in range(4) if drive.race.positions[s] != before[s]]
        assert moved in ([], [mover])


@settings(max_examples=40, deadline=None)
@having(st.integers(0, 50), OPTIONS, CHOICES)
def test_a_snapshot_resumes_where_the_match_was(
    seed: int, options: dict[str, Any], choices: list[int]
) -> None:
    drive = Drive(str(seed), 3, **options)
    for choice in choices:
        if not drive.over:
            chosen(drive, choice)
    match = drive.journal.match
    copy = type(match).restore(type(match.game), match.seed, match.snapshot())
    assert copy.digest() == match.digest()
