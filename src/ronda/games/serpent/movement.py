"""Where a guess leads: the two rules there are, as numbers."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypedDict

from ronda.games.serpent.board import NEGATIVE, POSITIVE, within_board

ZONES = (2, -1, 1, -2, 3)  # by twenties: easy start, challenge, boost, challenge, final stretch
WRONG_GUESS = -2
JOKER_DICE = 6


class Movement(NamedTuple):
    """A movement rule."""

    steps: Mapping[str, range]  # the step values of each kind of field
    leap: Callable[[int, int], int]  # what step value and dice come to
    modifier: Callable[[int, int], int]  # by the base and the step value


class Calculation(TypedDict):
    """A guess worked out, under the names of `game:guess-result`."""

    startPosition: int
    diceRoll: int
    stepValue: int
    patternModifier: int
    calculatedPosition: int
    penalty: int


def pattern_modifier(base: int, step: int) -> int:
    """By the digits of the base; its sign is that of the field."""
    sign = 1 if step > 0 else -1
    if base % 10 == 0:
        return 0
    if base % 10 == 5:
        return 3 * sign
    if base % 3 == 0:
        return 2 * sign
    return sign if base % 2 else 0


def zone_modifier(base: int, step: int) -> int:
    """By the zone that the base lies in; the start belongs to the first."""
    return ZONES[max(base - 1, 0) // 20]


MOVEMENTS = {
    "pattern": Movement(
        {POSITIVE: range(1, 4), NEGATIVE: range(-3, 0)},
        lambda step, dice: step * dice,
        pattern_modifier,
    ),
    "zones": Movement(
        {POSITIVE: range(4), NEGATIVE: range(4)},
        lambda step, dice: step + dice,
        zone_modifier,
    ),
}


def calculated(rule: str, base: int, dice: int, step: int) -> Calculation:
    """Where a right guess leads from `base`."""
    movement = MOVEMENTS[rule]
    modifier = movement.modifier(base, step)
    target = within_board(base + movement.leap(step, dice) + modifier)
    return {
        "startPosition": base, "diceRoll": dice, "stepValue": step, "patternModifier": modifier,
        "calculatedPosition": target, "penalty": 0,
    }  # fmt: skip


def guess_required(field: str, good: bool) -> bool:
    """The matrix: a reward has to be calculated, and so has a penalty.

    `good` is a correct answer, or a joker that the gamemaster approves.
    """
    return good if field == POSITIVE else not good if field == NEGATIVE else False
