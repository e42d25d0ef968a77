"""The hundred fields, laid out from the seed."""

from collections.abc import Mapping
from typing import TypedDict

from ronda.rules import Luck

START, FIRST, LAST = 0, 1, 100
REGULAR, POSITIVE, NEGATIVE, LUCKY = "regular", "positive", "negative", "luck"
# Of a hundred fields; the last one is regular, so one regular field less is shuffled.
SHUFFLED = [REGULAR] * 39 + [POSITIVE] * 25 + [NEGATIVE] * 25 + [LUCKY] * 10


class Field(TypedDict):
    """One field of the board."""

    position: int
    type: str
    stepValue: int


class BoardData(TypedDict):
    """The board as players see it."""

    fields: list[Field]
    generationComplete: bool


def laid_out(steps: Mapping[str, range], luck: Luck) -> BoardData:
    """A new board; `steps` are the step values that each kind of field may have."""
    kinds = list(SHUFFLED)
    luck.shuffle(kinds)
    kinds.append(REGULAR)
    fields: list[Field] = [
        {"position": position, "type": kind, "stepValue": luck.pick(steps.get(kind, range(1)))}
        for position, kind in enumerate(kinds, start=FIRST)
    ]
    return {"fields": fields, "generationComplete": True}


def within_board(position: int) -> int:
    """Nobody leaves the board, at either end."""
    return max(FIRST, min(position, LAST))
