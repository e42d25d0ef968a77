"""The two movement rules (R2), with the source's examples worked out by hand."""

import pytest
from hypothesis import given as having
from hypothesis import strategies as st

from ronda.games.serpent.movement import MOVEMENTS, calculated, guess_required

POSITIONS = st.integers(0, 99)
DICE = st.integers(1, 6)


def target(rule: str, base: int, dice: int, step: int) -> int:
    return calculated(rule, base, dice, step)["calculatedPosition"]


@pytest.mark.parametrize(
    ("base", "dice", "step", "modifier", "ends"),
    [
        pytest.param(15, 4, 2, 3, 26, id="example 1: 15 + 8 + 3"),
        pytest.param(35, 6, -1, -3, 26, id="example 2: 35 - 6 - 3"),
        pytest.param(21, 5, 2, 2, 33, id="example 3: 21 + 10 + 2"),
        pytest.param(20, 4, 2, 0, 28, id="example 4: 20 + 8 + 0"),
        pytest.param(7, 3, -2, -1, 1, id="example 5: 7 - 6 - 1 = 0, kept at 1"),
    ],
)
def test_R2_the_calculation_examples(
    base: int, dice: int, step: int, modifier: int, ends: int
) -> None:
    worked_out = calculated("pattern", base, dice, step)
    assert (worked_out["patternModifier"], worked_out["calculatedPosition"]) == (modifier, ends)


@pytest.mark.parametrize(
    ("base", "modifier"),
    [(0, 0), (10, 0), (30, 0), (90, 0), (5, 3), (15, 3), (45, 3), (9, 2), (12, 2), (21, 2),
     (1, 1), (7, 1), (11, 1), (2, 0), (4, 0), (98, 0), (99, 2)],
)  # fmt: skip
def test_R2_the_digits_decide_the_modifier_and_the_field_its_sign(base: int, modifier: int) -> None:
    """R18: before field 1 (position 0) there is none."""
    assert calculated("pattern", base, 1, 1)["patternModifier"] == modifier
    assert calculated("pattern", base, 1, -1)["patternModifier"] == -modifier


@pytest.mark.parametrize(
    ("base", "dice", "step", "modifier", "ends"),
    [
        pytest.param(20, 4, 2, 2, 28, id="scenario 1: 20 + 4 + 2 + 2"),
        pytest.param(50, 5, 1, 1, 57, id="scenario 2: 50 + 5 + 1 + 1"),
        pytest.param(70, 6, 1, -2, 75, id="scenario 5: 70 + 6 + 1 - 2"),
    ],
)
def test_R2_the_scenarios_hold_under_zones(
    base: int, dice: int, step: int, modifier: int, ends: int
) -> None:
    worked_out = calculated("zones", base, dice, step)
    assert (worked_out["patternModifier"], worked_out["calculatedPosition"]) == (modifier, ends)


@pytest.mark.parametrize(
    ("first", "last", "modifier"),
    [(1, 20, 2), (21, 40, -1), (41, 60, 1), (61, 80, -2), (81, 99, 3), (0, 0, 2)],
)
def test_R2_the_zones_are_of_twenty_fields(first: int, last: int, modifier: int) -> None:
    """R18: before field 1 (position 0) it is the first one."""
    found = {calculated("zones", base, 1, 0)["patternModifier"] for base in range(first, last + 1)}
    assert found == {modifier}


@having(st.sampled_from(sorted(MOVEMENTS)), POSITIONS, DICE, st.integers(-3, 3))
def test_R2_nobody_leaves_the_board(rule: str, base: int, dice: int, step: int) -> None:
    assert 1 <= target(rule, base, dice, step) <= 100


@pytest.mark.parametrize(
    ("field", "good", "required"),
    [
        ("positive", True, True), ("positive", False, False),
        ("negative", True, False), ("negative", False, True),
        ("regular", True, False), ("regular", False, False),
        ("luck", True, False), ("luck", False, False),
    ],
)  # fmt: skip
def test_the_guess_matrix(field: str, good: bool, required: bool) -> None:
    assert guess_required(field, good) is required
